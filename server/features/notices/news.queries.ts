/** Product news as it was sent. It is nobody's own. */
import { desc, eq } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { productNews } from './news.table.ts'

export type NewsRow = typeof productNews.$inferSelect

const MOST_LISTED = 50

export function listSentNews(db: Executor): Promise<NewsRow[]> {
  return db.select().from(productNews).orderBy(desc(productNews.sentAt)).limit(MOST_LISTED)
}

export async function findNews(db: Executor, id: string): Promise<NewsRow | undefined> {
  const [row] = await db.select().from(productNews).where(eq(productNews.id, id))
  return row
}

export async function keepNews(db: Executor, news: NewsRow): Promise<NewsRow> {
  return onlyRow(await db.insert(productNews).values(news).returning())
}
