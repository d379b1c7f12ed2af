import { QUICK_WIN_CENTS } from '#engine/debts/progress.ts'
import { Tag } from '#web/ui/tag.tsx'
import { slotsOf } from '#web/ui/charts/freedom-line/series.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { DebtCard, type CardFacts, type DebtAction } from './debt-card.tsx'
import { money } from '../figures.ts'
import { asideTexts } from '../leaving/leaving-messages.ts'
import { dueWords, minimumWords } from '../due/due-words.ts'
import { goneMonth, nextToGo, quickWinsOf, type DebtPlan } from '../plan/plan-view.ts'
import { listTexts as texts } from './list-messages.ts'

type DebtListProps = { plan: DebtPlan; onAction: (act: DebtAction, debt: Debt) => void }

/** The colors of the debts in the freedom line: only open debts are drawn there. */
function slotsOfDebts(debts: readonly Debt[]): Map<string, number> {
  const open = debts.filter((debt) => debt.balance > 0)
  return slotsOf(open.map((debt) => ({ id: debt.id, weight: debt.balance })))
}

/** A card for each debt that is not closed, in the order they were entered. */
export function DebtList({ plan, onAction }: DebtListProps) {
  const slots = slotsOfDebts(plan.debts)
  const wins = quickWinsOf(plan.debts)
  const open = plan.debts.filter(({ closedAt }) => closedAt === null)
  return (
    <section aria-labelledby="accounts-title">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="accounts-title">{texts.title}</h2>
        {wins.length > 0 && <Tag tone="gold">{texts.quickWins(wins.length)}</Tag>}
      </div>
      {wins.length > 0 && <QuickWins wins={wins} />}
      {open.length === 0 && <p className="text-ink-2">{asideTexts.noneOpen}</p>}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {open.map((debt) => (
          <DebtCard
            key={debt.id}
            debt={debt}
            onAction={onAction}
            {...factsOf(plan, debt)}
            slot={slots.get(debt.id) ?? 0}
          />
        ))}
      </div>
    </section>
  )
}

function factsOf(plan: DebtPlan, debt: Debt): Omit<CardFacts, 'slot'> {
  return {
    today: plan.today,
    minimum: minimumOf(plan, debt),
    due: dueWords(plan, debt),
    goneMonth: goneMonth(plan, debt.id),
    isNext: nextToGo(plan) === debt.id,
  }
}

function minimumOf({ minimums }: DebtPlan, { id, balance }: Debt): string {
  const minimum = minimums.get(id)
  return minimum && balance > 0 ? minimumWords(minimum) : ''
}

const WINS_NAMED = 3

/** The smallest debts by name: an early success keeps people going. */
function QuickWins({ wins }: { wins: readonly Debt[] }) {
  const named = wins.slice(0, WINS_NAMED).map((debt) => `${debt.name} (${money(debt.balance)})`)
  const more = wins.length - named.length
  return (
    <p className="mb-4 max-w-text text-small text-ink-2">
      {texts.quickWinsNamed({ under: money(QUICK_WIN_CENTS), named, more })}
    </p>
  )
}
