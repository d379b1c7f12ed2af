/** What changes in the chosen plan, in the words of its chart. */
import { planChanges, type PlanChange } from '#engine/debts/findings/plan-changes.ts'
import { NEW_DEBT_ID } from '#engine/debts/offers/consolidation.ts'
import type { Change } from '#web/ui/charts/freedom-line/markers.ts'
import { apr, balanceOn, money } from '../figures.ts'
import { changeTexts } from './plan-messages.ts'
import type { DebtPlan } from './plan-view.ts'

/** The changes by month. The last debts to be paid off are left out: the chart marks that month itself. */
export function changesOf({
  planned,
  start,
  chosen,
}: Pick<DebtPlan, 'planned' | 'start' | 'chosen'>): Change[] {
  const names = namesOf({ planned, start })
  const isEnd = ({ kind, month }: PlanChange) =>
    kind === 'paidOff' && chosen.status === 'paid' && month === chosen.months
  return planChanges(chosen.plan, start.debts)
    .filter((change) => !isEnd(change))
    .map((change) => ({ month: change.month, text: textOf(change, names) }))
}

/** By the id of a debt, or of one of its balances after it. */
function namesOf({ planned, start }: Pick<DebtPlan, 'planned' | 'start'>): Map<string, string> {
  const names = new Map(planned.map(({ id, name }) => [id, name]))
  for (const { id, buckets = [] } of start.debts)
    for (const bucket of buckets) names.set(`${id} ${bucket.id}`, balanceOn(bucket.name, names.get(id) ?? ''))
  return names
}

const keyOf = (change: PlanChange & { id: string }) =>
  'bucketId' in change && change.bucketId !== undefined ? `${change.id} ${change.bucketId}` : change.id

function textOf(change: PlanChange, names: ReadonlyMap<string, string>): string {
  const name = 'id' in change ? (names.get(keyOf(change)) ?? '') : ''
  switch (change.kind) {
    case 'paidOff':
      return changeTexts.paidOff(name)
    case 'moved': {
      const fee = change.feeCents > 0 ? money(change.feeCents) : null
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
