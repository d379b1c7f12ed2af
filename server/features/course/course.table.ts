/** Which lessons of the course a person has done. The lessons are content. */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const courseProgress = pgTable(
  'course_progress',
  {
    userId: ownerId(),
    lessonId: text('lesson_id').notNull(),
    /** the day it was first marked as done */
    doneOn: day('done_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
)
