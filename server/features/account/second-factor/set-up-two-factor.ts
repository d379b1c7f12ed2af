/** Two-factor sign-in: turned on, renewed and turned off, each in one transaction, and its codes checked. */
import { randomUUID } from 'node:crypto'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { AccountDesk } from '../account-desk.ts'
import { lockOwner } from '../account.queries.ts'
import {
  clearSecondFactor,
  endOtherSessions,
  isSessionThere,
  setSecondFactor,
} from '../sessions/sessions.queries.ts'
import type { SessionKey } from '../sessions/sessions.queries.ts'
import { mailOwner } from '../mail-owner.ts'
import {
  removeAllPending,
  ensureTwoFactor,
  findTwoFactor,
  removeReset,
  removeTwoFactor,
  replaceRecoveryCodes,
  saveNextSecret,
  adoptNextSecret,
  takeRecoveryCode,
  takeStep,
} from './two-factor.queries.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { recoveryCodesRenewedMail, twoFactorOffMail, twoFactorOnMail } from '../security-mails.ts'
import { newSecret, stepOfCode } from './totp.ts'

type Parts = Pick<AppParts, 'db' | 'clock' | 'secrets'>

/** A secret that was shown and not used is forgotten after this. */
const SET_UP_MS = 60 * 60 * 1000

/** A new secret, kept beside the one in use until a code of it is sent. */
export async function startSetUp(parts: Parts, userId: string): Promise<string> {
  const { db, clock, secrets } = parts
  const secret = newSecret()
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const itemId = await ensureTwoFactor(tx, userId, randomUUID())
    await saveNextSecret(tx, userId, { sealed: secrets.seal(secret, { userId, itemId }), now: clock.now() })
  })
  return secret
}

async function renewCodes(db: Executor, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(db, userId, codes.map(hashRecoveryCode))
  return codes
}

/** The recovery codes; or why not. Other sessions end, as they were opened without a second factor. */
export async function finishSetUp(
  desk: AccountDesk,
  key: SessionKey,
  code: string,
): Promise<string[] | 'not started' | 'wrong code'> {
  const { userId } = key
  const { parts } = desk
  return parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const now = parts.clock.now()
    const row = await findTwoFactor(tx, userId)
    const isOpen = row?.nextStartedAt && now.getTime() - row.nextStartedAt.getTime() < SET_UP_MS
    // A new password may have ended this session while its last request was on the way.
    const isSignedIn = await isSessionThere(tx, key)
    if (!row?.nextSecret || !isOpen || !isSignedIn) return 'not started'
    const secret = parts.secrets.open(row.nextSecret, { userId, itemId: row.id })
    const step = await stepOfCode(secret, code, now)
    if (step === null) return 'wrong code'
    await adoptNextSecret(tx, userId, { step, now })
    await removeReset(tx, userId)
    await removeAllPending(tx, userId)
    await endOtherSessions(tx, key)
    await setSecondFactor(tx, key, now)
    await mailOwner(desk, tx, { userId, compose: twoFactorOnMail })
    return renewCodes(tx, userId)
  })
}

/** Ten new recovery codes; null while two-factor sign-in is off. */
export async function renewRecovery(desk: AccountDesk, userId: string): Promise<string[] | null> {
  return desk.parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const row = await findTwoFactor(tx, userId)
    if (!row?.enabledAt) return null
    await mailOwner(desk, tx, { userId, compose: recoveryCodesRenewedMail })
    return renewCodes(tx, userId)
  })
}

/** False when it was off already. No session has a second factor then, and the other ones end. */
export async function turnOff(desk: AccountDesk, key: SessionKey): Promise<boolean> {
  const { userId } = key
  return desk.parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const row = await findTwoFactor(tx, userId)
    await removeTwoFactor(tx, userId)
    if (!row?.enabledAt) return false
    await removeAllPending(tx, userId)
    await endOtherSessions(tx, key)
    await clearSecondFactor(tx, userId)
    await mailOwner(desk, tx, { userId, compose: twoFactorOffMail })
    return true
  })
}

/** Whether a code is right. A right one is used up: of several tries with it at the same moment, one succeeds. */
export async function spendCode(
  parts: Pick<AppParts, 'clock' | 'secrets'> & { db: Executor },
  userId: string,
  given: { code?: string | undefined; recoveryCode?: string | undefined },
): Promise<boolean> {
  const { db, clock, secrets } = parts
  const now = clock.now()
  if (given.recoveryCode !== undefined)
    return takeRecoveryCode(db, userId, { codeHash: hashRecoveryCode(given.recoveryCode), now })
  const row = await findTwoFactor(db, userId)
  if (!row?.secret || given.code === undefined) return false
  const step = await stepOfCode(secrets.open(row.secret, { userId, itemId: row.id }), given.code, now)
  return step !== null && takeStep(db, userId, { step, sealed: row.secret })
}
