/**
 * The income limit of a grant: a share of the year's poverty guideline of the Department of Health and Human
 * Services, which is an amount for one person and one more amount for each further person.
 * Example: 2026, 48 states, three people: $15,960 + 2 x $5,680 = $27,320; 200 % of it is $54,640 a year.
 */

/** The two amounts of a guideline, in whole cents a year. */
export type PovertyGuideline = { firstCents: number; additionalCents: number }

/** The emergency grant is for an income below this share of the line. // spec 9 */
const GRANT_LIMIT_PERCENT = 200

/** The poverty line of a household, in cents a year. Throws RangeError below one person. */
export function povertyLineCents(guideline: PovertyGuideline, people: number): number {
  if (!Number.isInteger(people) || people < 1) throw new RangeError(`not a household: ${people}`)
  return guideline.firstCents + guideline.additionalCents * (people - 1)
}

/** The yearly income, in cents, that a household must be below. */
export function grantIncomeLimitCents(guideline: PovertyGuideline, people: number): number {
  return (povertyLineCents(guideline, people) * GRANT_LIMIT_PERCENT) / 100
}
