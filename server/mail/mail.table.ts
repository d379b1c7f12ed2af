/**
 * Mails that wait to leave. Each was put here in the transaction of its cause and goes as soon as the mail server has
 * taken it. Addresses and links are sealed: whoever has a copy of the database can read no mail and open no link.
 */
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'

export const waitingMails = pgTable(
  'waiting_mails',
  {
    id: uuid('id').primaryKey(),
    /** the whole mail as JSON, sealed about {userId: id, itemId: id} */
    sealed: text('sealed').notNull(),
    /** one that people can turn off; it does not go to an address that refused mail */
    isNotice: boolean('is_notice').notNull(),
    /** by the app's clock: after this it does not leave any more */
    sendBy: instant('send_by').notNull(),
  },
  (table) => [index('waiting_mails_send_by_index').on(table.sendBy)],
)
