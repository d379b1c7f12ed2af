/**
 * How much of the way is behind a person (reading 8): what was paid of the highest balance each debt has had.
 * Example: debts of $3,000 and $2,000 at their highest, $2,400 and $0 now: $2,600 of $5,000, 52 %.
 */

export type DebtProgress = { balanceCents: number; highestBalanceCents: number }

export type Progress = {
  paidCents: number
  highestCents: number
  /** whole percent, 0 to 100, rounded down: 100 only when nothing is left; null without any debt */
  percent: number | null
}

/** Progress over all debts. A debt above its recorded highest counts as not paid at all. */
export function payoffProgress(debts: readonly DebtProgress[]): Progress {
  let highestCents = 0
  let leftCents = 0
  for (const { balanceCents, highestBalanceCents } of debts) {
    highestCents += Math.max(balanceCents, highestBalanceCents)
    leftCents += balanceCents
  }
  const paidCents = highestCents - leftCents
  const percent = highestCents === 0 ? null : Math.floor((paidCents / highestCents) * 100)
  return { paidCents, highestCents, percent }
}
