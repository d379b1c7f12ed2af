/** Keeps what a person reads: the article, the time and the day, all or nothing. */
import type { ReadingProgress } from '#contracts/articles.ts'
import type { Executor } from '#server/db/executor.ts'
import { addReading, addReadingDay, listProgressRows, listReadingDays } from './library.queries.ts'
import { streakOf } from './streak.ts'

const MINUTE_SECONDS = 60

/** What the person has read; days are those of UTC. */
export async function readProgress(db: Executor, userId: string, today: string): Promise<ReadingProgress> {
  const articles = await listProgressRows(db, userId)
  const days = await listReadingDays(db, userId)
  const seconds = articles.reduce((sum, article) => sum + article.seconds, 0)
  return {
    read: articles.flatMap(({ articleId, readOn }) => (readOn === null ? [] : [{ articleId, readOn }])),
    minutes: Math.floor(seconds / MINUTE_SECONDS),
    streakDays: streakOf(days, today),
  }
}

export type ReadingReport = {
  articleId: string
  /** undefined leaves the mark as it is */
  isRead: boolean | undefined
  /** spent since the last report */
  seconds: number
  /** YYYY-MM-DD */
  today: string
}

/** Time spent makes this a day of reading, and so does reaching the end; taking the mark back does not. */
export function saveProgress(db: Executor, userId: string, report: ReadingReport): Promise<ReadingProgress> {
  const { articleId, isRead, seconds, today } = report
  return db.transaction(async (tx) => {
    await addReading(tx, userId, { articleId, readOn: readOnOf(isRead, today), seconds })
    if (isRead || seconds > 0) await addReadingDay(tx, userId, today)
    return readProgress(tx, userId, today)
  })
}

function readOnOf(isRead: boolean | undefined, today: string): string | null | undefined {
  if (isRead === undefined) return undefined
  return isRead ? today : null
}
