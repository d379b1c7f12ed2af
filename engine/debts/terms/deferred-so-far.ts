/**
 * Deferred interest that has gathered by a day, from what a statement said on an earlier one. Each day in between adds a
 * 365th of the rate on what was owed, without interest on itself, and none after the offer's end. What was owed is
 * today's balance with the payments since, each until its day; new charges are seldom part of the offer and not counted.
 * Of several balances on a card the payments are not known apart: each counts as it stands today.
 * Example: $2,400 owed at 29.99 %, $420.00 as of October 4, $60 paid on October 20. By October 25, 21 days on $2,400
 * added $41.41 and 16 days on $60 added $0.79: $462.20.
 */
import type { DatedDeferral, Payment } from '#engine/debts/debt.ts'
import { dayNumber } from '#engine/money/calendar.ts'
import { interestBetweenCents } from '#engine/money/interest.ts'

/** `balanceCents` is owed now, `payments` are those on it; without them it counts as unchanged. */
type Owed = { balanceCents: number; payments?: readonly Pick<Payment, 'cents' | 'on'>[] }

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a < b ? b : a)

/**
 * In cents, by the end of `day` ('YYYY-MM-DD'); of an earlier day than the figure's, less by the days between: they are
 * gathered again by the month they are in. Where the day of the figure is not known, it is taken as true on `day`.
 * RangeError on a date that is none.
 */
export function deferredByCents(
  { aprPpm, endsOn, accruedCents, accruedOn }: DatedDeferral,
  day: string,
  { balanceCents, payments = [] }: Owed,
): number {
  if (!accruedOn) return accruedCents
  const end = earlier(day, endsOn)
  const gathered = (cents: number, owedUntil: string) => {
    const days = dayNumber(earlier(owedUntil, end)) - dayNumber(earlier(owedUntil, accruedOn))
    return Math.sign(days) * interestBetweenCents({ balanceCents: cents, aprPpm, days: Math.abs(days) })
  }
  const inAll = payments.reduce(
    (sum, { cents, on }) => sum + gathered(cents, on),
    accruedCents + gathered(balanceCents, later(end, accruedOn)),
  )
  return Math.max(0, inAll)
}
