import type { PaymentReturn } from '#contracts/money/billing.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { returnTexts } from './messages.ts'

/** Refunds and disputes of payments for the plan, newest first; nothing where there are none. */
export function ReturnsCard({ returns }: { returns: readonly PaymentReturn[] }) {
  if (returns.length === 0) return null
  return (
    <TitledCard title={returnTexts.title}>
      <ul className="mt-3">
        {returns.map(({ id, state, amount, happenedAt }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="text-[0.9375rem]">{formatInstantDate(happenedAt)}</p>
              <p className="text-small text-ink-2">{returnTexts[state]}</p>
            </div>
            <span className="text-[0.9375rem] font-[560] tabular-nums">{formatCharge(amount)}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
