/** Two-factor sign-in in the settings: how it stands, on, new recovery codes, off. */
import {
  cancelTwoFactorReset,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#contracts/account/security.ts'
import { conflict, invalidInput } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { mount } from '#server/http/mount.ts'
import type { AccountDesk } from './account-desk.ts'
import { messages } from './messages.ts'
import { presentPasskey } from './passkey-ceremony.ts'
import { listPasskeys } from './passkey.queries.ts'
import { passkeyProves } from '#server/http/access/require-proof.ts'
import { requireConfirmedAddress } from './security/confirmed-address.ts'
import { finishSetUp, renewRecovery, startSetUp, turnOff } from './set-up-two-factor.ts'
import { browserHashOf } from './sign-in/known-browser.ts'
import { forgetBrowsers } from './sign-in/known-browsers.queries.ts'
import { otpauthUri, secretInBase32 } from './totp.ts'
import { countRecoveryCodes, findReset, removeReset } from './two-factor.queries.ts'

const keyOf = (user: SessionUser) => ({ userId: user.id, sessionId: user.sessionId })

function mountSetUp(app: App, desk: AccountDesk): void {
  const { parts } = desk
  mount(app, startTwoFactor, async ({ user }) => {
    requireConfirmedAddress(user, messages.confirmForTwoFactor)
    const secret = await startSetUp(parts, user.id)
    return { secret: secretInBase32(secret), otpauthUri: otpauthUri(secret, user.email) }
  })

  mount(app, enableTwoFactor, async ({ user, body, request }) => {
    requireConfirmedAddress(user, messages.confirmForTwoFactor)
    await desk.limits.wrongCode.consume(user.id)
    const done = await finishSetUp(desk, keyOf(user), body.code)
    if (done === 'not started') throw conflict(messages.setUpOver)
    if (done === 'wrong code') throw invalidInput([{ field: 'code', message: messages.wrongCode }])
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
    if (recoveryCodes === null) throw conflict(messages.twoFactorIsOff)
    parts.log.info('account.two_factor', { requestId: request.id, userId: user.id, outcome: 'new codes' })
    return { recoveryCodes }
  })

  mount(app, disableTwoFactor, async ({ user, request }) => {
    if (!(await turnOff(desk, keyOf(user)))) return { message: messages.twoFactorIsOff }
    parts.log.info('account.two_factor', { requestId: request.id, userId: user.id, outcome: 'off' })
    return { message: messages.twoFactorOff }
  })

  mount(app, cancelTwoFactorReset, async ({ user, request }) => {
    const wasAsked = await removeReset(parts.db, user.id)
    if (wasAsked)
      parts.log.info('account.two_factor_reset', { requestId: request.id, userId: user.id, outcome: 'kept' })
    return { message: messages.twoFactorKept }
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
      passkeys: (await listPasskeys(db, user.id)).map(presentPasskey),
      resetOpensAt: isOpen ? reset.opensAt.toISOString() : null,
    }
  })
  mountSetUp(app, desk)
  mountChanges(app, desk)
}
