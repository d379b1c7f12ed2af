/** PDFs of the shapes that programs write, made for tests. */
import { deflateSync } from 'node:zlib'
import type { PdfPiece } from '../files-under-test.ts'

/** An object with a stream that is written as it stands. */
export function rawStream(id: number, description: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  return Buffer.concat([
    Buffer.from(`${id} 0 obj\n<</Length ${bytes.length}${description}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

/** The data of an object stream, and what its description says of it. */
export function packObjects(objects: Record<number, string>): { data: Buffer; description: string } {
  const texts = Object.values(objects)
  let at = 0
  const list = Object.keys(objects).map((id, index) => {
    const line = `${id} ${at}`
    at += (texts[index] ?? '').length + 1
    return line
  })
  const head = `${list.join(' ')} `
  const description = `/Type/ObjStm/N ${list.length}/First ${head.length}`
  return { data: Buffer.from(`${head}${texts.join(' ')} `), description }
}

/** An object stream, packed once with Flate. */
export function objectStream(id: number, objects: Record<number, string>): Buffer {
  const { data, description } = packObjects(objects)
  return rawStream(id, `${description}/Filter/FlateDecode`, deflateSync(data))
}

const ROW_BYTES = 7
type Entry = [kind: number, place: number, more: number]

function rowsOf(entries: Entry[]): Buffer {
  const rows = entries.map(([kind, place, more]) => {
    const row = Buffer.alloc(ROW_BYTES)
    row.writeUInt8(kind, 0)
    row.writeUInt32BE(place, 1)
    row.writeUInt16BE(more, 5)
    return row
  })
  return Buffer.concat(rows)
}

/** Each row less the one above, as most programs write such tables (PNG predictor 2). */
function withPredictor(rows: Buffer): Buffer {
  const out: number[] = []
  for (let at = 0; at < rows.length; at += ROW_BYTES) {
    out.push(2)
    for (let n = 0; n < ROW_BYTES; n += 1) out.push((rows[at + n]! - (rows[at + n - ROW_BYTES] ?? 0)) & 0xff)
  }
  return Buffer.from(out)
}

export type TableStream = {
  /** of the object stream each object is packed in */
  packed?: Record<number, [stream: number, place: number]>
  trailer?: string
  filter?: string
  encode?: (data: Buffer) => Buffer
  /** where the piece begins in the file, if something stands before it */
  before?: number
}

const PREDICTED = `/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${ROW_BYTES}>>`

/** Pieces with a table that is a stream, as programs since PDF 1.5 write it. */
export function pdfWithTableStream(pieces: PdfPiece[], given: TableStream = {}): Buffer {
  const { packed = {}, trailer = '/Root 1 0 R', before = 0 } = given
  const all = pieces.map((piece) => Buffer.from(piece))
  const entries = new Map<number, Entry>([[0, [0, 0, 65_535]]])
  let at = before
  for (const piece of all) {
    const id = /^(\d+) 0 obj/.exec(piece.toString('latin1', 0, 20))?.[1]
    if (id !== undefined) entries.set(Number(id), [1, at, 0])
    at += piece.length
  }
  for (const [id, place] of Object.entries(packed)) entries.set(Number(id), [2, ...place])
  const own = 90
  entries.set(own, [1, at, 0])
  const ids = [...entries.keys()].toSorted((a, b) => a - b)
  const rows = rowsOf(ids.map((id) => entries.get(id)!))
  const { filter = PREDICTED, encode = (data: Buffer) => deflateSync(withPredictor(data)) } = given
  const description = `/Type/XRef/Size ${own + 1}/W[1 4 2]/Index[${ids.map((id) => `${id} 1`).join(' ')}]${trailer}${filter}`
  const end = `startxref\n${at}\n%%EOF\n`
  return Buffer.concat([...all, rawStream(own, description, encode(rows)), Buffer.from(end)])
}
