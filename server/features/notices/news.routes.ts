/** Product news at the desk: what was sent, and sending a new piece. */
import { randomUUID } from 'node:crypto'
import operator from '#content/operator.json' with { type: 'json' }
import { listNews, sendNews } from '#contracts/foundation/news.ts'
import type { News } from '#contracts/foundation/news.ts'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import type { Env } from '#server/env.ts'
import { conflict } from '#server/errors.ts'
import { actSummary, recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { stopTexts } from './messages.ts'
import { newsToAll } from './notices.jobs.ts'
import { countForNews, countSent, keepNews, listSentNews } from './notices.queries.ts'
import type { NewsRow } from './notices.queries.ts'

/** News must name a postal address (15 U.S.C. 7704(a)(5)); in the sandbox it reaches nobody. */
export function newsRefusal(mode: Env['mode'], postalAddress: string | null): Sentence | null {
  return mode !== 'sandbox' && postalAddress === null ? sentence(stopTexts, 'noAddress') : null
}

const present = ({ sentAt, sentBy: _sentBy, ...written }: NewsRow, mailed: number): News => ({
  ...written,
  sentAt: sentAt.toISOString(),
  mailed,
})

export function mountNews(app: App): void {
  mount(app, listNews, async ({ parts: { db } }) => {
    const rows = await listSentNews(db)
    const ids = rows.map((row) => row.id)
    const sent = ids.length === 0 ? new Map<string, number>() : await countSent(db, 'product_news', ids)
    return {
      news: rows.map((row) => present(row, sent.get(row.id) ?? 0)),
      readers: await countForNews(db),
    }
  })

  mount(app, sendNews, async ({ parts, user, body }) => {
    const refusal = newsRefusal(parts.env.mode, operator.postalAddress)
    if (refusal !== null) throw conflict(refusal)
    return parts.db.transaction(async (tx) => {
      const sentAt = parts.clock.now()
      const { spanishSubject = null, spanishText = null, ...english } = body
      const written = { ...english, spanishSubject, spanishText }
      const row = await keepNews(tx, { ...written, id: randomUUID(), sentBy: user.id, sentAt })
      const act = { adminId: user.id, act: 'news.send', subject: row.id }
      await recordAuditEvent(tx, { ...act, summary: actSummary('newsSent', {}) })
      await parts.jobs.add(newsToAll, { newsId: row.id }, { tx })
      return present(row, 0)
    })
  })
}
