import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Debt } from '#contracts/money/debts.ts'
import { debtTypeLabels } from '#contracts/money/messages/debt-type-messages.ts'
import { minimumWords } from '../due/due-words.ts'
import { rateWords } from '../assumed/assumed-rates.ts'
import { debtTypeLooks } from '../debt-types.ts'
import { money, month } from '../figures.ts'
import { type DebtPlan, goneMonth, nextToGo } from '../plan/plan-view.ts'
import { breakdownTexts as texts, noDebtToTrack } from './dashboard-messages.ts'

const SHOWN = 8

/** How many debts there are and which ends first; each in a line inside. `plan` is null for a person who has entered none. */
export function DebtsRow({ plan, row }: { plan: DebtPlan | null; row: RowState }) {
  const debts = plan?.debts.filter(({ closedAt }) => closedAt === null) ?? []
  const more = debts.length - SHOWN
  return (
    <OpenRow
      {...row}
      title={texts.title}
      note={plan ? noteOf(plan) : texts.empty}
      figure={plan && texts.accounts(debts.length)}
    >
      {plan && plan.totalCents === 0 && (
        <EmptyState isInset title={noDebtToTrack.title} text={noDebtToTrack.text} />
      )}
      {plan ? (
        <ul className="mb-2 md:columns-2 md:gap-x-8">
          {debts.slice(0, SHOWN).map((debt) => (
            <DebtLine key={debt.id} debt={debt} plan={plan} />
          ))}
        </ul>
      ) : (
        <p className="pb-3 text-small text-ink-2">{texts.emptyText}</p>
      )}
      {more > 0 && <p className="py-2 text-small text-ink-2">{texts.more(more)}</p>}
      <div className="flex flex-wrap gap-2">
        <Link to={paths.debtTracker} className={buttonClass({ variant: 'quiet' })}>
          {texts.all}
        </Link>
        <Link to={paths.debtTracker} className={buttonClass({ variant: 'plain' })}>
          <Plus size={18} aria-hidden="true" /> {texts.add}
        </Link>
      </div>
    </OpenRow>
  )
}

function noteOf(plan: DebtPlan): string {
  if (plan.totalCents === 0) return texts.allPaid
  const id = nextToGo(plan)
  const at = id === null ? null : goneMonth(plan, id)
  const name = plan.debts.find((debt) => debt.id === id)?.name
  // With one debt its month is the month of all, which the page begins with.
  if (at === null || !name || plan.chosen.payoffOrder.length < 2) return texts.waiting
  return texts.first(name, month(at))
}

function DebtLine({ debt, plan }: { debt: Debt; plan: DebtPlan }) {
  const { icon: Icon, tone } = debtTypeLooks[debt.type]
  const minimum = plan.minimums.get(debt.id)
  return (
    <li className="flex break-inside-avoid flex-wrap items-center gap-3 border-b border-line py-3">
      <span className={`grid size-10 shrink-0 place-items-center rounded-control ${tone}`}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="min-w-24 flex-1">
        <p className="leading-snug font-[560] break-words">{debt.name}</p>
        <p className="text-tiny text-ink-3">
          {debtTypeLabels()[debt.type]} · {rateWords(debt)}
        </p>
      </div>
      <div className="ml-auto text-right">
        <p className="fig text-lead leading-tight">{money(debt.balance)}</p>
        {minimum && debt.balance > 0 && <p className="text-tiny text-ink-3">{minimumWords(minimum)}</p>}
      </div>
    </li>
  )
}
