/** A new password, by a mailed link or in the settings; what the old one opened ends with it. */
import type { AccountDesk } from './account-desk.ts'
import { passwordChangedMail } from './account-mails.ts'
import { markEmailVerified, removeMailedLinks, replacePasswordHash } from './account.queries.ts'
import { endOtherSessions, proveSession } from './account-sessions.queries.ts'
import type { SessionKey } from './account-sessions.queries.ts'
import { mailOwner } from './mail-owner.ts'
import { useUpLink } from './mailed-links.ts'
import { within } from '#server/db/one-transaction.ts'
import { hashPassword } from './password-hash.ts'
import { removeAllPending } from './pending.queries.ts'
import { ownPasswordChangedMail } from './security-mails.ts'

/**
 * The link is used up, the password set, every session ended and the owner told together. False when the link is used
 * or too old: then nothing has changed.
 */
export async function setPasswordByLink(
  desk: AccountDesk,
  request: { token: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(request.password)
  const { internalAdapter } = await desk.auth.$context
  return desk.parts.db.transaction((tx) =>
    within(tx, async () => {
      const userId = await useUpLink(desk, 'reset', request.token)
      if (userId === null) return false
      await internalAdapter.updatePassword(userId, passwordHash)
      await internalAdapter.deleteUserSessions(userId)
      // The link came by mail, so the mail reaches them; other links of theirs are of no use now.
      await markEmailVerified(tx, userId)
      await removeMailedLinks(tx, userId)
      await removeAllPending(tx, userId)
      await mailOwner(desk, tx, { userId, compose: (to) => passwordChangedMail(to, desk.link('/login')) })
      return true
    }),
  )
}

/**
 * Ends every other session, mailed link and half-done sign-in; this session goes on, and is proven. False when the old
 * password was changed meanwhile: then nothing has changed.
 */
export async function changeOwnPassword(
  desk: AccountDesk,
  key: SessionKey,
  { oldHash, password }: { oldHash: string; password: string },
): Promise<boolean> {
  const newHash = await hashPassword(password)
  const { userId } = key
  const { parts } = desk
  return parts.db.transaction(async (tx) => {
    if (!(await replacePasswordHash(tx, userId, { oldHash, newHash }))) return false
    await endOtherSessions(tx, key)
    await removeMailedLinks(tx, userId)
    await removeAllPending(tx, userId)
    await proveSession(tx, key, { now: parts.clock.now(), hasSecondFactor: false })
    await mailOwner(desk, tx, { userId, compose: ownPasswordChangedMail })
    return true
  })
}
