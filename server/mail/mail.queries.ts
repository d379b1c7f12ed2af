/** Queued mails, and addresses that mail does not reach. */
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { users } from '#server/features/account/account.table.ts'
import { waitingMails } from './mail.table.ts'

export type WaitingMail = typeof waitingMails.$inferSelect

export async function insertMail(db: Executor, mail: WaitingMail): Promise<void> {
  await db.insert(waitingMails).values(mail)
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

/** The mail server answered that this address gets no mail. */
export async function markRefused(
  db: Executor,
  email: string,
  refused: { at: Date; code: string },
): Promise<void> {
  await db
    .update(users)
    .set({ emailRefusedAt: refused.at, emailRefusedCode: refused.code })
    .where(eq(users.email, email))
}

/**
 * A mail server took mail for this address. Where the mail provider reported it before, that says nothing: a provider
 * takes any mail and reports later. Then only the person's own confirmation clears it.
 */
export async function clearRefused(db: Executor, email: string): Promise<void> {
  await db
    .update(users)
    .set({ emailRefusedAt: null, emailRefusedCode: null })
    .where(
      and(
        eq(users.email, email),
        isNotNull(users.emailRefusedAt),
        sql`coalesce(${users.emailRefusedCode}, '') !~ '^(bounce|complaint)'`,
      ),
    )
}

export async function isRefused(db: Executor, email: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.email, email), isNotNull(users.emailRefusedAt)))) > 0
}
