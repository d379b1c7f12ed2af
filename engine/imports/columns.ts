/** Names and contents of columns, for tables of any kind. */

/** 'Trans. Date' is 'trans date', 'Amount (USD)' is 'amount usd', 'postedOn' is 'posted on'. */
export function plainName(name: string): string {
  return name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%#]+/gu, ' ')
    .trim()
}

/** The first column that the earliest pattern names; null where none does. Names as `plainName` writes them. */
export function columnNamed(names: readonly string[], patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const at = names.findIndex((name) => pattern.test(name))
    if (at >= 0) return at
  }
  return null
}

/** The share of a column's filled cells that are something, 0 to 1; 0 for an empty column. */
export function contentShare(
  rows: readonly string[][],
  column: number,
  is: (text: string) => boolean,
): number {
  const filled = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  return filled.length === 0 ? 0 : filled.filter(is).length / filled.length
}
