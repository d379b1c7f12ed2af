/**
 * Several balances on one card through the months of a plan: each is charged at its own rate, rounded half up to the
 * cent, and a payment on the card is split by allocation.ts. The card's balance is their sum.
 * Example: $1,000 at 24 % and $2,000 at 0 % until month 12: month 1 charges $20 and $0. Of $150, $30 of them the minimum,
 * $120 go to the 24 % and $30 to the 0 %: $900 and $1,970 are left.
 *
 * Columns as in month-loop.ts: one place per balance, in order of entry, changed in place.
 */
import type { DebtBucket, PayoffDebt, ScheduledBucket } from '#engine/debts/debt.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { excessOrder, minimumOrder, type MinimumTo, payInOrder } from './allocation.ts'

export type Buckets = {
  terms: readonly DebtBucket[]
  minimumTo: MinimumTo
  balance: number[]
  /** at the month's start: what it is ranked by */
  opening: number[]
  aprPpm: number[]
  interest: number[]
  payment: number[]
  /** interest gathered under a deferral, not charged yet */
  deferred: number[]
  excessOrder: number[]
  minimumOrder: number[]
}

/** Undefined for a debt of one balance. */
export function startBuckets({ buckets, minimumTo = 'lowestRate' }: PayoffDebt): Buckets | undefined {
  if (!buckets) return undefined
  const zeros = () => buckets.map(() => 0)
  return {
    terms: buckets,
    minimumTo,
    balance: buckets.map(({ balanceCents }) => balanceCents),
    opening: zeros(),
    aprPpm: zeros(),
    interest: zeros(),
    payment: zeros(),
    deferred: buckets.map(({ deferred }) => deferred?.accruedCents ?? 0),
    excessOrder: [],
    minimumOrder: [],
  }
}

/** The last month of a deferral in its last two, where the law pays it first; null else. */
export function deferralEndIn({ deferred }: DebtBucket, month: number): number | null {
  if (!deferred || month < deferred.untilMonth - 1 || month > deferred.untilMonth) return null
  return deferred.untilMonth
}

/** Begins a month. Returns the highest rate of what is owed, in parts per million: the card's rank in an order by rate. */
export function openBuckets(of: Buckets, month: number): number {
  let highest = 0
  const rows = of.terms.map((term, k) => {
    const balanceCents = of.balance[k]!
    const aprPpm = rateInMonth(term.rates, month)
    of.opening[k] = balanceCents
    of.aprPpm[k] = aprPpm
    of.payment[k] = 0
    if (balanceCents > 0 && aprPpm > highest) highest = aprPpm
    return { balanceCents, aprPpm, deferralEnd: deferralEndIn(term, month) }
  })
  of.excessOrder = excessOrder(rows)
  of.minimumOrder = minimumOrder(rows, of.minimumTo)
  return highest
}

function sumOf(column: readonly number[]): number {
  let sum = 0
  for (const cents of column) sum += cents
  return sum
}

/** What the balances would be charged in this month, in cents. */
export function bucketInterestCents(of: Buckets): number {
  let cents = 0
  for (let k = 0; k < of.terms.length; k += 1) cents += monthInterestCents(of.opening[k]!, of.aprPpm[k]!)
  return cents
}

function chargeGathered(of: Buckets, k: number): void {
  of.interest[k]! += of.deferred[k]!
  of.balance[k]! += of.deferred[k]!
  of.deferred[k] = 0
}

/** Charges a month's interest; under a deferral it only gathers. `isCharged`: false where it is in the balance already. Returns the cents charged. */
export function accrueBuckets(
  of: Buckets,
  { month, isCharged, paysFirst }: { month: number; isCharged: boolean; paysFirst: boolean },
): number {
  of.terms.forEach(({ deferred }, k) => {
    const before = of.balance[k]!
    const cents = isCharged ? monthInterestCents(before, of.aprPpm[k]!) : 0
    of.interest[k] = cents
    of.balance[k] = before + cents
    if (isCharged && deferred && month <= deferred.untilMonth)
      of.deferred[k]! += monthInterestCents(before, deferred.aprPpm)
    // The offer ends before the first payment: nothing this plan pays can still avert the charge.
    if (deferred?.untilMonth === 0 && month === 1 && !paysFirst && before > 0) chargeGathered(of, k)
  })
  return sumOf(of.interest)
}

/** Charges the deferrals that end with this month on what is left of them. Returns the cents charged. */
export function chargeEndedDeferrals(of: Buckets, month: number): number {
  let charged = 0
  of.terms.forEach(({ deferred }, k) => {
    if (!deferred || of.balance[k] === 0 || Math.max(1, deferred.untilMonth) !== month) return
    charged += of.deferred[k]!
    chargeGathered(of, k)
  })
  return charged
}

export function payMinimumOf(of: Buckets, cents: number): void {
  payInOrder(of, of.minimumOrder, cents)
}

export function payExcessOf(of: Buckets, cents: number): void {
  payInOrder(of, of.excessOrder, cents)
}

/** The balances have been moved into another debt. */
export function emptyBuckets(of: Buckets): void {
  of.balance.fill(0)
}

export const bucketRows = (of: Buckets): ScheduledBucket[] =>
  of.terms.map(({ id }, k) => ({
    id,
    interestCents: of.interest[k]!,
    paymentCents: of.payment[k]!,
    balanceCents: of.balance[k]!,
  }))
