/** Opens a chosen file in the browser: the zip as it was downloaded, or jubilee.json from it. */
import { FileRefusal, readContents, type ExportContents } from './export-contents.ts'
import { fileRefusals } from './messages.ts'

/** of the file as chosen: a zip may hold documents beside the lists */
export const MOST_FILE_BYTES = 30 * 1024 * 1024
/** of jubilee.json, packed or not: the server takes no more */
export const MOST_JSON_BYTES = 25 * 1024 * 1024

const ENTRY = 'jubilee.json'

export type OpenedFile = ExportContents & {
  name: string
  /** what is sent */
  json: Blob
}

/** Throws a FileRefusal that says why the file is not sent. */
export async function openFile(file: File): Promise<OpenedFile> {
  if (file.size === 0) throw new FileRefusal(fileRefusals.empty)
  if (file.size > MOST_FILE_BYTES) throw new FileRefusal(fileRefusals.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const json = textOf(isZip(bytes) ? await unpacked(bytes) : bytes)
  const contents = readContents(json)
  return { ...contents, name: file.name, json: new Blob([json], { type: 'application/json' }) }
}

// 'PK', as every zip begins; a name or a type may be anything.
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Only the one entry is unpacked, and into no more room than it says it needs, which is looked at first. */
async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  const { unzipSync } = await import('fflate')
  let found: Uint8Array | undefined
  try {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (name !== ENTRY) return false
      if (originalSize > MOST_JSON_BYTES) throw new FileRefusal(fileRefusals.jsonTooLarge)
      return true
    }
    found = unzipSync(bytes, { filter })[ENTRY]
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal(fileRefusals.notOurs)
  }
  if (found === undefined) throw new FileRefusal(fileRefusals.noJson)
  return found
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MOST_JSON_BYTES) throw new FileRefusal(fileRefusals.jsonTooLarge)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileRefusal(fileRefusals.notOurs)
  }
}
