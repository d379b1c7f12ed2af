/** One statement each: the lines of imports and the spending they are. The owner's id is in every one. */
import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ImportLine } from '#contracts/money/imports.ts'
import type { Known } from '#engine/imports/duplicates.ts'
import type { Executor } from '#server/db/executor.ts'
import { bankTransactions } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { spending } from '#server/features/budget/budget.table.ts'
import { importLines } from './imports.table.ts'
import type { ImportLineRow } from './imports.table.ts'
import { joinSpending } from './imports.queries.ts'
import type { ImportKey } from './imports.queries.ts'
import {
  insertSpendingOf,
  listUnsorted,
  saveTransaction,
  spendingLine,
} from '#server/features/bank-accounts/transactions.queries.ts'

export type NewLine = Omit<ImportLineRow, 'userId' | 'id' | 'seq' | 'importId'>
type Sorting = ImportLineRow['sorting']

/** rows of one insert: the protocol's number of values has a limit */
const CHUNK = 1_000

const oneLine = (userId: string, id: string) => and(eq(importLines.userId, userId), eq(importLines.id, id))

const linesOf = ({ userId, importId }: ImportKey) =>
  and(eq(importLines.userId, userId), eq(importLines.importId, importId))

/** Adds lines in the order given. */
export async function insertLines(db: Executor, key: ImportKey, lines: NewLine[]): Promise<ImportLineRow[]> {
  const stored: ImportLineRow[] = []
  for (let at = 0; at < lines.length; at += CHUNK) {
    const chunk = lines.slice(at, at + CHUNK).map((line) => ({ ...line, ...key }))
    stored.push(...(await db.insert(importLines).values(chunk).returning()))
  }
  return stored
}

function viewOf(db: Executor) {
  return db
    .select({ row: importLines, categoryId: spending.categoryId })
    .from(importLines)
    .leftJoin(spending, joinSpending)
    .$dynamic()
}

/** A line without a category is unsorted, unless it is a transfer or the person put it out of the budget. */
function sortedBy({ sorting }: ImportLineRow, categoryId: string | null): ImportLine['sortedBy'] {
  if (sorting === 'out') return 'person'
  if (sorting === 'moved') return 'moved'
  return categoryId === null ? 'nobody' : sorting
}

function present({ row, categoryId }: Awaited<ReturnType<typeof viewOf>>[number]): ImportLine {
  const isRemoved = row.sorting === 'rule' && categoryId === null
  return {
    ...row,
    date: row.postedOn,
    categoryId,
    sortedBy: sortedBy(row, categoryId),
    isChanged: isRemoved || row.sorting === 'person' || row.sorting === 'out',
  }
}

/** The newest day first, and of a day in the order of the file. */
export async function listLineViews(db: Executor, key: ImportKey): Promise<ImportLine[]> {
  const rows = await viewOf(db).where(linesOf(key)).orderBy(desc(importLines.postedOn), asc(importLines.seq))
  return rows.map(present)
}

export async function findLineView(
  db: Executor,
  key: ImportKey & { lineId: string },
): Promise<ImportLine | undefined> {
  const [found] = await viewOf(db).where(and(linesOf(key), eq(importLines.id, key.lineId)))
  return found && present(found)
}

export async function saveSorting(
  db: Executor,
  { userId, ids, sorting }: { userId: string; ids: string[]; sorting: Sorting },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(importLines)
    .set({ sorting })
    .where(and(eq(importLines.userId, userId), inArray(importLines.id, ids)))
}

/** Lets lines count in a category each. A line of spending has the id of its line, so none has two in a category. */
export async function countLines(
  db: Executor,
  counted: readonly { row: ImportLineRow; categoryId: string }[],
): Promise<void> {
  const values = counted.map(({ row, categoryId }) => ({
    userId: row.userId,
    categoryId,
    id: row.id,
    amount: row.amount,
    spentOn: row.postedOn,
    note: row.description,
    source: 'import' as const,
  }))
  for (let at = 0; at < values.length; at += CHUNK)
    await db.insert(spending).values(values.slice(at, at + CHUNK))
}

export async function removeSpendingOfLine(db: Executor, userId: string, id: string): Promise<void> {
  await db
    .delete(spending)
    .where(and(eq(spending.userId, userId), eq(spending.source, 'import'), eq(spending.id, id)))
}

/** Takes the spending of a whole import back; answers how many lines it was. */
export async function removeSpendingOfImport(db: Executor, { userId, importId }: ImportKey): Promise<number> {
  const { rowCount } = await db
    .delete(spending)
    .where(
      and(
        eq(spending.userId, userId),
        eq(spending.source, 'import'),
        sql`${spending.id} in (select l.id from import_lines l where l.user_id = ${userId} and l.import_id = ${importId})`,
      ),
    )
  return rowCount ?? 0
}

/** Reads a line and keeps others from changing it until the transaction ends. */
export async function lockLine(
  db: Executor,
  key: ImportKey & { lineId: string },
): Promise<ImportLineRow | undefined> {
  const [row] = await db
    .select()
    .from(importLines)
    .where(and(linesOf(key), oneLine(key.userId, key.lineId)))
    .for('no key update')
  return row
}

/**
 * Puts what lies unsorted of a merchant into a category, by a rule; answers how many. What looks moved is taken too:
 * the person said what this merchant is. What they put out of the budget stays out.
 */
async function sortUnsortedLines(
  db: Executor,
  rule: { userId: string; merchantKey: string; categoryId: string },
): Promise<number> {
  const { userId, merchantKey, categoryId } = rule
  const found = await viewOf(db).where(
    and(
      eq(importLines.userId, userId),
      eq(importLines.merchantKey, merchantKey),
      sql`${spending.id} is null and ${importLines.sorting} <> 'out'`,
    ),
  )
  await countLines(
    db,
    found.map(({ row }) => ({ row, categoryId })),
  )
  await saveSorting(db, { userId, ids: found.map(({ row }) => row.id), sorting: 'rule' })
  return found.length
}

type Days = { userId: string; from: string; to: string }

function importedIn(db: Executor, { userId, from, to }: Days) {
  return db
    .select({ date: importLines.postedOn, cents: importLines.amount, description: importLines.description })
    .from(importLines)
    .where(and(eq(importLines.userId, userId), between(importLines.postedOn, from, to)))
}

function bankedIn(db: Executor, { userId, from, to }: Days) {
  return db
    .select({
      date: bankTransactions.postedOn,
      cents: bankTransactions.amount,
      description: bankTransactions.merchant,
    })
    .from(bankTransactions)
    .where(and(eq(bankTransactions.userId, userId), between(bankTransactions.postedOn, from, to)))
}

function enteredIn(db: Executor, { userId, from, to }: Days) {
  return db
    .select({ date: spending.spentOn, cents: spending.amount, description: spending.note })
    .from(spending)
    .where(
      and(
        eq(spending.userId, userId),
        eq(spending.source, 'person'),
        between(spending.spentOn, from, to),
        sql`${spending.note} is not null`,
      ),
    )
}

/** Known transactions between two days, both included: three statements. */
export async function listKnown(db: Executor, days: Days): Promise<Known[]> {
  const imported = await importedIn(db, days)
  const banked = await bankedIn(db, days)
  const entered = await enteredIn(db, days)
  return [
    ...imported.map((one) => ({ ...one, source: 'import' as const })),
    ...banked.map((one) => ({ ...one, source: 'bank' as const })),
    ...entered.map((one) => ({ ...one, description: one.description ?? '', source: 'person' as const })),
  ]
}

/** Answers how many it put into the rule's category. */
export async function sortUnsorted(
  tx: Executor,
  rule: { userId: string; merchantKey: string; categoryId: string },
): Promise<number> {
  const { userId, merchantKey, categoryId } = rule
  const banked = await listUnsorted(tx, userId, merchantKey)
  await insertSpendingOf(
    tx,
    userId,
    banked.map((row) => spendingLine(row, categoryId)),
  )
  for (const row of banked) await saveTransaction(tx, row, { sorting: 'rule' })
  return banked.length + (await sortUnsortedLines(tx, { userId, merchantKey, categoryId }))
}
