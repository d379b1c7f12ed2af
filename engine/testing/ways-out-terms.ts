/** Terms for tests of the ways out: round figures, each easy to follow by hand. */
import type { Circumstances, WayTerms } from '#engine/debts/ways-out/way.ts'

export const roundTerms: WayTerms = {
  transferFeePpm: 40_000,
  transferMonths: 15,
  transferLaterAprPpm: 279_900,
  loanAprPpm: 120_000,
  loanMonths: 60,
  loanFeePpm: 0,
  managementAprPpm: 80_000,
  managementMonths: 60,
  managementStartCents: 0,
  managementMonthlyCents: 30_00,
  hardshipAprPpm: 80_000,
  hardshipMonths: 12,
  settlementSharePpm: 500_000,
  settlementFeePpm: 250_000,
  settlementMonths: 40,
  taxPpm: 120_000,
  chapter7CourtCents: 338_00,
  chapter7LawyerCents: 1_500_00,
  chapter7Months: 4,
  chapter13CourtCents: 313_00,
  chapter13LawyerCents: 4_000_00,
  trusteePpm: 100_000,
  coursesCents: 100_00,
}

export const nothingSaid: Circumstances = {
  incomeCents: null,
  medianCents: null,
  assetsCents: null,
  unprotectedCents: 0,
}
