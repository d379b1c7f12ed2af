/** Reads the outbox, for the sandbox's mail pages. */
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { mailOutbox } from './outbox.table.ts'

export type OutboxMail = typeof mailOutbox.$inferSelect

const MOST_LISTED = 100

/** The newest mails first, those to one address when it is given. */
export function listOutbox(db: Db, to: string | null): Promise<OutboxMail[]> {
  const newest = db.select().from(mailOutbox)
  const wanted = to === null ? newest : newest.where(eq(mailOutbox.recipient, to))
  return wanted.orderBy(desc(mailOutbox.id)).limit(MOST_LISTED)
}

export async function findOutboxMail(db: Db, id: number): Promise<OutboxMail | undefined> {
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return mail
}
