/**
 * A request id names one request. What comes again with the same entries gets the same answer; what comes with others
 * is refused, so that nobody believes that something is stored which is not (Stripe's idempotency keys do the same).
 */
import { formatMoney } from '#engine/money/format.ts'
import { conflict } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'November 3, 2026' of '2026-11-03', or of an instant, by UTC. */
export const dayInWords = (day: string | Date): string => dayFormat.format(new Date(day))

/** '$10.00 on November 3, 2026'; an amount below zero is said as it is stored. */
export function amountOnDay(amountCents: number, day: string | Date): string {
  return `${formatMoney(amountCents, { decimals: 2 })} on ${dayInWords(day)}`
}

/** 409. `stored` names what the first request stored. */
export function sentBefore(stored: string): HttpError {
  return conflict(
    `This was sent before with other entries. Stored is: ${stored}. Nothing was changed. Look at your list, then enter what is missing.`,
  )
}
