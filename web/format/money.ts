import { formatMoney as formatAmount } from '#engine/money/format.ts'

export { formatApr } from '#engine/money/format.ts'

/** Cents as money on screen, no decimals (spec 9): 123450 is '$1,235'. */
export function formatMoney(cents: number): string {
  return formatAmount(cents)
}

/** Cents as money to the cent, for schedules, statements and exports: 123450 is '$1,234.50'. */
export function formatCents(cents: number): string {
  return formatAmount(cents, { decimals: 2 })
}
