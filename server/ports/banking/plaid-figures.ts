/** Plaid's figures in ours. It sends dollars and percent as numbers: 110.94, 24.99. */
import { parseCents, parseTypedPercent } from '#engine/money/cents.ts'

type Maybe<T> = T | null | undefined

const LONGEST_TEXT = 120
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whole cents; a fraction of a cent, which loans accrue, is rounded to the nearest. */
export function nearestCents(amount: Maybe<number>): number | null {
  return typeof amount === 'number' ? parseCents(amount.toFixed(2)) : null
}

/** A yearly rate in parts per million: 24.99 is 249900. Null for what is no rate. */
export function ppmOf(percent: Maybe<number>): number | null {
  return typeof percent === 'number' && percent >= 0 && percent < 1_000
    ? parseTypedPercent(percent.toFixed(4))
    : null
}

export const dayOrNull = (text: Maybe<string>): string | null =>
  typeof text === 'string' && DAY.test(text) ? text : null

/** One line that can be kept and shown: what banks write is not to be trusted. */
export function lineOf(text: Maybe<string>): string {
  const plain = (text ?? '').toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
  return [...plain.trim()].slice(0, LONGEST_TEXT).join('')
}

type WithCurrency = { iso_currency_code?: Maybe<string>; unofficial_currency_code?: Maybe<string> }

/** The currency when it is named and is not the dollar; we ask for banks of the United States only. */
export function foreignCurrency(given: WithCurrency): string | null {
  const currency = given.iso_currency_code ?? given.unofficial_currency_code ?? null
  return currency === null || currency === 'USD' ? null : lineOf(currency)
}
