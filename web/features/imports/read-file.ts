/** A chosen file, read on this device: nothing is sent. What reads it is loaded when there is one. */
import type { ReadRow, RowFault } from '#engine/imports/read-transactions.ts'
import { decodeFile, LARGEST_FILE_BYTES, type FileFault } from './decode-file.ts'
import { isOfx, readOfx } from './ofx-transactions.ts'

export type ReadFile =
  | { is: 'csv'; name: string; cells: string[][] }
  | { is: 'ofx'; name: string; rows: ReadRow[]; faults: RowFault[] }

export type FileReading = { file: ReadFile } | { fault: FileFault }

async function readCsv(text: string): Promise<string[][]> {
  const { parse } = await import('papaparse')
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
  if (!isOfx(read.text)) return { file: { is: 'csv', name, cells: await readCsv(read.text) } }
  const statement = await readOfx(read.text, today)
  return statement ? { file: { is: 'ofx', name, ...statement } } : { fault: 'unreadable' }
}
