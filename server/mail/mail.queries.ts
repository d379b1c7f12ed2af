/** Mails in line. */
import { eq, lt } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { waitingMails } from './mail.table.ts'

export type WaitingMail = typeof waitingMails.$inferSelect

export async function insertMails(db: Executor, mails: WaitingMail[]): Promise<void> {
  await db.insert(waitingMails).values(mails)
}

export async function findMail(db: Executor, id: string): Promise<WaitingMail | undefined> {
  const [found] = await db.select().from(waitingMails).where(eq(waitingMails.id, id))
  return found
}

export async function removeMail(db: Executor, id: string): Promise<void> {
  await db.delete(waitingMails).where(eq(waitingMails.id, id))
}

/** Removes what should have left before this moment; answers how many. */
export async function removeOverdue(db: Executor, now: Date): Promise<number> {
  const { rowCount } = await db.delete(waitingMails).where(lt(waitingMails.sendBy, now))
  return rowCount ?? 0
}
