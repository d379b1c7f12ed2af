/**
 * A lost phone without recovery codes: two-factor sign-in is turned off by a mailed link, a day after it was asked
 * for. The day and two mails give the owner time to stop what they did not ask for.
 */
import { randomBytes } from 'node:crypto'
import { RESET_WAIT_HOURS } from '#contracts/account/security.ts'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { timeInWords } from '#server/calendar-day.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from '../account-desk.ts'
import { findUser, lockOwner } from '../account.queries.ts'
import { endAllSessions } from '../sessions/sessions.queries.ts'
import { hashToken } from '../hashed-tokens.ts'
import { mailOwner } from '../mail-owner.ts'
import {
  removeAllPending,
  findReset,
  findResetByToken,
  findTwoFactor,
  markTold,
  removeReset,
  removeTwoFactor,
  saveReset,
} from './two-factor.queries.ts'
import { resetOpenMail, twoFactorOffMail } from '../security-mails.ts'

const HOUR_MS = 60 * 60 * 1000
const OPEN_HOURS = 48

export type AskedReset = { token: string; opensAt: Date; expiresAt: Date }

/** Null when two-factor sign-in is off. An older request ends. In the caller's transaction. */
export async function askReset(
  { clock }: Pick<AppParts, 'clock'>,
  tx: Executor,
  userId: string,
): Promise<AskedReset | null> {
  const row = await findTwoFactor(tx, userId)
  if (!row?.enabledAt) return null
  const token = randomBytes(24).toString('base64url')
  const opensAt = new Date(clock.now().getTime() + RESET_WAIT_HOURS * HOUR_MS)
  const expiresAt = new Date(opensAt.getTime() + OPEN_HOURS * HOUR_MS)
  await saveReset(tx, { userId, tokenHash: hashToken(token), opensAt, expiresAt })
  return { token, opensAt, expiresAt }
}

export type ResetOutcome = { userId: string } | { opensIn: string } | 'over'

/** Turns two-factor sign-in off and ends every session; of several at the same moment one does it. */
export async function resetByLink(desk: AccountDesk, token: string): Promise<ResetOutcome> {
  const { parts } = desk
  const now = parts.clock.now()
  const tokenHash = hashToken(token)
  const reset = await findResetByToken(parts.db, tokenHash)
  if (!reset || reset.expiresAt <= now) return 'over'
  if (reset.opensAt > now) return { opensIn: timeInWords(reset.opensAt) }
  const { userId } = reset
  return parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if (!(await removeReset(tx, userId, tokenHash))) return 'over'
    await removeTwoFactor(tx, userId)
    await removeAllPending(tx, userId)
    await endAllSessions(tx, userId)
    await mailOwner(desk, tx, { userId, compose: twoFactorOffMail })
    return { userId }
  })
}

/** Tells the owner that their link works now, once. */
export async function mailOpenedReset(
  parts: Pick<AppParts, 'db' | 'clock' | 'jobs' | 'secrets'>,
  { userId, url }: { userId: string; url: string },
): Promise<void> {
  const now = parts.clock.now()
  await parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const reset = await findReset(tx, userId)
    const user = await findUser(tx, userId)
    if (!reset || !user || reset.toldAt !== null || reset.opensAt > now) return
    const { expiresAt } = reset
    await markTold(tx, reset, now)
    await queueMail(parts, tx, { mail: resetOpenMail(user.email, { url, expiresAt }), sendBy: expiresAt })
  })
}
