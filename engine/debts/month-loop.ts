/**
 * One month of a plan, in this order: interest on every open debt, minimums, then the rest of the
 * month's money to the target, the next target and so on, until money or debts run out.
 * Example: $400 at 24 % and $5,000 at 12 %, $300 a month, minimums $25 and $100. Month 1: interest
 * $8 and $50; minimums $25 and $100; the other $175 go to the 24 % debt: $208 and $4,950 are left.
 *
 * Amounts live in columns, one place per debt in order of entry, and are changed in place: a plan of
 * 1,000 debts over 50 years is computed while a slider moves.
 */
import { monthInterestCents } from '#engine/money/interest.ts'
import type { PayoffDebt, PayoffInput } from './debt.ts'
import { askedMinimumCents } from './minimum-rule.ts'
import { type Candidate, type CompareCandidates, comparisonOf, placesOf } from './orders.ts'
import { rateInMonth } from './rate-schedule.ts'

/** The columns are whole cents; `open` lists the places of the debts not yet paid, in order of entry. */
export type Run = {
  debts: readonly PayoffDebt[]
  compare: CompareCandidates | null
  paysFirst: boolean
  candidates: Candidate[]
  open: number[]
  balance: number[]
  interest: number[]
  payment: number[]
  minimum: number[]
  /** interest gathered under a deferral, not charged yet */
  deferred: number[]
}

/** A plan before its first month. */
export function startRun({ debts, order, convention }: PayoffInput): Run {
  const places = placesOf(debts, order)
  const zeros = () => debts.map(() => 0)
  return {
    debts,
    compare: comparisonOf(order),
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
    deferred: debts.map((debt) => debt.deferred?.accruedCents ?? 0),
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
  const interest = monthInterestCents(opening, run.candidates[i]!.aprPpm)
  run.interest[i] = interest
  run.balance[i] = opening + interest
  if (debt.deferred && month <= debt.deferred.untilMonth) {
    run.deferred[i]! += monthInterestCents(opening, debt.deferred.aprPpm)
  }
  // The offer ends before the first payment: nothing this plan pays can still avert the charge.
  if (debt.deferred?.untilMonth === 0 && month === 1 && !run.paysFirst) chargeDeferred(run, i)
}

function chargeDeferred(run: Run, i: number): void {
  run.interest[i]! += run.deferred[i]!
  run.balance[i]! += run.deferred[i]!
  run.deferred[i] = 0
}

/**
 * Begins a month: this month's rates, the interest (unless the first payment comes first), the minimums.
 * Returns the sum of the minimums in cents, each at most what its debt owes.
 */
export function openMonth(run: Run, month: number): number {
  let minimums = 0
  for (const i of run.open) {
    const debt = run.debts[i]!
    const candidate = run.candidates[i]!
    candidate.aprPpm = rateInMonth(debt.rates, month)
    candidate.balanceCents = run.balance[i]!
    // Paying first, the interest on the statement is the one charged at the end of the month before.
    if (!run.paysFirst) accrue(run, i, month)
    const asked = askedMinimumCents(debt.minimum, candidate.balanceCents, run.interest[i]!)
    const minimum = Math.min(asked, run.balance[i]!)
    run.minimum[i] = minimum
    minimums += minimum
  }
  return minimums
}

function pay(run: Run, i: number, cents: number): void {
  run.payment[i]! += cents
  run.balance[i]! -= cents
}

/** The open debt that comes first in the plan's order, -1 when none owes anything any more. */
function nextTarget(run: Run, compare: CompareCandidates): number {
  let target = -1
  for (const i of run.open) {
    if (run.balance[i] === 0) continue
    if (target < 0 || compare(run.candidates[i]!, run.candidates[target]!) < 0) target = i
  }
  return target
}

/** Pays every open debt its minimum and `extraCents` to the targets in turn. Money no debt needs is not paid. */
export function payMonth(run: Run, extraCents: number): void {
  for (const i of run.open) {
    run.payment[i] = 0
    pay(run, i, run.minimum[i]!)
  }
  let left = extraCents
  while (left > 0 && run.compare) {
    const target = nextTarget(run, run.compare)
    if (target < 0) return
    const paid = Math.min(left, run.balance[target]!)
    pay(run, target, paid)
    left -= paid
  }
}

/** Ends a month: interest where payment came first, then deferred interest that falls due on what is left. */
export function closeMonth(run: Run, month: number): void {
  for (const i of run.open) {
    if (run.paysFirst) accrue(run, i, month)
    if (run.balance[i]! > 0 && fallsDue(run.debts[i]!, month)) chargeDeferred(run, i)
  }
}
