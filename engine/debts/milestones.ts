/**
 * What is worth a word of joy: a debt that is paid off, and each quarter of the way over all debts (reading 8:
 * what was paid of the highest balance each debt has had).
 * Example: debts of $3,000 and $2,000 at their highest, $2,400 and $0 now: the second is paid off, and at 52 % the
 * first two quarters are behind.
 */
import { payoffProgress, type DebtProgress } from './progress.ts'

export type MilestoneDebt = DebtProgress & { id: string; name: string }

export type Milestone =
  | { kind: 'debt_paid'; debtId: string; name: string; highestCents: number }
  /** the part of the way that is behind, in whole percent */
  | { kind: 'part'; percent: 25 | 50 | 75 | 100 }

const PARTS = [25, 50, 75, 100] as const

/** Every milestone that is behind, debts in the order given, then the highest part alone: it says the others too. */
export function milestonesReached(debts: readonly MilestoneDebt[]): Milestone[] {
  const paid = debts
    .filter(({ balanceCents, highestBalanceCents }) => balanceCents <= 0 && highestBalanceCents > 0)
    .map(({ id, name, highestBalanceCents }): Milestone => ({
      kind: 'debt_paid',
      debtId: id,
      name,
      highestCents: highestBalanceCents,
    }))
  const behind = payoffProgress(debts).percent ?? 0
  const part = PARTS.findLast((percent) => behind >= percent)
  return part === undefined ? paid : [...paid, { kind: 'part', percent: part }]
}
