/**
 * Rows that moved no money: still pending, failed, or only a note. Left in, a pending row would come twice, since its
 * final one has another day or amount.
 * Example: PayPal lists the authorization of a purchase as 'Pending' with the balance impact 'Memo', beside the purchase.
 */

export type StatusFault = 'pending' | 'failed' | 'memo' | 'investment'

const FAILED = /\b(failed|denied|declined|cancel+ed|voided|expired)\b/i
const PENDING = /^\s*(pending|processing|unposted|on hold|held|placed|scheduled)\b/i
const MEMO = /^\s*memo\s*$/i
const INVESTMENT = /^\s*investment\s*$/i

/** From all cells that name a status; null where none speaks against the row. */
export function statusFault(cells: readonly string[]): StatusFault | null {
  if (cells.some((cell) => FAILED.test(cell))) return 'failed'
  if (cells.some((cell) => PENDING.test(cell))) return 'pending'
  if (cells.some((cell) => MEMO.test(cell))) return 'memo'
  return cells.some((cell) => INVESTMENT.test(cell)) ? 'investment' : null
}
