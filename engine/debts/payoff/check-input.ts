/**
 * Refuses what would make the arithmetic lie: amounts that are not whole cents, rates that are not
 * whole parts per million, two debts of one id. It throws RangeError with the name of the field,
 * because such input is a fault of the caller; what a person typed has been checked before.
 */
import { MAX_AMOUNT_CENTS, MAX_RATE_PPM } from '#engine/money/cents.ts'
import type { BalanceMove, DebtBucket, PayoffDebt, PayoffInput, PayoffOrder } from '#engine/debts/debt.ts'

/** Months a plan looks ahead by default (spec 9). */
export const DEFAULT_HORIZON_MONTHS = 600

/** The month loop's own limit. */
export const MAX_HORIZON_MONTHS = 1_200

/** The most money one month can have: ten thousand of the largest debts. */
const MAX_MONEY_CENTS = MAX_AMOUNT_CENTS * 10_000

type Bounds = { least: number; most: number }

function wholeOrThrow(value: number, field: string, { least, most }: Bounds): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${field} must be a whole number from ${least} to ${most}, not ${value}`)
  }
}

const amount: Bounds = { least: 0, most: MAX_AMOUNT_CENTS }
const money: Bounds = { least: 0, most: MAX_MONEY_CENTS }
const rate: Bounds = { least: 0, most: MAX_RATE_PPM }
const month: Bounds = { least: 0, most: Number.MAX_SAFE_INTEGER }

function checkRates({ id, rates }: Pick<PayoffDebt, 'id' | 'rates'>): void {
  if (rates[0]?.fromMonth !== 0) throw new RangeError(`rates of ${id} must begin with month 0`)
  let last = -1
  for (const step of rates) {
    wholeOrThrow(step.fromMonth, `rates.fromMonth of ${id}`, { least: last + 1, most: month.most })
    wholeOrThrow(step.aprPpm, `rates.aprPpm of ${id}`, rate)
    last = step.fromMonth
  }
}

function checkDeferral({ id, deferred }: Pick<PayoffDebt, 'id' | 'deferred'>): void {
  if (!deferred) return
  wholeOrThrow(deferred.untilMonth, `deferred.untilMonth of ${id}`, month)
  wholeOrThrow(deferred.aprPpm, `deferred.aprPpm of ${id}`, rate)
  wholeOrThrow(deferred.accruedCents, `deferred.accruedCents of ${id}`, amount)
}

function checkBuckets({ id, balanceCents }: PayoffDebt, buckets: readonly DebtBucket[]): void {
  const seen = new Set<string>()
  let sum = 0
  for (const bucket of buckets) {
    const named = { ...bucket, id: `bucket ${bucket.id} of ${id}` }
    if (seen.has(bucket.id)) throw new RangeError(`two buckets of ${id} have the id ${bucket.id}`)
    seen.add(bucket.id)
    wholeOrThrow(bucket.balanceCents, `buckets.balanceCents of ${named.id}`, amount)
    checkRates(named)
    checkDeferral(named)
    sum += bucket.balanceCents
  }
  if (sum !== balanceCents) {
    throw new RangeError(`buckets of ${id} must add up to balanceCents, ${balanceCents}, not ${sum}`)
  }
}

function checkDebt(debt: PayoffDebt): void {
  const { id, minimum } = debt
  wholeOrThrow(debt.balanceCents, `balanceCents of ${id}`, amount)
  if (debt.buckets) checkBuckets(debt, debt.buckets)
  else {
    checkRates(debt)
    checkDeferral(debt)
  }
  if (minimum.kind === 'fixed') wholeOrThrow(minimum.cents, `minimum.cents of ${id}`, amount)
  else {
    wholeOrThrow(minimum.ppm, `minimum.ppm of ${id}`, rate)
    wholeOrThrow(minimum.floorCents, `minimum.floorCents of ${id}`, amount)
    wholeOrThrow(minimum.interestPlusCents ?? 0, `minimum.interestPlusCents of ${id}`, amount)
  }
  for (const field of ['paymentsFrom', 'interestFrom'] as const) {
    const value = debt[field]
    if (value !== undefined) wholeOrThrow(value, `${field} of ${id}`, { least: 1, most: month.most })
  }
  if (debt.firstMinimumCents !== undefined) {
    wholeOrThrow(debt.firstMinimumCents, `firstMinimumCents of ${id}`, amount)
  }
}

function checkMove(
  { afterMonth, into, feePpm, termMonths = 1 }: BalanceMove,
  ids: ReadonlySet<string>,
): void {
  wholeOrThrow(afterMonth, 'move.afterMonth', { least: 1, most: month.most })
  wholeOrThrow(feePpm, 'move.feePpm', rate)
  wholeOrThrow(termMonths, 'move.termMonths', { least: 1, most: MAX_HORIZON_MONTHS })
  if (!ids.has(into)) throw new RangeError(`there is no debt ${into} to move balances into`)
}

function checkOrder(order: PayoffOrder): void {
  if (typeof order === 'string' || Array.isArray(order)) return
  for (const payment of order.payments) {
    wholeOrThrow(payment.month, 'order.payments.month', { least: 1, most: month.most })
    wholeOrThrow(payment.cents, 'order.payments.cents', money)
  }
}

/** Throws RangeError when the input is not whole cents, whole ppm, whole months, or names an id twice. */
export function checkPayoffInput(input: PayoffInput): void {
  const seen = new Set<string>()
  for (const debt of input.debts) {
    if (seen.has(debt.id)) throw new RangeError(`two debts have the id ${debt.id}`)
    seen.add(debt.id)
    checkDebt(debt)
  }
  if (input.extraCents !== undefined) wholeOrThrow(input.extraCents, 'extraCents', money)
  if (input.budgetCents !== undefined) wholeOrThrow(input.budgetCents, 'budgetCents', money)
  for (const change of input.changes ?? []) {
    wholeOrThrow(change.fromMonth, 'changes.fromMonth', month)
    wholeOrThrow(change.addCents, 'changes.addCents', { least: -money.most, most: money.most })
  }
  for (const lump of input.lumpSums ?? []) {
    wholeOrThrow(lump.month, 'lumpSums.month', month)
    wholeOrThrow(lump.cents, 'lumpSums.cents', money)
  }
  for (const paused of input.pauses ?? []) wholeOrThrow(paused, 'pauses', month)
  checkOrder(input.order)
  if (input.move) checkMove(input.move, seen)
  if (input.horizonMonths !== undefined) {
    wholeOrThrow(input.horizonMonths, 'horizonMonths', { least: 1, most: MAX_HORIZON_MONTHS })
  }
}
