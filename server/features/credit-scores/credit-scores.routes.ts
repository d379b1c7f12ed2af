/** The calls of contracts/money/credit-scores.ts. */
import {
  createCreditScore,
  deleteCreditScore,
  listCreditScores,
  MAX_CREDIT_SCORES,
} from '#contracts/money/credit-scores.ts'
import { sentence } from '#engine/language/sentence.ts'
import { invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { isUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { recordRefusals } from '#server/http/owned-record.ts'
import { readScores, removeScore, countScores, insertScore } from './credit-scores.queries.ts'
import { scoreTexts } from './messages.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { ScoreFields } from './credit-scores.queries.ts'
import type { CreditScoreRow } from './credit-scores.table.ts'

const { missing, tooMany } = recordRefusals({ record: 'score', most: MAX_CREDIT_SCORES })

const scoreInFuture = () => invalidField('recordedAt', sentence(scoreTexts, 'inFuture'))

/** Throws 422 for a day in the future, and when the person has as many scores as they may keep. */
async function recordScore(
  db: Executor,
  userId: string,
  { fields, now }: { fields: ScoreFields; now: Date },
): Promise<CreditScoreRow> {
  if (isFutureDay(fields.recordedAt, now)) throw scoreInFuture()
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countScores(tx, userId)) >= MAX_CREDIT_SCORES) throw tooMany()
    return insertScore(tx, userId, fields)
  })
}

/** Scores a person keeps. */
export function mountCreditScores(app: App): void {
  mount(app, listCreditScores, ({ parts, user }) => readScores(parts.db, user.id))

  mount(app, createCreditScore, async ({ parts, user, body }) => {
    const fields = { ...body, source: 'person' as const }
    return recordScore(parts.db, user.id, { fields, now: parts.clock.now() })
  })

  mount(app, deleteCreditScore, async ({ parts, user, params }) => {
    const isRemoved = isUuid(params.id) && (await removeScore(parts.db, user.id, params.id))
    if (!isRemoved) throw missing()
    return { message: scoreTexts().removed }
  })
}
