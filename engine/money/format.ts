/**
 * How amounts, rates and dates are written. Money on screen has no decimals (spec 9), in schedules,
 * statements and exports two; rates always have two. Halves round away from zero.
 * Example: 123450 cents is '$1,235' on screen and '$1,234.50' in a schedule; 189900 ppm is '18.99%'.
 */
import { monthOfIndex, parseDate } from './calendar.ts'
import { monthTexts } from './month-messages.ts'
import type { IsoDate } from './units.ts'

export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const // spec 9
export type Currency = (typeof currencies)[number]

export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const // spec 9
export type DateFormat = (typeof dateFormats)[number]

export type MoneyStyle = { currency?: Currency; decimals?: 0 | 2 }

// Making an Intl formatter costs far more than using one; a slider asks for hundreds a second.
const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(currency: Currency, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${currency}${decimals}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formatters.set(key, made)
  return made
}

/** Units of 10^-2 of what is given, halves away from zero, never a negative zero. */
function hundredthsRounded(value: number): number {
  const rounded = Math.floor((Math.abs(value) + 50) / 100)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Whole cents as money: no decimals unless asked, halves away from zero. -50 cents is '-$1', -49 is '$0'. */
export function formatMoney(cents: number, style: MoneyStyle = {}): string {
  const { currency = 'USD', decimals = 0 } = style
  const amount = decimals === 0 ? hundredthsRounded(cents) : cents / 100
  return formatterOf(currency, decimals).format(amount === 0 ? 0 : amount)
}

/** An amount as formatMoney shows it without decimals, still in cents: $6,824.51 is 682500. */
export function shownCents(cents: number): number {
  return hundredthsRounded(cents) * 100
}

/**
 * The difference to show beside two amounts in whole dollars: that of the figures shown, in cents, so that anyone who
 * subtracts them finds it. Example: $6,986.51 less $6,825.49 is $161.02, but $6,987 and $6,825 stand there: $162.
 */
export function shownDifference(cents: number, lessCents: number): number {
  return shownCents(cents) - shownCents(lessCents)
}

/** A yearly rate in percent with two decimals: 189900 is '18.99%', 61250 is '6.13%'. */
export function formatApr(ppm: number): string {
  const hundredths = hundredthsRounded(ppm)
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}%`
}

/** A month index as 'March 2029', 'marzo de 2029'. */
export function formatMonthYear(monthIndex: number): string {
  const { year, month } = monthOfIndex(monthIndex)
  return monthTexts().monthOfYear(monthTexts().months[month - 1] ?? '', year)
}

/** A month index as 'Mar 2029', 'mar 2029', for axes and narrow tables. */
export function formatShortMonth(monthIndex: number): string {
  const { year, month } = monthOfIndex(monthIndex)
  return `${monthTexts().months[month - 1]?.slice(0, 3)} ${year}`
}

/** A calendar date 'YYYY-MM-DD' as 'March 3, 2029', '3 de marzo de 2029'. Throws RangeError on a text that is not a date. */
export function formatLongDate(date: IsoDate): string {
  const parsed = parseDate(date)
  if (!parsed) throw new RangeError(`not a calendar date: ${date}`)
  return monthTexts().longDate(monthTexts().months[parsed.month - 1] ?? '', parsed.day, parsed.year)
}

/** A calendar date 'YYYY-MM-DD' in the person's format. Throws RangeError on a text that is not a date. */
export function formatDate(date: IsoDate, format: DateFormat): string {
  if (!parseDate(date)) throw new RangeError(`not a calendar date: ${date}`)
  const [year, month, day] = date.split('-')
  if (format === 'MM/DD/YYYY') return `${month}/${day}/${year}`
  if (format === 'DD/MM/YYYY') return `${day}/${month}/${year}`
  return date
}
