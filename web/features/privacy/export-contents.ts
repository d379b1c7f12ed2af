/** What a file of all data says of itself, read in the browser before anything is sent. The server judges it whole. */
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contracts/account/privacy.ts'
import { plural } from '#web/format/amounts.ts'
import { fileRefusals, importTexts } from './messages.ts'

/** Why a file is not even sent, as a sentence for the person. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
}

export type ExportContents = {
  /** the person's name as the account had it, and their e-mail */
  owner: string
  email: string
  exportedAt: string
  /** what comes in, in words: "12 debts" */
  comesIn: readonly string[]
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

/** Throws a FileRefusal where it is no file of ours. */
export function readContents(json: string): ExportContents {
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
const counted: readonly (readonly [list: string, one: string, many: string])[] = [
  ['budgetCategories', 'budget category', 'budget categories'],
  ['spending', 'line of spending', 'lines of spending'],
  ['goals', 'goal', 'goals'],
  ['goalContributions', 'amount put toward a goal', 'amounts put toward goals'],
  ['creditScores', 'credit score', 'credit scores'],
  ['letterCases', 'letter case', 'letter cases'],
  ['articleProgress', 'article you opened', 'articles you opened'],
  ['courseProgress', 'lesson you finished', 'lessons you finished'],
  ['spendingRules', 'rule for spending', 'rules for spending'],
  ['conversations', 'talk with the coach', 'talks with the coach'],
]

/** The opening balance of a debt is a line of it too, but none that somebody entered beside it. */
function debtLines(entries: readonly unknown[]): string[] {
  const kinds = entries.map((entry) => (isObject(entry) ? entry['kind'] : undefined))
  const payments = kinds.filter((kind) => kind === 'payment').length
  const others = kinds.filter((kind) => kind !== 'payment' && kind !== 'opening').length
  return [
    ...(payments > 0 ? [plural(payments, 'payment')] : []),
    ...(others > 0 ? [`${others} ${others === 1 ? 'charge' : 'charges'}, interest and fees`] : []),
  ]
}

function comesIn(lists: Lists): string[] {
  const rowsOf = (list: string) => (Array.isArray(lists[list]) ? lists[list] : [])
  const debts = rowsOf('debts').length
  const lines = [
    ...(debts > 0 ? [plural(debts, 'debt')] : []),
    ...debtLines(rowsOf('debtEntries')),
    ...counted.flatMap(([list, one, many]) => {
      const { length } = rowsOf(list)
      return length > 0 ? [`${length} ${length === 1 ? one : many}`] : []
    }),
  ]
  const hasSettings = rowsOf('settings').length + rowsOf('debtPlan').length > 0
  return hasSettings ? [...lines, importTexts.settings] : lines
}
