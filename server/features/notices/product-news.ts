/** Product news: a job for the whole, then one for each reader, so that a stop half-way loses nobody. */
import type { Executor } from '#server/db/executor.ts'
import { findNews, findReader, readersOfNews } from './notices.queries.ts'
import { newsMail } from './notice-mails.ts'
import { readingOf, sendOnce } from './send-notice.ts'
import type { NoticeParts } from './send-notice.ts'

/** Calls `mail` for everybody who wants product updates. */
export async function eachNewsReader(db: Executor, mail: (userId: string) => Promise<void>): Promise<void> {
  for await (const readers of readersOfNews(db)) for (const { id } of readers) await mail(id)
}

/** Mails one person a piece of news, once, if they still want it. */
export async function mailNews(
  parts: NoticeParts,
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
