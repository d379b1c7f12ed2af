import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { debtTypeLabels, type Debt } from '#contracts/money/debts.ts'
import { minimumWords } from '../due/due-words.ts'
import { debtTypeLooks } from '../debt-types.ts'
import { apr, money } from '../figures.ts'
import { noDebtToTrack } from '../messages.ts'
import type { DebtPlan } from '../plan/plan-view.ts'

const SHOWN = 8

/** Every debt in a line, with the way to all of them. `plan` is null for a person who has entered none. */
export function DebtBreakdownCard({ plan }: { plan: DebtPlan | null }) {
  const debts = plan?.debts ?? []
  const more = debts.length - SHOWN
  return (
    <Card aria-labelledby="breakdown-title" className="flex flex-col md:p-6">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle id="breakdown-title">Debt Breakdown</CardTitle>
        <Link to={paths.debtTracker} className="link -my-2 inline-flex min-h-11 items-center text-small">
          View All Debts
        </Link>
      </div>
      {plan && debts.length > 0 ? (
        <ul className="mb-3">
          {debts.slice(0, SHOWN).map((debt) => (
            <DebtLine key={debt.id} debt={debt} plan={plan} />
          ))}
        </ul>
      ) : (
        <EmptyState isInset title={noDebtToTrack.title} text={noDebtToTrack.text} />
      )}
      {more > 0 && (
        <p className="py-2 text-small text-ink-2">
          and {more} more {more === 1 ? 'debt' : 'debts'}
        </p>
      )}
      <Link to={paths.debtTracker} className={buttonClass({ variant: 'quiet', className: 'mt-auto' })}>
        <Plus size={18} aria-hidden="true" /> Add Debt to Track
      </Link>
    </Card>
  )
}

function DebtLine({ debt, plan }: { debt: Debt; plan: DebtPlan }) {
  const { icon: Icon, tone } = debtTypeLooks[debt.type]
  const rate = debt.interestRate
  const minimum = plan.minimums.get(debt.id)
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-3 first:border-t-0">
      <span className={`grid size-10 shrink-0 place-items-center rounded-control ${tone}`}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="min-w-24 flex-1">
        <p className="leading-snug font-[560] break-words">{debt.name}</p>
        <p className="text-tiny text-ink-3">
          {debtTypeLabels[debt.type]} · {rate === null ? 'rate not known' : `${apr(rate)} APR`}
        </p>
      </div>
      <div className="ml-auto text-right">
        <p className="fig text-lead leading-tight">{money(debt.balance)}</p>
        {minimum && debt.balance > 0 && <p className="text-tiny text-ink-3">{minimumWords(minimum)}</p>}
      </div>
    </li>
  )
}
