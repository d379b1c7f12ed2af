/**
 * The figures of the sample household, shown until the person has entered a debt: the specification's, tagged as a whole
 * (reading 2). They fit together: $15,000 at 22.9% and $500 a month takes 45 months, and $15,000 is 30 payments of $500
 * before interest.
 */

// spec 2
export const sampleStrategy = { aprPpm: 229_000, savedCents: 320_000 }
export const sampleImpact = { addCents: 5_000, monthsFaster: 8 }
export const sampleFigures = {
  monthlyCents: 65_000,
  aboveCents: 15_000,
  savedCents: 245_000,
  nextSavedCents: 34_100,
  months: 28,
  monthsBefore: 45,
}

// spec 9
const SAMPLE_TOTAL_CENTS = 1_500_000
const SAMPLE_PAYMENT_CENTS = 50_000
const SAMPLE_PROGRESS_PERCENT = 33

/** Months left are the total by $500, rounded up: $15,000 is 30 months. */
export const sampleFreedom = {
  totalCents: SAMPLE_TOTAL_CENTS,
  paymentCents: SAMPLE_PAYMENT_CENTS,
  months: Math.ceil(SAMPLE_TOTAL_CENTS / SAMPLE_PAYMENT_CENTS),
  percent: SAMPLE_PROGRESS_PERCENT,
}

// spec 2
export const sampleTips = { loanAprPpm: 125_000, lowerCents: 28_000, transferMonths: 18 }

// spec 2: this month's first, then a month earlier each
export const sampleScores = [742, 728, 720, 715] as const
