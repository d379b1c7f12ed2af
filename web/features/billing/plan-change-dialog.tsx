import { useRead } from '#web/api/use-read.ts'
import { previewPlanChange, changePlan, getBilling } from '#contracts/money/billing.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { ApiError, serverMessage } from '#web/api/api-error.ts'
import { dateOfInstant, formatInstantDate, today } from '#web/format/dates.ts'
import { formatCharge, formatPrice } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { Facts } from '#web/ui/figures/facts.tsx'
import { changeTexts, confirmTexts } from './messages.ts'
import { describeChange, doneWords, kindOf, titleOf, type PlanChange } from './plan-change-words.ts'
import type { PaidPlanId } from './plan-facts.ts'
import { planNameOf } from './status-words.ts'

type PlanChangeDialogProps = Pick<PlanChange, 'from' | 'endsAt'> & {
  planId: PaidPlanId
  onClose: () => void
}

/** The price of another plan, its start, and the amount due now, all before it is chosen. */
export function PlanChangeDialog({ from, planId, endsAt, onClose }: PlanChangeDialogProps) {
  const planned: PlanChange = { from, to: planNameOf(planId), endsAt }
  // worked out again each time it is asked for
  const preview = useRead(previewPlanChange, { body: { planId } }, { staleTime: 0, gcTime: 0 })
  const change = usePlanChangeAct({ planned, onClose, onStale: () => void preview.refetch() })
  const price = preview.isFetching ? undefined : preview.data
  const due = price?.dueNow ?? 0
  return (
    <Dialog
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(planned)}
      description={describeChange(planned)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {changeTexts.leave}
          </Button>
          <Button
            disabled={!price}
            busy={change.isPending}
            onClick={() => price && change.mutate({ body: { planId, quotedAt: price.quotedAt } })}
          >
            {due > 0 ? changeTexts.pay(formatCharge(due)) : titleOf(planned)}
          </Button>
        </>
      }
    >
      {change.problem ? <Problem text={change.problem} /> : null}
      {price ? (
        <Price price={price} planned={planned} />
      ) : preview.isError && !preview.isFetching ? (
        <LoadFailed
          isInset
          title={serverMessage(preview.error) ?? changeTexts.noPrice}
          text={null}
          reads={preview}
        />
      ) : (
        <SkeletonRows label={changeTexts.loading} className="gap-4 py-6" rows={['h-6', 'h-6', 'h-6']} />
      )}
    </Dialog>
  )
}

type Quote = { dueNow: number; monthly: number; startsAt: string }

function Price({ price, planned }: { price: Quote; planned: PlanChange }) {
  const due = price.dueNow
  const isPart = due > 0 && due < price.monthly
  const isToday = dateOfInstant(price.startsAt) === today()
  const starts = isToday ? changeTexts.today : formatInstantDate(price.startsAt)
  const monthly = formatPrice(price.monthly)
  return (
    <>
      <Facts
        facts={[
          ...(kindOf(planned) === 'keep' ? [] : [[changeTexts.starts, starts] as const]),
          [changeTexts.dueNow, due > 0 ? formatCharge(due) : changeTexts.nothingNow],
          [
            changeTexts.each,
            isPart && planned.endsAt ? changeTexts.from(monthly, formatInstantDate(planned.endsAt)) : monthly,
          ],
        ]}
      />
      {isPart ? <p className="mt-3 text-small text-ink-2">{changeTexts.restOfMonth}</p> : null}
    </>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
      {text}
    </p>
  )
}

type Act = { planned: PlanChange; onClose: () => void; onStale: () => void }

const isStale = (error: unknown) => error instanceof ApiError && error.status === 409

/** Makes the change at the price shown. A price that no longer holds (409) is asked for again and shown first. */
function usePlanChangeAct({ planned, onClose, onStale }: Act) {
  const change = useWrite(changePlan, {
    shows: readOf(getBilling).queryKey,
    onSuccess: ({ endsAt, toConfirm }) => {
      onClose()
      // The plan stays as it is, and the screen says what waits.
      if (toConfirm !== null && toConfirm.planId !== null) return void toast(confirmTexts.asked(planned.from))
      toast(doneWords(planned, endsAt))
    },
    onError: (error) => void (isStale(error) && onStale()),
  })
  const unsaid = isStale(change.error) ? changeTexts.recalculated : changeTexts.failed
  return { ...change, problem: change.error && (serverMessage(change.error) ?? unsaid) }
}
