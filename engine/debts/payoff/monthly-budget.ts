/**
 * The money of each month: the constant budget, its changes and the lump sums.
 * Example: minimums of $250 at the start and $200 extra are $450 a month for the whole plan; a change of
 * $50 from month 13 makes it $500 from then on; a lump sum of $1,000 in month 6 makes that month $1,450. A pause in
 * month 9 leaves that month the minimums that are due in it.
 */
import type { PayoffInput } from '#engine/debts/debt.ts'
import type { LaterBudget } from './never-pays-off.ts'

export type MonthlyBudget = {
  /** The money of a month in cents: the base of every month, its changes and its lump sums. A pause takes nothing off it. */
  inMonth(month: number, baseCents: number): number
  /** The part of a month's money that is a lump sum. */
  lumpSumIn(month: number): number
  /** Whether nothing but the minimums and a lump sum is paid in a month. */
  isPaused(month: number): boolean
  /** The most that the months after this one can bring. */
  after(month: number, baseCents: number): LaterBudget
  /** Whether every month after this one has the same money. */
  isConstantAfter(month: number): boolean
}

/** Lump sums of month 0 (today) are paid with the first month's money; changes from month 0 hold from the first month. */
export function monthlyBudget({ changes = [], lumpSums = [], pauses = [] }: PayoffInput): MonthlyBudget {
  const added = (month: number) =>
    changes.reduce((sum, change) => (change.fromMonth <= month ? sum + change.addCents : sum), 0)
  const lumps = new Map<number, number>()
  for (const { month, cents } of lumpSums) {
    const paidIn = Math.max(1, month)
    lumps.set(paidIn, (lumps.get(paidIn) ?? 0) + cents)
  }
  const regular = (month: number, baseCents: number) => Math.max(0, baseCents + added(month))
  return {
    inMonth: (month, baseCents) => regular(month, baseCents) + (lumps.get(month) ?? 0),
    lumpSumIn: (month) => lumps.get(month) ?? 0,
    isPaused: (month) => pauses.includes(month),
    after(month, baseCents) {
      const later = changes.filter((change) => change.fromMonth > month + 1).map(({ fromMonth }) => fromMonth)
      const mostCents = Math.max(...[month + 1, ...later].map((one) => regular(one, baseCents)))
      let lumpSumsCents = 0
      for (const [paidIn, cents] of lumps) if (paidIn > month) lumpSumsCents += cents
      return { mostCents, lumpSumsCents }
    },
    isConstantAfter(month) {
      if (changes.some((change) => change.fromMonth > month + 1 && change.addCents !== 0)) return false
      for (const paidIn of lumps.keys()) if (paidIn > month) return false
      return !pauses.some((paused) => paused > month)
    },
  }
}
