/**
 * How many admins must approve a grant: one while the grants to the person and their household stay at $1,000 or less
 * over twelve months, this one counted; two different ones above. The same admin counts once, however often they
 * approve, and who alone approved a grant does not pay it. So no dollar leaves by one person's hand, and a large grant
 * cut in small ones needs two people from the second on.
 * Example: $800.00 after nothing needs one; $800.00 after $800.00 in March needs two.
 */

const ONE_APPROVAL_UP_TO_CENTS = 100_000

/** The most a grant may be, whatever its program. // spec 9 */
export const MOST_GRANT_CENTS = 500_000

/** Over how many months the grants to one household are added up. */
export const GRANTED_MONTHS = 12

/** Approvals by different admins that an amount needs after what the household was granted before; both in cents. */
export function approvalsNeeded(amountCents: number, grantedCents: number): 1 | 2 {
  return amountCents + grantedCents > ONE_APPROVAL_UP_TO_CENTS ? 2 : 1
}

export type Amounts = { amountCents: number; grantedCents: number }

/** Whether these admins, each counted once, are enough for the amount. */
export function areEnough(adminIds: readonly string[], { amountCents, grantedCents }: Amounts): boolean {
  return new Set(adminIds).size >= approvalsNeeded(amountCents, grantedCents)
}

/** Whether nobody but this admin approved: then somebody else pays. Of two who approved either may. */
export function approvedAlone(approvedBy: readonly string[], adminId: string): boolean {
  return approvedBy.length > 0 && approvedBy.every((one) => one === adminId)
}
