import { useState } from 'react'
import { Link } from 'react-router'
import { formatInstantDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import { PREMIUM_PLAN_ID, PRO_PLAN_ID, type PlanName } from '#engine/access/prices.ts'
import { cancelTexts, freeTexts, statusTexts } from './messages.ts'
import { PlanChangeDialog } from './plan-change-dialog.tsx'
import { isPaidPlanId, type PaidPlanId, type PlanAction, type PlanFacts } from './plan-facts.ts'
import { useBillingPortal, useCancelPlan, useResumePlan } from './use-billing.ts'
import { useContinueFree } from './checkout/use-continue-free.ts'

type PlanActionsProps = {
  facts: PlanFacts
  plan: PlanName
  acts: readonly PlanAction[]
  /** the recipient of the confirmation */
  email: string
  onFree: () => void
}

/** The buttons of the plan; the first action is the one to offer first. */
export function PlanActions({ facts, plan, acts, email, onFree }: PlanActionsProps) {
  const [isCanceling, setCanceling] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const change = usePlanChange(acts, plan)
  const portal = useBillingPortal()
  const resume = useResumePlan()
  const free = useContinueFree(onFree)
  const press: Record<Exclude<PlanAction, 'compare'>, { onClick: () => void; busy?: boolean }> = {
    upgrade: { onClick: () => change.choose(PREMIUM_PLAN_ID) },
    downgrade: { onClick: () => change.choose(PRO_PLAN_ID) },
    keep: { onClick: () => change.choose(planIdOf(plan)) },
    cancel: { onClick: () => setCanceling(true) },
    resume: { onClick: () => resume.mutate(), busy: resume.isPending },
    newCard: { onClick: portal.open, busy: portal.isBusy },
    endNow: { onClick: () => setEnding(true) },
    continueFree: { onClick: () => free.mutate(), busy: free.isPending },
  }
  return (
    <>
      {acts.map((act, place) =>
        act === 'compare' ? (
          <Link key={act} className={buttonClass({ variant: 'quiet' })} to={paths.pricing}>
            {statusTexts.compare}
          </Link>
        ) : (
          <Button key={act} variant={variantOf(act, { place, facts })} {...press[act]}>
            {statusTexts[act]}
          </Button>
        ),
      )}
      {isCanceling ? (
        <CancelDialog plan={plan} facts={facts} email={email} onClose={() => setCanceling(false)} />
      ) : null}
      <ConfirmDialog
        title={freeTexts.title}
        description={freeTexts.text(plan)}
        open={isEnding}
        onOpenChange={setEnding}
        confirmLabel={freeTexts.confirm}
        cancelLabel={cancelTexts.keep}
        onConfirm={() => free.mutate()}
        busy={free.isPending}
        tone="primary"
      />
      {change.wanted ? (
        <PlanChangeDialog from={plan} planId={change.wanted} endsAt={facts.endsAt} onClose={change.close} />
      ) : null}
    </>
  )
}

type CancelDialogProps = Pick<PlanActionsProps, 'plan' | 'facts' | 'email'> & { onClose: () => void }

/** The second of two clicks: names the day the plan stays open until, and the email that confirms it. */
function CancelDialog({ plan, facts, email, onClose }: CancelDialogProps) {
  const cancel = useCancelPlan()
  const onSuccess = ({ endsAt }: { endsAt: string | null }) => {
    onClose()
    toast(cancelTexts.done(endsAt ? formatInstantDate(endsAt) : ''))
  }
  return (
    <ConfirmDialog
      title={cancelTexts.title(plan)}
      description={`${endWords(plan, facts)} ${cancelTexts.stays} ${cancelTexts.mail(email)}`}
      onOpenChange={onClose}
      confirmLabel={cancelTexts.confirm}
      cancelLabel={cancelTexts.keep}
      onConfirm={() => cancel.mutate(undefined, { onSuccess })}
      busy={cancel.isPending}
    />
  )
}

function endWords(plan: PlanName, { status, endsAt }: PlanFacts): string {
  if (endsAt === null) return cancelTexts.noDate
  const date = formatInstantDate(endsAt)
  return status === 'trialing' ? cancelTexts.trialText(plan, date) : cancelTexts.text(plan, date)
}

function variantOf(
  act: PlanAction,
  { place, facts }: { place: number; facts: PlanFacts },
): 'primary' | 'quiet' | 'plain' {
  if (act === 'cancel') return 'plain'
  // The way to the bank is the one to offer first.
  if (facts.toConfirm !== null) return 'quiet'
  return place === 0 && (act === 'newCard' || act === 'resume') ? 'primary' : 'quiet'
}

const planIdOf = (plan: PlanName): PaidPlanId => (plan === 'Premium' ? PREMIUM_PLAN_ID : PRO_PLAN_ID)

/** The plan change a link asked for (`?change=price_premium`), where the plan allows it. */
function usePlanChange(acts: readonly PlanAction[], plan: PlanName) {
  const [search, set] = useSearchParam()
  const asked = search.get('change')
  const isAllowed =
    asked === planIdOf(plan) ? acts.includes('keep') : acts.includes('upgrade') || acts.includes('downgrade')
  return {
    wanted: isPaidPlanId(asked) && isAllowed ? asked : null,
    choose: (planId: PaidPlanId) => set({ change: planId }),
    close: () => set({ change: null }),
  }
}

/** The place of the acts until they are known. */
export function PlanActionsSkeleton() {
  return (
    <>
      <Skeleton className="h-11 w-44" />
      <Skeleton className="h-11 w-28" />
    </>
  )
}
