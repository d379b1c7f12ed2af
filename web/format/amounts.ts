import { parseCents } from '#engine/money/cents.ts'

/** Cents of an amount in an answer ('1234.50'); 0 where there is none. */
export function centsOf(amount: string | null | undefined): number {
  return amount ? (parseCents(amount) ?? 0) : 0
}

/** '1 month', '2 months' */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
