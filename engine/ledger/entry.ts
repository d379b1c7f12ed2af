/**
 * One line of the foundation's public ledger, and the text of it that is hashed.
 *
 * A line is its cells, all of them texts, in one fixed order; a cell that a kind does not use is empty. The canonical
 * text is those cells as a JSON array of strings without spaces, so nothing in it depends on how a program writes
 * numbers. Amounts are decimals with two places, days are YYYY-MM-DD, months YYYY-MM, lists are parted by one space.
 * Example: a gift of $50 on 3 March 2026 as the first line is
 * ["1","donation","2026-03-03","50.00","","","","","","","","","",""]
 */

export const entryKinds = ['donation', 'tithe', 'correction', 'grant', 'grant_correction', 'group'] as const
export type EntryKind = (typeof entryKinds)[number]

/** The cells of a line in the order they are hashed. */
export const entryFields = [
  /** 1, 2, 3, without a gap */
  'sequence',
  'kind',
  /** the day of a donation, tithe or correction; empty where a day could point at one grant */
  'happenedOn',
  /** of a correction with its sign; of a group the sum of what it covers; empty for a single grant */
  'amount',
  /** of a correction: the line it corrects */
  'corrects',
  /** of a correction: why, in words anybody may read; of a group: how many of its grants were measured (measured.ts) */
  'reason',
  /** of a tithe: the profit it is a tenth of */
  'profit',
  /** first and last month, '2026-07/2026-09': of a tithe the months of the profit, of a group those of its grants */
  'period',
  /** of a group: the programs in it, in the order of the alphabet */
  'programs',
  /** of a group: how many grants were paid in it */
  'grants',
  /** of a group: the lines it sums up */
  'covers',
  /** of a group: the interest the measured grants save, by the plans they were computed from */
  'interestSaved',
  /** of a group: the months those save, added up */
  'monthsSaved',
  /** of a single grant: SHA-256 of its salted details, which binds us to them without showing them */
  'commitment',
] as const
export type EntryField = (typeof entryFields)[number]

/** The cells of a line, as texts. */
export type EntryContent = Readonly<Record<EntryField, string>>

/** A line with its place in the chain: the hash of the line before it and its own, 64 hexadecimal digits each. */
export type LedgerEntry = EntryContent & { readonly previous: string; readonly hash: string }

/** A line of this kind, empty but for the cells given. */
export function entryOf(kind: EntryKind, cells: Partial<Omit<EntryContent, 'kind'>>): EntryContent {
  const empty = Object.fromEntries(entryFields.map((field) => [field, ''])) as Record<EntryField, string>
  return { ...empty, ...cells, kind }
}

/** The text that is hashed: every cell, in the fixed order. */
export function canonicalText(entry: EntryContent): string {
  return JSON.stringify(entryFields.map((field) => entry[field]))
}

export function isEntryKind(text: string): text is EntryKind {
  return (entryKinds as readonly string[]).includes(text)
}

/** The numbers of a cell that lists lines: '3 5 8'. */
export function sequencesOf(cell: string): number[] {
  return cell === '' ? [] : cell.split(' ').map(Number)
}
