/**
 * Whether a reader finds the same parts in a file that we looked into. Readers go by tables that say where objects begin,
 * and by the words "12 0 obj" where a table fails them: neither may lead to anything else than the parts themselves.
 */
import { Refused } from './refused.ts'
import { endAfter } from './read-parts.ts'
import type { PdfStream } from './read-parts.ts'
import type { PdfDict } from './read-value.ts'
import type { Facts } from './what-acts.ts'

export type Layout = {
  /** where objects begin */
  objects: Set<number>
  /** where tables begin, those that are streams among them */
  tables: Set<number>
  /** where tables say that objects begin */
  offsets: number[]
  /** where the file's ends and its tables say that tables begin */
  tableOffsets: number[]
  /** of every end of the file, the last one last */
  starts: number[]
  /** object streams that tables name, and those that are there; streams of other kinds */
  namedStreams: Set<number>
  objectStreams: Set<number>
  otherStreams: Set<number>
  /** streams whose length another object says */
  measured: PdfStream[]
}

export const noLayout = (): Layout => ({
  objects: new Set(),
  tables: new Set(),
  offsets: [],
  tableOffsets: [],
  starts: [],
  namedStreams: new Set(),
  objectStreams: new Set(),
  otherStreams: new Set(),
  measured: [],
})

/** Notes where a trailer, or the dictionary of a table, says that other tables are. */
export function noteTables(layout: Layout, dict: PdfDict): void {
  for (const key of ['Prev', 'XRefStm']) {
    const offset = dict.get(key)
    if (offset === undefined) continue
    if (typeof offset !== 'number') throw new Refused('unclear')
    layout.tableOffsets.push(offset)
  }
}

const MOST_SPACE = 16
const spaces = new Set([0, 9, 10, 12, 13, 32])

/** Whether one of these begins at this place, or behind the white space there. */
function leadsTo(bytes: Buffer, offset: number, beginnings: Set<number>): boolean {
  for (let at = offset; at <= offset + MOST_SPACE; at += 1) {
    if (beginnings.has(at)) return true
    if (!spaces.has(bytes[at] ?? -1)) return false
  }
  return false
}

/** The first bytes of a file are a remark, so a table's zero leads to its first object. */
const isReal = (offset: number) => offset !== 0

/** longer than any number of an object and its edition */
const BEFORE_WORD = 40

const endsInNumber = (bytes: Buffer, end: number) => {
  let at = end - 1
  while (at > end - BEFORE_WORD && spaces.has(bytes[at] ?? -1)) at -= 1
  return (bytes[at] ?? 0) >= 0x30 && (bytes[at] ?? 0) <= 0x39
}

/** Words that begin an object, in a place where none begins: in a text, a remark or the data of a stream. */
function hasFalseObject(bytes: Buffer, objects: Set<number>): boolean {
  for (let word = bytes.indexOf('obj'); word !== -1; word = bytes.indexOf('obj', word + 3)) {
    if (!endsInNumber(bytes, word)) continue
    const before = bytes.toString('latin1', Math.max(0, word - BEFORE_WORD), word)
    const found = /(\d+)[\s\0]+\d+[\s\0]*$/.exec(before)
    if (found !== null && !objects.has(word - before.length + found.index)) return true
  }
  return false
}

function checkLengths(bytes: Buffer, layout: Layout, facts: Facts): void {
  for (const { begin, end, lengthRef } of layout.measured) {
    const lengths = facts.numbers.get(lengthRef ?? -1) ?? []
    const kinds = facts.kinds.get(lengthRef ?? -1)
    if (kinds?.size !== 1 || !kinds.has('number')) throw new Refused('unclear')
    for (const length of lengths)
      if (begin + length > end || endAfter({ bytes }, begin, length) > end) throw new Refused('unclear')
  }
}

/** Throws Refused where something leads elsewhere. */
export function inspectLayout(bytes: Buffer, layout: Layout, facts: Facts): void {
  const { objects, tables, offsets, tableOffsets, starts } = layout
  const last = starts.at(-1) ?? 0
  const wrong = [...starts.filter(isReal), ...tableOffsets, last].some((at) => !leadsTo(bytes, at, tables))
  if (wrong) throw new Refused('unclear')
  if (offsets.filter(isReal).some((at) => !leadsTo(bytes, at, objects))) throw new Refused('unclear')
  for (const number of layout.namedStreams)
    if (!layout.objectStreams.has(number) || layout.otherStreams.has(number)) throw new Refused('unclear')
  if (hasFalseObject(bytes, objects)) throw new Refused('hidden')
  checkLengths(bytes, layout, facts)
}
