/** One statement each; the owner's id is in every one but the sweeps'. */
import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '#server/db/executor.ts'
import { accountDeletions, users } from '#server/features/account/account.table.ts'
import type { DeletionRow } from '#server/features/account/account.table.ts'
import { budgetCategories, budgetGroups } from '#server/features/budget/budget.table.ts'
import { conversations } from '#server/features/coach/coach.table.ts'
import { creditScores } from '#server/features/credit-scores/credit-scores.table.ts'
import { debts } from '#server/features/debts/debts.table.ts'
import { goals } from '#server/features/goals/goals.table.ts'
import { imports } from '#server/features/imports/imports.table.ts'
import { letterCases } from '#server/features/letters/letters.table.ts'
import type { ExportSection } from './export-sections.ts'
import { privacyExports } from './privacy.table.ts'
import type { ExportRow } from './privacy.table.ts'
import type { Row } from './row-text.ts'

export async function findExport(db: Executor, userId: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(privacyExports).where(eq(privacyExports.userId, userId))
  return row
}

export async function saveExport(db: Executor, row: ExportRow): Promise<void> {
  const { userId, ...rest } = row
  await db
    .insert(privacyExports)
    .values(row)
    .onConflictDoUpdate({ target: privacyExports.userId, set: rest })
    .returning({ userId: sql`${userId}` })
}

export async function removeExport(db: Executor, userId: string): Promise<void> {
  await db.delete(privacyExports).where(eq(privacyExports.userId, userId))
}

/** Files whose time is over, of anybody. */
export function listExpired(db: Executor, now: Date): Promise<ExportRow[]> {
  return db.select().from(privacyExports).where(lte(privacyExports.expiresAt, now))
}

/** A person's rows of one table, in the order of entry. */
export async function readRows(db: Executor, { table }: ExportSection, userId: string): Promise<Row[]> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const { seq } = columns
  const order = seq ?? sql`${columns['userId']!}`
  const keys = seq === undefined ? Object.values(columns).filter((column) => column.notNull) : []
  return db
    .select()
    .from(table)
    .where(eq(columns['userId']!, userId))
    .orderBy(asc(order), ...keys.map((column) => asc(sql`${column}::text`)))
}

/** Adds rows in the order given. */
export async function addRows(db: Executor, { table, restore }: ExportSection, rows: Row[]): Promise<void> {
  const insert = db.insert(table).values(rows as (typeof table.$inferInsert)[])
  await (restore === 'addIfMissing' ? insert.onConflictDoNothing() : insert)
}

export async function removeRows(db: Executor, { table }: ExportSection, userId: string): Promise<void> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  await db.delete(table).where(eq(columns['userId']!, userId))
}

/** Whether nothing was entered yet that a file could be mixed with. */
export async function isEmptyAccount(db: Executor, userId: string): Promise<boolean> {
  const tables = [
    debts,
    goals,
    budgetGroups,
    budgetCategories,
    creditScores,
    letterCases,
    conversations,
    imports,
  ]
  const has = tables.map((table) => sql`exists (select 1 from ${table} where ${table.userId} = ${userId})`)
  const any = sql.join(has, sql` or `)
  const { rows } = await db.execute<{ any: boolean }>(sql`select (${any}) as any`)
  return rows[0]?.any === false
}

export async function findDeletion(db: Executor, userId: string): Promise<DeletionRow | undefined> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId))
  return row
}

/** Asked for twice, the first day stands. */
export async function addDeletion(db: Executor, row: DeletionRow): Promise<boolean> {
  const { rowCount } = await db.insert(accountDeletions).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function removeDeletion(db: Executor, userId: string): Promise<boolean> {
  const { rowCount } = await db.delete(accountDeletions).where(eq(accountDeletions.userId, userId))
  return rowCount === 1
}

/** Accounts whose day has come. */
export function listDeletionsDue(db: Executor, now: Date): Promise<{ userId: string }[]> {
  return db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.deletesAt, now))
}

/** Deletes the person and everything that is theirs, if their day has come and was not taken back meanwhile. */
export async function deletePerson(db: Executor, userId: string, now: Date): Promise<boolean> {
  const due = db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.deletesAt, now)))
  const { rowCount } = await db.delete(users).where(inArray(users.id, due))
  return rowCount === 1
}
