/** The calls of contracts/money/imports.ts: each takes what was asked, lets one file act, and presents the outcome. */
import * as contract from '#contracts/money/imports.ts'
import type { Import, ImportBody } from '#contracts/money/imports.ts'
import { sentence } from '#engine/language/sentence.ts'
import { invalidInput } from '#server/errors.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { requireUuid } from '#server/http/ids.ts'
import { readJsonUpload } from '#server/http/files/read-json-upload.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { mount } from '#server/http/mount.ts'
import { faultsIn } from '#contracts/faults.ts'
import { mountUpload } from '#server/http/files/upload.ts'
import { tooLarge } from '#server/documents/file-refusals.ts'
import { listCategoryRules } from './import-categories.queries.ts'
import { storeImportedDebts } from './import-debts.ts'
import { storeImportedTransactions } from './import-transactions.ts'
import { listKnown, listLineViews } from './import-lines.queries.ts'
import { findImport, listImportedDebts, listImportViews } from './imports.queries.ts'
import type { ImportKey } from './imports.queries.ts'
import { importTexts } from './messages.ts'
import { missingCategory, missingImport, missingLine, unreadableImport } from './refusals.ts'
import { sortLine, undoImport } from './change-import.ts'

/** so many faults of a long list are named */
const MOST_FAULTS = 20

const FIRST_DAY = '1900-01-01'
const LAST_DAY = '9999-12-31'

const keyOf = (user: { id: string }, importId: string): ImportKey => ({
  userId: user.id,
  importId: requireUuid(importId, missingImport),
})

async function importsOf({ db }: Pick<AppParts, 'db'>, userId: string): Promise<Import[]> {
  const views = await listImportViews(db, userId)
  const debts = await listImportedDebts(db, userId)
  return views.map((view) => ({
    ...withIsoDates(view),
    debts: debts.filter(({ importId }) => importId === view.id),
  }))
}

async function importOf(parts: Pick<AppParts, 'db'>, userId: string, id: string): Promise<Import> {
  const found = (await importsOf(parts, userId)).find((one) => one.id === id)
  if (!found) throw missingImport()
  return found
}

/** Throws 422 that names the first faults. */
async function readBody(bytes: AsyncIterable<Buffer>): Promise<ImportBody> {
  const value = await readJsonUpload(bytes, {
    limitBytes: contract.IMPORT_LIMIT_BYTES,
    tooLarge: () => tooLarge(contract.IMPORT_LIMIT_BYTES),
    notJson: unreadableImport,
  })
  const faults = faultsIn(contract.importBody, value)
  if (faults.length > 0) throw invalidInput(faults.slice(0, MOST_FAULTS))
  return contract.importBody.parse(value)
}

function mountBringingIn(app: App): void {
  mountUpload(app, contract.importTransactions, {
    limitBytes: contract.IMPORT_LIMIT_BYTES,
    wrongType: sentence(importTexts, 'sendRows'),
    find: async () => {},
    read: readBody,
    handler: async ({ parts, user, body }) => {
      const id = await storeImportedTransactions(parts.db, user.id, { body, now: parts.clock.now() })
      parts.log.info('imports.transactions', { userId: user.id, importId: id, rows: body.rows.length })
      return importOf(parts, user.id, id)
    },
  })

  mount(app, contract.importDebts, async ({ parts, user, body }) => {
    const id = await storeImportedDebts(parts.db, user.id, { body, now: parts.clock.now() })
    parts.log.info('imports.debts', { userId: user.id, importId: id, debts: body.debts.length })
    return importOf(parts, user.id, id)
  })
}

function mountReading(app: App): void {
  mount(app, contract.listImports, ({ parts, user }) => importsOf(parts, user.id))

  mount(app, contract.listKnown, async ({ parts, user, query }) => {
    const { from = FIRST_DAY, to = LAST_DAY } = query
    const known = await listKnown(parts.db, { userId: user.id, from, to })
    return known.map(({ cents: amount, ...rest }) => ({ ...rest, amount }))
  })

  mount(app, contract.listFileCategories, ({ parts, user }) => listCategoryRules(parts.db, user.id))

  mount(app, contract.listImportLines, async ({ parts, user, params }) => {
    const key = keyOf(user, params.id)
    if (!(await findImport(parts.db, key))) throw missingImport()
    return listLineViews(parts.db, key)
  })
}

/** Transactions and debts from files: bringing in, sorting, taking back. */
export function mountImports(app: App): void {
  mountBringingIn(app)
  mountReading(app)

  mount(app, contract.sortImportLine, async ({ parts, user, params, body }) => {
    const key = { ...keyOf(user, params.id), lineId: requireUuid(params.lineId, missingLine) }
    const categoryId = body.categoryId === null ? null : requireUuid(body.categoryId, missingCategory)
    const sorting = { categoryId, teach: body.teach ?? false }
    return sortLine(parts.db, key, sorting)
  })

  mount(app, contract.undoImport, async ({ parts, user, params }) => {
    const taken = await undoImport(parts.db, keyOf(user, params.id))
    parts.log.info('imports.undone', { userId: user.id, importId: params.id, ...taken })
    const { debts, lines } = taken
    const message = debts > 0 ? importTexts().debtsBack(debts) : importTexts().linesBack(lines)
    return { ...taken, message }
  })
}
