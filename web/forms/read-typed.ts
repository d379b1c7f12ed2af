/** Amounts and rates as a person types them: "$1,234.50", "18.99 %". */
import {
  centsToDecimal,
  MAX_AMOUNT_CENTS,
  MAX_RATE_PPM,
  parseTypedCents,
  parseTypedPercent,
  ppmToDecimal,
} from '#engine/money/cents.ts'

/** An amount in whole cents, from `least` on; null when it is not one. */
export function typedCents(text: string, least: number): number | null {
  const cents = parseTypedCents(text)
  return cents === null || cents < least || cents > MAX_AMOUNT_CENTS ? null : cents
}

/** An amount that may be left empty, in whole cents: null where nothing is typed, undefined where it is not one. */
export function typedOptionalCents(text: string): number | null | undefined {
  return text.trim() === '' ? null : (typedCents(text, 0) ?? undefined)
}

/** The wire text of an amount, from `least` cents on; null when it is not one. */
export function typedAmount(text: string, least = 1): string | null {
  const cents = typedCents(text, least)
  return cents === null ? null : centsToDecimal(cents)
}

/** The wire text of a rate typed in percent, up to `most` ppm: '18.99' is '0.1899'. Null when it is not one. */
export function typedRate(text: string, most = MAX_RATE_PPM): string | null {
  const ppm = parseTypedPercent(text)
  return ppm === null || ppm < 0 || ppm > most ? null : ppmToDecimal(ppm)
}
