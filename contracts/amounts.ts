/** Amounts, rates and dates on the wire: numbers or decimal strings in, decimal strings out, null for empty. */
import * as z from 'zod/mini'
import { parseDate } from '#engine/money/calendar.ts'
import { MAX_AMOUNT_CENTS, MAX_RATE_PPM, parseCents, parsePpm } from '#engine/money/cents.ts'

const wireNumber = z.union([z.string().check(z.maxLength(32)), z.number()])

type Range = {
  parse: (value: string | number) => number | null
  least: number
  most: number
  sentence: string
}

function unitsOrIssue(value: string | number, range: Range, context: z.core.ParsePayload): number {
  const units = range.parse(value)
  if (units !== null && units >= range.least && units <= range.most) return units
  context.issues.push({ code: 'custom', message: range.sentence, input: value })
  return z.NEVER
}

function required(range: Range) {
  return z.pipe(
    wireNumber,
    z.transform((value: string | number, context) => unitsOrIssue(value, range, context)),
  )
}

/** Null and an empty text are both "not known": the handler receives null. */
function orEmpty(range: Range) {
  return z.pipe(
    z.nullable(wireNumber),
    z.transform((value: string | number | null, context) =>
      value === null || value === '' ? null : unitsOrIssue(value, range, context),
    ),
  )
}

const amount: Range = {
  parse: parseCents,
  least: 0,
  most: MAX_AMOUNT_CENTS,
  sentence: 'Enter an amount from $0 to $999,999,999.99, with at most two decimals.',
}

const rate: Range = {
  parse: parsePpm,
  least: 0,
  most: MAX_RATE_PPM,
  sentence: 'Enter the rate as a fraction of one, such as 0.1899 for 18.99 %, with at most six decimals.',
}

/** An amount of money, zero or more; the handler receives whole cents. */
export const amountCents = required(amount)
export const amountCentsOrNull = orEmpty(amount)

/** An amount of money above zero; the handler receives whole cents. */
export const positiveAmountCents = required({
  ...amount,
  least: 1,
  sentence: 'Enter an amount above $0, with at most two decimals.',
})

/** A yearly rate as a fraction (0.1899 is 18.99 %); the handler receives parts per million. */
export const ratePpm = required(rate)
export const ratePpmOrNull = orEmpty(rate)

const DATE_SENTENCE = 'Enter a date that exists, as YYYY-MM-DD.'

/** A calendar date, YYYY-MM-DD. It has no time and no zone, and never shifts. */
export const calendarDate = z.string().check(z.refine((text) => parseDate(text) !== null, DATE_SENTENCE))

export const calendarDateOrNull = z.pipe(
  z.nullable(z.string().check(z.refine((text) => text === '' || parseDate(text) !== null, DATE_SENTENCE))),
  z.transform((text: string | null) => text || null),
)

/** A decimal text in an answer. */
export const decimalText = z.string().check(z.regex(/^-?\d+\.\d+$/))
