/** Two-factor sign-in in the settings: how it stands, on, new recovery codes, off. */
import {
  cancelTwoFactorReset,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  resetTwoFactor,
} from '#contracts/account/security.ts'
import { sentence } from '#engine/language/sentence.ts'
import { conflict, forbidden, invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { mount } from '#server/http/mount.ts'
import type { AccountDesk } from '../account-desk.ts'
import { accountTexts } from '../messages.ts'
import { listPasskeys } from './passkey.queries.ts'
import { passkeyProves } from '#server/http/access/require-proof.ts'
import { finishSetUp, renewRecovery, startSetUp, turnOff } from './set-up-two-factor.ts'
import { browserHashOf } from '../sign-in/known-browser.ts'
import { forgetBrowsers } from '../sign-in/known-browsers.queries.ts'
import { otpauthUri, secretInBase32 } from './totp.ts'
import { countRecoveryCodes, findReset, removeReset } from './two-factor.queries.ts'
import { networkOf } from '#server/http/network-of.ts'
import { resetByLink } from './reset-two-factor.ts'
import { clearSessionCookie } from '../sessions/session-cookie.ts'

const keyOf = (user: SessionUser) => ({ userId: user.id, sessionId: user.sessionId })

function mountSetUp(app: App, desk: AccountDesk): void {
  const { parts } = desk
  mount(app, startTwoFactor, async ({ user }) => {
    if (!user.emailVerified) throw forbidden(sentence(accountTexts, 'confirmForTwoFactor'))
    const secret = await startSetUp(parts, user.id)
    return { secret: secretInBase32(secret), otpauthUri: otpauthUri(secret, user.email) }
  })

  mount(app, enableTwoFactor, async ({ user, body, request }) => {
    if (!user.emailVerified) throw forbidden(sentence(accountTexts, 'confirmForTwoFactor'))
    await desk.limits.wrongCode.consume(user.id)
    const done = await finishSetUp(desk, keyOf(user), body.code)
    if (done === 'not started') throw conflict(sentence(accountTexts, 'setUpOver'))
    if (done === 'wrong code') throw invalidField('code', sentence(accountTexts, 'wrongCode'))
    await desk.limits.wrongCode.forgive(user.id)
    // The others have not shown a code.
    await forgetBrowsers(parts.db, user.id, browserHashOf(desk, request))
    parts.log.info('account.two_factor', { requestId: request.id, userId: user.id, outcome: 'on' })
    return { recoveryCodes: done }
  })
}

function mountChanges(app: App, desk: AccountDesk): void {
  const { parts } = desk
  mount(app, renewRecoveryCodes, async ({ user, request }) => {
    const recoveryCodes = await renewRecovery(desk, user.id)
    if (recoveryCodes === null) throw conflict(sentence(accountTexts, 'twoFactorIsOff'))
    parts.log.info('account.two_factor', { requestId: request.id, userId: user.id, outcome: 'new codes' })
    return { recoveryCodes }
  })

  mount(app, disableTwoFactor, async ({ user, request }) => {
    if (!(await turnOff(desk, keyOf(user)))) return { message: accountTexts().twoFactorIsOff }
    parts.log.info('account.two_factor', { requestId: request.id, userId: user.id, outcome: 'off' })
    return { message: accountTexts().twoFactorOff }
  })

  mount(app, cancelTwoFactorReset, async ({ user, request }) => {
    const wasAsked = await removeReset(parts.db, user.id)
    if (wasAsked)
      parts.log.info('account.two_factor_reset', { requestId: request.id, userId: user.id, outcome: 'kept' })
    return { message: accountTexts().twoFactorKept }
  })
}

/** The mailed link that turns two-factor sign-in off, once its day has passed. */
function mountReset(app: App, desk: AccountDesk): void {
  const { env, log } = desk.parts
  mount(app, resetTwoFactor, async ({ body, request, reply }) => {
    await desk.limits.twoFactorReset.consume(networkOf(request))
    const outcome = await resetByLink(desk, body.token)
    if (outcome === 'over') throw invalidField('token', sentence(accountTexts, 'resetOver'))
    if ('opensIn' in outcome)
      throw invalidField('token', sentence(accountTexts, 'resetTooEarly', outcome.opensIn))
    clearSessionCookie(reply, env.isHttps)
    const { userId } = outcome
    log.warn('account.two_factor', { requestId: request.id, userId, outcome: 'off by mailed link' })
    return { message: accountTexts().resetTurnedOff }
  })
}

export function mountTwoFactor(app: App, desk: AccountDesk): void {
  const { db } = desk.parts
  mount(app, getTwoFactor, async ({ user }) => {
    const reset = await findReset(db, user.id)
    const now = desk.parts.clock.now()
    const isOpen = reset !== undefined && reset.expiresAt > now
    return {
      enabled: user.twoFactorEnabled,
      recoveryCodesLeft: await countRecoveryCodes(db, user.id),
      passkeyProves: passkeyProves(user, now),
      passkeys: (await listPasskeys(db, user.id)).map(withIsoDates),
      resetOpensAt: isOpen ? reset.opensAt.toISOString() : null,
    }
  })
  mountSetUp(app, desk)
  mountChanges(app, desk)
  mountReset(app, desk)
}
