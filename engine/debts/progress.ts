/**
 * How much of the way is behind a person (reading 8): what was paid of the highest balance each debt has had. And what
 * is worth a word of joy: a debt that is paid off, each quarter of the way, and debts small enough for an early success.
 * Example: debts of $3,000 and $2,000 at their highest, $2,400 and $0 now: $2,600 of $5,000, 52 %. The second is paid
 * off, and the first two quarters are behind. What was written off when a debt was closed was never paid, and is no part
 * of the way: of $1,000 with $400 paid and the rest forgiven, $400 of $400 are behind.
 */

/** Without `writtenOffCents` nothing was written off. */
export type DebtProgress = { balanceCents: number; highestBalanceCents: number; writtenOffCents?: number }

/** The progress of a debt as it is kept; amounts are cents. */
export const progressFigures = (debt: {
  balance: number
  highestBalance: number
  writtenOff: number
}): DebtProgress => ({
  balanceCents: debt.balance,
  highestBalanceCents: debt.highestBalance,
  writtenOffCents: debt.writtenOff,
})

/** The most that had to be paid on a debt, in cents. */
const wayCents = ({ balanceCents, highestBalanceCents, writtenOffCents = 0 }: DebtProgress) =>
  Math.max(balanceCents, highestBalanceCents - writtenOffCents)

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
  for (const debt of debts) {
    highestCents += wayCents(debt)
    leftCents += debt.balanceCents
  }
  const paidCents = highestCents - leftCents
  const percent = highestCents === 0 ? null : Math.floor((paidCents / highestCents) * 100)
  return { paidCents, highestCents, percent }
}

export type MilestoneDebt = DebtProgress & { id: string; name: string }

export type Milestone =
  | { kind: 'debt_paid'; debtId: string; name: string; highestCents: number }
  /** the part of the way that is behind, in whole percent */
  | { kind: 'part'; percent: 25 | 50 | 75 | 100 }

const PARTS = [25, 50, 75, 100] as const

/** Every milestone that is behind, debts in the order given, then the highest part alone, which implies the others. */
export function milestonesReached(debts: readonly MilestoneDebt[]): Milestone[] {
  const paid = debts
    .filter((debt) => debt.balanceCents <= 0 && debt.highestBalanceCents > 0 && !debt.writtenOffCents)
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

/** Quick wins are debts under $5,000: $4,999.99 is one, $5,000.00 is not. // spec 9 */
export const QUICK_WIN_CENTS = 500_000

/** The open debts under $5,000, smallest first. */
export function quickWins<D extends { balanceCents: number }>(debts: readonly D[]): D[] {
  return debts
    .filter(({ balanceCents }) => balanceCents > 0 && balanceCents < QUICK_WIN_CENTS)
    .toSorted((a, b) => a.balanceCents - b.balanceCents)
}
