/**
 * The money of each month: the constant budget, its changes and the lump sums.
 * Example: minimums of $250 at the start and $200 extra are $450 a month for the whole plan; a change of
 * $50 from month 13 makes it $500 from then on; a lump sum of $1,000 in month 6 makes that month $1,450.
 * A debt that grows until its first payment may ask for more then than at the start: the budget holds that.
 */
import type { PayoffInput } from './debt.ts'
import type { LaterMoney } from './never.ts'

export type MoneyPlan = {
  /** The money of a month in cents. The months until all debts have begun fix the budget, unless the plan names it: the most minimums of one of them + the extra. */
  inMonth(month: number, minimumsCents: number): number
  /** The part of a month's money that is a lump sum. */
  lumpSumIn(month: number): number
  /** What the months after this one can bring at most. */
  after(month: number): LaterMoney
  /** Whether every month after this one has the same money. */
  isConstantAfter(month: number): boolean
}

/** Lump sums of month 0 (today) are paid with the first month's money; changes from month 0 hold from the first month. */
export function moneyPlan(
  { budgetCents, extraCents = 0, changes = [], lumpSums = [] }: PayoffInput,
  begunMonth: number,
): MoneyPlan {
  let base = budgetCents
  const added = (month: number) =>
    changes.reduce((sum, change) => (change.fromMonth <= month ? sum + change.addCents : sum), 0)
  const lumps = new Map<number, number>()
  for (const { month, cents } of lumpSums) {
    const paidIn = Math.max(1, month)
    lumps.set(paidIn, (lumps.get(paidIn) ?? 0) + cents)
  }
  const regular = (month: number) => Math.max(0, (base ?? 0) + added(month))
  return {
    inMonth(month, minimumsCents) {
      if (budgetCents === undefined && month <= begunMonth)
        base = Math.max(base ?? 0, minimumsCents + extraCents)
      return regular(month) + (lumps.get(month) ?? 0)
    },
    lumpSumIn: (month) => lumps.get(month) ?? 0,
    after(month) {
      const later = changes.filter((change) => change.fromMonth > month + 1)
      const mostCents = Math.max(regular(month + 1), ...later.map((change) => regular(change.fromMonth)))
      let lumpSumsCents = 0
      for (const [paidIn, cents] of lumps) if (paidIn > month) lumpSumsCents += cents
      return { mostCents, lumpSumsCents }
    },
    isConstantAfter(month) {
      if (changes.some((change) => change.fromMonth > month + 1 && change.addCents !== 0)) return false
      for (const paidIn of lumps.keys()) if (paidIn > month) return false
      return true
    },
  }
}
