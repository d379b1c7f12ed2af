/**
 * A route: who gets the extra money in each month, as a list of debts until a month and another from then on, after the
 * amounts that are reserved for a deferral. A search tries thousands of routes, so each is played by the month loop
 * without a schedule, and the work is counted, not timed: the same debts give the same plan on every machine.
 * Example: two debts, the first list [0, 1] until month 7, then [1, 0]: the second debt gets the extra from month 7 on.
 */
import type { PayoffInput } from '#engine/debts/debt.ts'
import type { StepsIn } from '#engine/debts/payoff/orders.ts'
import { type PlanOutline, type Recorder, steerPayoff } from '#engine/debts/run/run-plan.ts'

/** Lists name debts by their places of entry. `reserved` has a month's amounts, each to one debt. */
export type Route = {
  first: readonly number[]
  switchMonth: number
  next: readonly number[]
  reserved: Reserved
}

/** By month: the debts (places of entry) and the cents that are theirs before any list. */
export type Reserved = ReadonlyMap<number, readonly { entered: number; cents: number }[]>

const NOTHING_RESERVED: Reserved = new Map()

/** One list for all months. */
export function plainRoute(list: readonly number[]): Route {
  return { first: list, switchMonth: 1, next: list, reserved: NOTHING_RESERVED }
}

/** The place of each debt in a list. */
function placesIn(list: readonly number[]): number[] {
  const places: number[] = []
  list.forEach((entered, place) => {
    places[entered] = place
  })
  return places
}

const NO_PAYMENTS: readonly { entered: number; cents: number }[] = []

/** The steps of a route. */
export function stepsOf({ first, switchMonth, next, reserved }: Route): StepsIn {
  const [before, after] = [placesIn(first), placesIn(next)]
  return (month) => ({
    payments: reserved.get(month) ?? NO_PAYMENTS,
    places: month < switchMonth ? before : after,
  })
}

/** What a plan costs: interest and the fee of a move. Infinite where it does not end. */
function costOf({ status, interestCents, feesCents = 0 }: PlanOutline): number {
  return status === 'paid' ? interestCents + feesCents : Number.POSITIVE_INFINITY
}

/** Debt-months that are left to a search: one is a debt in one month of a plan that is tried. */
export type Judge = {
  input: PayoffInput
  left: number
}

/** The cost of a plan; infinite too where it is above `mostCents`, or the judge's work is used up. */
export function judge(
  judging: Judge,
  stepsIn: StepsIn,
  { mostCents, record }: { mostCents?: number; record?: Recorder } = {},
): number {
  if (judging.left <= 0) return Number.POSITIVE_INFINITY
  const outline = steerPayoff(judging.input, {
    stepsIn,
    ...(record && { record }),
    ...(mostCents !== undefined && { mostCents }),
  })
  judging.left -= (outline.months + RUN_MONTHS) * judging.input.debts.length
  return costOf(outline)
}

/** What it takes to begin a run, in months of its debts. */
const RUN_MONTHS = 6
