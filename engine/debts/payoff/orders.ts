/**
 * Which debt the extra money goes to. Avalanche: the highest rate of the month; snowball: the lowest
 * balance at the month's start; a list: the person's own order. The choice is made again each month. A card with several
 * balances ranks by the highest rate on which something is owed.
 * Ties: the higher rate, then the smaller balance, then the order of entry.
 * Example: at 22.90 % and 22.90 % with $900 and $400 left, avalanche takes the $400 first.
 *
 * Planned payments go before any order: the amounts that a month names, then the rest to the debt that the plan pays
 * next, the larger payment first; debts it pays no more come last, in avalanche order. Example: month 1 plans $50 for a
 * store card and month 2 $200 for a loan. With $80 above the minimums, month 1 pays the card $50 and the loan $30.
 * What is not planned waits until every debt has begun, so that the payments of any plan give that plan again.
 */
import { rateOfDebt } from '#engine/debts/balances/terms.ts'
import type { PayoffDebt, PayoffOrder, PlannedPayment, SettledOrder } from '#engine/debts/debt.ts'
import { MAX_HORIZON_MONTHS } from './check-input.ts'

/** The values that debts are compared by in one month. `place` is the place in the person's list, `entered` the order of entry. */
export type Candidate = { aprPpm: number; balanceCents: number; place: number; entered: number }

/** Negative when `a` is paid before `b`. */
type CompareCandidates = (a: Candidate, b: Candidate) => number

const byRate: CompareCandidates = (a, b) =>
  b.aprPpm - a.aprPpm || a.balanceCents - b.balanceCents || a.entered - b.entered

const byBalance: CompareCandidates = (a, b) =>
  a.balanceCents - b.balanceCents || b.aprPpm - a.aprPpm || a.entered - b.entered

/** Debts the list leaves out share one place after it, in avalanche order. */
const byPlace: CompareCandidates = (a, b) => a.place - b.place || byRate(a, b)

/** A month's amounts above the minimums by the debts' places of entry, paid first, and the places by which the rest is paid. */
export type MonthSteps = {
  payments: readonly { entered: number; cents: number }[]
  /** true: the amounts are those of the whole month, with the minimum in them */
  areTotals?: boolean
  /** true: the rest waits until every debt has begun; else only where the debt that it goes to has not */
  waitsForAll?: boolean
  places: readonly number[]
}

/** What a plan says about each of its months. */
export type StepsIn = (month: number) => MonthSteps

/** The mode of a plan: minimums only, or a budget whose rest goes to the debts in an order. */
export type PayoffMode =
  | { kind: 'minimumsOnly' }
  | { kind: 'ordered'; compare: CompareCandidates; stepsIn?: StepsIn }

export function modeOf(debts: readonly PayoffDebt[], order: SettledOrder): PayoffMode {
  if (order === 'minimumsOnly') return { kind: 'minimumsOnly' }
  if (typeof order === 'string' || Array.isArray(order))
    return { kind: 'ordered', compare: comparisonOf(order) }
  return steppedMode(plannedSteps(debts, order.payments))
}

/** The mode of a plan that says something about each month. */
export function steppedMode(stepsIn: StepsIn): PayoffMode {
  return { kind: 'ordered', compare: byPlace, stepsIn }
}

/** The steps of planned payments; those of ids that are not known are passed over. */
function plannedSteps(debts: readonly PayoffDebt[], payments: readonly PlannedPayment[]): StepsIn {
  const entered = new Map(debts.map(({ id }, i) => [id, i]))
  const byMonth = new Map<number, { entered: number; cents: number }[]>()
  let lastMonth = 0
  for (const { month, id, cents } of payments) {
    const at = entered.get(id)
    if (at === undefined || cents === 0) continue
    lastMonth = Math.max(lastMonth, month)
    byMonth.set(month, [...(byMonth.get(month) ?? []), { entered: at, cents }])
  }
  // From the last month back: where each debt stands in the line of those that are paid after a month.
  const placesAfter = new Map<number, number[]>()
  let line: number[] = []
  for (let month = Math.min(lastMonth, MAX_HORIZON_MONTHS); month >= 1; month -= 1) {
    const places = debts.map(() => debts.length)
    line.forEach((i, place) => {
      places[i] = place
    })
    placesAfter.set(month, places)
    const paid = (byMonth.get(month) ?? [])
      .toSorted((a, b) => b.cents - a.cents)
      .map((payment) => payment.entered)
    if (paid.length > 0) line = [...new Set([...paid, ...line])]
  }
  const noPlaces = debts.map(() => debts.length)
  return (month) => ({
    payments: byMonth.get(month) ?? [],
    places: placesAfter.get(month) ?? noPlaces,
    waitsForAll: true,
  })
}

/** Which of two debts gets the rest of a month's money first. */
function comparisonOf(order: SettledOrder): CompareCandidates {
  if (order === 'avalanche' || order === 'minimumsOnly') return byRate
  if (order === 'snowball') return byBalance
  return byPlace
}

/** Places of the debts in the person's list, first mention counting; unknown ids are passed over. */
export function placesOf(debts: readonly PayoffDebt[], order: PayoffOrder): number[] {
  if (!Array.isArray(order)) return debts.map(() => 0)
  const places = new Map<string, number>()
  order.forEach((id, place) => {
    if (!places.has(id)) places.set(id, place)
  })
  return debts.map((debt) => places.get(debt.id) ?? order.length)
}

/** Places in one month: what a plan pays in it comes before what it pays next. */
function placesIn(debts: readonly PayoffDebt[], order: SettledOrder, month: number): number[] {
  if (typeof order === 'string' || Array.isArray(order)) return placesOf(debts, order)
  const { payments, places } = plannedSteps(debts, order.payments)(month)
  const paid = payments.map(({ entered }) => entered)
  return places.map((place, i) => (paid.includes(i) ? paid.indexOf(i) - paid.length : place))
}

/** The id of the debt that an order puts first in a month, by what is owed at its start; null where nothing is owed. */
export function firstInOrder(
  debts: readonly PayoffDebt[],
  order: SettledOrder,
  month: number,
): string | null {
  const compare = comparisonOf(order)
  const places = placesIn(debts, order, month)
  const open = debts.flatMap((debt, entered) => {
    const { id, balanceCents } = debt
    const candidate = {
      aprPpm: rateOfDebt(debt, month),
      balanceCents,
      place: places[entered] ?? 0,
      entered,
    }
    return balanceCents > 0 ? [{ id, candidate }] : []
  })
  return open.toSorted((a, b) => compare(a.candidate, b.candidate))[0]?.id ?? null
}
