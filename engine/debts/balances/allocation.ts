/**
 * Which balance of a card a payment lowers. What is above the minimum goes to the highest rate, then to the next (12 CFR
 * 1026.53(a)); in the last two billing cycles of a deferral it goes to the deferred balance first (1026.53(b)(1)(i)).
 * The law leaves the minimum to the issuer; it is taken to go to the lowest rate, as the dearer choice for the person. Equal rates: the smaller balance, then the
 * order of entry, as everywhere in a plan.
 * Example: $400 at 29.99 % and $1,000 at 0 %, $150 paid of which $40 is the minimum: $110 go to the 29.99 %, $40 to the 0 %.
 *
 * The rule: https://www.ecfr.gov/current/title-12/part-1026/section-1026.53 (its text was read in a copy, on 2026-11-24).
 */

/** Which balance of a card the issuer pays with the minimum. */
export const minimumTargets = ['lowestRate', 'highestRate'] as const
export type MinimumTo = (typeof minimumTargets)[number]

/** A balance by what orders it in a month. `deferralEnd` orders deferrals in their last two cycles, the one that ends first in front; null else. */
export type RankedBalance = { balanceCents: number; aprPpm: number; deferralEnd: number | null }

type Placed = RankedBalance & { place: number }

const highestFirst = (a: Placed, b: Placed): number =>
  b.aprPpm - a.aprPpm || a.balanceCents - b.balanceCents || a.place - b.place

const lowestFirst = (a: Placed, b: Placed): number =>
  a.aprPpm - b.aprPpm || a.balanceCents - b.balanceCents || a.place - b.place

const NO_DEFERRAL = Number.POSITIVE_INFINITY

function deferralsFirst(a: Placed, b: Placed): number {
  const [endOfA, endOfB] = [a.deferralEnd ?? NO_DEFERRAL, b.deferralEnd ?? NO_DEFERRAL]
  return endOfA === endOfB ? highestFirst(a, b) : endOfA - endOfB
}

const placesBy = (rows: readonly RankedBalance[], compare: (a: Placed, b: Placed) => number): number[] =>
  rows
    .map((row, place) => ({ ...row, place }))
    .toSorted(compare)
    .map(({ place }) => place)

/** The places of the balances in the order in which they get what is above the minimum. */
export const excessOrder = (rows: readonly RankedBalance[]): number[] => placesBy(rows, deferralsFirst)

/** The places of the balances in the order in which the minimum pays them. */
export const minimumOrder = (rows: readonly RankedBalance[], to: MinimumTo = 'lowestRate'): number[] =>
  placesBy(rows, to === 'lowestRate' ? lowestFirst : highestFirst)

/** Lowers the balances in place, in this order, none below 0, and adds to what was paid on each. Returns the cents that none needed. */
export function payInOrder(
  { balance, payment }: { balance: number[]; payment: number[] },
  order: readonly number[],
  cents: number,
): number {
  let left = cents
  for (const place of order) {
    const paid = Math.min(left, balance[place]!)
    balance[place]! -= paid
    payment[place]! += paid
    left -= paid
  }
  return left
}
