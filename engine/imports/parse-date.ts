/**
 * Calendar days as banks write them: '01/02/2026', '2026-01-02', '02.01.26', '20260102', 'Jan 2, 2026', '2-Jan-26'. Which
 * number is the month cannot be told from one row, so it is decided over all of them, and the person is asked where that is not enough.
 * Example: '03/04/2026' alone may be March 4 or April 3; with '03/28/2026' beside it, the month comes first.
 */
import { parseDate } from '#engine/money/calendar.ts'

export const dayOrders = ['MDY', 'DMY', 'YMD'] as const
export type DayOrder = (typeof dayOrders)[number]

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** a time of day behind the date */
const TIME =
  /[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|UTC|[A-Z]{2,4}|[+-]\d{2}:?\d{2}))?$/i
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const NUMBERS = /^(\d{1,4})([./\- ])(\d{1,2})\2(\d{1,4})$/
const NAME_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{2}|\d{4})$/i

/** Two digits are a year from 1970 to 2069. */
function yearOf(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function dayOf(year: string, month: number, day: string): string | null {
  if (year.length === 1 || year.length === 3) return null
  const text = `${yearOf(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return parseDate(text) ? text : null
}

function monthOfName(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

/** The day as 'YYYY-MM-DD'; null where the text is none. A year of four digits in front, or a month by name, needs no order. */
export function parseDay(text: string, order: DayOrder): string | null {
  const bare = text.trim().replaceAll(/\s+/g, ' ').replace(TIME, '')
  const compact = COMPACT.exec(bare)
  if (compact) return dayOf(compact[1]!, Number(compact[2]), compact[3]!)
  const named = NAME_FIRST.exec(bare)
  if (named) return dayOf(named[3]!, monthOfName(named[1]!), named[2]!)
  const dayFirst = DAY_FIRST.exec(bare)
  if (dayFirst) return dayOf(dayFirst[3]!, monthOfName(dayFirst[2]!), dayFirst[1]!)
  const [, first, , second, third] = NUMBERS.exec(bare) ?? []
  if (!first || !second || !third) return null
  if (first.length === 4 || order === 'YMD')
    return third.length > 2 ? null : dayOf(first, Number(second), third)
  if (first.length > 2) return null
  return order === 'MDY' ? dayOf(third, Number(first), second) : dayOf(third, Number(second), first)
}

type Reading = { order: DayOrder; days: string[] }

function readingOf(texts: readonly string[], order: DayOrder): Reading {
  return { order, days: texts.flatMap((text) => parseDay(text, order) ?? []) }
}

const runs = (days: readonly string[], follows: (one: string, next: string) => boolean) =>
  days.every((day, at) => at === 0 || follows(days[at - 1]!, day))

/** Statements run from the oldest to the newest or back. */
function isInOrder({ days }: Reading): boolean {
  return runs(days, (one, next) => one <= next) || runs(days, (one, next) => one >= next)
}

/** Keeps the readings that a fact supports, where it supports any. */
function narrowed(readings: Reading[], speaks: (reading: Reading) => boolean): Reading[] {
  const left = readings.filter(speaks)
  return left.length > 0 ? left : readings
}

/** a few rows may run one way by chance */
const ENOUGH_TO_RUN = 4

export type GuessedOrder = {
  /** the likeliest */
  order: DayOrder
  /** another order reads the same texts as other days, and nothing rules it out */
  isUnclear: boolean
}

/**
 * Decides over all texts: an order that reads most of them; then one without days after `today`; then one in which the
 * rows run one way. Null where no text is a day.
 */
export function guessDayOrder(texts: readonly string[], today: string): GuessedOrder | null {
  const readings = dayOrders.map((order) => readingOf(texts, order))
  const most = Math.max(...readings.map(({ days }) => days.length))
  if (most === 0) return null
  let left = readings.filter(({ days }) => days.length === most)
  left = narrowed(left, ({ days }) => days.every((day) => day <= today))
  if (new Set(left[0]?.days).size >= ENOUGH_TO_RUN) left = narrowed(left, isInOrder)
  const [first, ...others] = left
  if (!first) return null
  const isOther = ({ days }: Reading) => days.some((day, at) => day !== first.days[at])
  return { order: first.order, isUnclear: others.some(isOther) }
}
