/**
 * The category a file names for a row. Words that stand for no category, and transfers between accounts, are none.
 * Example: 'Food:Groceries' is a category, 'Uncategorized' and 'Transfer:[Savings]' are not.
 */

const LENGTH = 80
const NONE = /^(uncategori[sz]ed|no category|none|n\/?a|split|[-–—?]+)$/i
const ACCOUNT = /^(transfer:)?\s*\[.*\]$/i
const INFLOW = /^(inflow: ?)?(ready to assign|to be budgeted)$/i

/** One line, as the file writes it; null for none. */
export function categoryIn(text: string): string | null {
  const line = text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  if (line === '' || [NONE, ACCOUNT, INFLOW].some((pattern) => pattern.test(line))) return null
  return line.slice(0, LENGTH).trim()
}
