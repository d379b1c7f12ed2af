/**
 * Why a debt ended a month with another balance than the plan said. The reasons add up to the difference, to the cent:
 * closing - planned closing = charges + credits + fees + (interest - planned interest) + (planned payment - payments) - moved.
 *
 * A payment above the plan that was made after this month's due day is next month's, made early; one that is missing and
 * was made within two weeks of the due day, but in the next month, is late: both are another day. Interest is first held
 * against the interest by the day on the balances there were; what that does not explain is another rate.
 * Example: planned $300.00 paid and $40.00 interest; paid $250.00, charged $60.00, interest $41.10. $50.00 paid less,
 * $60.00 new charges and $1.10 more interest: $111.10 above the plan.
 */
import type { EntryKind } from '#engine/debts/entries/entries.ts'
import { addDays, dayNumber } from '#engine/money/calendar.ts'

export type HistoryLine = { kind: EntryKind; amount: number; occurredOn: string }

export type ReasonKind =
  | 'charges'
  | 'credits'
  | 'fees'
  | 'paidMore'
  | 'paidLess'
  | 'anotherDay'
  | 'noInterest'
  | 'interestDays'
  | 'rate'
  | 'moved'

/** `cents`: what it added to what is owed, compared with the plan; below 0 it lowered it. */
export type Reason = { kind: ReasonKind; cents: number }

/** Cents. `movedCents`: moved into another debt by the plan (below 0). */
export type PlannedMonth = {
  interestCents: number
  paymentCents: number
  closingCents: number
  movedCents: number
  aprPpm: number
}

export type PostedMonth = {
  openingCents: number
  /** of the month, in the order of recording */
  lines: readonly HistoryLine[]
  /** payments of the days after the month */
  laterPayments: readonly HistoryLine[]
  /** the days of the month: the first that counts, and the last */
  from: string
  to: string
  /** the due day in the month; null where none is known */
  dueOn: string | null
}

export type Totals = {
  chargesCents: number
  interestCents: number
  feesCents: number
  paymentsCents: number
  closingCents: number
}

/** Late by this many days, a payment still is the one that was due. */
const LATE_DAYS = 14
const YEAR_PARTS = 365_000_000

const sumOf = (lines: readonly HistoryLine[], isOf: (line: HistoryLine) => boolean) =>
  lines.reduce((sum, line) => (isOf(line) ? sum + line.amount : sum), 0)

/** The sums of a month: opening + charges + interest + fees - payments = closing. An opening line counts as a charge. */
export function totalsOfMonth({ openingCents, lines }: Pick<PostedMonth, 'openingCents' | 'lines'>): Totals {
  const of = (...kinds: EntryKind[]) => sumOf(lines, ({ kind }) => kinds.includes(kind))
  const [chargesCents, interestCents] = [of('charge', 'opening'), of('interest')]
  const [feesCents, paymentsCents] = [of('fee'), of('payment')]
  const closingCents = openingCents + chargesCents + interestCents + feesCents - paymentsCents
  return { chargesCents, interestCents, feesCents, paymentsCents, closingCents }
}

/** Interest by the day on the balances there were, without compounding, rounded once; never on a credit. */
function interestByDay({ openingCents, lines, from, to }: PostedMonth, aprPpm: number): number {
  const first = dayNumber(from)
  const days = dayNumber(to) - first + 1
  const moves = Array.from({ length: days }, () => 0)
  for (const { kind, amount, occurredOn } of lines) {
    if (kind === 'interest') continue
    const at = Math.min(Math.max(dayNumber(occurredOn) - first, 0), days - 1)
    moves[at]! += kind === 'payment' ? -amount : amount
  }
  let balance = openingCents
  let product = 0
  for (const move of moves) {
    balance += move
    product += (Math.max(0, balance) * aprPpm) / YEAR_PARTS
  }
  return Math.round(product)
}

function paymentReasons(planned: PlannedMonth, posted: PostedMonth, paidCents: number): Reason[] {
  const { lines, laterPayments, dueOn, to } = posted
  const lessCents = planned.paymentCents - paidCents
  if (lessCents === 0) return []
  const isLess = lessCents > 0
  const early = dueOn === null ? 0 : sumOf(lines, (one) => one.kind === 'payment' && one.occurredOn > dueOn)
  const latest = dueOn === null ? to : addDays(dueOn, LATE_DAYS)
  const late = sumOf(laterPayments, (one) => one.kind === 'payment' && one.occurredOn <= latest)
  const otherDayCents = isLess ? Math.min(lessCents, late) : -Math.min(-lessCents, early)
  return [
    { kind: 'anotherDay', cents: otherDayCents },
    { kind: isLess ? 'paidLess' : 'paidMore', cents: lessCents - otherDayCents },
  ]
}

function interestReasons(planned: PlannedMonth, posted: PostedMonth, interestCents: number): Reason[] {
  const moreCents = interestCents - planned.interestCents
  if (moreCents === 0) return []
  if (interestCents === 0) return [{ kind: 'noInterest', cents: moreCents }]
  const byDay = interestByDay(posted, planned.aprPpm) - planned.interestCents
  // Only what goes the same way explains it.
  const daysCents =
    moreCents > 0 ? Math.min(moreCents, Math.max(0, byDay)) : Math.max(moreCents, Math.min(0, byDay))
  return [
    { kind: 'interestDays', cents: daysCents },
    { kind: 'rate', cents: moreCents - daysCents },
  ]
}

const isCharge = ({ kind }: HistoryLine) => kind === 'charge' || kind === 'opening'

/** The reasons of the difference, the largest first; those of nothing are left out. */
export function reasonsOf(planned: PlannedMonth, posted: PostedMonth): Reason[] {
  const totals = totalsOfMonth(posted)
  const reasons: Reason[] = [
    { kind: 'charges', cents: sumOf(posted.lines, (line) => isCharge(line) && line.amount > 0) },
    { kind: 'credits', cents: sumOf(posted.lines, (line) => isCharge(line) && line.amount < 0) },
    { kind: 'fees', cents: totals.feesCents },
    ...paymentReasons(planned, posted, totals.paymentsCents),
    ...interestReasons(planned, posted, totals.interestCents),
    { kind: 'moved', cents: -planned.movedCents },
  ]
  return reasons.filter(({ cents }) => cents !== 0).toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents))
}
