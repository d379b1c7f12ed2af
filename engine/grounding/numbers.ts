/**
 * Every number a text claims, with what it counts. 'debt-free in 37 months' claims 37 months, '$4,120' 4120 dollars,
 * 'March 2029' a month, 'twelve percent' 12 percent. What cannot be read as a number and still holds a digit
 * ('1O0') is kept as it stands, so that it is proven only by the very same text.
 */
import { numberWordsIn } from './number-words.ts'
import { plainDigits } from './plain-digits.ts'

/** The unit of a number; 'plain' where it has none, 'text' where it cannot be read as a number. */
type ClaimKind =
  | 'money'
  | 'percent'
  | 'years'
  | 'months'
  | 'weeks'
  | 'days'
  | 'hours'
  | 'points'
  | 'date'
  | 'plain'
  | 'text'

/** `value` is a decimal without trailing zeros, a date 'YYYY-MM' or 'YYYY-MM-DD', or the text itself. */
export type Claim = { kind: ClaimKind; value: string; text: string; start: number; end: number }

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const monthOrder = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const DATES: readonly RegExp[] = [
  new RegExp(`\\b(?<month>${MONTHS})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?\\b`, 'gi'),
  new RegExp(
    `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTHS})\\.?(?:,? (?<year>\\d{4}))?\\b`,
    'gi',
  ),
  new RegExp(`\\b(?<month>${MONTHS})\\.?(?: of|,)? (?<year>\\d{4})\\b`, 'gi'),
  /\b(?<year>\d{4})-(?<number>\d{2})(?:-(?<day>\d{2}))?\b/g,
  /\b(?<number>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})\b/g,
]

const two = (text: string) => text.padStart(2, '0')

function dateValue(groups: Record<string, string | undefined>): string {
  const { year = '', day, month, number } = groups
  const at =
    month === undefined ? (number ?? '') : String(monthOrder.indexOf(month.slice(0, 3).toLowerCase()) + 1)
  return [year, two(at), ...(day === undefined ? [] : [two(day)])].join('-')
}

function datesIn(text: string): Claim[] {
  return DATES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind: 'date' as const,
      value: dateValue(match.groups ?? {}),
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
}

/** A number in digits with all that sticks to it. */
const DIGITS =
  /(?<sign>-)?(?<currency>[$€£¥]|\b(?:USD|EUR|GBP|CAD) ?)?(?<sign2>-)?(?<number>\d[\d,' ]*(?<=\d)(?:\.\d+)?|\.\d+)(?<tail>(?:[A-Za-z'\d.]|-(?=[A-Za-z]))*[A-Za-z\d])?/g

const READABLE = /^(?:\d{1,3}(?:[,' ]\d{3})+|\d+)?(?:\.\d+)?$/
const TAILS: Record<string, { factor: number; kind?: ClaimKind }> = {
  '': { factor: 1 },
  k: { factor: 1_000 },
  m: { factor: 1_000_000 },
  mm: { factor: 1_000_000 },
  bn: { factor: 1_000_000_000 },
  b: { factor: 1_000_000_000 },
  x: { factor: 1 },
  st: { factor: 1 },
  nd: { factor: 1 },
  rd: { factor: 1 },
  th: { factor: 1 },
  mo: { factor: 1, kind: 'months' },
  yr: { factor: 1, kind: 'years' },
  yrs: { factor: 1, kind: 'years' },
  '-month': { factor: 1, kind: 'months' },
  '-year': { factor: 1, kind: 'years' },
  '-week': { factor: 1, kind: 'weeks' },
  '-day': { factor: 1, kind: 'days' },
  '-hour': { factor: 1, kind: 'hours' },
  '-point': { factor: 1, kind: 'points' },
  '-percent': { factor: 1, kind: 'percent' },
}

/** 12.50 is 12.5; 0.10 is 0.1. Ten decimals are enough for any rate. */
function decimal(value: number): string {
  return String(Number(value.toFixed(10)))
}

const AFTER: readonly [RegExp, ClaimKind, number][] = [
  [/^ ?(?:%|percent|per cent|percentage points?|pct)/i, 'percent', 1],
  [/^ (?:thousand|grand)\b/i, 'plain', 1_000],
  [/^ million\b/i, 'plain', 1_000_000],
  [/^ billion\b/i, 'plain', 1_000_000_000],
  [/^[ -](?:more |extra |full |whole |other )?(?:dollars?|bucks?|usd)\b/i, 'money', 1],
  [/^[ -](?:more |extra |full |whole |other )?cents?\b/i, 'money', 0.01],
  [/^[ -](?:more |extra |full |whole |other )?(?:years?|yrs?)\b/i, 'years', 1],
  [/^[ -](?:more |extra |full |whole |other )?(?:months?|mos?)\b/i, 'months', 1],
  [/^[ -](?:more |extra |full |whole |other )?weeks?\b/i, 'weeks', 1],
  [/^[ -](?:more |extra |full |whole |other |business )?days?\b/i, 'days', 1],
  [/^[ -](?:more |extra |full |whole |other )?(?:hours?|hrs?)\b/i, 'hours', 1],
  [/^[ -](?:more |extra |full |whole |other )?points?\b/i, 'points', 1],
]

/** `length` is how much of what follows belongs to the number: its scale and its unit. */
type Read = { value: number; kind: ClaimKind; length: number }

/** The words after a number are its unit; a scale ('5 thousand dollars') is read first. */
function withUnit({ value, kind, length }: Read, rest: string): Read {
  for (const [pattern, unit, factor] of AFTER) {
    const found = pattern.exec(rest)?.[0].length
    if (found === undefined) continue
    if (unit === 'plain')
      return withUnit({ value: value * factor, kind, length: length + found }, rest.slice(found))
    return kind === 'plain'
      ? { value: value * factor, kind: unit, length: length + found }
      : { value, kind, length }
  }
  return { value, kind, length }
}

function readDigits(groups: Record<string, string | undefined>, rest: string): Read | null {
  const { number = '', tail = '', currency, sign, sign2 } = groups
  const known = TAILS[tail.toLowerCase()]
  if (!known || !READABLE.test(number)) return null
  const size = Number(number.replaceAll(/[,' ]/g, '')) * known.factor
  const value = sign2 !== undefined || (sign !== undefined && currency === undefined) ? -size : size
  const kind = currency === undefined ? (known.kind ?? 'plain') : 'money'
  return withUnit({ value, kind, length: 0 }, rest)
}

function digitsIn(text: string): Claim[] {
  return [...text.matchAll(DIGITS)].map((match) => {
    const start = match.index
    const end = start + match[0].length
    const read = readDigits(match.groups ?? {}, text.slice(end))
    const said = match[0].trim()
    if (read === null) return { kind: 'text', value: said.toLowerCase(), text: said, start, end }
    // A minus sign before a number is most often a dash between two: the size is what is claimed.
    const value = decimal(Math.abs(read.value))
    return {
      kind: read.kind,
      value,
      text: text.slice(start, end + read.length).trim(),
      start,
      end: end + read.length,
    }
  })
}

function wordsIn(text: string): Claim[] {
  return numberWordsIn(text).map(({ value, start, end }) => {
    const read = withUnit({ value, kind: 'plain', length: 0 }, text.slice(end))
    const said = text.slice(start, end + read.length)
    const kind = /^decades?$/i.test(said) ? 'years' : read.kind
    return { kind, value: decimal(read.value), text: said, start, end: end + read.length }
  })
}

const hasUnitAhead = (rest: string) => AFTER.some(([pattern]) => pattern.test(rest))

const asText = (match: RegExpExecArray): Claim => ({
  kind: 'text',
  value: match[0].trim().toLowerCase(),
  text: match[0].trim(),
  start: match.index,
  end: match.index + match[0].length,
})

const ROMAN = /\b(?=[MDCLXVI]+\b)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b/gi
/** Short names and letters that look like Roman numbers; they are ones before a unit only. */
const NO_ROMAN = /^(?:[A-Z]|CD|MD|DC|MI|CC|MC|CI|DI|DL|MM|VI|LI|CV|XX|MIX|CIV|DIV|LIV)$/

/** Roman numbers in capitals ('XXXVI'), or in any letters before a unit ('xii months'). 'I' is a pronoun. */
function romansIn(text: string): Claim[] {
  return [...text.matchAll(ROMAN)].flatMap((match) => {
    const [said] = match
    // Letters that make no Roman number match as nothing.
    if (said === '') return []
    const isBeforeUnit = said.toUpperCase() !== 'I' && hasUnitAhead(text.slice(match.index + said.length))
    const isPlain = said === said.toUpperCase() && !NO_ROMAN.test(said)
    return isBeforeUnit || isPlain ? [asText(match)] : []
  })
}

/** Letters in the place of digits: 'lO months', '$lOO'. */
function lookalikesIn(text: string): Claim[] {
  const letters = [...text.matchAll(/\b[IlOo|]{2,}(?![A-Za-z\d])/g)].filter((match) =>
    hasUnitAhead(text.slice(match.index + match[0].length)),
  )
  return [...letters, ...text.matchAll(/[$€£¥] ?[A-Za-z|][\w|]*/g)].map(asText)
}

/** Number words letter by letter: 't-w-e-l-v-e', 't e n'. */
function spelledIn(text: string): Claim[] {
  return [...text.matchAll(/\b[A-Za-z](?:[\s.\-*_/]{1,3}[A-Za-z]\b){2,}/g)]
    .filter((match) => {
      const joined = match[0].replaceAll(/[^A-Za-z]/g, '')
      // Another word of one letter may stand before it: 'a t e n'.
      return [joined, joined.slice(1)].some((word) => numberWordsIn([word, 'months'].join(' ')).length > 0)
    })
    .map(asText)
}

/** Parts of a whole: 'a third of it', 'a quarter less'. */
function partsIn(text: string): Claim[] {
  return [
    ...text.matchAll(
      /\b(?:a|one|the) (?:third|quarter|fifth|tenth) (?:of|less|more|off|lower|higher|sooner)\b/gi,
    ),
  ].map(asText)
}

/** A single year, month and so on without a number: 'within a year'. */
function singleUnitsIn(text: string): Claim[] {
  const pattern =
    /\b(?:in|within|after|under|over|about|another|takes?|only|just|than|nearly|almost|roughly|maybe|lasts?) (?:just |only |about |under |another )?an? (year|month|week|day|decade)\b/gi
  return [...text.matchAll(pattern)].map((match) => ({
    kind: `${match[1]!.toLowerCase()}s` as ClaimKind,
    value: '1',
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Every claim of a text, in order; none lies inside another. */
export function claimsIn(raw: string): Claim[] {
  const text = plainDigits(raw)
  const taken: Claim[] = []
  const found = [datesIn, digitsIn, wordsIn, singleUnitsIn, partsIn, romansIn, lookalikesIn, spelledIn]
  for (const claim of found.flatMap((find) => find(text))) {
    const overlaps = taken.some(({ start, end }) => claim.start < end && start < claim.end)
    if (!overlaps) taken.push(claim)
  }
  return taken.toSorted((a, b) => a.start - b.start)
}
