/** Unpacks streams: piece by piece where they are only searched, whole where they hold objects or tables. */
import { createInflate } from 'node:zlib'
import { Refused } from './refused.ts'
import { isDict, nameIn } from './read-value.ts'
import type { PdfDict, PdfValue } from './read-value.ts'

const PIECE_BYTES = 256 * 1024
/** objects and tables of one stream; all together count toward the file's limit as well */
const MOST_WHOLE_BYTES = 16 * 1024 * 1024

/** how many bytes may still be unpacked, all streams together */
export type UnpackLimit = { left: number }

const known = new Set([
  'ASCIIHexDecode',
  'ASCII85Decode',
  'LZWDecode',
  'FlateDecode',
  'RunLengthDecode',
  'CCITTFaxDecode',
  'JBIG2Decode',
  'DCTDecode',
  'JPXDecode',
])

const listOf = (value: PdfValue | undefined): PdfValue[] => {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** 'mixed' is anything but nothing or one FlateDecode. Throws Refused for a filter that no reader knows. */
export function packingOf(dict: PdfDict): 'none' | 'flate' | 'mixed' {
  const names = listOf(dict.get('Filter')).map(nameIn)
  if (names.includes('Crypt')) throw new Refused('locked')
  if (names.some((name) => name !== null && !known.has(name))) throw new Refused('unopened')
  if (names.length === 0) return 'none'
  return names.length === 1 && names[0] === 'FlateDecode' ? 'flate' : 'mixed'
}

/** The pieces of packed data, as they come. Throws Refused above the limit; damaged data ends early. */
export async function* unpackPieces(packed: Buffer, limit: UnpackLimit): AsyncGenerator<Buffer> {
  const inflate = createInflate({ chunkSize: PIECE_BYTES })
  inflate.end(packed)
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      limit.left -= piece.length
      if (limit.left < 0) throw new Refused('packed')
      yield piece
    }
  } catch (error) {
    if (error instanceof Refused) throw error
  } finally {
    inflate.destroy()
  }
}

async function inflateWhole(packed: Buffer, limit: UnpackLimit): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of unpackPieces(packed, limit)) {
    size += piece.length
    if (size > MOST_WHOLE_BYTES) throw new Refused('packed')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const wholeIn = (dict: PdfDict, key: string, otherwise: number): number => {
  const value = dict.get(key) ?? otherwise
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Refused('unopened')
  return value
}

/** the byte between left and up that the fourth PNG predictor takes */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

const predictors: ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => Math.floor((left + up) / 2),
  paeth,
]

/** Rows of a PNG: each begins with the predictor that its bytes were taken from (ISO 32000-2, 7.4.4.4). */
function withoutPredictor(packed: Buffer, step: number, rowBytes: number): Buffer {
  const plain = Buffer.alloc(Math.floor(packed.length / (rowBytes + 1)) * rowBytes)
  for (let row = 0; row * rowBytes < plain.length; row += 1) {
    const predict = predictors[packed[row * (rowBytes + 1)] ?? 0]
    if (predict === undefined) throw new Refused('unopened')
    for (let column = 0; column < rowBytes; column += 1) {
      const at = row * rowBytes + column
      const left = column >= step ? (plain[at - step] ?? 0) : 0
      const up = row > 0 ? (plain[at - rowBytes] ?? 0) : 0
      const corner = column >= step && row > 0 ? (plain[at - rowBytes - step] ?? 0) : 0
      plain[at] = (packed[row * (rowBytes + 1) + 1 + column] ?? 0) + predict(left, up, corner)
    }
  }
  return plain
}

/** Data that holds objects or a table. Throws Refused for any packing but one FlateDecode or none. */
export async function unpackWhole(dict: PdfDict, data: Buffer, limit: UnpackLimit): Promise<Buffer> {
  const packing = packingOf(dict)
  const [settings = null, ...more] = listOf(dict.get('DecodeParms'))
  if (packing === 'mixed' || more.length > 0 || dict.has('DP')) throw new Refused('unopened')
  if (settings !== null && !isDict(settings)) throw new Refused('unopened')
  if (packing === 'none') return data
  const whole = await inflateWhole(data, limit)
  const predictor = settings === null ? 1 : wholeIn(settings, 'Predictor', 1)
  if (settings === null || predictor === 1) return whole
  if (predictor < 10 || predictor > 15) throw new Refused('unopened')
  const pixelBits = wholeIn(settings, 'Colors', 1) * wholeIn(settings, 'BitsPerComponent', 8)
  const rowBytes = Math.ceil((pixelBits * wholeIn(settings, 'Columns', 1)) / 8)
  return withoutPredictor(whole, Math.ceil(pixelBits / 8), rowBytes)
}
