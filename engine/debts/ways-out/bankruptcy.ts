/**
 * Chapter 7 and Chapter 13, as a first look. Only a lawyer can tell what a court would do.
 *
 * Chapter 7 ends the unsecured debts after some months; what is owned beyond what the state protects goes to the lenders
 * first. Chapter 13 is a plan of 36 months where the income is not above the middle of the state, else of 60
 * (11 U.S.C. 1325(b)(4)): what the month's money leaves after the other debts' payments goes to the trustee, who keeps a
 * share. Lenders get at least what Chapter 7 would give them. Debts ended in bankruptcy are not taxed (IRS Topic 431).
 * Example: $12,000 of cards, $250 a month, nothing unprotected. Chapter 13 over 36 months takes in $9,000; at 10 % the
 * trustee keeps $900, the lenders get $8,100, and $3,900 are forgiven.
 */
import { shareCents } from '#engine/money/rounding.ts'
import { keptAlongside, keptMinimumsCents, type Parted } from './money.ts'
import { type Circumstances, isNoWay, noWay, type NoWay, type WayAnswer, type WaysOutCase } from './way.ts'

const WHOLE_PPM = 1_000_000
const CHAPTER_13_MONTHS = { below: 36, above: 60, unknown: 60 } as const

/** The first step of the means test: a year at the income of the last six months, and the middle of the state. */
export function incomeAgainstMedian({
  incomeCents,
  medianCents,
}: Circumstances): 'below' | 'above' | 'unknown' {
  if (incomeCents === null || medianCents === null) return 'unknown'
  return incomeCents * 12 <= medianCents ? 'below' : 'above'
}

export function chapter7({ terms, person }: WaysOutCase, parted: Parted): WayAnswer | NoWay {
  const { unsecuredCents, budgetCents } = parted
  if (unsecuredCents === 0) return noWay('nothingUnsecured')
  const kept = keptAlongside(parted, { asideCents: 0, months: 1 })
  if (isNoWay(kept)) return kept
  const toLenders = Math.min(person.unprotectedCents, unsecuredCents)
  const feesCents = terms.chapter7CourtCents + terms.chapter7LawyerCents + terms.coursesCents
  return {
    months: Math.max(terms.chapter7Months, kept.months),
    totalCents: toLenders + feesCents + kept.paidCents,
    monthlyCents: kept.months > 0 ? budgetCents : 0,
    feesCents,
    forgivenCents: unsecuredCents - toLenders,
    taxCents: 0,
  }
}

/** What has to go in so that the lenders get this much, the trustee's share above it. */
const withTrustee = (cents: number, trusteePpm: number) =>
  Math.ceil((cents * WHOLE_PPM) / (WHOLE_PPM - trusteePpm))

export function chapter13({ terms, person }: WaysOutCase, parted: Parted): WayAnswer | NoWay {
  const { unsecuredCents, budgetCents } = parted
  if (unsecuredCents === 0) return noWay('nothingUnsecured')
  const longest = CHAPTER_13_MONTHS[incomeAgainstMedian(person)]
  const minimums = keptMinimumsCents(parted)
  const monthly = budgetCents - minimums
  const leastIn = withTrustee(Math.min(person.unprotectedCents, unsecuredCents), terms.trusteePpm)
  if (monthly <= 0) return noWay('tooLittleMoney')
  if (monthly * longest < leastIn) return noWay('tooLittleMoney', minimums + Math.ceil(leastIn / longest))
  const paidIn = Math.min(monthly * longest, withTrustee(unsecuredCents, terms.trusteePpm))
  const months = Math.ceil(paidIn / monthly)
  const toLenders = Math.min(unsecuredCents, paidIn - shareCents(paidIn, terms.trusteePpm))
  const kept = keptAlongside(parted, { asideCents: monthly, months })
  if (isNoWay(kept)) return kept
  const once = terms.chapter13CourtCents + terms.chapter13LawyerCents + terms.coursesCents
  return {
    months: Math.max(months, kept.months),
    totalCents: paidIn + once + kept.paidCents,
    monthlyCents: Math.min(budgetCents, paidIn + minimums),
    feesCents: paidIn - toLenders + once,
    forgivenCents: unsecuredCents - toLenders,
    taxCents: 0,
  }
}
