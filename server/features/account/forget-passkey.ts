/** A passkey is removed; with the last second factor of a person, no session of theirs has one any more. */
import type { AccountDesk } from './account-desk.ts'
import { lockOwner } from './account.queries.ts'
import { clearSecondFactor } from './account-sessions.queries.ts'
import { mailOwner } from './mail-owner.ts'
import { countPasskeys, removePasskey } from './passkey.queries.ts'
import type { PasskeyKey } from './passkey.queries.ts'
import { passkeyRemovedMail } from './security-mails.ts'
import { findTwoFactor } from './two-factor.queries.ts'

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
