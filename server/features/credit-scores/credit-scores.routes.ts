/** The calls of contracts/money/credit-scores.ts. */
import {
  createCreditScore,
  deleteCreditScore,
  listCreditScores,
  MAX_CREDIT_SCORES,
} from '#contracts/money/credit-scores.ts'
import { notFound, invalidInput } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { isUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { readScores, removeScore, presentScore, countScores, insertScore } from './credit-scores.queries.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { ScoreFields } from './credit-scores.queries.ts'
import type { CreditScoreRow } from './credit-scores.table.ts'

function scoreInFuture() {
  return invalidInput([
    { field: 'recordedAt', message: 'Enter the day this score is from. It cannot be in the future.' },
  ])
}

function tooManyScores() {
  return invalidInput([
    { field: '', message: `You can keep up to ${MAX_CREDIT_SCORES} scores. Remove one to add another.` },
  ])
}

/** Throws 422 for a day in the future, and when the person has as many scores as they may keep. */
async function recordScore(
  db: Executor,
  userId: string,
  { fields, now }: { fields: ScoreFields; now: Date },
): Promise<CreditScoreRow> {
  if (isFutureDay(fields.recordedAt, now)) throw scoreInFuture()
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countScores(tx, userId)) >= MAX_CREDIT_SCORES) throw tooManyScores()
    return insertScore(tx, userId, fields)
  })
}

/** Scores a person keeps. */
export function mountCreditScores(app: App): void {
  mount(app, listCreditScores, ({ parts, user }) => readScores(parts.db, user.id))

  mount(app, createCreditScore, async ({ parts, user, body }) => {
    const fields = { ...body, source: 'person' as const }
    return presentScore(await recordScore(parts.db, user.id, { fields, now: parts.clock.now() }))
  })

  mount(app, deleteCreditScore, async ({ parts, user, params }) => {
    const isRemoved = isUuid(params.id) && (await removeScore(parts.db, user.id, params.id))
    if (!isRemoved) throw notFound('We cannot find this score. It may have been removed.')
    return { message: 'The score was removed.' }
  })
}
