/** A PNG from its first chunk to its last: every checksum right, no chunk we do not know, nothing after the end. */
import { crc32 } from 'node:zlib'
import type { FileRefusal } from './file-refusals.ts'
import { inspectSize, noteReader } from './inspect-picture.ts'

const SIGNATURE_BYTES = 8
/** length, type and checksum */
const FRAME_BYTES = 12
const HEADER_BYTES = 13

const notes = new Set(
  'tEXt zTXt iTXt eXIf iCCP gAMA cHRM sRGB sBIT bKGD hIST tRNS pHYs sPLT tIME cICP mDCV cLLI iDOT orNT oFFs pCAL sCAL sTER acTL fcTL'.split(
    ' ',
  ),
)
const isPicture = (type: string) => type === 'PLTE' || type === 'IDAT'

type Chunk = { type: string; data: Buffer; end: number }

/** Null where the chunk is not whole or its checksum is wrong. */
function chunkAt(bytes: Buffer, at: number): Chunk | null {
  if (at + FRAME_BYTES > bytes.length) return null
  const length = bytes.readUInt32BE(at)
  const end = at + FRAME_BYTES + length
  if (end > bytes.length) return null
  const type = bytes.toString('latin1', at + 4, at + 8)
  if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
  return { type, data: bytes.subarray(at + 8, end - 4), end }
}

/** Null: it is a PNG and nothing besides. */
export function inspectPng(bytes: Buffer): FileRefusal | null {
  const head = chunkAt(bytes, SIGNATURE_BYTES)
  if (head?.type !== 'IHDR' || head.data.length !== HEADER_BYTES) return 'damaged'
  const tooLarge = inspectSize(head.data.readUInt32BE(0), head.data.readUInt32BE(4))
  if (tooLarge !== null) return tooLarge
  const readNote = noteReader()
  let hasPicture = false
  let at = head.end
  for (;;) {
    const chunk = chunkAt(bytes, at)
    if (chunk === null) return 'damaged'
    at = chunk.end
    if (chunk.type === 'IEND') break
    if (isPicture(chunk.type)) hasPicture ||= chunk.type === 'IDAT' && chunk.data.length > 0
    else if (!notes.has(chunk.type)) return 'hidden'
    else if (readNote(chunk.data) !== null) return 'hidden'
  }
  if (!hasPicture) return 'damaged'
  return at === bytes.length ? null : 'after_end'
}
