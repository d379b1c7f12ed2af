import { formatMoney as formatAmount } from '#engine/money/format.ts'
import { centsToDollars } from '#engine/money/cents.ts'
import { formatsStore } from './formats.ts'

export { formatApr } from '#engine/money/format.ts'

/** Cents as money on screen in the person's currency, no decimals (spec 9): 123450 is '$1,235'. Amounts are never converted. */
export function formatMoney(cents: number): string {
  return formatAmount(cents, { currency: formatsStore.read().currency })
}

/** Cents as money to the cent, for schedules, statements and exports: 123450 is '$1,234.50'. */
export function formatCents(cents: number): string {
  return formatAmount(cents, { currency: formatsStore.read().currency, decimals: 2 })
}

/** One of Jubilee's prices: always in dollars, because it is charged in dollars. 3900 is '$39'. */
export function formatPrice(cents: number): string {
  return formatAmount(cents)
}

/** An amount that is charged, to the cent and in dollars: 3900 is '$39.00'. */
export function formatCharge(cents: number): string {
  return formatAmount(cents, { decimals: 2 })
}

/** The sign before an amount: '$', '€', '£' or 'CA$'. */
export function currencySign(): string {
  return formatMoney(0).replace(/[\d\s]/g, '')
}

/** A round amount for an axis: '$5k', '$1.5M', '$250'. */
export function formatAxisMoney(cents: number): string {
  const units = Math.round(centsToDollars(cents))
  const sign = `${units < 0 ? '-' : ''}${currencySign()}`
  const size = Math.abs(units)
  if (size >= 1_000_000) return `${sign}${size / 1_000_000}M`
  if (size >= 1000) return `${sign}${size / 1000}k`
  return `${sign}${size}`
}
