/** A person's progress in the course. One statement each; the owner's id is in every one. */
import { and, eq } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { courseProgress } from './course.table.ts'

/** The day each lesson was done, by the lesson's id. */
export async function listDoneDays(db: Executor, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ lessonId: courseProgress.lessonId, doneOn: courseProgress.doneOn })
    .from(courseProgress)
    .where(eq(courseProgress.userId, userId))
  return new Map(rows.map(({ lessonId, doneOn }) => [lessonId, doneOn]))
}

/** Marks a lesson as done; the first day stays, however often it is sent. */
export async function markLesson(
  db: Executor,
  userId: string,
  { lessonId, doneOn }: { lessonId: string; doneOn: string },
): Promise<void> {
  await db.insert(courseProgress).values({ userId, lessonId, doneOn }).onConflictDoNothing()
}

export async function unmarkLesson(db: Executor, userId: string, lessonId: string): Promise<void> {
  await db
    .delete(courseProgress)
    .where(and(eq(courseProgress.userId, userId), eq(courseProgress.lessonId, lessonId)))
}
