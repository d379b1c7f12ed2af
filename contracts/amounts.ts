/**
 * Amounts, rates and dates at the border: decimal texts on the wire, whole cents and parts per million on both sides.
 * Requests may send numbers too. Null is empty.
 */
import * as z from 'zod/mini'
import { refusalTexts } from './refusal-messages.ts'
import { parseDate } from '#engine/money/calendar.ts'
import {
  centsOfNumber,
  centsToDecimal,
  MAX_AMOUNT_CENTS,
  MAX_RATE_PPM,
  parseCents,
  parsePpm,
  ppmOfNumber,
  ppmToDecimal,
} from '#engine/money/cents.ts'
import type { Cents, IsoDate, IsoInstant, PlainNumber, Ppm } from '#engine/money/units.ts'

type Range = {
  parse: (value: string | number) => number | null
  /** decimals that count */
  places: number
  /** in units of the last decimal, as `most` */
  least: number
  most: number
  /** what the person reads when it cannot be taken, whatever was sent */
  sentence: () => string
}

/** No amount or rate needs more characters than this. */
const LONGEST_TEXT = 32

/**
 * Text or number, described closely enough that whoever reads the published document can send it rightly.
 * What decides is the engine's parser, after this. Cents are no dollars: they do not compile here.
 */
function wireNumber({
  places,
  least,
  most,
  sentence,
}: Range): z.ZodMiniType<string | number, string | PlainNumber> {
  const unit = 10 ** -places
  const digits = String(most).length - places
  const fault = { error: sentence }
  const decimal = new RegExp(`^ *0*\\d{1,${digits}}(\\.\\d{1,${places}}0*)? *$`)
  return z.union(
    [
      z.string().check(z.maxLength(LONGEST_TEXT, fault), z.regex(decimal, fault)),
      z
        .number()
        .check(
          z.minimum(least / 10 ** places, fault),
          z.maximum(most / 10 ** places, fault),
          z.meta({ multipleOf: unit }),
        ),
    ],
    fault,
  )
}

function unitsOrIssue(value: string | number, range: Range, context: z.core.ParsePayload): number {
  const units = range.parse(value)
  if (units !== null && units >= range.least && units <= range.most) return units
  context.issues.push({ code: 'custom', message: range.sentence(), input: value })
  return z.NEVER
}

function required(range: Range) {
  return z.pipe(
    wireNumber(range),
    z.transform((value: string | number, context) => unitsOrIssue(value, range, context)),
  )
}

const empty = z.literal('')

/** Null and an empty text are both "not known": the handler receives null. */
function orEmpty(range: Range) {
  return z.pipe(
    z.nullable(z.union([empty, wireNumber(range)], { error: range.sentence })),
    z.transform((value: string | number | null, context) =>
      value === null || value === '' ? null : unitsOrIssue(value, range, context),
    ),
  )
}

const amount: Range = {
  parse: (value) => (typeof value === 'string' ? parseCents(value) : centsOfNumber(value)),
  places: 2,
  least: 0,
  most: MAX_AMOUNT_CENTS,
  sentence: () => refusalTexts().amount,
}

const rateRange: Range = {
  parse: (value) => (typeof value === 'string' ? parsePpm(value) : ppmOfNumber(value)),
  places: 6,
  least: 0,
  most: MAX_RATE_PPM,
  sentence: () => refusalTexts().rate,
}

/** Cents of an amount as a body has it; null: not an amount. */
export const sentCents: (value: string | number) => Cents | null = amount.parse

/** An amount of money, zero or more; the handler receives whole cents. */
export const amountCents = required(amount)
export const amountCentsOrNull = orEmpty(amount)

/** An amount of money above zero; the handler receives whole cents. */
export const positiveAmountCents = required({
  ...amount,
  least: 1,
  sentence: () => refusalTexts().positiveAmount,
})

/** A yearly rate as a fraction (0.1899 is 18.99 %); the handler receives parts per million. */
export const ratePpm = required(rateRange)
export const ratePpmOrNull = orEmpty(rateRange)

/** A share of one (0.02 is 2 %), at most the whole; the handler receives parts per million. */
export const sharePpm = required({
  ...rateRange,
  most: 1_000_000,
  sentence: () => refusalTexts().share,
})

const wrongDate = { error: () => refusalTexts().date }

/** A calendar date, YYYY-MM-DD. It has no time and no zone, and never shifts. */
export const calendarDate: z.ZodMiniType<IsoDate, IsoDate> = z.string(wrongDate).check(
  z.refine((text) => parseDate(text) !== null, wrongDate),
  z.meta({ format: 'date' }),
)

/** Null and an empty text are both "not known": the handler receives null. */
export const calendarDateOrNull = z.pipe(
  z.nullable(z.union([empty, calendarDate], wrongDate)),
  z.transform((text: string | null) => text || null),
)

type Answered<Value> = {
  /** what the published document says of the text */
  described: { pattern?: string; format?: string }
  held: z.ZodMiniType<Value, Value>
  read: (text: string) => Value | null
  write: (value: Value) => string | null
}

function found<Found>(value: Found | null, input: unknown, context: z.core.ParsePayload): Found {
  if (value !== null) return value
  context.issues.push({ code: 'custom', message: 'This does not fit the wire.', input })
  return z.NEVER
}

/**
 * A text of an answer and the value that both sides hold; null: it is none. The codec checks, since a check of a schema
 * runs twice on every value that is written, and a dashboard has hundreds.
 */
function answered<Value>({ described, held, read, write }: Answered<Value>): z.ZodMiniType<Value, string> {
  return z.codec(z.string().register(z.globalRegistry, described), held, {
    decode: (text, context) => found(read(text), text, context),
    encode: (value, context) => found(write(value), value, context),
  })
}

const DECIMAL_TEXT = /^-?\d+\.\d+$/

type Units = { parse: (text: string) => number | null; write: (units: number) => string }

const numberText = ({ parse, write }: Units) => ({
  described: { pattern: DECIMAL_TEXT.source },
  held: z.number(),
  read: (text: string) => (DECIMAL_TEXT.test(text) ? parse(text) : null),
  write: (units: number) => (Number.isSafeInteger(units) ? write(units) : null),
})

/** Money in an answer. */
export const money = answered<Cents>(numberText({ parse: parseCents, write: centsToDecimal }))

/** A rate or a share in an answer. */
export const rate = answered<Ppm>(numberText({ parse: parsePpm, write: ppmToDecimal }))

function sameText(described: Answered<string>['described'], fits: (text: string) => boolean) {
  const same = (text: string) => (fits(text) ? text : null)
  return { described, held: z.string(), read: same, write: same }
}

const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/

/** A calendar date in an answer. */
export const day = answered<IsoDate>(
  sameText({ pattern: DAY_TEXT.source, format: 'date' }, (text) => DAY_TEXT.test(text)),
)

/** A moment in an answer. */
export const instant = answered<IsoInstant>(
  sameText({ format: 'date-time' }, (text) => !Number.isNaN(Date.parse(text))),
)
