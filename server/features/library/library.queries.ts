/** A person's reading. One statement each; the owner's id is in every one. */
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { articleProgress, readingDays } from './library.table.ts'

/** Nobody reads longer: keeps the sum inside its column however often it is sent. */
const MOST_SECONDS = 1_000_000_000

export type Reading = {
  articleId: string
  /** the day it was read to the end; null says it is not, or not any more; undefined leaves it as it is */
  readOn: string | null | undefined
  /** spent since the last call */
  seconds: number
}

/** Every article the person opened, those read first in the order they were read. */
export function listProgressRows(db: Executor, userId: string) {
  return db
    .select({
      articleId: articleProgress.articleId,
      readOn: articleProgress.readOn,
      seconds: articleProgress.seconds,
    })
    .from(articleProgress)
    .where(eq(articleProgress.userId, userId))
    .orderBy(asc(articleProgress.readOn), asc(articleProgress.articleId))
}

/** The days on which the person read anything, newest first. */
export async function listReadingDays(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ readOn: readingDays.readOn })
    .from(readingDays)
    .where(eq(readingDays.userId, userId))
    .orderBy(desc(readingDays.readOn))
  return rows.map(({ readOn }) => readOn)
}

/** Adds the time, in the database itself so that calls at the same moment both count; the first day of reading stays. */
export async function addReading(db: Executor, userId: string, reading: Reading): Promise<void> {
  const { readOn, seconds } = reading
  await db
    .insert(articleProgress)
    .values({ ...reading, userId })
    .onConflictDoUpdate({
      target: [articleProgress.userId, articleProgress.articleId],
      set: {
        seconds: sql`least(${articleProgress.seconds} + ${seconds}, ${MOST_SECONDS})`,
        ...(readOn === undefined ? {} : { readOn: keptReadOn(readOn) }),
      },
    })
}

/** The first day of reading stays; null takes the mark back. */
function keptReadOn(readOn: string | null) {
  return readOn === null ? null : sql`coalesce(${articleProgress.readOn}, ${readOn}::date)`
}

export async function addReadingDay(db: Executor, userId: string, readOn: string): Promise<void> {
  await db.insert(readingDays).values({ userId, readOn }).onConflictDoNothing()
}
