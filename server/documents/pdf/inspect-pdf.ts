/**
 * A PDF is taken when it could be read from its first byte to its last, whatever is packed into it included, and nothing in
 * it acts. What is not understood is refused: a reader might understand it.
 */
import { setImmediate as pause } from 'node:timers/promises'
import type { FileRefusal } from '../file-refusals.ts'
import { inspectLayout, noLayout, noteTables } from './inspect-layout.ts'
import type { Layout } from './inspect-layout.ts'
import { readObjectStream, readTableStream } from './packed-objects.ts'
import { readParts } from './read-parts.ts'
import type { PdfPart, PdfStream } from './read-parts.ts'
import { nameIn } from './read-value.ts'
import { withoutEscapes } from './without-escapes.ts'
import { Refused } from './refused.ts'
import { packingOf, unpackPieces, unpackWhole } from './unpack.ts'
import type { UnpackLimit } from './unpack.ts'
import { inspectTogether, inspectValue, noFacts, refusalOfName } from './what-acts.ts'
import type { Facts } from './what-acts.ts'

/** unpacked, all streams together */
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024
const MOST_STREAMS = 20_000
const MOST_VALUES = 1_000_000
/** longer than any name that is looked for */
const OVERLAP = 64
/** other requests are answered in between */
const PARTS_IN_A_ROW = 500

const locked = /\/Encrypt[\s/<\d]/
const page = /<script|<!doctype html|<\?php/i
/** long enough to stand nowhere by chance */
const active = /\/(JavaScript|Launch|EmbeddedFile|RichMedia|GoToE|ImportData)/
/** the end of an archive: a file that ends in one opens as one */
const ARCHIVE_END = Buffer.from('PK\u0005\u0006', 'latin1')
const ARCHIVE_TAIL_BYTES = 66_000

/** What stands in the file as text, wherever that is. */
function inspectText(bytes: Buffer): FileRefusal | null {
  const plain = withoutEscapes(bytes).toString('latin1')
  if (locked.test(plain)) return 'locked'
  const found = active.exec(plain)?.[1]
  if (found !== undefined) return refusalOfName(found) ?? 'active'
  return page.test(plain) ? 'hidden' : null
}

type Look = {
  bytes: Buffer
  limit: { values: number }
  unpack: UnpackLimit
  facts: Facts
  layout: Layout
}

/** Searches what is packed for words that act, although no reader looks for objects there. */
async function searchPacked(data: Buffer, limit: UnpackLimit): Promise<void> {
  let tail = Buffer.alloc(0)
  for await (const piece of unpackPieces(data, limit)) {
    const text = Buffer.concat([tail, piece])
    const found = inspectText(text)
    if (found !== null && found !== 'hidden') throw new Refused(found)
    tail = text.subarray(-OVERLAP)
  }
}

/** Nothing in it can be taken for objects. */
const isPicture = ({ dict }: PdfStream) =>
  nameIn(dict.get('Subtype')) === 'Image' && !dict.has('First') && !dict.has('N')

async function inspectStream(look: Look, stream: PdfStream): Promise<void> {
  const { dict, begin, end } = stream
  const { layout, facts, limit } = look
  const data = look.bytes.subarray(begin, end)
  if (['F', 'FFilter', 'FDecodeParms'].some((key) => dict.has(key))) throw new Refused('elsewhere')
  const packing = packingOf(dict)
  const type = nameIn(dict.get('Type'))
  if (type === 'ObjStm') {
    const bytes = await unpackWhole(dict, data, look.unpack)
    for (const { number, value } of readObjectStream({ bytes, at: 0, limit }, dict))
      inspectValue(number, value, facts)
  } else if (type === 'XRef') {
    const { offsets, streams } = readTableStream(await unpackWhole(dict, data, look.unpack), dict)
    for (const offset of offsets) layout.offsets.push(offset)
    for (const number of streams) layout.namedStreams.add(number)
  } else if (packing === 'flate' && !isPicture(stream)) await searchPacked(data, look.unpack)
}

/** Notes where a stream stands, and which. */
function noteStream(
  { layout }: Look,
  { at, number }: { at: number; number: number },
  stream: PdfStream,
): void {
  const type = nameIn(stream.dict.get('Type'))
  if (type === 'XRef') {
    layout.tables.add(at)
    noteTables(layout, stream.dict)
  }
  if (type === 'ObjStm') layout.objectStreams.add(number)
  else layout.otherStreams.add(number)
  if (stream.lengthRef !== null) layout.measured.push(stream)
}

/** Looks at one part; a stream is answered, to be looked into later. */
function inspectPart(look: Look, part: PdfPart): PdfStream | null {
  const { layout, facts } = look
  if (part.kind === 'start') layout.starts.push(part.offset)
  if (part.kind === 'table') {
    layout.tables.add(part.at)
    for (const offset of part.offsets) layout.offsets.push(offset)
  }
  if (part.kind === 'trailer') {
    inspectValue(null, part.dict, facts)
    noteTables(layout, part.dict)
  }
  if (part.kind !== 'object') return null
  layout.objects.add(part.at)
  inspectValue(part.number, part.value, facts)
  if (part.stream !== null) noteStream(look, part, part.stream)
  return part.stream
}

async function inspectParts(bytes: Buffer): Promise<void> {
  const limit = { values: MOST_VALUES }
  const unpack = { left: MOST_UNPACKED_BYTES }
  const look: Look = { bytes, limit, unpack, facts: noFacts(), layout: noLayout() }
  const streams: PdfStream[] = []
  let parts = 0
  for (const part of readParts({ bytes, at: 0, limit })) {
    parts += 1
    if (parts % PARTS_IN_A_ROW === 0) await pause()
    const stream = inspectPart(look, part)
    if (stream !== null) streams.push(stream)
    if (streams.length > MOST_STREAMS) throw new Refused('packed')
  }
  for (const stream of streams) await inspectStream(look, stream)
  inspectTogether(look.facts)
  inspectLayout(bytes, look.layout, look.facts)
}

/** Null: it opens as a PDF, and nothing in it acts. */
export async function inspectPdf(bytes: Buffer): Promise<FileRefusal | null> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'damaged'
  const end = bytes.lastIndexOf('%%EOF')
  if (end === -1 || bytes.indexOf(' obj') === -1) return 'damaged'
  if (!/^[\s\0]*$/.test(bytes.toString('latin1', end + 5))) return 'after_end'
  if (bytes.indexOf(ARCHIVE_END, bytes.length - Math.min(bytes.length, ARCHIVE_TAIL_BYTES)) !== -1)
    return 'hidden'
  const found = inspectText(bytes)
  if (found !== null) return found
  try {
    await inspectParts(bytes)
    return null
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
