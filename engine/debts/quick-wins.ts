/** Debts small enough for an early success. Example: $4,999.99 is a quick win, $5,000.00 is not. */
import type { PayoffDebt } from './debt.ts'

/** Quick wins are debts under $5,000. // spec 9 */
export const QUICK_WIN_CENTS = 500_000

/** The open debts under $5,000, smallest first. */
export function quickWins<D extends Pick<PayoffDebt, 'balanceCents'>>(debts: readonly D[]): D[] {
  return debts
    .filter(({ balanceCents }) => balanceCents > 0 && balanceCents < QUICK_WIN_CENTS)
    .toSorted((a, b) => a.balanceCents - b.balanceCents)
}
