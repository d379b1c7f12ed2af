/** A new password by a mailed link: the link is used up, the password set and every session ended together. */
import { runWithTransaction } from '@better-auth/core/context'
import type { AccountDesk } from './account-desk.ts'
import { markEmailVerified, removeMailedLinks } from './account.queries.ts'
import { useUpLink } from './mailed-links.ts'
import { hashPassword } from './password-hash.ts'

/** False when the link is used or too old: then nothing has changed. */
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
  return true
}
