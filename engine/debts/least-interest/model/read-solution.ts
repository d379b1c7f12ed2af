/**
 * A solver's values as a plan: each month pays a debt what the values say, with its minimum in it, and the rest to the
 * debt that they pay above its minimum next. Played through the month loop it is a plan in whole cents that keeps every
 * rule, also where the values do not, such as those of a relaxed model.
 */
import type { MonthSteps, StepsIn } from '#engine/debts/payoff/orders.ts'
import { leastAsked } from './asked.ts'
import type { PayoffModel } from './payoff-model.ts'

/** Less than half a cent is no payment. */
const NO_PAYMENT = 0.005

/** More on a deferral than the values say, each month: the few cents that rounding leaves would bring the whole charge. */
const AHEAD_CENTS = 2

/** Which of a month's payments comes first where the money is short of them all: a relaxed model's largest says most. */
export type FirstPaid = 'largest' | 'smallest'

/** What a month pays on a debt above its minimum. */
function above(built: PayoffModel, values: ArrayLike<number>, [i, month]: [number, number]): number {
  const debt = built.debts[i]!
  const paid = values[built.paid[i]![month]!]!
  if (month < debt.paymentsFrom) return paid
  const before = month === 1 ? debt.balance : values[built.owed[i]![month - 1]!]!
  return paid - leastAsked(debt.asked[month]!, before)
}

/** By debt: the next month after each in which it gets more than its minimum. */
function nextMonths(built: PayoffModel, values: ArrayLike<number>): number[][] {
  return built.debts.map((_, i) => {
    const next: number[] = []
    let at = Number.POSITIVE_INFINITY
    for (let month = built.months; month >= 0; month -= 1) {
      next[month] = at
      if (month > 0 && above(built, values, [i, month]) > NO_PAYMENT) at = month
    }
    return next
  })
}

/** The month in which the values close a deferral in time; 0 where there is none, or its interest is charged. */
function savedIn(built: PayoffModel, values: ArrayLike<number>, i: number): number {
  const until = built.debts[i]!.deferral?.until ?? 0
  const owed = built.owed[i]!.slice(1, until + 1).map((column) => values[column]!)
  return until > built.months ? 0 : owed.findIndex((left) => left < NO_PAYMENT) + 1
}

/** The steps of a solver's values for an input of `count` debts. */
export function solutionSteps(
  built: PayoffModel,
  values: ArrayLike<number>,
  { count, firstPaid }: { count: number; firstPaid: FirstPaid },
): StepsIn {
  const next = nextMonths(built, values)
  const sign = firstPaid === 'largest' ? -1 : 1
  const saved = built.debts.map((_, i) => savedIn(built, values, i))
  const stepsAt = (month: number): MonthSteps => {
    const payments = built.debts
      .map(({ entered }, i) => ({
        entered,
        cents: Math.round((values[built.paid[i]![month] ?? -1] ?? 0) * 100),
        isSaved: month <= saved[i]!,
      }))
      .filter(({ cents }) => cents > 0)
      .toSorted((a, b) => Number(b.isSaved) - Number(a.isSaved) || sign * (a.cents - b.cents))
      .map(({ entered, cents, isSaved }) => ({ entered, cents: cents + (isSaved ? AHEAD_CENTS : 0) }))
    const line = built.debts
      .map(({ entered }, i) => ({ entered, next: next[i]![month] ?? Number.POSITIVE_INFINITY, i }))
      .toSorted((a, b) => (a.next === b.next ? paidIn(b, b.next) - paidIn(a, a.next) : a.next - b.next))
    const places = Array.from({ length: count }, () => count)
    line.forEach((one, place) => {
      if (Number.isFinite(one.next)) places[one.entered] = place
    })
    return { payments, places, areTotals: true }
  }
  const paidIn = ({ i }: { i: number }, month: number) =>
    Number.isFinite(month) ? values[built.paid[i]![month]!]! : 0
  return stepsAt
}
