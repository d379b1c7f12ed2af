/**
 * Reads a PDF from its first byte to its last as what it is made of, one after the other: objects, tables of where they
 * begin, and ends (ISO 32000-2, 7.5). Nothing is passed over: whatever a reader could find in the file is in a part.
 */
import { Refused } from './refused.ts'
import {
  isDict,
  readValue,
  refIn,
  requireWhole,
  requireWord,
  skipSpace,
  takeWhole,
  takeWord,
} from './read-value.ts'
import type { Cursor, PdfDict, PdfValue } from './read-value.ts'

export type PdfStream = {
  dict: PdfDict
  /** of its data, in the file */
  begin: number
  end: number
  /** the object that says how long the data is; null where the dictionary does */
  lengthRef: number | null
}

export type PdfPart =
  | { kind: 'object'; at: number; number: number; value: PdfValue; stream: PdfStream | null }
  | { kind: 'table'; at: number; offsets: number[] }
  | { kind: 'trailer'; dict: PdfDict }
  | { kind: 'start'; offset: number }

/** white space between the data and `endstream` */
const MOST_PADDING = 4

const isPadding = (bytes: Buffer) =>
  bytes.length <= MOST_PADDING && /^[\s\0]*$/.test(bytes.toString('latin1'))

/** Where the data ends that is said to be so long; the word behind it must bear that out. */
export function endAfter({ bytes }: { bytes: Buffer }, begin: number, length: number): number {
  if (!Number.isSafeInteger(length) || length < 0) throw new Refused('unclear')
  const end = begin + length
  const word = bytes.indexOf('endstream', end)
  if (word === -1 || !isPadding(bytes.subarray(end, word))) throw new Refused('unclear')
  return end
}

function beginOfData(cursor: Cursor): number {
  if (takeWord(cursor, '\r\n') || takeWord(cursor, '\n')) return cursor.at
  throw new Refused('unclear')
}

function readStream(cursor: Cursor, dict: PdfDict): PdfStream {
  const begin = beginOfData(cursor)
  const length = dict.get('Length')
  const lengthRef = refIn(length)
  if (typeof length !== 'number' && lengthRef === null) throw new Refused('unclear')
  const end =
    typeof length === 'number' ? endAfter(cursor, begin, length) : cursor.bytes.indexOf('endstream', begin)
  if (end === -1) throw new Refused('unclear')
  cursor.at = end
  while (!takeWord(cursor, 'endstream')) cursor.at += 1
  return { dict, begin, end, lengthRef }
}

function readObject(cursor: Cursor, at: number): PdfPart {
  const number = requireWhole(cursor)
  requireWhole(cursor)
  requireWord(cursor, 'obj')
  const value = readValue(cursor)
  skipSpace(cursor)
  const stream = isDict(value) && takeWord(cursor, 'stream') ? readStream(cursor, value) : null
  requireWord(cursor, 'endobj')
  return { kind: 'object', at, number, value, stream }
}

/** Sections of `first count`, each with a line for every object: where it begins, its edition, and n or f. */
function readTable(cursor: Cursor, at: number): PdfPart {
  const offsets: number[] = []
  while (takeWhole(cursor) !== null) {
    const count = requireWhole(cursor)
    cursor.limit.values -= count
    if (cursor.limit.values < 0) throw new Refused('packed')
    for (let line = 0; line < count; line += 1) {
      const offset = requireWhole(cursor)
      requireWhole(cursor)
      skipSpace(cursor)
      if (takeWord(cursor, 'n')) offsets.push(offset)
      else if (!takeWord(cursor, 'f')) throw new Refused('unclear')
    }
  }
  return { kind: 'table', at, offsets }
}

function readDictionary(cursor: Cursor): PdfDict {
  const value = readValue(cursor)
  if (!isDict(value)) throw new Refused('unclear')
  return value
}

/** Every part of the file. Throws Refused for anything between them. */
export function* readParts(cursor: Cursor): Generator<PdfPart> {
  for (;;) {
    skipSpace(cursor)
    const { at } = cursor
    if (at >= cursor.bytes.length) return
    if (takeWord(cursor, 'xref')) yield readTable(cursor, at)
    else if (takeWord(cursor, 'trailer')) yield { kind: 'trailer', dict: readDictionary(cursor) }
    else if (takeWord(cursor, 'startxref')) yield { kind: 'start', offset: requireWhole(cursor) }
    else yield readObject(cursor, at)
  }
}
