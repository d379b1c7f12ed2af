/** What is packed into streams: objects, and tables of where objects begin (ISO 32000-2, 7.5.7 and 7.5.8). */
import { Refused } from './refused.ts'
import { readValue, requireWhole, skipSpace } from './read-value.ts'
import type { Cursor, PdfDict, PdfValue } from './read-value.ts'

export type PackedObject = { number: number; value: PdfValue }

const MOST_ENTRIES = 1_000_000

function wholeOf(dict: PdfDict, key: string): number {
  const value = dict.get(key)
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new Refused('unclear')
  return value
}

/**
 * The objects of an object stream. They must follow one another without anything between them, and begin where the
 * list at the front says: some readers go by the one, some by the other.
 */
export function readObjectStream(cursor: Cursor, dict: PdfDict): PackedObject[] {
  const [count, first] = [wholeOf(dict, 'N'), wholeOf(dict, 'First')]
  if (count > MOST_ENTRIES) throw new Refused('packed')
  const listed = Array.from({ length: count }, () => ({
    number: requireWhole(cursor),
    offset: requireWhole(cursor),
  }))
  if (cursor.at > first) throw new Refused('unclear')
  skipSpace(cursor)
  if (cursor.at < first) throw new Refused('unclear')
  cursor.at = first
  const objects = listed.map(({ number, offset }) => {
    if (first + offset < cursor.at) throw new Refused('unclear')
    // The list may name the white space before an object.
    const there = { ...cursor, at: first + offset }
    skipSpace(there)
    skipSpace(cursor)
    if (there.at !== cursor.at) throw new Refused('unclear')
    return { number, value: readValue(cursor) }
  })
  skipSpace(cursor)
  if (cursor.at < cursor.bytes.length) throw new Refused('unclear')
  return objects
}

/** Where a table says that objects are: so far into the file, or in the object stream of this number. */
export type Entries = { offsets: number[]; streams: Set<number> }

function widthsOf(dict: PdfDict): [number, number, number] {
  const widths = dict.get('W')
  if (!Array.isArray(widths) || widths.length !== 3) throw new Refused('unclear')
  const [type, place, more] = widths.map((width) => {
    if (typeof width !== 'number' || !Number.isInteger(width) || width < 0 || width > 6)
      throw new Refused('unclear')
    return width
  }) as [number, number, number]
  return [type, place, more]
}

const numberAt = (bytes: Buffer, at: number, width: number) => (width === 0 ? 0 : bytes.readUIntBE(at, width))

/** The entries of a table that is a stream, already unpacked. */
export function readTableStream(bytes: Buffer, dict: PdfDict): Entries {
  const [type, place, more] = widthsOf(dict)
  const rowBytes = type + place + more
  const entries: Entries = { offsets: [], streams: new Set() }
  if (rowBytes === 0 || bytes.length / rowBytes > MOST_ENTRIES) throw new Refused('packed')
  for (let at = 0; at + rowBytes <= bytes.length; at += rowBytes) {
    const kind = type === 0 ? 1 : numberAt(bytes, at, type)
    const where = numberAt(bytes, at + type, place)
    if (kind === 1) entries.offsets.push(where)
    else if (kind === 2) entries.streams.add(where)
    else if (kind !== 0) throw new Refused('unclear')
  }
  return entries
}
