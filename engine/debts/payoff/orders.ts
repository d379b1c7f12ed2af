/**
 * Which debt the extra money goes to. Avalanche: the highest rate of the month; snowball: the lowest
 * balance at the month's start; a list: the person's own order. The choice is made again each month.
 * Ties: the higher rate, then the smaller balance, then the order of entry.
 * Example: at 22.90 % and 22.90 % with $900 and $400 left, avalanche takes the $400 first.
 */
import type { PayoffDebt, PayoffOrder } from '#engine/debts/debt.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'

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

/** The mode of a plan: minimums only, or a budget whose rest goes to the debts in an order. */
export type PayoffMode = { kind: 'minimumsOnly' } | { kind: 'ordered'; compare: CompareCandidates }

export function modeOf(order: PayoffOrder): PayoffMode {
  if (order === 'minimumsOnly') return { kind: 'minimumsOnly' }
  return { kind: 'ordered', compare: comparisonOf(order) }
}

/** Which of two debts gets the rest of a month's money first. */
function comparisonOf(order: PayoffOrder): CompareCandidates {
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

/** The id of the debt that an order puts first in a month, by what is owed at its start; null where nothing is owed. */
export function firstInOrder(debts: readonly PayoffDebt[], order: PayoffOrder, month: number): string | null {
  const compare = comparisonOf(order)
  const places = placesOf(debts, order)
  const open = debts.flatMap(({ id, balanceCents, rates }, entered) => {
    const candidate = {
      aprPpm: rateInMonth(rates, month),
      balanceCents,
      place: places[entered] ?? 0,
      entered,
    }
    return balanceCents > 0 ? [{ id, candidate }] : []
  })
  return open.toSorted((a, b) => compare(a.candidate, b.candidate))[0]?.id ?? null
}
