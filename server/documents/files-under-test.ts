/** Files made for tests: small ones that are what they say, and parts to build others of. */
import { crc32, deflateSync } from 'node:zlib'

export function pngChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(type, 'latin1')
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(Buffer.concat([head, data])), 4)
  return Buffer.concat([frame.subarray(0, 4), head, data, frame.subarray(4)])
}

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return pngChunk('IHDR', header)
}

/** One grey pixel, with chunks of the test's own before the picture. */
export function smallPng(...more: Buffer[]): Buffer {
  const pixels = pngChunk('IDAT', deflateSync(Buffer.from([0, 128])))
  return Buffer.concat([PNG_SIGNATURE, pngHeader(1, 1), ...more, pixels, pngChunk('IEND', Buffer.alloc(0))])
}

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

export function jpegFrame(width: number, height: number): Buffer {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  data.writeUInt16BE(height, 1)
  data.writeUInt16BE(width, 3)
  return jpegSegment(0xc0, data)
}

export const JPEG_START = Buffer.from([0xff, 0xd8])
export const JPEG_END = Buffer.from([0xff, 0xd9])
/** a scan with a stuffed zero and a restart in its data */
const scan = Buffer.concat([
  jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
])

/** The form of a JPEG, with segments of the test's own before the frame. */
export function smallJpeg(...more: Buffer[]): Buffer {
  const tables = jpegSegment(0xdb, Buffer.alloc(65, 1))
  const jfif = jpegSegment(0xe0, Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0', 'latin1'))
  return Buffer.concat([JPEG_START, jfif, ...more, tables, jpegFrame(8, 8), scan, JPEG_END])
}

export type PdfPiece = string | Buffer

/** The objects that a reader is told of: each begins a piece. The table is that of PDF 1.4, one line each. */
function pdfTable(pieces: Buffer[]): { table: string; size: number } {
  let at = 0
  let size = 1
  const lines = ['xref\n0 1\n0000000000 65535 f \n']
  for (const piece of pieces) {
    const id = /^(\d+) 0 obj/.exec(piece.toString('latin1', 0, 20))?.[1]
    if (id !== undefined) lines.push(`${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    size = Math.max(size, Number(id ?? 0) + 1)
    at += piece.length
  }
  return { table: lines.join(''), size }
}

/** Pieces with a table of their objects and an end; `trailer` stands in the trailer beside the root. */
export function pdfOf(pieces: PdfPiece[], trailer = ''): Buffer {
  const all = pieces.map((piece) => Buffer.from(piece))
  const { table, size } = pdfTable(all)
  const begin = all.reduce((sum, piece) => sum + piece.length, 0)
  const end = `${table}trailer\n<</Root 1 0 R/Size ${size}${trailer}>>\nstartxref\n${begin}\n%%EOF\n`
  return Buffer.concat([...all, Buffer.from(end)])
}

const FONT = '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>'

/** the catalog, with what the test adds to it, and one page of text */
export const pdfPage = (catalog = '', page = ''): PdfPiece[] => [
  '%PDF-1.7\n',
  `1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj\n`,
  '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
  `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R${FONT}${page}>>\nendobj\n`,
  pdfStream(4, '', Buffer.from('BT /F1 12 Tf 72 700 Td (Amount due: $412.10) Tj ET')),
]

/** A page of text; objects of the test's own stand before the end. */
export const smallPdf = (...more: PdfPiece[]): Buffer => pdfOf([...pdfPage(), ...more])

/** An object with a packed stream; `more` stands in its description. */
export function pdfStream(id: number, more: string, plain: Buffer): Buffer {
  const packed = deflateSync(plain)
  return Buffer.concat([
    Buffer.from(`${id} 0 obj\n<</Length ${packed.length}/Filter/FlateDecode${more}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}
