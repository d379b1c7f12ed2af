/** One statement each; the owner's id is in every one. */
import { and, asc, count, eq } from 'drizzle-orm'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import type { Executor } from '#server/db/executor.ts'
import { creditScores } from './credit-scores.table.ts'
import type { CreditScoreRow, NewCreditScoreRow } from './credit-scores.table.ts'

export function presentScore({ id, score, recordedAt, bureau, model, source }: CreditScoreRow): CreditScore {
  return { id, score, recordedAt, bureau, model, source }
}

/** The fields of a score. */
export type ScoreFields = Pick<NewCreditScoreRow, 'score' | 'recordedAt' | 'bureau' | 'model' | 'source'>

/** The person's scores as the contract has them, oldest first; those of one day in the order they were entered. */
export async function readScores(db: Executor, userId: string): Promise<CreditScore[]> {
  const rows = await db
    .select()
    .from(creditScores)
    .where(eq(creditScores.userId, userId))
    .orderBy(asc(creditScores.recordedAt), asc(creditScores.seq))
  return rows.map(presentScore)
}

export async function countScores(db: Executor, userId: string): Promise<number> {
  const [found] = await db
    .select({ scores: count() })
    .from(creditScores)
    .where(eq(creditScores.userId, userId))
  return found?.scores ?? 0
}

/** Stores a score, or finds the same one. */
export async function insertScore(
  db: Executor,
  userId: string,
  fields: ScoreFields,
): Promise<CreditScoreRow> {
  const { userId: owner, recordedAt, bureau, model, source, score } = creditScores
  const [row] = await db
    .insert(creditScores)
    .values({ ...fields, userId })
    // An update of nothing, so that the row that stands is answered.
    .onConflictDoUpdate({
      target: [owner, recordedAt, bureau, model, source, score],
      set: { score: fields.score },
    })
    .returning()
  if (row === undefined) throw new Error('an inserted score was not answered')
  return row
}

/** Removes a score; false when there is none. */
export async function removeScore(db: Executor, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(creditScores)
    .where(and(eq(creditScores.userId, userId), eq(creditScores.id, id)))
    .returning({ id: creditScores.id })
  return removed.length > 0
}
