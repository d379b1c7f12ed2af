/** Records a score that a person entered. */
import { MOST_CREDIT_SCORES } from '#contracts/credit-scores.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import { invalidInput } from '#server/errors.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { countScores, insertScore } from './credit-scores.queries.ts'
import type { ScoreFields } from './credit-scores.queries.ts'
import type { CreditScoreRow } from './credit-scores.table.ts'

function scoreInFuture() {
  return invalidInput([
    { field: 'recordedAt', message: 'Enter the day this score is from. It cannot be in the future.' },
  ])
}

function tooManyScores() {
  return invalidInput([
    { field: '', message: `You can keep up to ${MOST_CREDIT_SCORES} scores. Remove one to add another.` },
  ])
}

/** Throws 422 for a day in the future, and when the person has as many scores as they may keep. */
export async function recordScore(
  db: Executor,
  userId: string,
  { fields, now }: { fields: ScoreFields; now: Date },
): Promise<CreditScoreRow> {
  if (isFutureDay(fields.recordedAt, now)) throw scoreInFuture()
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countScores(tx, userId)) >= MOST_CREDIT_SCORES) throw tooManyScores()
    return insertScore(tx, userId, fields)
  })
}
