/** Brings in the rows of a file: those that are new, each sorted by the person's rules; all of it or nothing. */
import type { ImportBody } from '#contracts/money/imports.ts'
import { merchantKey } from '#engine/budget/merchant-key.ts'
import { findDuplicates } from '#engine/imports/duplicates.ts'
import { isLikelyTransfer } from '#engine/imports/is-likely-transfer.ts'
import type { Transaction } from '#engine/imports/read-transactions.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { listRules } from '#server/features/bank-accounts/spending-rules.queries.ts'
import { keepCategories } from '#server/features/budget/budget.queries.ts'
import { countLines, insertLines, listKnown } from './import-lines.queries.ts'
import type { NewLine } from './import-lines.queries.ts'
import { countImports, insertImport } from './imports.queries.ts'
import { MOST_IMPORTS, nothingNew, rowInFuture, tooManyImports } from './refusals.ts'

type Row = Transaction & { isWanted: boolean }

function rowsOf({ rows }: ImportBody, now: Date): Row[] {
  return rows.map(({ date, amount, isIn = false, description, isWanted = false }, at) => {
    if (isFutureDay(date, now)) throw rowInFuture(at)
    return { date, cents: isIn ? -amount : amount, description, isWanted }
  })
}

/** Checks for duplicates again: something may have been added since the person saw the rows. */
async function newRows(tx: Executor, userId: string, rows: Row[]): Promise<Row[]> {
  const days = rows.map(({ date }) => date).toSorted()
  const from = days[0] ?? ''
  const known = await listKnown(tx, { userId, from, to: days.at(-1) ?? from })
  const found = findDuplicates(rows, known)
  return rows.filter(({ isWanted }, at) => isWanted || found[at] === null)
}

function lineOf(row: Row, isRuled: (key: string) => boolean): NewLine {
  const key = merchantKey(row.description)
  const sorting = isRuled(key) ? 'rule' : isLikelyTransfer(row) ? 'moved' : 'nobody'
  return { amount: row.cents, postedOn: row.date, description: row.description, merchantKey: key, sorting }
}

type BringingIn = { body: ImportBody; now: Date }

/**
 * Answers the import's id. Throws 422 for a day in the future, and where nothing
 * is new.
 */
export function storeImportedTransactions(
  db: Executor,
  userId: string,
  { body, now }: BringingIn,
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const { fileName, format } = body
    if ((await countImports(tx, userId)) >= MOST_IMPORTS) throw tooManyImports()
    const rows = rowsOf(body, now)
    const fresh = await newRows(tx, userId, rows)
    if (fresh.length === 0) throw nothingNew('rows')
    await keepCategories(tx, userId)
    const ruled = new Map((await listRules(tx, userId)).map((rule) => [rule.merchantKey, rule.categoryId]))
    const skipped = rows.length - fresh.length
    const row = {
      userId,
      kind: 'transactions' as const,
      format,
      fileName,
      skipped,
      createdAt: now,
    }
    const { id } = await insertImport(tx, row)
    const lines = fresh.map((one) => lineOf(one, (key) => ruled.has(key)))
    const stored = await insertLines(tx, { userId, importId: id }, lines)
    await countLines(
      tx,
      stored.flatMap((line) => {
        const categoryId = ruled.get(line.merchantKey)
        return categoryId === undefined ? [] : [{ row: line, categoryId }]
      }),
    )
    return id
  })
}
