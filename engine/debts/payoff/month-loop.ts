/**
 * One month of a plan, in this order: interest on every open debt, minimums, then the rest of the
 * month's money to the target, the next target and so on, until money or debts run out.
 * Example: $400 at 24 % and $5,000 at 12 %, $300 a month, minimums $25 and $100. Month 1: interest
 * $8 and $50; minimums $25 and $100; the other $175 go to the 24 % debt: $208 and $4,950 are left.
 *
 * A debt whose first payment falls in a later month is not paid before it. Its minimum is set aside until then, and
 * so is the extra where that debt is the target: the money is for its payment. Example: on Nov 20, month 1 is
 * November for a loan due on the 28th; a card due on Dec 3, which the extra goes to, gets it with month 2.
 *
 * Amounts live in columns, one place per debt in order of entry, and are changed in place: a plan of
 * 1,000 debts over 50 years is computed while a slider moves.
 */
import {
  accrueBuckets,
  bucketInterestCents,
  type Buckets,
  chargeEndedDeferrals,
  openBuckets,
  payExcessOf,
  payMinimumOf,
  startBuckets,
} from '#engine/debts/balances/buckets.ts'
import { withRates } from '#engine/debts/balances/terms.ts'
import { dailyCompoundedPpm, monthInterestCents } from '#engine/money/interest.ts'
import type { PayoffDebt, SettledInput } from '#engine/debts/debt.ts'
import { minimumDueCents } from '#engine/debts/terms/minimum-rule.ts'
import { type Candidate, modeOf, type MonthSteps, type PayoffMode, placesOf } from './orders.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'

/** The columns are whole cents; `open` lists the places of the debts not yet paid, in order of entry. */
export type Run = {
  debts: PayoffDebt[]
  mode: PayoffMode
  paysFirst: boolean
  candidates: Candidate[]
  open: number[]
  balance: number[]
  interest: number[]
  payment: number[]
  minimum: number[]
  /** the part of a month's payment that is above the minimums: what the order gave to the debt */
  extra: number[]
  /** the sum of the minimums as a budget counts them: a first payment at the rule's minimum or the statement's, if that is more */
  usualMinimumCents: number
  /** interest gathered under a deferral, not charged yet */
  deferred: number[]
  /** of a card with several balances: each by itself; the columns above hold their sums */
  buckets: (Buckets | undefined)[]
  /** in the month of a move: the place of a debt, and what was moved into it; below 0 out of it */
  moved: ReadonlyMap<number, number>
}

export const NOTHING_MOVED: ReadonlyMap<number, number> = new Map()

/** The debt at the rates that charge in a month what its own do day by day. */
function compoundedDaily(debt: PayoffDebt): PayoffDebt {
  const daily = withRates(debt, (rates) =>
    rates.map((step) => ({ ...step, aprPpm: dailyCompoundedPpm(step.aprPpm) })),
  )
  const { buckets } = daily
  return { ...withDailyDeferral(daily), ...(buckets && { buckets: buckets.map(withDailyDeferral) }) }
}

function withDailyDeferral<Part extends Pick<PayoffDebt, 'deferred'>>(part: Part): Part {
  const { deferred } = part
  return deferred ? { ...part, deferred: { ...deferred, aprPpm: dailyCompoundedPpm(deferred.aprPpm) } } : part
}

/** A plan before its first month. `mode` stands in for the input's order where it is given. */
export function startRun(
  { debts, order, convention, accrual }: SettledInput,
  mode = modeOf(debts, order),
): Run {
  const places = placesOf(debts, order)
  const zeros = () => debts.map(() => 0)
  const charged = accrual === 'dailyCompound' ? debts.map(compoundedDaily) : debts.slice()
  return {
    debts: charged,
    mode,
    paysFirst: convention === 'payThenAccrue',
    candidates: debts.map((debt, i) => ({
      aprPpm: 0,
      balanceCents: debt.balanceCents,
      place: places[i] ?? 0,
      entered: i,
    })),
    open: debts.flatMap((debt, i) => (debt.balanceCents > 0 ? [i] : [])),
    balance: debts.map((debt) => debt.balanceCents),
    interest: zeros(),
    payment: zeros(),
    minimum: zeros(),
    extra: zeros(),
    usualMinimumCents: 0,
    deferred: debts.map((debt) => debt.deferred?.accruedCents ?? 0),
    buckets: charged.map(startBuckets),
    moved: NOTHING_MOVED,
  }
}

/** Whether the interest gathered under a deferral falls due at the end of this month. */
function fallsDue(debt: PayoffDebt, month: number): boolean {
  return debt.deferred !== undefined && Math.max(1, debt.deferred.untilMonth) === month
}

/** Charges a month's interest. Interest under a deferral only gathers, and is charged whole when it falls due. */
function accrue(run: Run, i: number, month: number): void {
  const debt = run.debts[i]!
  const opening = run.balance[i]!
  const isCharged = month >= (debt.interestFrom ?? 1)
  const buckets = run.buckets[i]
  if (buckets) {
    run.interest[i] = accrueBuckets(buckets, { month, isCharged, paysFirst: run.paysFirst })
    run.balance[i] = opening + run.interest[i]!
    return
  }
  const interest = isCharged ? monthInterestCents(opening, run.candidates[i]!.aprPpm) : 0
  run.interest[i] = interest
  run.balance[i] = opening + interest
  if (isCharged && debt.deferred && month <= debt.deferred.untilMonth) {
    run.deferred[i]! += monthInterestCents(opening, debt.deferred.aprPpm)
  }
  // The offer ends before the first payment: nothing this plan pays can still avert the charge.
  if (debt.deferred?.untilMonth === 0 && month === 1 && !run.paysFirst) chargeDeferred(run, i)
}

function chargeDeferred(run: Run, i: number): void {
  chargeEnded(run, i, run.deferred[i]!)
  run.deferred[i] = 0
}

function chargeEnded(run: Run, i: number, cents: number): void {
  run.interest[i]! += cents
  run.balance[i]! += cents
}

/** The interest a month's minimum is worked out with: what is charged, or was before the plan began. */
function statedInterest(run: Run, i: number, month: number): number {
  if (run.paysFirst || month >= (run.debts[i]!.interestFrom ?? 1)) return run.interest[i]!
  const buckets = run.buckets[i]
  if (buckets) return bucketInterestCents(buckets)
  return monthInterestCents(run.candidates[i]!.balanceCents, run.candidates[i]!.aprPpm)
}

/** Whether a debt's first payment is still to come in a later month. */
function isBeforeFirstPayment(debt: PayoffDebt, month: number): boolean {
  return month < (debt.paymentsFrom ?? 1)
}

/** Sets the minimum of a month, or what is set aside for the first payment to come. Returns what a budget counts. */
function setMinimum(run: Run, i: number, month: number): number {
  const debt = run.debts[i]!
  const asked = minimumDueCents(debt.minimum, run.candidates[i]!.balanceCents, statedInterest(run, i, month))
  const usual = Math.min(asked, run.balance[i]!)
  run.minimum[i] = usual
  if (debt.firstMinimumCents === undefined || month > (debt.paymentsFrom ?? 1)) return usual
  const first = Math.min(debt.firstMinimumCents, run.balance[i]!)
  const counted = Math.max(usual, first)
  run.minimum[i] = isBeforeFirstPayment(debt, month) ? counted : first
  return counted
}

/**
 * Begins a month: this month's rates, the interest (unless the first payment comes first), the minimums.
 * Returns the sum of the minimums in cents, each at most what its debt owes.
 */
export function openMonth(run: Run, month: number): number {
  let minimums = 0
  run.usualMinimumCents = 0
  for (const i of run.open) {
    const debt = run.debts[i]!
    const candidate = run.candidates[i]!
    const buckets = run.buckets[i]
    candidate.aprPpm = buckets ? openBuckets(buckets, month) : rateInMonth(debt.rates, month)
    candidate.balanceCents = run.balance[i]!
    // Paying first, the interest on the statement is the one charged at the end of the month before.
    if (!run.paysFirst) accrue(run, i, month)
    run.usualMinimumCents += setMinimum(run, i, month)
    minimums += run.minimum[i]!
  }
  return minimums
}

function pay(run: Run, i: number, cents: number): void {
  run.payment[i]! += cents
  run.balance[i]! -= cents
}

/** Pays above the minimum: of several balances the highest rate first. */
function payExtra(run: Run, i: number, cents: number): void {
  pay(run, i, cents)
  run.extra[i]! += cents
  const buckets = run.buckets[i]
  if (buckets) payExcessOf(buckets, cents)
}

/** The open debt that comes first in the plan's order; -1 where none owes anything any more, or minimums alone are paid. */
function nextTarget(run: Run): number {
  let target = -1
  if (run.mode.kind === 'minimumsOnly') return target
  const { compare } = run.mode
  for (const i of run.open) {
    if (run.balance[i] === 0) continue
    if (target < 0 || compare(run.candidates[i]!, run.candidates[target]!) < 0) target = i
  }
  return target
}

/** Whether a debt has neither a payment nor interest yet. */
function isToBegin(debt: PayoffDebt, month: number): boolean {
  return isBeforeFirstPayment(debt, month) && month < (debt.interestFrom ?? 1)
}

/** Whether the extra waits: the debt it goes to has not begun. */
function isExtraWaiting(run: Run, month: number): boolean {
  const debt = run.debts[nextTarget(run)]
  return debt !== undefined && isToBegin(debt, month)
}

/** Pays what a plan names for the month, and puts the debts in line for the rest. Returns the cents that are left. */
function payPlanned(run: Run, { payments, places, areTotals }: MonthSteps, cents: number): number {
  let left = cents
  for (const { entered, cents: planned } of payments) {
    const wanted = areTotals ? Math.max(0, planned - run.payment[entered]!) : planned
    const paid = Math.min(left, wanted, run.balance[entered]!)
    payExtra(run, entered, paid)
    left -= paid
  }
  for (const i of run.open) run.candidates[i]!.place = places[i]!
  return left
}

/** The money of a month above the minimums; `lumpSumCents` is part of `extraCents`. */
export type MonthExtra = { month: number; extraCents: number; lumpSumCents: number }

/**
 * Pays every open debt its minimum and the extra to the targets in turn. Money no debt needs is not paid. A lump sum
 * never waits, nor does what is planned for the month.
 */
export function payMonth(run: Run, { month, extraCents, lumpSumCents }: MonthExtra): void {
  const steps = run.mode.kind === 'ordered' ? run.mode.stepsIn?.(month) : undefined
  let left = !steps && isExtraWaiting(run, month) ? lumpSumCents : extraCents
  for (const i of run.open) {
    run.payment[i] = 0
    run.extra[i] = 0
    if (isBeforeFirstPayment(run.debts[i]!, month)) continue
    pay(run, i, run.minimum[i]!)
    const buckets = run.buckets[i]
    if (buckets) payMinimumOf(buckets, run.minimum[i]!)
  }
  if (steps) {
    left = payPlanned(run, steps, extraCents)
    const waits = steps.waitsForAll
      ? run.open.some((i) => isToBegin(run.debts[i]!, month))
      : isExtraWaiting(run, month)
    if (waits) left = Math.max(0, left - extraCents + lumpSumCents)
  }
  while (left > 0) {
    const target = nextTarget(run)
    if (target < 0) return
    const paid = Math.min(left, run.balance[target]!)
    payExtra(run, target, paid)
    left -= paid
  }
}

/** Ends a month: interest where payment came first, then deferred interest that falls due on what is left. */
export function closeMonth(run: Run, month: number): void {
  for (const i of run.open) {
    if (run.paysFirst) accrue(run, i, month)
    const buckets = run.buckets[i]
    if (buckets) chargeEnded(run, i, chargeEndedDeferrals(buckets, month))
    else if (run.balance[i]! > 0 && fallsDue(run.debts[i]!, month)) chargeDeferred(run, i)
  }
}
