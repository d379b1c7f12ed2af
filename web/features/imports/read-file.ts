/** A chosen file, read on this device: nothing is sent. A worker runs this, so the parsers are loaded with a file. */
import { parse } from 'papaparse'
import type { Statement } from '#engine/imports/read-transactions.ts'
import type { Table } from '#engine/imports/transactions-table.ts'
import { isOfx, readOfx } from '#engine/imports/statements/ofx.ts'
import { isQif, readQif } from '#engine/imports/statements/qif.ts'

export type FileFault = 'empty' | 'tooLarge' | 'pdf' | 'sheet' | 'binary' | 'unreadable' | 'tooSlow'

/** 100,000 rows fit; what is larger is no statement. */
const LARGEST_FILE_BYTES = 20 * 1024 * 1024

export type ReadFile =
  | { is: 'csv'; name: string; cells: string[][] }
  | { is: 'qif'; name: string; table: Table }
  | ({ is: 'ofx'; name: string } & Statement)

export type FileReading = { file: ReadFile } | { fault: FileFault }

function readCsv(text: string): string[][] {
  const whole = parse<string[]>(text, { skipEmptyLines: 'greedy' })
  if (whole.errors.every(({ type }) => type !== 'Quotes')) return whole.data
  // A quotation mark out of place takes the rows behind it into its cell. Line by line it harms its own row alone.
  const options = { delimiter: whole.meta.delimiter, skipEmptyLines: 'greedy' } as const
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const { data, errors } = parse<string[]>(line, options)
    return errors.length === 0 ? data : parse<string[]>(line, { ...options, quoteChar: '\0' }).data
  })
}

const NAME_LENGTH = 120

/** The name as it is kept: one line. */
function nameOf(file: File): string {
  return (
    file.name
      .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(-NAME_LENGTH)
      .trim() || 'file'
  )
}

export async function readFile(file: File, today: string): Promise<FileReading> {
  if (file.size > LARGEST_FILE_BYTES) return { fault: 'tooLarge' }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { fault: 'unreadable' }
  }
  const read = decodeFile(bytes)
  if ('fault' in read) return read
  const name = nameOf(file)
  if (isQif(read.text)) return { file: { is: 'qif', name, table: readQif(read.text) } }
  if (!isOfx(read.text)) return { file: { is: 'csv', name, cells: readCsv(read.text) } }
  const statement = readOfx(read.text, today)
  return statement ? { file: { is: 'ofx', name, ...statement } } : { fault: 'unreadable' }
}

const beginnings: readonly [FileFault, readonly number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  // the new spreadsheets are zips, the old ones are not
  ['sheet', [0x50, 0x4b, 0x03, 0x04]],
  ['sheet', [0xd0, 0xcf, 0x11, 0xe0]],
]

const startsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, at) => bytes[at] === byte)

/** so much of a file shows what it is */
const LOOKED_AT = 4096

/** UTF-16 without a mark: every second byte of Latin letters is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const sample = bytes.subarray(0, LOOKED_AT)
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1
  })
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : null
}

function isControl(code: number): boolean {
  return code < 0x20 && ![0x09, 0x0a, 0x0d, 0x0c, 0x1a].includes(code)
}

function decoded(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Windows programs write this where it is not UTF-8; every byte is a character.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Text in UTF-8, UTF-16 or Windows-1252, without the mark of its encoding. */
export function decodeFile(bytes: Uint8Array): { text: string } | { fault: FileFault } {
  if (bytes.length === 0) return { fault: 'empty' }
  if (bytes.length > LARGEST_FILE_BYTES) return { fault: 'tooLarge' }
  const known = beginnings.find(([, beginning]) => startsWith(bytes, beginning))
  if (known) return { fault: known[0] }
  const text = decoded(bytes).replace(/^\uFEFF/, '')
  if (text.trim() === '') return { fault: 'empty' }
  const start = text.slice(0, LOOKED_AT)
  if ([...start].some((character) => isControl(character.codePointAt(0) ?? 0))) return { fault: 'binary' }
  return { text }
}
