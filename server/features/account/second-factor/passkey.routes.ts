/** Passkeys: added, named and removed in the settings, used to sign in and to prove who it is. */
import { randomUUID } from 'node:crypto'
import { MAX_PASSKEYS } from '#contracts/account/security.ts'
import {
  addPasskey,
  confirmWithPasskey,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyConfirm,
  startPasskeyLogin,
} from '#contracts/account/passkeys.ts'
import { sentence } from '#engine/language/sentence.ts'
import { conflict, forbidden, invalidField, notFound, unauthorized } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { AccountDesk } from '../account-desk.ts'
import { proveSession } from '../sessions/sessions.queries.ts'
import { accountTexts } from '../messages.ts'
import {
  assertionOptions,
  registrationOptions,
  verifyAssertion,
  verifyRegistration,
} from './passkey-ceremony.ts'
import { listPasskeys, saveName } from './passkey.queries.ts'
import { forgetPasskey, keepPasskey } from './keep-passkey.ts'
import { passkeyProves } from '#server/http/access/require-proof.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { removeReset } from './two-factor.queries.ts'

/**
 * A passkey needs a confirmed address, as two-factor sign-in does: else somebody could sign up with another person's
 * address and be let in for good, or lock them out, once that person comes.
 */
function mountAdd(app: App, desk: AccountDesk): void {
  const { db, clock, log } = desk.parts
  mount(app, startPasskey, async ({ user, request }) => {
    if (!user.emailVerified) throw forbidden(sentence(accountTexts, 'confirmForPasskey'))
    const existing = await listPasskeys(db, user.id)
    if (existing.length >= MAX_PASSKEYS) throw conflict(sentence(accountTexts, 'tooManyPasskeys'))
    return { ...(await registrationOptions(desk, request, { person: user, existing })) }
  })

  mount(app, addPasskey, async ({ user, body, request }) => {
    if (!user.emailVerified) throw forbidden(sentence(accountTexts, 'confirmForPasskey'))
    const made = await verifyRegistration(desk, request, { userId: user.id, response: body.response })
    if (made === null) throw invalidField('response', sentence(accountTexts, 'passkeyNotKept'))
    const now = clock.now()
    const row = { ...made, userId: user.id, id: randomUUID(), name: body.name, createdAt: now }
    const added = await keepPasskey(desk, { userId: user.id, sessionId: user.sessionId }, row)
    if (!added) throw conflict(sentence(accountTexts, 'passkeyKnown'))
    log.info('account.passkey', { requestId: request.id, userId: user.id, outcome: 'added' })
    return withIsoDates(added)
  })
}

function mountKept(app: App, desk: AccountDesk): void {
  const { db, log } = desk.parts
  mount(app, renamePasskey, async ({ user, params, body }) => {
    const saved = await saveName(db, { userId: user.id, id: params.id }, body.name)
    if (!saved) throw notFound()
    return withIsoDates(saved)
  })

  mount(app, removePasskey, async ({ user, params, request }) => {
    if (!(await forgetPasskey(desk, { userId: user.id, id: params.id }))) throw notFound()
    log.info('account.passkey', { requestId: request.id, userId: user.id, outcome: 'removed' })
    return { message: accountTexts().passkeyRemoved }
  })
}

function mountPasskeySignIn(app: App, desk: AccountDesk): void {
  const { db, log, clock } = desk.parts
  mount(app, startPasskeyLogin, async ({ request }) => {
    await desk.limits.passkeyStart.consume(networkOf(request))
    return { ...(await assertionOptions(desk, request, { ceremony: 'sign-in' })) }
  })

  mount(app, loginWithPasskey, async ({ body, request, reply }) => {
    const startedAt = clock.now()
    await desk.limits.signIn.consume(networkOf(request))
    const userId = await verifyAssertion(desk, request, { ceremony: 'sign-in', response: body.response })
    if (userId === null) {
      log.warn('account.sign_in', { requestId: request.id, outcome: 'passkey refused' })
      throw unauthorized(sentence(accountTexts, 'passkeyRefused'))
    }
    await removeReset(db, userId)
    await signIn(app, desk, { userId, with: 'passkey', startedAt, request, reply })
    return { message: accountTexts().signedIn }
  })
}

function mountPasskeyConfirm(app: App, desk: AccountDesk): void {
  const { db, clock } = desk.parts
  mount(app, startPasskeyConfirm, async ({ user, request }) => {
    const existing = await listPasskeys(db, user.id)
    return {
      ...(await assertionOptions(desk, request, { ceremony: 'confirm', userId: user.id, existing })),
    }
  })

  mount(app, confirmWithPasskey, async ({ user, body, request }) => {
    if (!passkeyProves(user, clock.now()))
      throw invalidField('response', sentence(accountTexts, 'passkeyNotProof'))
    await desk.limits.ownPassword.consume(user.sessionId)
    const given = { ceremony: 'confirm', userId: user.id, response: body.response } as const
    if ((await verifyAssertion(desk, request, given)) === null)
      throw invalidField('response', sentence(accountTexts, 'passkeyRefused'))
    await desk.limits.ownPassword.forgive(user.sessionId)
    const key = { userId: user.id, sessionId: user.sessionId }
    await proveSession(db, key, { now: clock.now(), by: 'passkey' })
    return { message: accountTexts().confirmed }
  })
}

export function mountPasskeys(app: App, desk: AccountDesk): void {
  mountAdd(app, desk)
  mountKept(app, desk)
  mountPasskeySignIn(app, desk)
  mountPasskeyConfirm(app, desk)
}
