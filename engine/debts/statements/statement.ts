/**
 * A card statement as a person reads it off the paper: what was owed at its end, what it asks for, and the figures of its
 * box "Minimum Payment Warning". Amounts are whole cents, the rate parts per million.
 */

export type Statement = {
  balanceCents: number
  minimumCents: number
  /** the day the minimum is due, 'YYYY-MM-DD' */
  dueOn: string
  /** the rate the box is worked out with */
  aprPpm: number
  /** interest charged in this billing cycle; null where it was not entered */
  interestCents: number | null
  /** the part of the minimum that is past due, late fees included */
  pastDueCents: number
  /** the part of the minimum that is above the credit limit */
  overLimitCents: number
  /** the box: with minimums only, in whole years as printed, or in months where it is under two years */
  minimumOnlyMonths: number | null
  minimumOnlyTotalCents: number | null
  threeYearPaymentCents: number | null
  threeYearTotalCents: number | null
}

/** What the lender's rule asks for: the minimum without what is past due or above the limit. */
export function ruleMinimumCents({
  minimumCents,
  pastDueCents,
  overLimitCents,
}: Pick<Statement, 'minimumCents' | 'pastDueCents' | 'overLimitCents'>): number {
  return minimumCents - pastDueCents - overLimitCents
}

export type StatementField =
  | 'minimum'
  | 'interest'
  | 'pastDue'
  | 'overLimit'
  | 'minimumOnlyTotal'
  | 'threeYearPayment'
  | 'threeYearTotal'
  | 'dueOn'

/** Figures that no statement can have, each with the field that is most likely mistyped. */
export type Impossible =
  | 'minimumAboveBalance'
  | 'interestAboveBalance'
  | 'partsAboveMinimum'
  | 'totalBelowBalance'
  | 'paymentsTooLow'
  | 'totalUnlikePayment'
  | 'dueTooFar'

const THREE_YEARS = 36
/** The total may be that of the payment before it was rounded to dollars: half a dollar in each of 36 months, and cents. */
const MOST_APART_CENTS = THREE_YEARS * 51
/** A statement is due within weeks; a later year is a slip. */
const LATEST_DUE_DAYS = 62

/**
 * The figures that cannot be, in the order of the form. `daysAhead`: how far the due day lies after today.
 * Example: a minimum of $500.00 on a balance of $50.00 is 'minimumAboveBalance' at 'minimum'.
 */
export function impossibleFigures(
  given: Omit<Statement, 'dueOn'>,
  daysAhead: number,
): { field: StatementField; because: Impossible }[] {
  const { balanceCents: balance, threeYearPaymentCents: payment, threeYearTotalCents: total } = given
  const found: { field: StatementField; because: Impossible }[] = []
  const check = (isWrong: boolean, field: StatementField, because: Impossible) => {
    if (isWrong) found.push({ field, because })
  }
  check(given.minimumCents > balance, 'minimum', 'minimumAboveBalance')
  check(daysAhead > LATEST_DUE_DAYS, 'dueOn', 'dueTooFar')
  check((given.interestCents ?? 0) > balance, 'interest', 'interestAboveBalance')
  check(given.pastDueCents > given.minimumCents, 'pastDue', 'partsAboveMinimum')
  check(
    given.pastDueCents <= given.minimumCents && ruleMinimumCents(given) < 0,
    'overLimit',
    'partsAboveMinimum',
  )
  // Banks print totals in whole dollars.
  const leastTotal = Math.floor(balance / 100) * 100
  check((given.minimumOnlyTotalCents ?? leastTotal) < leastTotal, 'minimumOnlyTotal', 'totalBelowBalance')
  check(payment !== null && payment * THREE_YEARS < leastTotal, 'threeYearPayment', 'paymentsTooLow')
  const isBelow = (total ?? leastTotal) < leastTotal
  check(isBelow, 'threeYearTotal', 'totalBelowBalance')
  const apart = payment === null || total === null ? 0 : Math.abs(total - payment * THREE_YEARS)
  check(!isBelow && apart > MOST_APART_CENTS, 'threeYearTotal', 'totalUnlikePayment')
  return found
}
