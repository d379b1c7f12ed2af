/** Opens a chosen file in the browser: the zip as it was downloaded, or jubilee.json from it. */
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contracts/account/privacy.ts'
import { countedTexts, fileRefusals, importTexts } from './messages.ts'

/** of the file as chosen: a zip may hold documents besides the lists */
export const MOST_FILE_BYTES = 30 * 1024 * 1024
/** of jubilee.json, packed or not: the server takes no more */
export const MOST_JSON_BYTES = 25 * 1024 * 1024

const ENTRY = 'jubilee.json'

/** Why a file is not even sent, as a sentence for the person. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
}

type ExportContents = {
  /** the person's name as the account had it, and their email */
  owner: string
  email: string
  exportedAt: string
  /** what comes in, in words: "12 debts" */
  comesIn: readonly string[]
}

export type OpenedFile = ExportContents & {
  name: string
  /** what is sent */
  json: Blob
}

/** Throws a FileRefusal with the reason why the file is not sent. */
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

/** Unpacks only the one entry, after a check of the size that the zip states for it. */
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

type Json = Record<string, unknown>
type Lists = Record<string, readonly unknown[] | undefined>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new FileRefusal(fileRefusals.notOurs)
  }
}

/** The file as it describes itself; the server checks it whole. Throws a FileRefusal where it is not a Jubilee export. */
function readContents(json: string): ExportContents {
  const file = parsed(json)
  if (!isObject(file) || file['format'] !== EXPORT_FORMAT) throw new FileRefusal(fileRefusals.notOurs)
  if (file['version'] !== EXPORT_VERSION) throw new FileRefusal(fileRefusals.otherVersion)
  const { account, lists, exportedAt } = file
  if (!isObject(account) || !isObject(lists) || Number.isNaN(Date.parse(text(exportedAt))))
    throw new FileRefusal(fileRefusals.notOurs)
  return {
    owner: `${text(account['firstName'])} ${text(account['lastName'])}`.trim(),
    email: text(account['email']),
    exportedAt: text(exportedAt),
    comesIn: comesIn(lists as Lists),
  }
}

/** Lists of the file that come in, by their names there. Messages come with their talk. */
const counted = [
  'budgetCategories',
  'spending',
  'goals',
  'goalContributions',
  'creditScores',
  'letterCases',
  'articleProgress',
  'courseProgress',
  'spendingRules',
  'conversations',
] as const

/** The opening balance of a debt is an entry too, but not one that the person added. */
function debtLines(entries: readonly unknown[]): string[] {
  const kinds = entries.map((entry) => (isObject(entry) ? entry['kind'] : undefined))
  const payments = kinds.filter((kind) => kind === 'payment').length
  const others = kinds.filter((kind) => kind !== 'payment' && kind !== 'opening').length
  return [
    ...(payments > 0 ? [countedTexts.payments(payments)] : []),
    ...(others > 0 ? [countedTexts.charges(others)] : []),
  ]
}

function comesIn(lists: Lists): string[] {
  const rowsOf = (list: string) => (Array.isArray(lists[list]) ? lists[list] : [])
  const debts = rowsOf('debts').length
  const lines = [
    ...(debts > 0 ? [countedTexts.debts(debts)] : []),
    ...debtLines(rowsOf('debtEntries')),
    ...counted.flatMap((list) => {
      const { length } = rowsOf(list)
      return length > 0 ? [countedTexts[list](length)] : []
    }),
  ]
  const hasSettings = rowsOf('settings').length + rowsOf('debtPlan').length > 0
  return hasSettings ? [...lines, importTexts.settings] : lines
}
