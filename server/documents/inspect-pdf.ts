/**
 * A PDF is looked through for what acts instead of being read: programs, other files, passwords. The names of those
 * can stand anywhere, written with escapes (/J#61vaScript), or packed into a stream; so the whole file is searched,
 * and every packed stream too, piece by piece and up to a limit.
 */
import { createInflate } from 'node:zlib'
import type { FileRefusal } from './file-refusals.ts'

/** unpacked, all streams together */
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024
const MOST_STREAMS = 20_000
const PIECE_BYTES = 256 * 1024
/** longer than any name that is looked for */
const OVERLAP = 64

const active = /\/(JavaScript|Launch|EmbeddedFile|RichMedia|GoToE|ImportData)/
const locked = /\/Encrypt[\s/<\d]/
const page = /<script|<!doctype html|<\?php/i
/** the end of an archive: a file that ends in one opens as one */
const ARCHIVE_END = Buffer.from('PK\u0005\u0006', 'latin1')
const ARCHIVE_TAIL_BYTES = 66_000

const withoutEscapes = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function inspectText(text: string): FileRefusal | null {
  const plain = withoutEscapes(text)
  if (locked.test(plain)) return 'locked'
  if (active.test(plain)) return 'active'
  return page.test(plain) ? 'hidden' : null
}

const DESCRIPTION_BYTES = 2_000
/** the number of an object and of its edition, before "obj" */
const NUMBERS_BYTES = 40

/** The one description between the object before and a stream; null where it is not plain to see what it is. */
function descriptionBefore(bytes: Buffer, streamAt: number): string | null {
  const before = bytes.toString('latin1', Math.max(0, streamAt - DESCRIPTION_BYTES), streamAt)
  const ended = before.lastIndexOf('endobj')
  const own = before.slice(ended === -1 ? 0 : ended + 6).trimEnd()
  const at = own.indexOf('obj')
  if (at === -1 || own.includes('obj', at + 3)) return null
  if (!/\d\s+\d+\s+$/.test(own.slice(Math.max(0, at - NUMBERS_BYTES), at))) return null
  const inside = own.slice(at + 3).trimStart()
  return inside.startsWith('<<') && inside.endsWith('>>') && !/[()%]/.test(inside) ? inside : null
}

/** An object that is only a picture: its description is exact, since it holds no text and no remark. */
function isOnlyPicture(bytes: Buffer, streamAt: number): boolean {
  const description = descriptionBefore(bytes, streamAt)
  if (description === null) return false
  return /\/Subtype\s*\/Image/.test(description) && !/\/(First|ObjStm)/.test(withoutEscapes(description))
}

/** Where the data of each stream begins, pictures left out. */
function* streamsOf(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end' || isOnlyPicture(bytes, at)) continue
    const data = bytes[at + 6] === 0x0d ? at + 7 : at + 6
    yield bytes[data] === 0x0a ? data + 1 : data
  }
}

/** Only data that begins as zlib does can be unpacked; a stream of another kind is searched as it stands. */
const looksPacked = (bytes: Buffer, at: number) =>
  (bytes[at] ?? 0) % 16 === 8 && ((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)) % 31 === 0

/** Unpacks one stream, as much as the limit leaves. */
async function searchStream(packed: Buffer, limit: { left: number }): Promise<FileRefusal | null> {
  const inflate = createInflate({ chunkSize: PIECE_BYTES })
  inflate.end(packed)
  let tail = ''
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      limit.left -= piece.length
      if (limit.left < 0) return 'packed'
      const text = tail + piece.toString('latin1')
      const found = inspectText(text)
      if (found === 'active' || found === 'locked') return found
      tail = text.slice(-OVERLAP)
    }
  } catch {
    // What cannot be unpacked to its end is no stream that a reader can use.
  } finally {
    inflate.destroy()
  }
  return null
}

/** Null: it opens as a PDF, and nothing in it acts. */
export async function inspectPdf(bytes: Buffer): Promise<FileRefusal | null> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'damaged'
  const end = bytes.lastIndexOf('%%EOF')
  if (end === -1 || bytes.indexOf(' obj') === -1) return 'damaged'
  if (!/^[\s\0]*$/.test(bytes.toString('latin1', end + 5))) return 'after_end'
  if (bytes.indexOf(ARCHIVE_END, bytes.length - Math.min(bytes.length, ARCHIVE_TAIL_BYTES)) !== -1)
    return 'hidden'
  const found = inspectText(bytes.toString('latin1'))
  if (found !== null) return found
  const limit = { left: MOST_UNPACKED_BYTES }
  let streams = 0
  for (const at of streamsOf(bytes)) {
    streams += 1
    if (streams > MOST_STREAMS) return 'packed'
    if (!looksPacked(bytes, at)) continue
    const inside = await searchStream(bytes.subarray(at), limit)
    if (inside !== null) return inside
  }
  return null
}
