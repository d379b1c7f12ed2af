/**
 * How the balances of a card, as they are kept, follow its history. A payment is split as the law has it: the minimum
 * that is still due to the lowest rate unless the debt says otherwise, the rest to the highest, in the last two cycles of a deferral to the deferral
 * (allocation.ts). Interest goes where it was charged, by each balance's rate of that day. Fees, new charges and a higher
 * balance go to the first balance that has no offer, as new purchases do; a lower balance is taken off like a payment.
 * What was put somewhere by a guess is marked. Each line keeps its split, so that taking it back is exact.
 * Example: purchases $400 at 29.99 %, a transfer of $1,000 at 0 %. $150 paid, $40 due: $110 off the purchases, $40 off
 * the transfer. The bank then says $30 more: on the purchases, marked.
 */
import type { Line } from '#engine/debts/entries/entries.ts'
import { cycleOf } from '#engine/debts/terms/due-date.ts'
import { lastMonthCovered } from '#engine/debts/terms/offer-end.ts'
import { rateOfDay } from '#engine/debts/terms/interest-since.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import type { Cents, Ppm } from '#engine/money/units.ts'
import { excessOrder, minimumOrder, type MinimumTo, payInOrder, type RankedBalance } from './allocation.ts'

/** An offer of deferred interest as it is kept and sent: `accrued` had gathered by the end of `accruedOn`, where that is known. */
export type KeptDeferral = {
  interestRate: Ppm
  endsOn: string
  accrued: Cents
  accruedOn?: string | null | undefined
}

/** One of several balances on a card as it is kept and sent, in whole cents and parts per million. */
export type KeptBalance = {
  id: string
  name: string
  balance: Cents
  interestRate: Ppm
  promotionalRate: { interestRate: Ppm; endsOn: string } | null
  deferredInterest: KeptDeferral | null
}

/** The part of a line that is of one balance, in cents, with the sign of the line's amount. */
export type SplitPart = { id: string; name: string; amount: Cents }

/** `isSpread`: some of it was put where we think it belongs. */
export type Moved = { balances: KeptBalance[]; isSpread: boolean }

/** The most balances that one card has. */
export const MOST_BALANCES = 10

/**
 * `day` of the line and the date that sets the due day, both YYYY-MM-DD; `minimumCents` of the cycle that is still due,
 * and which balance it goes to where that is known.
 */
export type LineMoment = {
  day: string
  dueDate: string | null
  minimumCents: Cents
  minimumTo?: MinimumTo | undefined
}

const totalOf = (balances: readonly KeptBalance[]) => balances.reduce((sum, { balance }) => sum + balance, 0)

const ratesOf = ({ interestRate, promotionalRate, deferredInterest }: KeptBalance) => ({
  aprPpm: interestRate,
  promotionalRate: promotionalRate && {
    aprPpm: promotionalRate.interestRate,
    endsOn: promotionalRate.endsOn,
  },
  deferredInterest: deferredInterest && {
    aprPpm: deferredInterest.interestRate,
    endsOn: deferredInterest.endsOn,
    accruedCents: deferredInterest.accrued,
  },
})

function rankedOn(kept: KeptBalance, { day, dueDate }: Pick<LineMoment, 'day' | 'dueDate'>): RankedBalance {
  const { deferredInterest: deferral } = kept
  const last = deferral && deferral.endsOn >= day ? lastMonthCovered(deferral.endsOn, dueDate) : null
  const cyclesLeft = last === null ? -1 : last - monthIndex(cycleOf(dueDate, day).dueOn)
  return {
    balanceCents: kept.balance,
    aprPpm: rateOfDay(ratesOf(kept), day) ?? kept.interestRate,
    deferralEnd: cyclesLeft === 0 || cyclesLeft === 1 ? last : null,
  }
}

const withAmounts = (balances: readonly KeptBalance[], amounts: readonly number[]): KeptBalance[] =>
  balances.map((one, at) => ({ ...one, balance: amounts[at]! }))

function paid(balances: readonly KeptBalance[], cents: number, moment: LineMoment): KeptBalance[] {
  const ranked = balances.map((one) => rankedOn(one, moment))
  const columns = { balance: balances.map(({ balance }) => balance), payment: balances.map(() => 0) }
  const minimum = Math.min(cents, moment.minimumCents)
  payInOrder(columns, minimumOrder(ranked, moment.minimumTo), minimum)
  payInOrder(columns, excessOrder(ranked), cents - minimum)
  return withAmounts(balances, columns.balance)
}

/** Where new purchases go: the first balance without an offer on that day, else the first. */
function withCharge(balances: readonly KeptBalance[], cents: number, day: string): KeptBalance[] {
  const isUsual = ({ promotionalRate: offer, deferredInterest: deferral }: KeptBalance) =>
    (offer?.endsOn ?? '') < day && (deferral?.endsOn ?? '') < day
  const place = Math.max(0, balances.findIndex(isUsual))
  return balances.map((one, at) => (at === place ? { ...one, balance: one.balance + cents } : one))
}

/** Interest by balance and rate; the cents that rounding leaves go to the largest share. Without any, as a charge. */
function withInterest(balances: readonly KeptBalance[], cents: number, day: string): KeptBalance[] {
  const weights = balances.map((one) => one.balance * (rateOfDay(ratesOf(one), day) ?? 0))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return withCharge(balances, cents, day)
  const parts = weights.map((weight) => Math.floor(cents * (weight / whole)))
  const most = weights.indexOf(Math.max(...weights))
  parts[most]! += cents - parts.reduce((sum, part) => sum + part, 0)
  return balances.map((one, at) => ({ ...one, balance: one.balance + parts[at]! }))
}

/** A difference that nobody explained: up as a charge, down like a payment. */
function withDifference(balances: readonly KeptBalance[], cents: number, moment: LineMoment): KeptBalance[] {
  return cents >= 0
    ? withCharge(balances, cents, moment.day)
    : paid(balances, -cents, { ...moment, minimumCents: 0 })
}

/** The balances made to add up to the debt's, in cents. */
export function fitted(balances: readonly KeptBalance[], balanceCents: number, moment: LineMoment): Moved {
  const cents = balanceCents - totalOf(balances)
  return { balances: withDifference(balances, cents, moment), isSpread: cents !== 0 }
}

function afterLine(
  balances: readonly KeptBalance[],
  { kind, amount }: Line,
  moment: LineMoment,
): KeptBalance[] {
  if (kind === 'payment') return paid(balances, amount, moment)
  return kind === 'interest'
    ? withInterest(balances, amount, moment.day)
    : withDifference(balances, amount, moment)
}

/** The balances after lines of the history, and each line with its split. */
export function afterLines<Given extends Line>(
  balances: readonly KeptBalance[],
  lines: readonly Given[],
  moment: LineMoment,
): Moved & { lines: (Given & { split: SplitPart[] })[] } {
  let now = [...balances]
  let { minimumCents } = moment
  const split = lines.map((line) => {
    const before = now
    now = afterLine(before, line, { ...moment, minimumCents })
    if (line.kind === 'payment') minimumCents = Math.max(0, minimumCents - line.amount)
    const sign = line.kind === 'payment' ? -1 : 1
    const parts = now.map(({ id, name, balance }, at) => ({
      id,
      name,
      amount: sign * (balance - before[at]!.balance),
    }))
    return { ...line, split: parts.filter(({ amount }) => amount !== 0) }
  })
  const isSpread = lines.some(({ kind }) => kind !== 'payment' && kind !== 'interest')
  return { balances: now, isSpread, lines: split }
}

/** The balances once lines are taken back: each by its split, and made to add up to what the debt then owes. */
export function withoutLines(
  balances: readonly KeptBalance[],
  lines: readonly (Line & { split?: readonly SplitPart[] | null | undefined })[],
  { balanceCents, moment }: { balanceCents: number; moment: LineMoment },
): Moved {
  const back = new Map<string, number>()
  for (const { kind, split } of lines) {
    const sign = kind === 'payment' ? 1 : -1
    for (const { id, amount } of split ?? []) back.set(id, (back.get(id) ?? 0) + sign * amount)
  }
  const restored = balances.map((one) => ({
    ...one,
    balance: Math.max(0, one.balance + (back.get(one.id) ?? 0)),
  }))
  return fitted(restored, balanceCents, moment)
}

/** The rate that stands for a card of several balances where there is room for one: the highest usual rate owed on. */
export function rateOfBalances(balances: readonly KeptBalance[]): Ppm {
  const open = balances.filter(({ balance }) => balance > 0)
  return Math.max(0, ...(open.length > 0 ? open : balances).map(({ interestRate }) => interestRate))
}
