/** A JPEG from its first segment to its last: one frame of a kind that every browser draws, nothing after the end. */
import type { FileRefusal } from './file-refusals.ts'
import { inspectSize, noteReader } from './inspect-picture.ts'

const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isNote = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT
/** baseline, extended and progressive */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2
/** tables, and how often a restart comes */
const isTable = (marker: number) => [0xc4, 0xdb, 0xdd].includes(marker)

/** Where the next marker of a scan's data stands: 0xFF and not a stuffed zero or a restart. -1: none. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return -1
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return -1
}

type Walk = {
  at: number
  hasFrame: boolean
  hasScan: boolean
  readNote: (note: Buffer) => FileRefusal | null
}

/** Reads the segment that begins at walk.at. 'end': it was the last one. */
function step(bytes: Buffer, walk: Walk): FileRefusal | 'end' | null {
  if (bytes[walk.at] !== 0xff) return 'damaged'
  while (bytes[walk.at + 1] === 0xff) walk.at += 1
  const marker = bytes[walk.at + 1] ?? 0
  if (marker === END) {
    walk.at += 2
    return 'end'
  }
  if (walk.at + 4 > bytes.length) return 'damaged'
  const length = bytes.readUInt16BE(walk.at + 2)
  const end = walk.at + 2 + length
  if (length < 2 || end > bytes.length) return 'damaged'
  const data = bytes.subarray(walk.at + 4, end)
  walk.at = end
  if (isNote(marker)) return walk.readNote(data)
  if (isTable(marker)) return null
  if (isFrame(marker)) return readFrame(data, walk)
  if (marker !== SCAN || !walk.hasFrame) return 'damaged'
  walk.hasScan = true
  walk.at = afterScan(bytes, end)
  return walk.at === -1 ? 'damaged' : null
}

function readFrame(data: Buffer, walk: Walk): FileRefusal | null {
  if (walk.hasFrame || data.length < 6) return 'damaged'
  walk.hasFrame = true
  return inspectSize(data.readUInt16BE(3), data.readUInt16BE(1))
}

/** Null: it is a JPEG and nothing besides. */
export function inspectJpeg(bytes: Buffer): FileRefusal | null {
  const walk: Walk = { at: 2, hasFrame: false, hasScan: false, readNote: noteReader() }
  for (;;) {
    const found = step(bytes, walk)
    if (found === 'end') break
    if (found !== null) return found
  }
  if (!walk.hasScan) return 'damaged'
  return walk.at === bytes.length ? null : 'after_end'
}
