/** Entries of the ledger as sentences. Amounts are dollars with cents. */
import type { EntryAnswer, GiftAnswer, GroupAnswer } from '#contracts/foundation/ledger.ts'
import { reasonInWords } from '#engine/ledger/reason-words.ts'
import { cellCents } from '#engine/ledger/totals.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { formatDate, formatMonth } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { changeWords, entryWords, giftWords, programs } from './entry-messages.ts'

const monthName = (month: string) => formatMonth(monthIndex(`${month}-01`))

/** 'July 2026', or 'July 2026 to September 2026'. */
export function monthsWords(first: string, last: string): string {
  return first === last ? monthName(first) : entryWords.months(monthName(first), monthName(last))
}

/** The programs of a group by name, as the foundation's page names them. */
export function programNames(ids: readonly string[]): string {
  return ids.map((id) => programs.find((program) => program.id === id)?.name ?? id).join(', ')
}

/** 'Your gift of $50.00 on 03/03/2026' */
export function giftTitle(gift: GiftAnswer): string {
  const amount = formatCharge(gift.amount)
  const day = formatDate(gift.happenedOn)
  if (gift.kind === 'tithe') return giftWords.tithe(amount, day)
  return gift.isYours ? giftWords.yours(amount, day) : giftWords.gift(amount, day)
}

/** The donor: a name by consent, 'Anonymous', or the months of a tithe. */
export function giftFrom(gift: GiftAnswer): string {
  if (gift.kind === 'tithe') {
    const [first = '', last = ''] = gift.period.split('/')
    return giftWords.fromProfit(monthsWords(first, last))
  }
  return gift.donor ?? giftWords.anonymous
}

/** Where the gift's money went, part by part, and the rest. */
export function giftWent({ amount, corrected, parts, left }: GiftAnswer): string[] {
  const lines = parts.map((part) => giftWords.toGroup(formatCharge(part.amount), part.group))
  if (corrected !== amount) lines.unshift(giftWords.corrected(formatCharge(corrected)))
  if (left !== 0)
    lines.push(
      parts.length === 0 ? giftWords.left(formatCharge(left)) : giftWords.leftOfIt(formatCharge(left)),
    )
  return lines
}

type Measured = { grants: number; measured: number; unmarked: number }

/** How many grants the interest and months were measured for; null when nothing is published. */
export function measuredWords({ grants, measured, unmarked }: Measured): string | null {
  if (grants === 0) return null
  const marked = grants - unmarked
  const sentences = [
    ...(marked > 0 ? [changeWords.measured(measured, marked)] : []),
    ...(unmarked > 0 ? [changeWords.unmarked(unmarked)] : []),
  ]
  return sentences.join(' ')
}

/** The interest saved. Without a measured grant there is no figure, which is not $0. */
export function savedFigure({ interestSaved, ...counts }: Measured & { interestSaved: number }): string {
  if (counts.grants === 0) return changeWords.nothingPublished
  return counts.measured + counts.unmarked === 0 ? changeWords.notMeasured : formatCharge(interestSaved)
}

/** A group's counts in the form of the ledger's totals. */
export const countsOf = ({ grants, measured }: Pick<GroupAnswer, 'grants' | 'measured'>): Measured => ({
  grants,
  measured: measured ?? 0,
  unmarked: measured === null ? grants : 0,
})

/** A short title of an entry. */
export function entryTitle(entry: EntryAnswer): string {
  switch (entry.kind) {
    case 'donation':
      return entryWords.gift
    case 'tithe':
      return entryWords.tithe
    case 'correction':
      return entryWords.correctionOf(entry.corrects)
    case 'grant':
      return entryWords.grant
    case 'grant_correction':
      return entryWords.grantCorrection
    case 'group':
      return entryWords.groupOf(entry.grants)
  }
}

/** Details of an entry; null when there are none. */
export function entryNote(entry: EntryAnswer): string | null {
  const [first = '', last = ''] = entry.period.split('/')
  switch (entry.kind) {
    case 'tithe':
      return entryWords.tenthOf(formatCharge(cellCents(entry.profit)), monthsWords(first, last))
    case 'correction':
      return reasonInWords(entry.reason)
    case 'grant':
    case 'grant_correction':
      return entryWords.sealedNote
    case 'group':
      return entryWords.covers(entry.covers.replaceAll(' ', ', '))
    case 'donation':
      return null
  }
}
