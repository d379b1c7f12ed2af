/** One statement each; the owner's id is in every one. */
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import type { Executor } from '#server/db/executor.ts'
import { gather, given, listOf, query } from '#server/db/statements/lists.ts'
import type { List } from '#server/db/statements/lists.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { creditScores } from './credit-scores.table.ts'
import type { CreditScoreRow, NewCreditScoreRow } from './credit-scores.table.ts'

/** The fields of a score. */
export type ScoreFields = Pick<NewCreditScoreRow, 'score' | 'recordedAt' | 'bureau' | 'model' | 'source'>

/** The person's scores as the contract has them, oldest first; those of one day in the order they were entered. */
export const scoreList: List<CreditScore> = listOf(getTableColumns(creditScores), (row) =>
  query
    .select({ row })
    .from(creditScores)
    .where(eq(creditScores.userId, given('userId')))
    .orderBy(asc(creditScores.recordedAt), asc(creditScores.seq)),
)

const askScores = gather('scores', { scores: scoreList })

export async function readScores(db: Executor, userId: string): Promise<CreditScore[]> {
  return (await askScores(db, { userId })).scores
}

export const countScores = (db: Executor, userId: string): Promise<number> =>
  db.$count(creditScores, eq(creditScores.userId, userId))

/** Stores a score, or finds the same one. */
export async function insertScore(
  db: Executor,
  userId: string,
  fields: ScoreFields,
): Promise<CreditScoreRow> {
  const { userId: owner, recordedAt, bureau, model, source, score } = creditScores
  return onlyRow(
    await db
      .insert(creditScores)
      .values({ ...fields, userId })
      // An update of nothing, so that the row that stands is answered.
      .onConflictDoUpdate({
        target: [owner, recordedAt, bureau, model, source, score],
        set: { score: fields.score },
      })
      .returning(),
  )
}

/** Removes a score; false when there is none. */
export async function removeScore(db: Executor, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(creditScores)
    .where(and(eq(creditScores.userId, userId), eq(creditScores.id, id)))
  return rowCount === 1
}
