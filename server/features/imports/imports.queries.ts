/** One statement each: imports, and the debts they made. The owner's id is in every one. */
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { spending } from '#server/features/budget/budget.table.ts'
import { debtEntries, debts } from '#server/features/debts/debts.table.ts'
import { importDebts, importLines, imports } from './imports.table.ts'
import type { ImportRow } from './imports.table.ts'

/** Names one import: the owner first. */
export type ImportKey = { userId: string; importId: string }

/** Its lines are counted: all, those in the budget and those that wait. */
export type ImportView = ImportRow & {
  lines: number
  inBudget: number
  waiting: number
  firstOn: string | null
  lastOn: string | null
}

export type ImportedDebt = { importId: string; id: string; name: string; isChanged: boolean }

const oneImport = ({ userId, importId }: ImportKey) =>
  and(eq(imports.userId, userId), eq(imports.id, importId))

/** A line's spending has its id. */
export const joinSpending = and(
  eq(spending.userId, importLines.userId),
  eq(spending.id, importLines.id),
  eq(spending.source, 'import'),
)

/** Unsorted, or its category is gone; transfers and lines put out of the budget do not wait. */
const isWaiting = sql`${spending.id} is null and ${importLines.sorting} not in ('moved', 'out')`

function viewsOf(db: Executor, userId: string) {
  return db
    .select({
      row: imports,
      lines: count(importLines.id),
      inBudget: count(spending.id),
      waiting: sql<number>`count(${importLines.id}) filter (where ${isWaiting})`.mapWith(Number),
      firstOn: sql<string | null>`min(${importLines.postedOn})::text`,
      lastOn: sql<string | null>`max(${importLines.postedOn})::text`,
    })
    .from(imports)
    .leftJoin(importLines, and(eq(importLines.userId, imports.userId), eq(importLines.importId, imports.id)))
    .leftJoin(spending, joinSpending)
    .where(eq(imports.userId, userId))
    .groupBy(imports.userId, imports.id)
    .orderBy(desc(imports.seq))
}

/** Newest first. */
export async function listImportViews(db: Executor, userId: string): Promise<ImportView[]> {
  return (await viewsOf(db, userId)).map(({ row, ...counted }) => ({ ...row, ...counted }))
}

/** The debts that imports made and that are there, in the order of entry. */
export function listImportedDebts(db: Executor, userId: string): Promise<ImportedDebt[]> {
  const lines = db
    .select({ lines: count().as('lines') })
    .from(debtEntries)
    .where(and(eq(debtEntries.userId, debts.userId), eq(debtEntries.debtId, debts.id)))
    .as('history')
  return db
    .select({
      importId: importDebts.importId,
      id: debts.id,
      name: debts.name,
      // A debt begins with its opening line.
      isChanged: sql<boolean>`${debts.version} > 1 or ${lines.lines} > 1`,
    })
    .from(importDebts)
    .innerJoin(debts, and(eq(debts.userId, importDebts.userId), eq(debts.id, importDebts.debtId)))
    .leftJoinLateral(lines, sql`true`)
    .where(eq(importDebts.userId, userId))
    .orderBy(asc(debts.seq))
}

export const countImports = (db: Executor, userId: string): Promise<number> =>
  db.$count(imports, eq(imports.userId, userId))

export async function findImport(db: Executor, key: ImportKey): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(oneImport(key))
  return row
}

export async function insertImport(db: Executor, row: Omit<ImportRow, 'id' | 'seq'>): Promise<ImportRow> {
  return onlyRow(await db.insert(imports).values(row).returning())
}

export async function noteImportedDebt(
  db: Executor,
  row: { userId: string; importId: string; debtId: string },
): Promise<void> {
  await db.insert(importDebts).values(row)
}

/** Removes the debts that an import made with their histories; answers how many. */
export async function removeImportedDebts(db: Executor, { userId, importId }: ImportKey): Promise<number> {
  const { rowCount } = await db
    .delete(debts)
    .where(
      and(
        eq(debts.userId, userId),
        sql`${debts.id} in (select d.debt_id from import_debts d where d.user_id = ${userId} and d.import_id = ${importId})`,
      ),
    )
  return rowCount ?? 0
}

/** Removes an import with its lines. */
export async function removeImport(db: Executor, key: ImportKey): Promise<void> {
  await db.delete(imports).where(oneImport(key))
}
