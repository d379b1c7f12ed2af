/** A new password, by a mailed link or in the settings. Whatever else let somebody in ends with the old one, unless it is kept. */
import type { BodyOf } from '#contracts/endpoint.ts'
import type { resetPassword } from '#contracts/account/password-reset.ts'
import { sentence } from '#engine/language/sentence.ts'
import type { Executor } from '#server/db/executor.ts'
import { invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import type { AccountDesk } from '../account-desk.ts'
import { markEmailVerified, removeMailedLinks, replacePasswordHash } from '../account.queries.ts'
import {
  clearSecondFactor,
  endAllSessions,
  endOtherSessions,
  proveSession,
} from '../sessions/sessions.queries.ts'
import type { SessionKey } from '../sessions/sessions.queries.ts'
import { passwordChangedMail } from '../account-mails.ts'
import type { EndedWays } from '../account-mails.ts'
import { mailOwner } from '../mail-owner.ts'
import { findLink, useUpLink } from '../mailed-links.ts'
import { accountTexts } from '../messages.ts'
import { removeAllPending, removeTwoFactor } from '../second-factor/two-factor.queries.ts'
import { ownPasswordChangedMail } from '../security-mails.ts'
import {
  findWaysIn,
  lockForNewPassword,
  notePasswordSet,
  removePasskeysBut,
  savePasswordHash,
} from './ways-in.queries.ts'
import { forgetBrowsers } from '../sign-in/known-browsers.queries.ts'
import { spendCode } from '../second-factor/set-up-two-factor.ts'

type Reset = BodyOf<typeof resetPassword>
type Given = { app: App; desk: AccountDesk }

export const linkOver = () => invalidField('token', sentence(accountTexts, 'resetLinkOver'))

/** The mailbox alone does not turn off a second factor: taking the app away needs a code of it, or a recovery code. */
async function proveRemoval(tx: Executor, { desk }: Given, about: { userId: string; reset: Reset }) {
  const { userId, reset } = about
  if (await spendCode({ ...desk.parts, db: tx }, userId, reset)) return
  if (reset.recoveryCode !== undefined)
    throw invalidField('recoveryCode', sentence(accountTexts, 'wrongRecoveryCode'))
  throw invalidField('code', sentence(accountTexts, reset.code === undefined ? 'codeToRemove' : 'wrongCode'))
}

/** The ways in that are not kept go; of an account whose address was never confirmed, all of them. */
async function endUnkept(
  tx: Executor,
  given: Given,
  about: { userId: string; reset: Reset; wasConfirmed: boolean },
): Promise<EndedWays> {
  const { userId, reset, wasConfirmed } = about
  const { authenticatorAddedAt } = await findWaysIn(tx, userId)
  const isKept = wasConfirmed && authenticatorAddedAt !== null && reset.keepAuthenticator === true
  if (wasConfirmed && authenticatorAddedAt !== null && !isKept) await proveRemoval(tx, given, about)
  if (!isKept) await removeTwoFactor(tx, userId)
  const passkeys = await removePasskeysBut(tx, userId, wasConfirmed ? (reset.keepPasskeys ?? []) : [])
  const authenticator = authenticatorAddedAt === null ? 'none' : isKept ? 'kept' : 'removed'
  return { passkeys, authenticator, wasConfirmed }
}

/** What always ends with an old password, for either kind of change. `browser` is the hash of one that stays known. */
async function endMailedAndLinked(
  tx: Executor,
  { app, desk }: Given,
  { userId, browser }: { userId: string; browser: string | null },
): Promise<void> {
  await notePasswordSet(tx, userId, desk.parts.clock.now())
  await forgetBrowsers(tx, userId, browser)
  await removeMailedLinks(tx, userId)
  await removeAllPending(tx, userId)
  for (const hook of app.newPasswordHooks) await hook(tx, userId)
}

/**
 * The link is used up, the password set, and everything that is not kept ended, all together or not at all. Throws 422
 * when the link is used or too old, and where the person's app is to go without proof.
 */
export async function setPasswordByLink(given: Given, reset: Reset): Promise<EndedWays> {
  const { desk } = given
  const passwordHash = await desk.parts.passwords.hash(reset.password)
  const link = await findLink(desk, 'reset', reset.token)
  if (link === null) throw linkOver()
  const { value: userId } = link
  return desk.parts.db.transaction(async (tx) => {
    const owner = await lockForNewPassword(tx, userId)
    if (owner === undefined || !(await useUpLink(tx, link))) throw linkOver()
    const ended = await endUnkept(tx, given, { userId, reset, wasConfirmed: owner.emailVerified })
    await savePasswordHash(tx, userId, passwordHash)
    await endAllSessions(tx, userId)
    await endMailedAndLinked(tx, given, { userId, browser: null })
    // The link came by mail, so the mail reaches them.
    await markEmailVerified(tx, userId)
    const url = desk.link('/forgot-password')
    await mailOwner(desk, tx, { userId, compose: (to) => passwordChangedMail(to, { url, ended }) })
    return ended
  })
}

/**
 * Ends every other session, mailed link, calendar link and half-done sign-in, and the passkeys that are not kept; this
 * session goes on, and is proven. Null when the old password was changed meanwhile: then nothing has changed.
 */
export async function changeOwnPassword(
  given: Given,
  key: SessionKey,
  change: { oldHash: string; password: string; keepPasskeys: readonly string[]; browser: string | null },
): Promise<EndedWays | null> {
  const { db, clock, passwords } = given.desk.parts
  const newHash = await passwords.hash(change.password)
  const { userId } = key
  return db.transaction(async (tx) => {
    await lockForNewPassword(tx, userId)
    if (!(await replacePasswordHash(tx, userId, { oldHash: change.oldHash, newHash }))) return null
    const passkeys = await removePasskeysBut(tx, userId, change.keepPasskeys)
    const { authenticatorAddedAt } = await findWaysIn(tx, userId)
    await endOtherSessions(tx, key)
    await endMailedAndLinked(tx, given, { userId, browser: change.browser })
    await proveSession(tx, key, { now: clock.now(), by: 'password' })
    // With their last second factor gone, this session has none any more.
    const isLastGone = authenticatorAddedAt === null && passkeys.removed > 0 && passkeys.kept === 0
    if (isLastGone) await clearSecondFactor(tx, userId)
    const authenticator = authenticatorAddedAt === null ? 'none' : 'kept'
    const ended: EndedWays = { passkeys, authenticator, wasConfirmed: true }
    await mailOwner(given.desk, tx, {
      userId,
      compose: (to, url) => ownPasswordChangedMail(to, { url, ended }),
    })
    return ended
  })
}
