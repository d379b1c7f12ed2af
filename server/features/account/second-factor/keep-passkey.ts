/** A new passkey is kept, where the session that made it was not ended meanwhile by a new password. */
import { unauthorized } from '#server/errors.ts'
import type { AccountDesk } from '../account-desk.ts'
import { lockOwner } from '../account.queries.ts'
import { isSessionThere, setSecondFactor, clearSecondFactor } from '../sessions/sessions.queries.ts'
import type { SessionKey } from '../sessions/sessions.queries.ts'
import { mailOwner } from '../mail-owner.ts'
import { addPasskey, countPasskeys, removePasskey } from './passkey.queries.ts'
import type { PasskeyRow, PasskeyKey } from './passkey.queries.ts'
import { passkeyAddedMail, passkeyRemovedMail } from '../security-mails.ts'
import { findTwoFactor } from './two-factor.queries.ts'

/** Nothing when somebody has this credential already. Throws 401 when the session has ended. */
export function keepPasskey(
  desk: AccountDesk,
  key: SessionKey,
  row: Parameters<typeof addPasskey>[1] & { createdAt: Date },
): Promise<PasskeyRow | undefined> {
  return desk.parts.db.transaction(async (tx) => {
    await lockOwner(tx, key.userId)
    if (!(await isSessionThere(tx, key))) throw unauthorized()
    const added = await addPasskey(tx, row)
    if (!added) return undefined
    // The device has just verified the person, as it does at a sign-in with the passkey.
    await setSecondFactor(tx, key, row.createdAt)
    await mailOwner(desk, tx, { userId: key.userId, compose: passkeyAddedMail })
    return added
  })
}

/** False when the person has no such passkey. */
export async function forgetPasskey(desk: AccountDesk, key: PasskeyKey): Promise<boolean> {
  return desk.parts.db.transaction(async (tx) => {
    await lockOwner(tx, key.userId)
    if (!(await removePasskey(tx, key))) return false
    const twoFactor = await findTwoFactor(tx, key.userId)
    const isLast = !twoFactor?.enabledAt && (await countPasskeys(tx, key.userId)) === 0
    if (isLast) await clearSecondFactor(tx, key.userId)
    await mailOwner(desk, tx, { userId: key.userId, compose: passkeyRemovedMail })
    return true
  })
}
