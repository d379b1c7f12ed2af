/** What changes in the chosen plan, in the words of its chart. */
import { planChanges, type PlanChange } from '#engine/debts/findings/plan-changes.ts'
import { NEW_DEBT_ID } from '#engine/debts/offers/consolidation.ts'
import type { Change } from '#web/ui/charts/freedom-line/markers.ts'
import { apr, money } from '../figures.ts'
import { changeTexts } from './plan-messages.ts'
import type { DebtPlan } from './plan-view.ts'

/** The changes by month. The last debts to be paid off are left out: the chart marks that month itself. */
export function changesOf({
  planned,
  start,
  chosen,
}: Pick<DebtPlan, 'planned' | 'start' | 'chosen'>): Change[] {
  const names = new Map(planned.map(({ id, name }) => [id, name]))
  const isEnd = ({ kind, month }: PlanChange) =>
    kind === 'paidOff' && chosen.status === 'paid' && month === chosen.months
  return planChanges(chosen.plan, start.debts)
    .filter((change) => !isEnd(change))
    .map((change) => ({ month: change.month, text: textOf(change, names) }))
}

function textOf(change: PlanChange, names: ReadonlyMap<string, string>): string {
  const name = 'id' in change ? (names.get(change.id) ?? '') : ''
  switch (change.kind) {
    case 'paidOff':
      return changeTexts.paidOff(name)
    case 'moved': {
      const fee = change.feeCents > 0 ? changeTexts.fee(money(change.feeCents)) : ''
      const moved = change.ids.map((id) => names.get(id) ?? '')
      return changeTexts.moved(moved, names.get(NEW_DEBT_ID) ?? '', fee)
    }
    case 'offerEnds':
      return changeTexts.offerEnds(name, apr(change.aprPpm))
    case 'deferralEnds':
      return changeTexts.deferralEnds(name)
    case 'paysFrom':
      return changeTexts.paysFrom(money(change.cents))
    case 'paysOnce':
      return (change.cents > 0 ? changeTexts.paysMore : changeTexts.paysLess)(money(Math.abs(change.cents)))
  }
}
