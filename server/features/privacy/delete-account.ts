/**
 * Deleting accounts whose day has come: first what goes on outside is ended, then the person's rows go. Where the
 * outside cannot be reached the account stays and all is tried again: a deleted person must not be charged.
 */
import { findUser, removeMailedLinks } from '#server/features/account/account.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import { runLeavingHooks } from '#server/http/hooks.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { deletePerson, findDeletion } from './privacy.queries.ts'
import { deletedMail } from './privacy-mails.ts'

/** Does nothing for an account that was kept, or whose day is still to come. */
export async function deleteAccount(app: App, userId: string): Promise<void> {
  const { parts } = app
  const { db, clock, log } = parts
  const deletion = await findDeletion(db, userId)
  const user = await findUser(db, userId)
  if (deletion === undefined || user === undefined || deletion.deletesAt > clock.now()) return
  await runLeavingHooks(app, userId)
  const isGone = await db.transaction(async (tx) => {
    if (!(await deletePerson(tx, userId, clock.now()))) return false
    await removeMailedLinks(tx, userId)
    // The address is known here for the last time.
    await queueMail(parts, tx, { mail: deletedMail({ to: user.email }) })
    return true
  })
  if (isGone) log.info('account.deleted', { userId })
}
