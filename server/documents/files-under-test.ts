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

/** A page of text; objects of the test's own stand before the end. */
export function smallPdf(...more: (string | Buffer)[]): Buffer {
  const lines = [
    '%PDF-1.7\n',
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>\nendobj\n',
    pdfStream(4, '', Buffer.from('BT /F1 12 Tf (Amount due: $412.10) Tj ET')),
    ...more,
    'trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  ]
  return Buffer.concat(lines.map((line) => Buffer.from(line)))
}

/** An object with a packed stream; `more` stands in its description. */
export function pdfStream(id: number, more: string, plain: Buffer): Buffer {
  const packed = deflateSync(plain)
  return Buffer.concat([
    Buffer.from(`${id} 0 obj\n<</Length ${packed.length}/Filter/FlateDecode${more}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}
