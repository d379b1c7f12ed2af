/** Which lessons of the course a person has done. The lessons are content. */
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '#server/features/account/account.table.ts'

export const courseProgress = pgTable(
  'course_progress',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id').notNull(),
    /** the day it was first marked as done */
    doneOn: date('done_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
)
