/**
 * How many admins must approve a grant: one up to $1,000, two different ones above. The same admin counts once,
 * however often they approve. Example: $1,000.00 needs one, $1,000.01 needs two.
 */

export const ONE_APPROVAL_UP_TO_CENTS = 100_000

/** The most a grant may be, whatever its program. // spec 9 */
export const MOST_GRANT_CENTS = 500_000

/** Approvals by different admins that an amount in cents needs. */
export function approvalsNeeded(amountCents: number): 1 | 2 {
  return amountCents > ONE_APPROVAL_UP_TO_CENTS ? 2 : 1
}

/** Whether these admins, each counted once, are enough for the amount. */
export function areEnough(adminIds: readonly string[], amountCents: number): boolean {
  return new Set(adminIds).size >= approvalsNeeded(amountCents)
}
