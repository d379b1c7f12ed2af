/** A passkey is removed; with the last second factor of a person, no session of theirs has one any more. */
import type { Db } from '#server/db/connect.ts'
import { lockOwner } from './account.queries.ts'
import { clearSecondFactor } from './account-sessions.queries.ts'
import { countPasskeys, removePasskey } from './passkey.queries.ts'
import type { PasskeyKey } from './passkey.queries.ts'
import { findTwoFactor } from './two-factor.queries.ts'

/** False when the person has no such passkey. */
export async function forgetPasskey(db: Db, key: PasskeyKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, key.userId)
    if (!(await removePasskey(tx, key))) return false
    const twoFactor = await findTwoFactor(tx, key.userId)
    const isLast = !twoFactor?.enabledAt && (await countPasskeys(tx, key.userId)) === 0
    if (isLast) await clearSecondFactor(tx, key.userId)
    return true
  })
}
