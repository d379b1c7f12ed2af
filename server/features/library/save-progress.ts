/** Stores a person's reading: the article, the time and the day, all or nothing. */
import type { ReadingProgress } from '#contracts/education/articles.ts'
import type { Executor } from '#server/db/executor.ts'
import { addReading, addReadingDay, listProgressRows, listReadingDays } from './library.queries.ts'
import { dayNumber } from '#engine/money/calendar.ts'

/**
 * The number of days in a row with reading, up to today or yesterday: a person who reads in the evening keeps the streak
 * in the morning. Example: read on 18, 19 and 20 November is 3 on the 20th and on the 21st, 0 on the 22nd.
 * `days` newest first, each once, YYYY-MM-DD like `today`. A day after today (a clock set back) does not count.
 */
export function streakOf(days: string[], today: string): number {
  const past = days.filter((day) => day <= today)
  const [newest] = past
  if (newest === undefined || dayNumber(today) - dayNumber(newest) > 1) return 0
  const gap = past.findIndex((day, index) => dayNumber(newest) - dayNumber(day) !== index)
  return gap === -1 ? past.length : gap
}

const MINUTE_SECONDS = 60

/** A person's reading progress; days are those of UTC. */
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

type ReadingReport = {
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
