/** Reads a calculator's field as a number of the engine; null while it is empty or unreadable. */
import { MAX_AMOUNT_CENTS, MAX_RATE_PPM, parseTypedCents, parseTypedPercent } from '#engine/money/cents.ts'
import { amountError, rateError } from '#web/forms/broken-rule.ts'
import { entrySentences } from './messages.ts'

export type EntryKind = 'money' | 'rate' | 'share' | 'shareBelowAll' | 'months'

const WHOLE_PPM = 1_000_000
/** The longest car loan or lease a form takes: 10 years. */
const MOST_MONTHS = 120

function within(units: number | null, least: number, most: number): number | null {
  return units === null || units < least || units > most ? null : units
}

/** Cents for money, ppm for rates and shares, whole months for terms. */
export function readEntry(kind: EntryKind, typed: string): number | null {
  const text = typed.replace(/CA\$|[€£]/g, '').trim()
  if (text === '') return null
  if (kind === 'money') return within(parseTypedCents(text), 0, MAX_AMOUNT_CENTS)
  if (kind === 'rate') return within(parseTypedPercent(text), 0, MAX_RATE_PPM)
  if (kind === 'share') return within(parseTypedPercent(text), 0, WHOLE_PPM)
  if (kind === 'shareBelowAll') return within(parseTypedPercent(text), 0, WHOLE_PPM - 1)
  return /^\d{1,4}$/.test(text) ? within(Number(text), 1, MOST_MONTHS) : null
}

/** The error for an unreadable text; none for an empty one. */
export function entryError(kind: EntryKind, typed: string): string | undefined {
  if (typed.trim() === '' || readEntry(kind, typed) !== null) return undefined
  if (kind === 'months') return entrySentences.months(MOST_MONTHS)
  if (kind === 'money')
    return amountError(typed, { name: entrySentences.amount, least: 0, unread: entrySentences.money })
  if (kind === 'rate') return rateError(typed, { name: entrySentences.rateName, unread: entrySentences.rate })
  return entrySentences[kind]
}
