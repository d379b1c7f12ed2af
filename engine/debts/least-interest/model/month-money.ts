/**
 * The money of each month as the model takes it, in dollars: the constant budget, its changes and its lump sums. Where
 * the budget is not named it rests on the minimums of the months until every debt has begun: they are worked out with
 * the minimums alone paid, which is the most they can be.
 */
import type { PayoffInput } from '#engine/debts/debt.ts'
import { monthlyBudget } from '#engine/debts/payoff/monthly-budget.ts'
import { closeMonth, openMonth, payMonth, startRun } from '#engine/debts/payoff/month-loop.ts'
import { allBegun } from '#engine/debts/run/run-plan.ts'

export type MonthMoney = { all: number; lumpSum: number; isPaused: boolean }

/** The base of each month until all debts have begun; the last holds for those after. */
function bases(input: PayoffInput, begun: number): number[] {
  if (input.budgetCents !== undefined) return [input.budgetCents]
  const run = startRun({ ...input, order: 'minimumsOnly' })
  let base = 0
  return Array.from({ length: begun }, (_, i) => {
    openMonth(run, i + 1)
    base = Math.max(base, run.usualMinimumCents + (input.extraCents ?? 0))
    payMonth(run, { month: i + 1, extraCents: 0, lumpSumCents: 0 })
    closeMonth(run, i + 1)
    run.open = run.open.filter((at) => run.balance[at]! > 0)
    return base
  })
}

/** The money of months 1 to `months`; place 0 is none. */
export function monthMoney(input: PayoffInput, months: number): MonthMoney[] {
  const budget = monthlyBudget(input)
  const base = bases(input, allBegun(input.debts))
  return Array.from({ length: months + 1 }, (_, month) => {
    if (month === 0) return { all: 0, lumpSum: 0, isPaused: false }
    const baseCents = base[Math.min(month, base.length) - 1] ?? 0
    return {
      all: budget.inMonth(month, baseCents) / 100,
      lumpSum: budget.lumpSumIn(month) / 100,
      isPaused: budget.isPaused(month),
    }
  })
}
