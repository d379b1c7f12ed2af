/**
 * Whether a statement's figures are those that follow from the debt as Jubilee has it, and what may be the reason where
 * one is not. The box is worked out twice, with a month's interest and with interest by the day; a figure between the two,
 * give or take the rounding that banks are free in, matches.
 * Example: $5,439.39 at 15.74 % has a three-year payment of $191. A statement with $191 matches; one with $203 differs,
 * and fits a rate of about 20 %.
 */
import type { MinimumRule } from '#engine/debts/debt.ts'
import { exactPaymentCents } from '#engine/debts/terms/amortization.ts'
import { askedByRule } from './learn-rule.ts'
import { ruleMinimumCents, type Statement } from './statement.ts'
import { statementBox, type StatementBox } from './statement-box.ts'
import { monthInterestCents } from '#engine/money/interest.ts'

export type FigureName =
  | 'minimum'
  | 'minimumOnlyTime'
  | 'minimumOnlyTotal'
  | 'threeYearPayment'
  | 'threeYearTotal'

/**
 * Why a figure may differ. `interest`: the rule adds the month's interest, which was not entered. `dailyInterest`: between
 * monthly and daily interest. `rule`: another rule of minimums. `rate`: another rate, `aprPpm` would fit. `pastDue`,
 * `overLimit`: the minimum holds such an amount. `notPaidOff`: by Jubilee's figures minimums alone never pay it off.
 */
export type Reason =
  | { kind: 'pastDue' | 'overLimit' | 'interest' | 'dailyInterest' | 'rule' | 'notPaidOff' }
  | { kind: 'rate'; aprPpm: number }

/** Cents; of the time, months. `ours` is null where minimums alone never pay it off. */
export type CheckedFigure = {
  figure: FigureName
  theirs: number
  ours: number | null
  isMatch: boolean
  reasons: Reason[]
}

type Box = StatementBox['minimumOnly']

/** Daily compounding over a year's twelfth, as a yearly rate of twelve equal months. */
export function dailyRatePpm(aprPpm: number): number {
  const daily = aprPpm / 1_000_000 / 365
  return Math.round(12_000_000 * Math.expm1((365 / 12) * Math.log1p(daily)))
}

/** Banks round a time of two years or more to whole years. */
const MONTHS_APART = 6
const FEWEST_MONTHS_IN_YEARS = 24
/** Totals are printed in whole dollars, and the payment in them may be rounded before it is multiplied. */
const TOTAL_APART_CENTS = 300
const PAYMENT_APART_CENTS = 100

/** Whether a figure lies between two, give or take `apart`. */
function isBetween(figure: number, [one, other]: readonly [number, number], apart: number): boolean {
  return figure >= Math.min(one, other) - apart && figure <= Math.max(one, other) + apart
}

/** The whole hundredth of a percent at which 36 level payments are the printed one; null where none is. */
function rateThatFits({ balanceCents, threeYearPaymentCents }: Statement): number | null {
  if (threeYearPaymentCents === null || balanceCents === 0) return null
  let [low, high] = [0, 10_000]
  const paymentAt = (step: number) =>
    exactPaymentCents({ principalCents: balanceCents, aprPpm: step * 100, months: 36 })
  if (paymentAt(low) > threeYearPaymentCents || paymentAt(high) < threeYearPaymentCents) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (paymentAt(middle) >= threeYearPaymentCents) high = middle
    else low = middle + 1
  }
  return low * 100
}

/** The minimum, without what is past due or above the limit, beside the one of the debt's rule. */
function checkMinimum(statement: Statement, rule: MinimumRule): CheckedFigure {
  const { aprPpm, balanceCents, interestCents, pastDueCents, overLimitCents, minimumCents } = statement
  const isWithInterest =
    rule.kind === 'percent' && (rule.plusInterest || rule.interestPlusCents !== undefined)
  const asked = (interest: number) => askedByRule(rule, { ...statement, interestCents: interest })
  const monthly = monthInterestCents(balanceCents, aprPpm)
  const ours = asked(interestCents ?? monthly)
  const theirs = ruleMinimumCents(statement)
  const daily = asked(interestCents ?? monthInterestCents(balanceCents, dailyRatePpm(aprPpm)))
  const isMatch = theirs === ours || isBetween(theirs, [ours, daily], 0)
  const reasons: Reason[] = []
  if (!isMatch) {
    if (isWithInterest && interestCents === null) reasons.push({ kind: 'interest' })
    reasons.push({ kind: 'rule' })
    if (theirs > ours && pastDueCents === 0) reasons.push({ kind: 'pastDue' })
    if (theirs > ours && overLimitCents === 0) reasons.push({ kind: 'overLimit' })
  }
  const parts = pastDueCents + overLimitCents
  return { figure: 'minimum', theirs: minimumCents, ours: ours + parts, isMatch, reasons }
}

type Given = { statement: Statement; monthly: StatementBox; daily: StatementBox; isMinimumRight: boolean }

const timeOf = ({ status, months }: Box) => (status === 'paid' ? months : null)
const totalOf = ({ status, totalCents }: Box) => (status === 'paid' ? totalCents : null)

/** Why minimums alone take another time or cost something else. */
function minimumOnlyReasons({ statement, isMinimumRight }: Given, isEndless: boolean): Reason[] {
  const rate = otherRate(statement)
  return [
    ...(isEndless ? [{ kind: 'notPaidOff' as const }] : []),
    ...(rate ? [rate] : []),
    ...(isMinimumRight && rate ? [] : [{ kind: 'rule' as const }]),
  ]
}

/** The rate that the three-year payment fits, where it is another than the one entered. */
function otherRate(statement: Statement): Reason | null {
  const aprPpm = rateThatFits(statement)
  if (aprPpm === null || statement.threeYearPaymentCents === null) return null
  const at = statementBoxPayment(statement, statement.aprPpm)
  const daily = statementBoxPayment(statement, dailyRatePpm(statement.aprPpm))
  const isSame = isBetween(statement.threeYearPaymentCents, [at, daily], PAYMENT_APART_CENTS)
  return isSame ? null : { kind: 'rate', aprPpm }
}

const statementBoxPayment = ({ balanceCents }: Statement, aprPpm: number) =>
  exactPaymentCents({ principalCents: balanceCents, aprPpm, months: 36 })

function checkTime(given: Given): CheckedFigure[] {
  const { statement, monthly, daily } = given
  const theirs = statement.minimumOnlyMonths
  if (theirs === null) return []
  const [ours, later] = [timeOf(monthly.minimumOnly), timeOf(daily.minimumOnly)]
  const apart = theirs >= FEWEST_MONTHS_IN_YEARS ? MONTHS_APART : 1
  const isMatch = ours !== null && isBetween(theirs, [ours, later ?? ours], apart)
  const reasons = isMatch ? [] : minimumOnlyReasons(given, ours === null)
  return [{ figure: 'minimumOnlyTime', theirs, ours, isMatch, reasons }]
}

function checkTotal(given: Given): CheckedFigure[] {
  const { statement, monthly, daily } = given
  const theirs = statement.minimumOnlyTotalCents
  if (theirs === null) return []
  const [ours, more] = [totalOf(monthly.minimumOnly), totalOf(daily.minimumOnly)]
  const isExact = ours !== null && isBetween(theirs, [ours, ours], TOTAL_APART_CENTS)
  const isMatch = ours !== null && isBetween(theirs, [ours, more ?? ours], TOTAL_APART_CENTS)
  const reasons = isMatch ? byTheDay(isExact) : minimumOnlyReasons(given, ours === null)
  return [{ figure: 'minimumOnlyTotal', theirs, ours, isMatch, reasons }]
}

const byTheDay = (isExact: boolean): Reason[] => (isExact ? [] : [{ kind: 'dailyInterest' }])

function checkThreeYears({ statement, monthly, daily }: Given): CheckedFigure[] {
  const { threeYearPaymentCents: payment, threeYearTotalCents: total } = statement
  const rate = otherRate(statement)
  const found: CheckedFigure[] = []
  const [ours, more] = [monthly.threeYear, daily.threeYear]
  if (payment !== null) {
    const isExact = isBetween(payment, [ours.paymentCents, ours.exactTotalCents / 36], 50)
    const isMatch = isBetween(payment, [ours.paymentCents, more.paymentCents], 50)
    const reasons = isMatch ? byTheDay(isExact) : rate ? [rate] : byTheDay(false)
    found.push({ figure: 'threeYearPayment', theirs: payment, ours: ours.paymentCents, isMatch, reasons })
  }
  if (total !== null) {
    const ways = [ours.totalCents, ours.exactTotalCents] as const
    const isExact = ways.some((cents) => isBetween(total, [cents, cents], TOTAL_APART_CENTS))
    const isMatch =
      isExact ||
      isBetween(total, [ours.totalCents, more.totalCents], TOTAL_APART_CENTS) ||
      isBetween(total, [ours.exactTotalCents, more.exactTotalCents], TOTAL_APART_CENTS)
    const reasons = isMatch ? byTheDay(isExact) : rate ? [rate] : byTheDay(false)
    // The bank's total is one of two: ours is the nearer.
    const isFirst = Math.abs(ways[0] - total) <= Math.abs(ways[1] - total)
    found.push({ figure: 'threeYearTotal', theirs: total, ours: ways[isFirst ? 0 : 1], isMatch, reasons })
  }
  return found
}

/** Each figure of the statement beside ours, in the order of the statement. `rule` is the debt's. Errors as planPayoff. */
export function matchStatement(statement: Statement, rule: MinimumRule): CheckedFigure[] {
  const { balanceCents, aprPpm } = statement
  const minimum = checkMinimum(statement, rule)
  const card = { balanceCents, minimum: rule, firstPaymentCents: ruleMinimumCents(statement) }
  const given = {
    statement,
    monthly: statementBox({ ...card, aprPpm }),
    daily: statementBox({ ...card, aprPpm: dailyRatePpm(aprPpm) }),
    isMinimumRight: minimum.isMatch,
  }
  return [minimum, ...checkTime(given), ...checkTotal(given), ...checkThreeYears(given)]
}
