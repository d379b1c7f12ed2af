/** Entries of the ledger as sentences. Amounts are dollars with cents. */
import programsContent from '#content/foundation/foundation.json' with { type: 'json' }
import type { EntryAnswer, GiftAnswer, GroupAnswer } from '#contracts/foundation/ledger.ts'
import { cellCents } from '#engine/ledger/totals.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { formatDate, formatMonth } from '#web/format/dates.ts'
import { plural } from '#web/format/amounts.ts'
import { formatCharge } from '#web/format/money.ts'
import { ledgerTexts } from './messages.ts'

const monthName = (month: string) => formatMonth(monthIndex(`${month}-01`))

/** 'July 2026', or 'July 2026 to September 2026'. */
export function monthsWords(first: string, last: string): string {
  return first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`
}

/** The programs of a group by name, as the foundation's page names them. */
export function programNames(ids: readonly string[]): string {
  return ids.map((id) => programsContent.programs.find((program) => program.id === id)?.name ?? id).join(', ')
}

/** 'Your gift of $50.00 on 03/03/2026' */
export function giftTitle(gift: GiftAnswer): string {
  const amount = formatCharge(gift.amount)
  const day = formatDate(gift.happenedOn)
  if (gift.kind === 'tithe') return `Tithe of ${amount} on ${day}`
  return gift.isYours ? `Your gift of ${amount} on ${day}` : `Gift of ${amount} on ${day}`
}

/** The donor: a name by consent, 'Anonymous', or the months of a tithe. */
export function giftFrom(gift: GiftAnswer): string {
  if (gift.kind === 'tithe') {
    const [first = '', last = ''] = gift.period.split('/')
    return `A tenth of our profit, ${monthsWords(first, last)}`
  }
  return gift.donor ?? 'Anonymous'
}

/** Where the gift's money went, part by part, and the rest. */
export function giftWent({ amount, corrected, parts, left }: GiftAnswer): string[] {
  const lines = parts.map((part) => `${formatCharge(part.amount)} went to grant group ${part.group}.`)
  if (corrected !== amount) lines.unshift(`After a correction it is ${formatCharge(corrected)}.`)
  if (left !== 0)
    lines.push(
      parts.length === 0
        ? `${formatCharge(left)} is not in a published group yet.`
        : `${formatCharge(left)} of it is not in a published group yet.`,
    )
  return lines
}

/** Months are summed over people, so they are not converted to years. */
export function monthsSavedWords(months: number): string {
  return months === 1 ? '1 month sooner' : `${months.toLocaleString('en-US')} months sooner, added up`
}

type Measured = { grants: number; measured: number; unmarked: number }

/** How many grants the interest and months were measured for; null when nothing is published. */
export function measuredWords({ grants, measured, unmarked }: Measured): string | null {
  if (grants === 0) return null
  const marked = grants - unmarked
  const sentences = [
    ...(marked > 0 ? [`Measured for ${measured} of ${plural(marked, 'grant')}.`] : []),
    ...(unmarked > 0 ? [`${plural(unmarked, 'older grant')} counted by a looser rule.`] : []),
  ]
  return sentences.join(' ')
}

/** The interest saved. Without a measured grant there is no figure, which is not $0. */
export function savedFigure({ interestSaved, ...counts }: Measured & { interestSaved: number }): string {
  if (counts.grants === 0) return ledgerTexts.nothingPublished
  return counts.measured + counts.unmarked === 0 ? ledgerTexts.notMeasured : formatCharge(interestSaved)
}

/** A group's counts in the form of the ledger's totals. */
export const countsOf = ({ grants, measured }: Pick<GroupAnswer, 'grants' | 'measured'>): Measured => ({
  grants,
  measured: measured ?? 0,
  unmarked: measured === null ? grants : 0,
})

export function grantsWords(grants: number, groups: number): string {
  const inGroups = groups === 1 ? 'in 1 group' : `in ${groups} groups`
  return `${grants} grants ${inGroups}`
}

/** A short title of an entry. */
export function entryTitle(entry: EntryAnswer): string {
  switch (entry.kind) {
    case 'donation':
      return 'Gift'
    case 'tithe':
      return 'Tithe'
    case 'correction':
      return `Correction of entry ${entry.corrects}`
    case 'grant':
      return 'A grant was paid'
    case 'grant_correction':
      return 'A grant was corrected'
    case 'group':
      return `Group of ${entry.grants} grants`
  }
}

/** Details of an entry; null when there are none. */
export function entryNote(entry: EntryAnswer): string | null {
  const [first = '', last = ''] = entry.period.split('/')
  switch (entry.kind) {
    case 'tithe':
      return `A tenth of a profit of ${formatCharge(cellCents(entry.profit))}, ${monthsWords(first, last)}`
    case 'correction':
      return entry.reason
    case 'grant':
    case 'grant_correction':
      return 'Sealed. It counts in a group of five or more.'
    case 'group':
      return `Entries ${entry.covers.replaceAll(' ', ', ')}`
    case 'donation':
      return null
  }
}
