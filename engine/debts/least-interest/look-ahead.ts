/**
 * Orders that look ahead: each month the extra goes to the debt whose rate is highest on average over the months to
 * come. A low rate that ends soon then counts by what follows it; with one month to look ahead it is avalanche.
 * Example: 0 % for 3 more months and 24 % after it is 12 % on average over 6 months: before a card at 11 %, after one
 * at 13 %. Interest that is deferred counts at its rate while it gathers, or not at all: both are tried.
 */
import type { PayoffDebt } from '#engine/debts/debt.ts'
import type { StepsIn } from '#engine/debts/payoff/orders.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'

/** How far the orders look, in months. */
const WINDOWS = [1, 2, 3, 4, 6, 9, 12, 18, 24, 36]

/** The month after which no rate changes, and so no order does. */
function lastChange(debts: readonly PayoffDebt[]): number {
  return Math.max(
    1,
    ...debts.flatMap(({ rates, deferred }) => [
      rates.at(-1)?.fromMonth ?? 0,
      (deferred?.untilMonth ?? 0) + 1,
    ]),
  )
}

/** No offer is followed further than this: ten years. */
const MOST_MONTHS = 120

/** The sum of the rates of the months after each month, month 0 first. */
function rateSums(debt: PayoffDebt, months: number, countsDeferred: boolean): number[] {
  const sums = [0]
  for (let month = 1; month <= months; month += 1) {
    const { deferred, rates } = debt
    const gathers = countsDeferred && deferred && month <= deferred.untilMonth
    const rate = Math.max(rateInMonth(rates, month), gathers ? deferred.aprPpm : 0)
    sums.push(sums[month - 1]! + rate)
  }
  return sums
}

/** Debts by falling value; those of one value share a place. */
function placesBy(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].toSorted((a, b) => b - a)
  return values.map((value) => sorted.indexOf(value))
}

/** The steps of every order that looks ahead. */
export function lookAheadSteps(debts: readonly PayoffDebt[]): StepsIn[] {
  const changes = Math.min(MOST_MONTHS, lastChange(debts))
  const hasDeferral = debts.some(({ deferred }) => deferred)
  return WINDOWS.flatMap((window) =>
    (hasDeferral ? [true, false] : [false]).map((counts) => [window, counts] as const),
  ).map(([window, counts]): StepsIn => {
    const sums = debts.map((debt) => rateSums(debt, changes + window, counts))
    const byMonth: number[][] = []
    return (month) => {
      const at = Math.min(month, changes)
      byMonth[at] ??= placesBy(sums.map((sum) => sum[at + window - 1]! - sum[at - 1]!))
      return { payments: [], places: byMonth[at] }
    }
  })
}

/** Places of entry by the highest rate of a month first, then the smaller balance. */
export function listByRate(debts: readonly PayoffDebt[], month: number): number[] {
  const rates = debts.map((debt) => rateInMonth(debt.rates, month))
  return debts
    .map((_, i) => i)
    .toSorted((a, b) => rates[b]! - rates[a]! || debts[a]!.balanceCents - debts[b]!.balanceCents || a - b)
}

/** Places of entry by the smallest balance first. */
export function listByBalance(debts: readonly PayoffDebt[]): number[] {
  return debts.map((_, i) => i).toSorted((a, b) => debts[a]!.balanceCents - debts[b]!.balanceCents || a - b)
}
