/** One statement each; the owner's id is in every one. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { given, listOf, query } from '#server/db/statements/lists.ts'
import { documents } from '#server/documents/documents.table.ts'
import type { DocumentRow } from '#server/documents/documents.table.ts'
import { casePapers, letterCases } from './letters.table.ts'
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

export async function findCase(db: Executor, key: CaseKey): Promise<CaseRow | undefined> {
  const [found] = await db.select().from(letterCases).where(oneCase(key))
  return found
}

/** The open cases of these people. */
export function listOpenCases(db: Executor, userIds: string[]): Promise<CaseRow[]> {
  return db
    .select()
    .from(letterCases)
    .where(and(inArray(letterCases.userId, userIds), eq(letterCases.outcome, 'open')))
    .orderBy(asc(letterCases.seq))
}

const { id, recipient, servedOn, answerBy, filedOn, court, state } = letterCases

/** The person's open lawsuits with no answer filed yet. */
export const unansweredSuits = listOf({ id, recipient, servedOn, answerBy, filedOn, court, state }, (row) =>
  query
    .select({ row })
    .from(letterCases)
    .where(
      and(
        eq(letterCases.userId, given('userId')),
        eq(letterCases.kind, 'sued'),
        eq(letterCases.outcome, 'open'),
        isNull(filedOn),
      ),
    )
    .orderBy(asc(letterCases.seq)),
)

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

/** A paper as it belongs to a case; its name is sealed. */
export type PaperRow = Pick<typeof casePapers.$inferSelect, 'caseId' | 'kind'> & { document: DocumentRow }

/** The papers of all cases of a person, in the order of sending. */
export function listPaperRows(db: Executor, userId: string): Promise<PaperRow[]> {
  return db
    .select({ caseId: casePapers.caseId, kind: casePapers.kind, document: documents })
    .from(casePapers)
    .innerJoin(
      documents,
      and(eq(documents.userId, casePapers.userId), eq(documents.id, casePapers.documentId)),
    )
    .where(and(eq(casePapers.userId, userId), documents.isWhole))
    .orderBy(asc(documents.createdAt), asc(documents.id))
}

export async function attachPaper(db: Executor, row: typeof casePapers.$inferInsert): Promise<void> {
  await db.insert(casePapers).values(row)
}

/** Removes every paper of a case, with its bytes. */
export async function removeCasePapers(db: Executor, { userId, caseId }: CaseKey): Promise<void> {
  const attached = db
    .select({ id: casePapers.documentId })
    .from(casePapers)
    .where(and(eq(casePapers.userId, userId), eq(casePapers.caseId, caseId)))
  await db.delete(documents).where(and(eq(documents.userId, userId), inArray(documents.id, attached)))
}
