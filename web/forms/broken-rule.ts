/** What is wrong with an amount or a rate that could not be taken: the rule it breaks, where it is a number at all. */
import {
  MAX_AMOUNT_CENTS,
  MAX_RATE_PPM,
  parseTypedCents,
  parseTypedPercent,
  ppmToPercent,
} from '#engine/money/cents.ts'
import { formatCents } from '#web/format/money.ts'
import { ruleSentences } from './messages.ts'

type Field = {
  /** of the field, as the person reads it: 'Balance' */
  name: string
  /** the sentence where nothing is typed, or nothing that is a number */
  unread: string
}

type Units = Field & {
  parse: (text: string) => number | null
  least: number
  most: number
  mostText: string
  decimals: 2 | 4
}

/** More digits than any number that can be read has. */
const VERY_LARGE = /^\$?\d{13,}(\.\d*)?%?$/

function brokenRule(text: string, { name, unread, parse, least, most, mostText, decimals }: Units): string {
  const typed = text.trim()
  if (VERY_LARGE.test(typed)) return ruleSentences.atMost(name, mostText)
  const exact = parse(typed)
  // What can only be read without the digits after its point has too many of them.
  const units = exact ?? parse(typed.replace(/^([^.]*\d)\.\d+(?=[\s%]*$)/, '$1'))
  if (units === null) return unread
  if (units < (exact === null ? 0 : least))
    return least > 0 ? ruleSentences.aboveZero(name) : ruleSentences.zeroOrMore(name)
  return units > most ? ruleSentences.atMost(name, mostText) : ruleSentences.decimals(name, decimals)
}

/** The sentence of an amount that `typedAmount` and `typedCents` refused; `least` in cents as there. */
export function amountError(text: string, { least = 1, ...field }: Field & { least?: number }): string {
  return brokenRule(text, {
    ...field,
    parse: parseTypedCents,
    least,
    most: MAX_AMOUNT_CENTS,
    mostText: formatCents(MAX_AMOUNT_CENTS),
    decimals: 2,
  })
}

/** The sentence of a rate or a share that `typedRate` refused; `most` in ppm as there. */
export function rateError(
  text: string,
  { most = MAX_RATE_PPM, ...field }: Field & { most?: number },
): string {
  return brokenRule(text, {
    ...field,
    parse: parseTypedPercent,
    least: 0,
    most,
    mostText: `${ppmToPercent(most)}%`,
    decimals: 4,
  })
}
