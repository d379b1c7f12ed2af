/** Brings in the rows of a file: those that are new, each sorted by the person's rules; all of it or nothing. */
import type { ImportBody } from '#contracts/money/imports.ts'
import { merchantKey } from '#engine/budget/merchant-key.ts'
import { categoryKey, isTransferCategory } from '#engine/imports/file-category.ts'
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
import { keepChoices } from './keep-choices.ts'
import { countImports, insertImport } from './imports.queries.ts'
import { MOST_IMPORTS, nothingNew, rowInFuture, tooManyImports } from './refusals.ts'

type Row = Transaction & { isWanted: boolean; category: string | null }

function rowsOf({ rows }: ImportBody, now: Date): Row[] {
  return rows.map(({ date, amount, isIn = false, description, isWanted = false, category = null }, at) => {
    if (isFutureDay(date, now)) throw rowInFuture(at)
    return { date, cents: isIn ? -amount : amount, description, isWanted, category }
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

/** Where a row goes: by the category its file names, else by the rule of its merchant; null: nowhere yet. */
type Target = (row: Row) => string | null

const isMoved = (row: Row) =>
  isLikelyTransfer(row) || (row.category !== null && isTransferCategory(row.category))

function lineOf(row: Row, target: Target): NewLine {
  const key = merchantKey(row.description)
  const sorting = target(row) !== null ? 'rule' : isMoved(row) ? 'moved' : 'nobody'
  return { amount: row.cents, postedOn: row.date, description: row.description, merchantKey: key, sorting }
}

type Fresh = { body: ImportBody; rows: readonly Row[] }

/** Keeps what was chosen for the categories of the file, and answers where its rows go. */
async function targetOf(tx: Executor, userId: string, { body, rows }: Fresh): Promise<Target> {
  const days = rows.map(({ date }) => date).toSorted()
  const fromMonth = (days[0] ?? '').slice(0, 7)
  const chosen = await keepChoices(tx, userId, { choices: body.categories ?? [], fromMonth })
  const ruled = new Map((await listRules(tx, userId)).map((rule) => [rule.merchantKey, rule.categoryId]))
  return ({ category, description }) =>
    (category === null ? null : chosen.get(categoryKey(category))) ??
    ruled.get(merchantKey(description)) ??
    null
}

type BringingIn = { body: ImportBody; now: Date }

/**
 * Answers the import's id. Throws 422 for a day in the future, where nothing is new, and for more categories than may
 * be kept.
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
    const target = await targetOf(tx, userId, { body, rows: fresh })
    await keepCategories(tx, userId)
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
    const lines = fresh.map((one) => lineOf(one, target))
    const stored = await insertLines(tx, { userId, importId: id }, lines)
    // Stored in the order given.
    await countLines(
      tx,
      stored.flatMap((line, at) => {
        const row = fresh[at]
        const categoryId = row ? target(row) : null
        return categoryId === null ? [] : [{ row: line, categoryId }]
      }),
    )
    return id
  })
}
