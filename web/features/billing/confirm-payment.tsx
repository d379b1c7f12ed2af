import type { ToConfirm } from '#contracts/money/billing.ts'
import type { Access } from '#engine/access/access.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { confirmTexts } from './messages.ts'
import type { PlanFacts } from './plan-facts.ts'
import { graceEnd, planNameOf } from './status-words.ts'
import { useBackFromBank } from './use-billing.ts'

type ConfirmPaymentProps = { toConfirm: ToConfirm; facts: PlanFacts; access: Access }

/** A payment that the bank wants confirmed (3-D Secure): what waits for it, and the way to the page where the bank asks. */
export function ConfirmPayment({ toConfirm, facts, access }: ConfirmPaymentProps) {
  useBackFromBank()
  const { pageUrl, hasFailed } = toConfirm
  return (
    <div className="mt-3 rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
      <p className="font-[560]">{confirmTexts.title}</p>
      {hasFailed ? <p className="mt-1">{confirmTexts.failed}</p> : null}
      <p className="mt-1">{wordsOf(toConfirm, facts, access)}</p>
      {pageUrl === null ? (
        <p className="mt-2">{confirmTexts.noPage}</p>
      ) : (
        <p className="mt-3">
          <NewTabLink className={buttonClass({ variant: 'primary' })} href={pageUrl}>
            {confirmTexts.action}
          </NewTabLink>
        </p>
      )}
    </div>
  )
}

function wordsOf({ planId, amount, until }: ToConfirm, facts: PlanFacts, { line, badge }: Access): string {
  const price = amount === null ? null : formatCharge(amount)
  if (planId !== null) {
    const change = confirmTexts.change(planNameOf(planId), price ?? confirmTexts.thePayment, badge)
    return until === null ? change : `${change} ${confirmTexts.dropped(formatInstantDate(until))}`
  }
  const plan = planNameOf(facts.planId)
  if (line !== 'grace') return confirmTexts.onHold(plan, price ?? confirmTexts.aMonth)
  const end = graceEnd({ ...facts, subscriptionEndsAt: facts.endsAt })
  const words = facts.paymentRetryAt === null ? confirmTexts.month : confirmTexts.monthWithRetry
  return words(plan, price ?? confirmTexts.aMonth, end)
}
