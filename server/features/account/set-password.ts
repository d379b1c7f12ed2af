/** A new password, by a mailed link or in the settings; what the old one opened ends with it. */
import { runWithTransaction } from '@better-auth/core/context'
import type { AccountDesk } from './account-desk.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { markEmailVerified, removeMailedLinks, replacePasswordHash } from './account.queries.ts'
import { endOtherSessions, proveSession } from './account-sessions.queries.ts'
import type { SessionKey } from './account-sessions.queries.ts'
import { useUpLink } from './mailed-links.ts'
import { hashPassword } from './password-hash.ts'
import { removeAllPending } from './pending.queries.ts'

/** The link is used up, the password set and every session ended together. False when the link is used or too old: then nothing has changed. */
export async function setPasswordByLink(
  desk: AccountDesk,
  request: { token: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(request.password)
  const { adapter, internalAdapter } = await desk.auth.$context
  const userId = await runWithTransaction(adapter, async () => {
    const owner = await useUpLink(desk, 'reset', request.token)
    if (owner === null) return null
    await internalAdapter.updatePassword(owner, passwordHash)
    await internalAdapter.deleteUserSessions(owner)
    return owner
  })
  if (userId === null) return false
  // The link came by mail, so the mail reaches them; other links of theirs are of no use now.
  await markEmailVerified(desk.parts.db, userId)
  await removeMailedLinks(desk.parts.db, userId)
  await removeAllPending(desk.parts.db, userId)
  return true
}

/**
 * Ends every other session, mailed link and half-done sign-in; this session goes on, and is proven. False when the old
 * password was changed meanwhile: then nothing has changed.
 */
export async function changeOwnPassword(
  parts: Pick<AppParts, 'db' | 'clock'>,
  key: SessionKey,
  { oldHash, password }: { oldHash: string; password: string },
): Promise<boolean> {
  const newHash = await hashPassword(password)
  const { userId } = key
  return parts.db.transaction(async (tx) => {
    if (!(await replacePasswordHash(tx, userId, { oldHash, newHash }))) return false
    await endOtherSessions(tx, key)
    await removeMailedLinks(tx, userId)
    await removeAllPending(tx, userId)
    await proveSession(tx, key, { now: parts.clock.now(), hasSecondFactor: false })
    return true
  })
}
