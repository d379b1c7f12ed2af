import { centsToDecimal, MAX_AMOUNT_CENTS, parseTypedCents } from '#engine/money/cents.ts'

/** The wire text of an amount as a person typed it, from `least` cents on; null when it is not one. */
export function typedAmount(text: string, least = 1): string | null {
  const cents = parseTypedCents(text)
  return cents === null || cents < least || cents > MAX_AMOUNT_CENTS ? null : centsToDecimal(cents)
}
