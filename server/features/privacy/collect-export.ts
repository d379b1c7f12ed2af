/** Gathers everything a person has into one zip: jubilee.json, its schema, a CSV for each list, and their documents. */
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { strToU8, zip, type AsyncZippable } from 'fflate'
import papa from 'papaparse'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contracts/account/privacy.ts'
import { findUser } from '#server/features/account/account.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { listDocumentsOf } from '#server/documents/documents.queries.ts'
import { readDocument } from '#server/documents/read-document.ts'
import { exportSchema, type ExportFile } from './export-file.ts'
import { exportSections } from './export-sections.ts'
import { privacyTexts } from './messages.ts'
import { readRows } from './privacy.queries.ts'
import { columnsOf, writeRow, type Row } from './row-text.ts'

type Parts = Pick<AppParts, 'db' | 'clock' | 'secrets'>

/** Large lists are compressed by a thread of their own: the server answers others meanwhile. */
const zipped = promisify<AsyncZippable, Uint8Array>(zip)

/** All lists as one moment sees them. Null when there is no such person. */
export async function collectExport({ db, clock }: Parts, userId: string): Promise<ExportFile | null> {
  return db.transaction(
    async (tx) => {
      const user = await findUser(tx, userId)
      if (user === undefined) return null
      const lists: ExportFile['lists'] = {}
      for (const section of exportSections)
        lists[section.name] = (await readRows(tx, section, userId)).map((row) => writeRow(section, row))
      const { email, firstName, lastName, createdAt } = user
      const account = { email, firstName, lastName, createdAt: createdAt.toISOString() }
      return {
        format: EXPORT_FORMAT,
        version: EXPORT_VERSION,
        exportedAt: clock.now().toISOString(),
        account,
        lists,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const cell = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? '')

/** Texts that a spreadsheet would run as a formula are made plain. */
function csvOf(names: string[], rows: Row[]): string {
  const data = rows.map((row) => names.map((name) => cell(row[name])))
  return `${papa.unparse({ fields: names, data }, { escapeFormulae: /^[=+@\t\r]|^-(?!\d)/ })}\r\n`
}

async function documentFiles(parts: Parts, userId: string): Promise<AsyncZippable> {
  const files: AsyncZippable = {}
  const sent = [
    ...(await listDocumentsOf(parts.db, userId, 'grant')),
    ...(await listDocumentsOf(parts.db, userId, 'case')),
  ]
  for (const { id } of sent) {
    const found = await readDocument(parts, { ownerId: userId, id })
    if (found === null) continue
    // Two files of one name are both kept. What is compressed already is only stored.
    const path = `documents/${id.slice(0, 8)} ${found.name}`
    files[path] = [new Uint8Array(await buffer(found.chunks)), { level: 0 }]
  }
  return files
}

/** The zip as bytes; null when there is no such person. */
export async function makeExportZip(parts: Parts, userId: string): Promise<Uint8Array | null> {
  const file = await collectExport(parts, userId)
  if (file === null) return null
  const csv = exportSections.map((section): [string, Uint8Array] => {
    const names = columnsOf(section).map(([name]) => name)
    return [`csv/${section.name}.csv`, strToU8(csvOf(names, file.lists[section.name] ?? []))]
  })
  return zipped({
    'README.txt': strToU8(privacyTexts().readme),
    'jubilee.json': strToU8(`${JSON.stringify(file, null, 1)}\n`),
    'schema.json': strToU8(`${JSON.stringify(exportSchema(), null, 1)}\n`),
    ...Object.fromEntries(csv),
    ...(await documentFiles(parts, userId)),
  })
}
