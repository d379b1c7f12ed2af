import type { PlanChoice } from './kept-plan.ts'

function keyOf({ order, extra, adjustments }: PlanChoice): string {
  const { ownOrder, increases, lumpSums, pauses, rateCuts, consolidation: one } = adjustments
  return JSON.stringify([
    order,
    extra,
    order === 'own' ? ownOrder : [],
    increases.map(({ from, amount }) => [from, amount]),
    lumpSums.map(({ month, amount }) => [month, amount]),
    pauses,
    rateCuts.map(({ debtId, from, rate, insteadOf }) => [debtId, from, rate, insteadOf]),
    one && [one.kind, one.month, one.debtIds, one.rate, one.months, one.laterRate, one.fee],
  ])
}

/** Whether two plans are the same to the last item; a list that the order does not follow is no difference. */
export function isSamePlan(one: PlanChoice, other: PlanChoice): boolean {
  return one === other || keyOf(one) === keyOf(other)
}
