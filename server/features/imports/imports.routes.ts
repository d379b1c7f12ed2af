/** The calls of contracts/money/imports.ts: each takes what was asked, lets one file act, and presents the outcome. */
import * as contract from '#contracts/money/imports.ts'
import type { Import, ImportBody } from '#contracts/money/imports.ts'
import { invalidInput } from '#server/errors.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { isUuid } from '#server/http/ids.ts'
import { parseJsonBody } from '#server/http/pipeline/json-body.ts'
import { mount } from '#server/http/mount.ts'
import { faultsIn } from '#server/http/parse-input.ts'
import { mountUpload } from '#server/http/upload.ts'
import { tooLarge } from '#server/documents/file-refusals.ts'
import { bringInDebts } from './bring-in-debts.ts'
import { bringInTransactions } from './bring-in-transactions.ts'
import { listKnown, listLineViews } from './import-lines.queries.ts'
import { findImport, listImportedDebts, listImportViews } from './imports.queries.ts'
import type { ImportKey } from './imports.queries.ts'
import { presentImport, presentKnown, presentLine } from './present-import.ts'
import { missingCategory, missingImport, missingLine, unreadableImport } from './refusals.ts'
import { sortLine } from './sort-line.ts'
import { undoImport } from './undo-import.ts'

/** so many faults of a long list are named */
const MOST_FAULTS = 20

const SEND_ROWS = 'Send the rows of the file as application/json. The file itself is read in the browser.'
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '9999-12-31'

function keyOf(user: { id: string }, importId: string): ImportKey {
  if (!isUuid(importId)) throw missingImport()
  return { userId: user.id, importId: importId.toLowerCase() }
}

async function importsOf({ db }: Pick<AppParts, 'db'>, userId: string): Promise<Import[]> {
  const views = await listImportViews(db, userId)
  const debts = await listImportedDebts(db, userId)
  return views.map((view) => presentImport(view, debts))
}

async function importOf(parts: AppParts, userId: string, id: string): Promise<Import> {
  const found = (await importsOf(parts, userId)).find((one) => one.id === id)
  if (!found) throw missingImport()
  return found
}

/** The whole text; what is longer than it may be is refused while it comes in. */
async function textOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const gathered: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > contract.IMPORT_LIMIT_BYTES) throw tooLarge(contract.IMPORT_LIMIT_BYTES)
    gathered.push(piece)
  }
  return Buffer.concat(gathered).toString('utf8')
}

function readJson(text: string): unknown {
  try {
    return parseJsonBody(text)
  } catch {
    throw unreadableImport()
  }
}

/** Throws 422 that names the first faults. */
async function readBody(bytes: AsyncIterable<Buffer>): Promise<ImportBody> {
  const value = readJson(await textOf(bytes))
  const faults = faultsIn(contract.importBody, value)
  if (faults.length > 0) throw invalidInput(faults.slice(0, MOST_FAULTS))
  return contract.importBody.parse(value)
}

function mountBringingIn(app: App): void {
  mountUpload(app, contract.importTransactions, {
    limitBytes: contract.IMPORT_LIMIT_BYTES,
    wrongType: SEND_ROWS,
    find: async () => {},
    read: readBody,
    handler: async ({ parts, user, body }) => {
      const id = await bringInTransactions(parts.db, user.id, { body, now: parts.clock.now() })
      parts.log.info('imports.transactions', { userId: user.id, importId: id, rows: body.rows.length })
      return importOf(parts, user.id, id)
    },
  })

  mount(app, contract.importDebts, async ({ parts, user, body }) => {
    const id = await bringInDebts(parts.db, user.id, { body, now: parts.clock.now() })
    parts.log.info('imports.debts', { userId: user.id, importId: id, debts: body.debts.length })
    return importOf(parts, user.id, id)
  })
}

function mountReading(app: App): void {
  mount(app, contract.listImports, ({ parts, user }) => importsOf(parts, user.id))

  mount(app, contract.listKnown, async ({ parts, user, query }) => {
    const { from = FIRST_DAY, to = LAST_DAY } = query
    return (await listKnown(parts.db, { userId: user.id, from, to })).map(presentKnown)
  })

  mount(app, contract.listImportLines, async ({ parts, user, params }) => {
    const key = keyOf(user, params.id)
    if (!(await findImport(parts.db, key))) throw missingImport()
    return (await listLineViews(parts.db, key)).map(presentLine)
  })
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Transactions and debts from files: bringing in, sorting, taking back. */
export function mountImports(app: App): void {
  mountBringingIn(app)
  mountReading(app)

  mount(app, contract.sortImportLine, async ({ parts, user, params, body }) => {
    if (!isUuid(params.lineId)) throw missingLine()
    const key = { ...keyOf(user, params.id), lineId: params.lineId.toLowerCase() }
    const sorting = { categoryId: body.categoryId?.toLowerCase() ?? null, teach: body.teach ?? false }
    if (sorting.categoryId !== null && !isUuid(sorting.categoryId)) throw missingCategory()
    const { view, alsoSorted } = await sortLine(parts.db, key, sorting)
    return { line: presentLine(view), alsoSorted }
  })

  mount(app, contract.undoImport, async ({ parts, user, params }) => {
    const taken = await undoImport(parts.db, keyOf(user, params.id))
    parts.log.info('imports.undone', { userId: user.id, importId: params.id, ...taken })
    const what = taken.debts > 0 ? counted(taken.debts, 'debt') : counted(taken.lines, 'transaction')
    return { ...taken, message: `This import was taken back, with ${what}.` }
  })
}
