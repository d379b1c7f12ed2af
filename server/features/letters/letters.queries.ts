/** One statement each; the owner's id is in every one. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { letterCases } from './letters.table.ts'
import type { CaseRow } from './letters.table.ts'

/** Names one case: the owner first. */
export type CaseKey = { userId: string; caseId: string }

/** The fields of a case that a person edits. */
export type CaseFields = Omit<CaseRow, 'userId' | 'id' | 'seq' | 'version' | 'createdAt' | 'updatedAt'>

export type NewCase = Pick<CaseFields, 'kind' | 'recipient' | 'subject'> & Partial<CaseFields>

const oneCase = ({ userId, caseId }: CaseKey) =>
  and(eq(letterCases.userId, userId), eq(letterCases.id, caseId))

/** The person's cases in the order of entry. */
export function listCaseRows(db: Executor, userId: string): Promise<CaseRow[]> {
  return db.select().from(letterCases).where(eq(letterCases.userId, userId)).orderBy(asc(letterCases.seq))
}

/** The open cases of these people. */
export function listOpenCases(db: Executor, userIds: string[]): Promise<CaseRow[]> {
  return db
    .select()
    .from(letterCases)
    .where(and(inArray(letterCases.userId, userIds), eq(letterCases.outcome, 'open')))
    .orderBy(asc(letterCases.seq))
}

export const countCases = (db: Executor, userId: string): Promise<number> =>
  db.$count(letterCases, eq(letterCases.userId, userId))

export async function insertCase(db: Executor, userId: string, fields: NewCase): Promise<CaseRow> {
  return onlyRow(
    await db
      .insert(letterCases)
      .values({ ...fields, userId })
      .returning(),
  )
}

/** The case, kept from others until the transaction ends. */
export async function lockCase(db: Executor, key: CaseKey): Promise<CaseRow | undefined> {
  const [found] = await db.select().from(letterCases).where(oneCase(key)).for('no key update')
  return found
}

/** Writes the fields given and the next version. */
export async function saveCase(
  db: Executor,
  key: CaseKey,
  change: Partial<CaseFields> & { version: number },
): Promise<CaseRow> {
  return onlyRow(
    await db
      .update(letterCases)
      .set({ ...change, updatedAt: sql`now()` })
      .where(oneCase(key))
      .returning(),
  )
}

/** Removes a case; false when there is none. */
export async function removeCase(db: Executor, key: CaseKey): Promise<boolean> {
  const { rowCount } = await db.delete(letterCases).where(oneCase(key))
  return rowCount === 1
}
