import type { PlanName } from '#engine/access/prices.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { cancelTexts } from './messages.ts'
import type { PlanFacts } from './plan-facts.ts'
import { useCancelPlan } from './use-billing.ts'

type CancelDialogProps = {
  plan: PlanName
  facts: PlanFacts
  email: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The second of two clicks: it says until when the plan stays open, and that a mail will confirm it. */
export function CancelDialog({ plan, facts, email, open, onOpenChange }: CancelDialogProps) {
  const cancel = useCancelPlan()

  async function confirm(): Promise<void> {
    try {
      const { endsAt } = await cancel.mutateAsync()
      onOpenChange(false)
      toast(cancelTexts.done(endsAt ? formatInstantDate(endsAt) : ''))
    } catch {
      // the failure was told, and the question stands
    }
  }

  return (
    <ConfirmDialog
      title={cancelTexts.title(plan)}
      description={`${endWords(plan, facts)} ${cancelTexts.stays} ${cancelTexts.mail(email)}`}
      open={open}
      onOpenChange={onOpenChange}
      confirmLabel={cancelTexts.confirm}
      cancelLabel={cancelTexts.keep}
      onConfirm={() => void confirm()}
      busy={cancel.isPending}
    />
  )
}

function endWords(plan: PlanName, { status, endsAt }: PlanFacts): string {
  if (endsAt === null) return cancelTexts.noDate
  const date = formatInstantDate(endsAt)
  return status === 'trialing' ? cancelTexts.trialText(plan, date) : cancelTexts.text(plan, date)
}
