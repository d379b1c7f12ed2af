/**
 * Debts out of lines that somebody copies from a statement, a spreadsheet or notes.
 * Example: 'Chase Visa $3,000.00 22.99% APR, min $90' is a credit card of 300000 cents at 229900 ppm, minimum 9000 cents.
 */
import type { Cents, Ppm } from '#engine/money/units.ts'
import { parseTypedCents, parseTypedPercent } from '#engine/money/cents.ts'
import { guessType, NAME_LENGTH, TOTALS, type GuessedType } from './debts-table.ts'

export type PastedDebt = {
  /** the number of the line, from 1 */
  line: number
  name: string
  type: GuessedType
  balance: Cents
  /** null where the line does not say it */
  rate: Ppm | null
  minimum: Cents | null
}

/** A line that became no debt: it has no amount, or nothing that could be a name; or there were too many lines. */
export type LeftOutLine = { line: number; text: string; reason: 'noBalance' | 'noName' | 'tooMany' }

const MOST_LINES = 100
const MOST_CHARACTERS = 300

type Role = 'balance' | 'rate' | 'minimum'
type Figure = { at: number; end: number; text: string; role: Role | null }

const NUMBER =
  /(?<![\w.,])(-?)\$?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(\s?k\b)?(\s?%)?(?![\w]|[.,]\d)/gi
/** what is a number and no figure: the end of an account's number, a date, a term */
const NO_FIGURE =
  /(?:ending|ends|acct|account|no\.?|number)\s*(?:in|with)?\s*[#:.x*]*\s*\d+|[#x*•.]+\d{3,}|\(\d{4}\)|\b\d{1,4}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d+\s?(?:months?|mos?|years?|yrs?)\b/gi
const BEFORE: readonly [Role, RegExp][] = [
  [
    'minimum',
    /\b(?:min(?:imum)?(?: (?:payment|pmt|due))?|pay(?:ing|s|ment)?s?|pmts?|monthly)\s*(?:of|is|[:=])?\s*$/i,
  ],
  ['rate', /\b(?:apr|rate|interest|at)\s*(?:of|is|[:=])?\s*$|@\s*$/i],
  ['balance', /\b(?:balance|bal|owe[ds]?|owing|left)\s*(?:of|is|[:=])?\s*$/i],
]
const AFTER: readonly [Role, RegExp][] = [
  ['minimum', /^\s*(?:\/\s?mo|a month|per month|monthly|each month|every month|min\b|minimum)/i],
  ['rate', /^\s*(?:percent|apr\b|interest\b)/i],
  ['balance', /^\s*(?:balance|bal\b|owed|left|owing)/i],
]
const LABELS: readonly [Role, RegExp][] = [
  ['balance', /\b(?:balance|bal|owed?|amount|principal)\b/i],
  ['rate', /\b(?:apr|rate|interest|%)/i],
  ['minimum', /\b(?:min(?:imum)?|payment|pmt|monthly)\b/i],
]
const BULLET = /^(?:[-*•–—]|\d{1,2}[.)])\s+/
/** words around figures that are no part of a name */
const FILLER =
  /\b(?:balance|bal|apr|rate|interest|min(?:imum)?|payments?|pmts?|owe[ds]?|owing|percent|a month|per month|monthly|each month|paying|left|of|at|is|on|i|with|and|to|my|the|total)\b|\/\s?mo\b/gi

/**
 * Reads `text` line by line. A heading in the first line ('Name, Balance, APR, Minimum') says the order of the figures;
 * without one, words and signs beside a figure say what it is, then the largest is the balance.
 */
export function readPastedDebts(text: string): { debts: PastedDebt[]; leftOut: LeftOutLine[] } {
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => ({ line: at + 1, text: line.trim() }))
  const filled = lines.filter((line) => line.text !== '')
  const order = headingOf(filled[0]?.text ?? '')
  const rows = order ? filled.slice(1) : filled
  const debts: PastedDebt[] = []
  const leftOut: LeftOutLine[] = []
  rows.forEach(({ line, text: whole }, place) => {
    const own = whole.replace(BULLET, '').slice(0, MOST_CHARACTERS)
    const found = place < MOST_LINES ? readLine(own, order) : 'tooMany'
    if (typeof found === 'string') {
      if (found !== 'total') leftOut.push({ line, text: own, reason: found })
    } else debts.push({ line, ...found })
  })
  return { debts, leftOut }
}

/** The roles that a heading names, in its order; null where the line is none. */
function headingOf(line: string): Role[] | null {
  if (/\d/.test(line)) return null
  const places = LABELS.flatMap(([role, words]) => {
    const at = line.search(words)
    return at < 0 ? [] : [{ role, at }]
  })
  if (places.length < 2) return null
  return places.toSorted((a, b) => a.at - b.at).map(({ role }) => role)
}

function readLine(
  text: string,
  order: readonly Role[] | null,
): Omit<PastedDebt, 'line'> | LeftOutLine['reason'] | 'total' {
  const figures = figuresOf(text)
  if (order) figures.forEach((figure, place) => (figure.role = order[place] ?? null))
  else giveRoles(figures, text)
  const name = nameOf(text, figures)
  if (TOTALS.test(name) || /^(?:grand )?totals?\b/i.test(text)) return 'total'
  const balance = centsOf(figures, 'balance')
  if (balance === null) return 'noBalance'
  if (name === '') return 'noName'
  const rate = figures.find(({ role }) => role === 'rate')
  return {
    name,
    type: guessType('', name),
    balance,
    rate: rate ? parseTypedPercent(rate.text.replace('%', '').trim()) : null,
    minimum: centsOf(figures, 'minimum'),
  }
}

/** The figures of a line, in order, with the roles that words and signs beside them say. */
function figuresOf(text: string): Figure[] {
  const plain = text.replaceAll(NO_FIGURE, (found) => ' '.repeat(found.length))
  return [...plain.matchAll(NUMBER)].map((match) => {
    const end = match.index + match[0].length
    const role = match[4]
      ? 'rate'
      : (roleIn(BEFORE, plain.slice(0, match.index)) ?? roleIn(AFTER, plain.slice(end)))
    return { at: match.index, end, text: match[0].trim(), role }
  })
}

const roleIn = (words: readonly [Role, RegExp][], text: string) =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const isTaken = (figures: readonly Figure[], role: Role) => figures.some((figure) => figure.role === role)

/** What nothing beside it says: the largest is the balance; of the rest one that can be a rate is it, then the minimum. */
function giveRoles(figures: Figure[], text: string): void {
  const open = () => figures.filter(({ role }) => role === null)
  if (!isTaken(figures, 'balance')) {
    const largest = open().toSorted((a, b) => (amountOf(b) ?? 0) - (amountOf(a) ?? 0))[0]
    if (largest) largest.role = 'balance'
  }
  const couldBeRate = ({ text: figure }: Figure) =>
    !figure.includes('$') && Number(figure) < 40 && /\./.test(figure)
  const rate = isTaken(figures, 'rate') ? undefined : open().findLast(couldBeRate)
  if (rate && !text.includes('%')) rate.role = 'rate'
  const [least] = open()
  if (least && !isTaken(figures, 'minimum')) least.role = 'minimum'
}

function amountOf({ text }: Figure): Cents | null {
  const isThousands = /k$/i.test(text)
  const cents = parseTypedCents(text.replaceAll(/[-$k\s]/gi, ''))
  return cents === null || !isThousands ? cents : cents * 1000
}

function centsOf(figures: readonly Figure[], role: Role): Cents | null {
  const figure = figures.find((one) => one.role === role)
  return figure ? amountOf(figure) : null
}

/** A part of a line without bullets, signs and filler. */
function cleaned(part: string): string {
  return part
    .replaceAll(FILLER, ' ')
    .replaceAll(/[$%|;:=,\t]+|\s[-–—]+(?=\s|$)|@/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_LENGTH)
    .trim()
}

function nameOf(text: string, figures: readonly Figure[]): string {
  const first = figures[0]?.at ?? text.length
  const before = cleaned(text.slice(0, first))
  if (/\p{L}/u.test(before)) return before
  let rest = ''
  let from = 0
  for (const { at, end } of figures) {
    rest += `${text.slice(from, at)} `
    from = end
  }
  const around = cleaned(rest + text.slice(from))
  return /\p{L}/u.test(around) ? around : ''
}
