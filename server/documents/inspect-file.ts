/**
 * Looks into a file before it is kept: is it what it says, and nothing besides? Nothing is drawn or run here. Only
 * the three types whose form is checked from the first byte to the last are taken.
 */
import type { FileRefusal } from './file-refusals.ts'
import { inspectJpeg } from './inspect-jpeg.ts'
import { inspectPng } from './inspect-png.ts'
import { inspectPdf } from './pdf/inspect-pdf.ts'

const heads: [string, (head: Buffer) => boolean][] = [
  ['application/pdf', (head) => head.subarray(0, 5).toString('latin1') === '%PDF-'],
  ['image/jpeg', (head) => head.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['image/png', (head) => head.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'],
]

/** bytes that say what a file is */
const HEAD_BYTES = 16

function typeOf(head: Buffer): string | null {
  return heads.find(([, is]) => is(head))?.[0] ?? null
}

/** The refusal that the first bytes are enough for; null where there is none. */
export function inspectHead(contentType: string, head: Buffer): FileRefusal | null {
  if (head.length === 0) return 'empty'
  const type = typeOf(head)
  if (type === contentType) return null
  if (type !== null) return 'other_type'
  const text = head.toString('latin1')
  if (text.startsWith('PK') || text.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'office'
  if (/^....ftyp(heic|heix|mif1|msf1|hevc|avif)/s.test(text)) return 'heic'
  return 'unknown_type'
}

/** The refusal of a file; null where it is of its type, and nothing else. */
export async function inspectFile(contentType: string, bytes: Buffer): Promise<FileRefusal | null> {
  const refusal = inspectHead(contentType, bytes.subarray(0, HEAD_BYTES))
  if (refusal !== null) return refusal
  if (contentType === 'image/png') return inspectPng(bytes)
  if (contentType === 'image/jpeg') return inspectJpeg(bytes)
  return inspectPdf(bytes)
}
