/** The calls of contracts/credit-scores.ts. */
import { createCreditScore, deleteCreditScore, listCreditScores } from '#contracts/credit-scores.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { isUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { readScores, removeScore } from './credit-scores.queries.ts'
import { presentScore } from './present-score.ts'
import { recordScore } from './record-score.ts'

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
