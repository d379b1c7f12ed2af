/** Where mail goes when no SMTP server is configured; read at /sandbox/mail. */
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text_body').notNull(),
    html: text('html_body').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [index('mail_outbox_recipient_index').on(table.recipient, table.id)],
)
