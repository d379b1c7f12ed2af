/**
 * Money in whole cents and rates in whole parts per million, and the way to and from the decimal
 * strings of the wire and the database. This folder is the only place that rounds.
 * Example: '1234.5' is 123450 cents; 0.1899 is 189900 parts per million, shown as 18.99 %.
 */

import type { Cents, Ppm } from './units.ts'

/** The largest amount a person can enter: $999,999,999.99. Keeps every product of the engine inside safe integers. */
export const MAX_AMOUNT_CENTS = 99_999_999_999

/** Rates are stored as numeric(7,6): the largest is 999.9999 %. */
export const MAX_RATE_PPM = 9_999_999

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** Reads a plain decimal text with at most `places` decimals into whole units of 10^-places; null when it is not one. */
function parseDecimal(text: string, places: number): number | null {
  const match = DECIMAL.exec(text)
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  if (fraction.length > places && !/^0*$/.test(fraction.slice(places))) return null
  const units = Number(whole + fraction.slice(0, places).padEnd(places, '0'))
  if (!Number.isSafeInteger(units)) return null
  return sign === '-' && units !== 0 ? -units : units
}

/** Cents of a wire amount: a plain decimal with at most two decimals ('1234.5'). Null: not an amount. */
export function parseCents(amount: string): Cents | null {
  return parseDecimal(amount.trim(), 2)
}

/** Cents of an amount sent as a number: it may carry binary noise below a millionth of a cent, not a third decimal. Null: not an amount. */
export function centsOfNumber(amount: number): Cents | null {
  if (!Number.isFinite(amount)) return null
  const cents = Math.round(amount * 100)
  if (!Number.isSafeInteger(cents) || Math.abs(amount * 100 - cents) > 1e-4) return null
  return cents === 0 ? 0 : cents
}

/** Parts per million of a wire rate, a fraction of one ('0.1899'). Null: not a rate. */
export function parsePpm(rate: string): Ppm | null {
  return parseDecimal(rate.trim(), 6)
}

/** Parts per million of a rate sent as a number (0.1899), rounded half up to six decimals. Null: not a rate. */
export function ppmOfNumber(rate: number): Ppm | null {
  if (!Number.isFinite(rate)) return null
  const ppm = Math.round(rate * 1_000_000)
  return Number.isSafeInteger(ppm) ? (ppm === 0 ? 0 : ppm) : null
}

/** Dollars, such as those of a price in whole dollars or of a slider, as the nearest whole cents: 25 is 2500. */
export function dollarsToCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Cents as a number of dollars, for a slider or a request that takes one: 21250 is 212.5. */
export function centsToDollars(cents: number): number {
  return cents / 100
}

/** Parts per million as a number of percent: 189900 is 18.99. */
export function ppmToPercent(ppm: number): number {
  return ppm / 10_000
}

/** Cents as the wire's decimal text with two decimals: 123450 is '1234.50'. */
export function centsToDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Parts per million as the wire's fraction, four decimals or as many as it needs: 189900 is '0.1899', 61250 is '0.06125'. */
export function ppmToDecimal(ppm: number): string {
  const digits = String(Math.abs(ppm)).padStart(7, '0')
  const fraction = digits.slice(-6).replace(/0{1,2}$/, '')
  return `${ppm < 0 ? '-' : ''}${digits.slice(0, -6)}.${fraction}`
}

/**
 * Reads an amount as a person types or pastes it: '$1,234.50', '€1,234.50', '1234.5', ' 1 234 '.
 * Null when it is not one amount; the caller shows an error beside the field.
 */
export function parseTypedCents(text: string): number | null {
  const bare = text.replace(/CA\$|[\s$€£]/g, '')
  if (/,/.test(bare) && !/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare)) return null
  return parseDecimal(bare.replace(/,/g, '').replace(/\.$/, '').replace(/^\./, '0.'), 2)
}

/** An amount as a person types it: 20000 is '200', 21250 is '212.50'. */
export function centsToTyped(cents: number): string {
  return centsToDecimal(cents).replace(/\.00$/, '')
}

/** A rate as a person types it, in percent: 189900 is '18.99'. */
export function ppmToTyped(ppm: number): string {
  return String(ppmToPercent(ppm))
}

/** Reads a yearly rate as a person types it, in percent: '18.99' or '18.99 %' is 189900 parts per million. */
export function parseTypedPercent(text: string): number | null {
  return parseDecimal(text.replace(/[\s%]/g, '').replace(/\.$/, '').replace(/^\./, '0.'), 4)
}
