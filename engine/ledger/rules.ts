/**
 * The rules for a line at its place, beyond its hash: cells of its kind and no others, a correction of a
 * gift that came before it and still holds that much, a tithe that is a tenth, a group that takes in all that waits
 * and at least five grants. A check of a downloaded file applies the same rules.
 * Example: a tithe of 120.00 with a profit of 1200.00 holds; with 1300.00 it does not.
 */
import { parseDate } from '#engine/money/calendar.ts'
import { centsToDecimal, parseCents } from '#engine/money/cents.ts'
import { shareCents } from '#engine/money/rounding.ts'
import { entryFields, isEntryKind, sequencesOf } from './entry.ts'
import type { EntryContent, EntryField, EntryKind } from './entry.ts'
import { faultTexts } from './fault-messages.ts'
import { SMALLEST_GROUP } from './grouping.ts'
import { measuredOf } from './measured.ts'
import { cellCents } from './totals.ts'

/** A tenth of the profit is given. // spec 1 */
const TITHE_PPM = 100_000

/** The tithe of a profit, half a cent up. */
export function titheCents(profitCents: number): number {
  return shareCents(profitCents, TITHE_PPM)
}

const cellsOf: Readonly<Record<EntryKind, readonly EntryField[]>> = {
  donation: ['happenedOn', 'amount'],
  tithe: ['happenedOn', 'amount', 'profit', 'period'],
  correction: ['happenedOn', 'amount', 'corrects', 'reason'],
  grant: ['commitment'],
  grant_correction: ['commitment'],
  group: ['amount', 'period', 'programs', 'grants', 'covers', 'interestSaved', 'monthsSaved'],
}

const isAmount = (cell: string) => {
  const cents = parseCents(cell)
  return cents !== null && centsToDecimal(cents) === cell
}
const isCount = (cell: string) => /^(0|[1-9]\d{0,9})$/.test(cell)
const isMonths = (cell: string) => /^\d{4}-(0[1-9]|1[0-2])\/\d{4}-(0[1-9]|1[0-2])$/.test(cell)

/** The form of each cell where it is used. */
const forms: Readonly<Record<EntryField, (cell: string) => boolean>> = {
  sequence: isCount,
  kind: isEntryKind,
  happenedOn: (cell) => parseDate(cell) !== null,
  amount: isAmount,
  corrects: isCount,
  reason: (cell) => cell !== '',
  profit: isAmount,
  period: (cell) => isMonths(cell) && cell.slice(0, 7) <= cell.slice(8),
  programs: (cell) => /^[a-z0-9-]+( [a-z0-9-]+)*$/.test(cell),
  grants: isCount,
  covers: (cell) => /^\d+( \d+)*$/.test(cell),
  interestSaved: isAmount,
  monthsSaved: isCount,
  commitment: (cell) => /^[0-9a-f]{64}$/.test(cell),
}

/** A group from before the count of measured grants was recorded has no reason. */
const maySayMore = (field: EntryField, entry: EntryContent) =>
  field === 'reason' && entry.kind === 'group' && measuredOf(entry) !== null

/** False when a cell is empty that the kind needs, has another form, or is filled where the kind has none. */
function hasItsCells(entry: EntryContent, kind: EntryKind): boolean {
  const used = new Set<EntryField>(['sequence', 'kind', ...cellsOf[kind]])
  return entryFields.every((field) =>
    used.has(field) ? forms[field](entry[field]) : entry[field] === '' || maySayMore(field, entry),
  )
}

export type RuleBook = {
  /** The fault of the next line in a few words, or null. A valid line counts for the lines after it. */
  next: (entry: EntryContent) => string | null
}

/** Asks line after line, in order. */
export function openRules(): RuleBook {
  const left = new Map<string, number>()
  let waiting: { sequence: number; isGrant: boolean }[] = []

  const gift = ({ sequence, amount }: EntryContent): string | null => {
    if (cellCents(amount) <= 0) return faultTexts().rules.notAboveZero
    left.set(sequence, cellCents(amount))
    return null
  }
  const correction = ({ corrects, amount }: EntryContent): string | null => {
    const before = left.get(corrects)
    if (before === undefined) return faultTexts().rules.correctsNothing
    if (before + cellCents(amount) < 0) return faultTexts().rules.takesTooMuch
    left.set(corrects, before + cellCents(amount))
    return null
  }
  const hidden = ({ sequence, kind }: EntryContent): string | null => {
    waiting.push({ sequence: Number(sequence), isGrant: kind === 'grant' })
    return null
  }
  const group = (entry: EntryContent): string | null => {
    const covered = sequencesOf(entry.covers)
    const grants = Number(entry.grants)
    if (grants < SMALLEST_GROUP) return faultTexts().rules.groupTooSmall(SMALLEST_GROUP)
    if (grants > waiting.filter(({ isGrant }) => isGrant).length) return faultTexts().rules.countsTooMany
    if (covered.join(' ') !== waiting.map(({ sequence }) => sequence).join(' '))
      return faultTexts().rules.otherGrants
    const isSaving = cellCents(entry.interestSaved) > 0 || Number(entry.monthsSaved) > 0
    if (measuredOf(entry) === 0 && isSaving) return faultTexts().rules.savesUnmeasured
    waiting = []
    return null
  }
  const tithe = (entry: EntryContent): string | null =>
    titheCents(cellCents(entry.profit)) === cellCents(entry.amount) ? gift(entry) : faultTexts().rules.noTenth

  const asks: Record<EntryKind, (entry: EntryContent) => string | null> = {
    donation: gift,
    tithe,
    correction,
    grant: hidden,
    grant_correction: hidden,
    group,
  }
  return {
    next: (entry) => {
      if (!isEntryKind(entry.kind)) return faultTexts().rules.unknownKind
      if (!hasItsCells(entry, entry.kind)) return faultTexts().rules.otherCells
      return asks[entry.kind](entry)
    },
  }
}
