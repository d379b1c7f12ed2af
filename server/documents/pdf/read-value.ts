/**
 * Reads one PDF value: a name, number, text, list, dictionary or reference (ISO 32000-2, 7.3). Stricter than readers
 * are: what could be read in two ways, as a dictionary that has a key twice, is refused.
 */
import { Refused } from './refused.ts'
import { withoutEscapes } from './without-escapes.ts'

type PdfName = { name: string }
type PdfRef = { ref: number }
type PdfText = { isText: true }
export type PdfDict = Map<string, PdfValue>
export type PdfValue = null | boolean | number | PdfName | PdfRef | PdfText | PdfValue[] | PdfDict

/** where the reader stands */
export type Cursor = {
  bytes: Buffer
  at: number
  /** how many values may still be read, in all parts of a file together */
  limit: { values: number }
}

const MOST_LEVELS = 64
/** readers take 127 bytes */
const LONGEST_NAME = 1_000

const spaces = new Set([0x20, 0x0a, 0x0d, 0x09, 0x0c, 0])
/** what ends a word: white space and delimiters */
const ends = Array.from(
  { length: 256 },
  (_, byte) => spaces.has(byte) || '()<>[]{}/%'.includes(String.fromCharCode(byte)),
)

const isSpace = (byte: number | undefined) => byte !== undefined && spaces.has(byte)
const isEnd = (byte: number | undefined) => byte === undefined || ends[byte] === true

/** Goes past white space and remarks. */
export function skipSpace(cursor: Cursor): void {
  const { bytes } = cursor
  for (;;) {
    while (isSpace(bytes[cursor.at])) cursor.at += 1
    if (bytes[cursor.at] !== 0x25) return
    while (cursor.at < bytes.length && bytes[cursor.at] !== 0x0a && bytes[cursor.at] !== 0x0d) cursor.at += 1
  }
}

/** Goes past this word, if it stands here. */
export function takeWord(cursor: Cursor, word: string): boolean {
  for (let at = 0; at < word.length; at += 1)
    if (cursor.bytes[cursor.at + at] !== word.charCodeAt(at)) return false
  cursor.at += word.length
  return true
}

export function requireWord(cursor: Cursor, word: string): void {
  skipSpace(cursor)
  if (!takeWord(cursor, word)) throw new Refused('unclear')
}

/** A whole number without a sign; null where none stands here. */
export function takeWhole(cursor: Cursor): number | null {
  skipSpace(cursor)
  const begin = cursor.at
  let whole = 0
  for (; isDigit(cursor.bytes[cursor.at]); cursor.at += 1)
    whole = whole * 10 + (cursor.bytes[cursor.at] ?? 0) - ZERO
  if (cursor.at - begin > MOST_DIGITS) throw new Refused('unclear')
  return cursor.at === begin ? null : whole
}

export function requireWhole(cursor: Cursor): number {
  const found = takeWhole(cursor)
  if (found === null) throw new Refused('unclear')
  return found
}

const ZERO = 0x30
/** of a whole number that can be told from the next */
const MOST_DIGITS = 15

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= ZERO && byte <= 0x39
const isNumeric = (byte: number | undefined) =>
  isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e

/** Names may be written with escapes: /J#61vaScript. */
function readName(cursor: Cursor): PdfName {
  const begin = cursor.at + 1
  cursor.at = begin
  while (!isEnd(cursor.bytes[cursor.at])) cursor.at += 1
  if (cursor.at - begin > LONGEST_NAME) throw new Refused('unclear')
  return { name: withoutEscapes(cursor.bytes.subarray(begin, cursor.at)).toString('latin1') }
}

/** A text in round brackets; those inside come in pairs or behind a backslash. */
function readText(cursor: Cursor): PdfText {
  let open = 0
  for (; cursor.at < cursor.bytes.length; cursor.at += 1) {
    const byte = cursor.bytes[cursor.at]
    if (byte === 0x5c) cursor.at += 1
    else if (byte === 0x28) open += 1
    else if (byte === 0x29) open -= 1
    if (open > 0) continue
    cursor.at += 1
    return { isText: true }
  }
  throw new Refused('unclear')
}

function readHexText(cursor: Cursor): PdfText {
  const end = cursor.bytes.indexOf('>', cursor.at)
  if (end === -1 || !/^[\s\0\da-fA-F]*$/.test(cursor.bytes.toString('latin1', cursor.at + 1, end)))
    throw new Refused('unclear')
  cursor.at = end + 1
  return { isText: true }
}

/** Goes past ` 0 R` behind the number of an object, if that stands here. */
function takeReference(cursor: Cursor): boolean {
  const begin = cursor.at
  if (isSpace(cursor.bytes[begin]) && takeWhole(cursor) !== null) {
    skipSpace(cursor)
    if (takeWord(cursor, 'R') && isEnd(cursor.bytes[cursor.at])) return true
  }
  cursor.at = begin
  return false
}

/** A number, or the reference that begins with it: 12 0 R. */
function readNumber(cursor: Cursor): number | PdfRef {
  const begin = cursor.at
  let digits = 0
  for (; isNumeric(cursor.bytes[cursor.at]); cursor.at += 1) if (isDigit(cursor.bytes[cursor.at])) digits += 1
  if (digits === 0) throw new Refused('unclear')
  const length = cursor.at - begin
  const number = Number(cursor.bytes.toString('latin1', begin, cursor.at))
  return digits === length && length <= MOST_DIGITS && takeReference(cursor) ? { ref: number } : number
}

function readList(cursor: Cursor, level: number): PdfValue[] {
  const list: PdfValue[] = []
  cursor.at += 1
  for (;;) {
    skipSpace(cursor)
    if (takeWord(cursor, ']')) return list
    list.push(readValue(cursor, level + 1))
  }
}

function readDict(cursor: Cursor, level: number): PdfDict {
  const dict: PdfDict = new Map()
  cursor.at += 2
  for (;;) {
    skipSpace(cursor)
    if (takeWord(cursor, '>>')) return dict
    if (cursor.bytes[cursor.at] !== 0x2f) throw new Refused('unclear')
    const { name } = readName(cursor)
    if (dict.has(name)) throw new Refused('unclear')
    dict.set(name, readValue(cursor, level + 1))
  }
}

const words: [string, null | boolean][] = [
  ['null', null],
  ['true', true],
  ['false', false],
]

function readWord(cursor: Cursor): null | boolean {
  const found = words.find(([word]) => takeWord(cursor, word))
  if (found === undefined || !isEnd(cursor.bytes[cursor.at])) throw new Refused('unclear')
  return found[1]
}

/** Throws Refused for what is no value, nested too deep, or one too many. */
export function readValue(cursor: Cursor, level = 0): PdfValue {
  skipSpace(cursor)
  cursor.limit.values -= 1
  if (cursor.limit.values < 0) throw new Refused('packed')
  if (level > MOST_LEVELS) throw new Refused('unclear')
  const byte = cursor.bytes[cursor.at]
  if (byte === 0x2f) return readName(cursor)
  if (byte === 0x28) return readText(cursor)
  if (byte === 0x5b) return readList(cursor, level)
  if (byte === 0x3c)
    return cursor.bytes[cursor.at + 1] === 0x3c ? readDict(cursor, level) : readHexText(cursor)
  return isNumeric(byte) ? readNumber(cursor) : readWord(cursor)
}

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map

/** The name that this value is; null for anything else. */
export function nameIn(value: PdfValue | undefined): string | null {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : null
}

/** The number of the object that this value points to; null for anything else. */
export function refIn(value: PdfValue | undefined): number | null {
  return typeof value === 'object' && value !== null && 'ref' in value ? value.ref : null
}

export const isText = (value: PdfValue | undefined) =>
  typeof value === 'object' && value !== null && 'isText' in value
