/** Product news: a job for the whole, then one for each reader, so that a stop half-way loses nobody. */
import type { AppParts } from '#server/http/app-parts.ts'
import { findNews } from './news.queries.ts'
import { newsMail } from './notice-mails.ts'
import { findReader, listForNews } from './notices.queries.ts'
import { readingOf } from './reading.ts'
import { sendOnce } from './send-once.ts'

const PAGE = 500

/** The ids of everybody who wants product updates, handed on page by page. */
export async function eachNewsReader(
  { db }: Pick<AppParts, 'db'>,
  mail: (userId: string) => Promise<void>,
): Promise<void> {
  for (let after = ''; ;) {
    const readers = await listForNews(db, { after, limit: PAGE })
    for (const { id } of readers) await mail(id)
    if (readers.length < PAGE) return
    after = readers.at(-1)!.id
  }
}

/** Mails one person a piece of news, once, if they still want it. */
export async function mailNews(
  parts: AppParts,
  { newsId, userId }: { newsId: string; userId: string },
  origin: string,
): Promise<void> {
  const news = await findNews(parts.db, newsId)
  const reader = await findReader(parts.db, userId)
  if (news === undefined || reader === undefined || !reader.settings.productUpdates) return
  await sendOnce(parts, { userId, kind: 'product_news', about: [newsId] }, () =>
    newsMail(news, readingOf(parts, reader, { origin, setting: 'productUpdates' })),
  )
}
