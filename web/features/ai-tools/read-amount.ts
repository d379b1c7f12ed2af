import { MAX_AMOUNT_CENTS, parseTypedCents } from '#engine/money/cents.ts'

/** Whole cents of what was typed; null for an empty text, undefined for one that is no amount. */
export function readAmount(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const cents = parseTypedCents(typed)
  return cents === null || cents < 0 || cents > MAX_AMOUNT_CENTS ? undefined : cents
}
