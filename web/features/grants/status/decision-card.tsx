import type { GrantApplication } from '#contracts/foundation/grants.ts'
import { timeSpan } from '#web/format/amounts.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { decisionTexts } from './status-messages.ts'
import { dayInWords, dollars } from '../words.ts'

/** The decision with its reason, and the effect of the grant once it is paid. */
export function DecisionCard({ application }: { application: Pick<GrantApplication, 'decision' | 'paid'> }) {
  const { decision, paid } = application
  if (!decision) return null
  const { outcome, amount, reason, decidedAt } = decision
  return (
    <Card aria-labelledby="decision-title" className="md:p-7">
      <h2 id="decision-title">{decisionTexts.title}</h2>
      <p className="mt-3 font-[560]">
        {outcome === 'approved' ? decisionTexts.approved(dollars(amount)) : decisionTexts.refused}
      </p>
      {reason ? (
        <>
          <h3 className="mt-4 text-small text-ink-2">{decisionTexts.reason}</h3>
          <p className="mt-1 max-w-text whitespace-pre-line wrap-anywhere">{reason}</p>
        </>
      ) : null}
      <p className="mt-3 text-tiny text-ink-3">{decisionTexts.on(formatInstantDate(decidedAt))}</p>
      {paid ? <Paid paid={paid} /> : null}
    </Card>
  )
}

function Paid({ paid }: { paid: NonNullable<GrantApplication['paid']> }) {
  const { amount, paidOn, interestSaved, monthsSaved } = paid
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="font-[560]">{decisionTexts.paid(dollars(amount), dayInWords(paidOn))}</p>
      {interestSaved !== null && interestSaved > 0 ? (
        <p className="mt-1 text-small text-ink-2">
          {monthsSaved
            ? decisionTexts.saved(dollars(interestSaved), timeSpan(monthsSaved))
            : decisionTexts.savedInterest(dollars(interestSaved))}
        </p>
      ) : null}
    </div>
  )
}
