/** Brings a file of all data into an empty account: all of it in one transaction, or nothing. */
import * as z from 'zod/mini'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { conflict, invalidField } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'
import { hasUnfitRemoved } from '#server/features/debts/removed-debts.queries.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { broughtInFile } from './export-file.ts'
import type { ExportFile } from './export-file.ts'
import { exportSections } from './export-sections.ts'
import type { ExportSection } from './export-sections.ts'
import { privacyTexts } from './messages.ts'
import { addRows, isEmptyAccount, removeRows } from './privacy.queries.ts'
import { isJsonWhole } from './json-columns.ts'
import { readRow } from './row-text.ts'

/** rows in one statement */
const BATCH = 500

const DAY_MS = 86_400_000

const refusedFile = (said: Sentence): HttpError => invalidField('file', said)

/** PostgreSQL's codes for data that breaks a constraint (class 23), is no value of its type (22), or too long for an index (54). */
function isBadData(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = (cause as { code?: unknown }).code
  return error instanceof RangeError || (typeof code === 'string' && /^(2[23]|54)/.test(code))
}

/** Throws 422 with the place of the fault in the file. */
export function readExportFile(value: unknown): ExportFile {
  const parsed = z.safeParse(broughtInFile, value)
  if (!parsed.success) {
    const [list, row] = parsed.error.issues[0]?.path.slice(1) ?? []
    throw refusedFile(
      typeof row === 'number'
        ? sentence(privacyTexts, 'notOursAt', String(list), row + 1)
        : sentence(privacyTexts, 'notOurs'),
    )
  }
  const file = parsed.data as ExportFile
  if (!isJsonWhole(file.lists)) throw refusedFile(sentence(privacyTexts, 'doesNotFit'))
  return file
}

async function bringInList(
  tx: Executor,
  section: ExportSection,
  given: { userId: string; file: ExportFile },
) {
  const { userId, file } = given
  const rows = (file.lists[section.name] ?? []).map((row) => ({ ...readRow(section, row), userId }))
  if (section.restore === 'replace' && rows.length > 0) await removeRows(tx, section, userId)
  for (let at = 0; at < rows.length; at += BATCH) await addRows(tx, section, rows.slice(at, at + BATCH))
  return rows.length
}

/**
 * Answers how many rows of each list came in. Throws 409 where the account is not empty, 422 where the file breaks a
 * rule of the data; then nothing was changed.
 */
export async function restoreExport(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  userId: string,
  file: ExportFile,
): Promise<Record<string, number>> {
  try {
    return await db.transaction(async (tx) => {
      await lockOwner(tx, userId)
      if (!(await isEmptyAccount(tx, userId))) throw conflict(sentence(privacyTexts, 'notEmpty'))
      const counts: Record<string, number> = {}
      for (const section of exportSections)
        if (section.restore !== undefined)
          counts[section.name] = await bringInList(tx, section, { userId, file })
      // A device's clock may be ahead.
      const latest = new Date(clock.now().getTime() + DAY_MS)
      if (await hasUnfitRemoved(tx, userId, latest)) throw refusedFile(sentence(privacyTexts, 'doesNotFit'))
      return counts
    })
  } catch (error) {
    throw isBadData(error) ? refusedFile(sentence(privacyTexts, 'doesNotFit')) : error
  }
}
