/** Passkeys: added, named and removed in the settings, used to sign in and to prove who it is. */
import { randomUUID } from 'node:crypto'
import {
  addPasskey,
  confirmWithPasskey,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyConfirm,
  startPasskeyLogin,
} from '#contracts/passkeys.ts'
import { conflict, invalidInput, notFound, unauthorized } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import type { AccountDesk } from './account-desk.ts'
import { proveSession, setSecondFactor } from './account-sessions.queries.ts'
import { mailOwner } from './mail-owner.ts'
import { messages } from './messages.ts'
import {
  assertionOptions,
  presentPasskey,
  registrationOptions,
  verifyAssertion,
  verifyRegistration,
} from './passkey-ceremony.ts'
import { addPasskey as insertPasskey, listPasskeys, saveName } from './passkey.queries.ts'
import { forgetPasskey } from './forget-passkey.ts'
import { passkeyAddedMail } from './security-mails.ts'
import { signIn } from './sign-in.ts'
import { removeReset } from './two-factor.queries.ts'

const MOST_PASSKEYS = 20

function mountAdd(app: App, desk: AccountDesk): void {
  const { db, clock, log } = desk.parts
  mount(app, startPasskey, async ({ user, request }) => {
    const existing = await listPasskeys(db, user.id)
    if (existing.length >= MOST_PASSKEYS) throw conflict(messages.tooManyPasskeys)
    return { ...(await registrationOptions(desk, request, { person: user, existing })) }
  })

  mount(app, addPasskey, async ({ user, body, request }) => {
    const made = await verifyRegistration(desk, request, { userId: user.id, response: body.response })
    if (made === null) throw invalidInput([{ field: 'response', message: messages.passkeyNotKept }])
    const now = clock.now()
    const row = { ...made, userId: user.id, id: randomUUID(), name: body.name, createdAt: now }
    const added = await db.transaction(async (tx) => {
      const kept = await insertPasskey(tx, row)
      if (!kept) throw conflict(messages.passkeyKnown)
      // The device has just verified the person, as it does at a sign-in with the passkey.
      await setSecondFactor(tx, { userId: user.id, sessionId: user.sessionId }, now)
      await mailOwner(desk, tx, { userId: user.id, compose: passkeyAddedMail })
      return kept
    })
    log.info('account.passkey', { requestId: request.id, userId: user.id, outcome: 'added' })
    return presentPasskey(added)
  })
}

function mountKept(app: App, desk: AccountDesk): void {
  const { db, log } = desk.parts
  mount(app, renamePasskey, async ({ user, params, body }) => {
    const saved = await saveName(db, { userId: user.id, id: params.id }, body.name)
    if (!saved) throw notFound()
    return presentPasskey(saved)
  })

  mount(app, removePasskey, async ({ user, params, request }) => {
    if (!(await forgetPasskey(desk, { userId: user.id, id: params.id }))) throw notFound()
    log.info('account.passkey', { requestId: request.id, userId: user.id, outcome: 'removed' })
    return { message: messages.passkeyRemoved }
  })
}

function mountPasskeySignIn(app: App, desk: AccountDesk): void {
  const { db, log } = desk.parts
  mount(app, startPasskeyLogin, async ({ request }) => {
    await desk.limits.passkeyStart.consume(request.ip)
    return { ...(await assertionOptions(desk, request, { ceremony: 'sign-in' })) }
  })

  mount(app, loginWithPasskey, async ({ body, request, reply }) => {
    await desk.limits.signIn.consume(request.ip)
    const userId = await verifyAssertion(desk, request, { ceremony: 'sign-in', response: body.response })
    if (userId === null) {
      log.warn('account.sign_in', { requestId: request.id, outcome: 'passkey refused' })
      throw unauthorized(messages.passkeyRefused)
    }
    await removeReset(db, userId)
    await signIn(app, desk, { userId, hasSecondFactor: true, request, reply })
    return { message: messages.signedIn }
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
    await desk.limits.ownPassword.consume(user.id)
    const given = { ceremony: 'confirm', userId: user.id, response: body.response } as const
    if ((await verifyAssertion(desk, request, given)) === null)
      throw invalidInput([{ field: 'response', message: messages.passkeyRefused }])
    await desk.limits.ownPassword.forgive(user.id)
    const key = { userId: user.id, sessionId: user.sessionId }
    await proveSession(db, key, { now: clock.now(), hasSecondFactor: true })
    return { message: messages.confirmed }
  })
}

export function mountPasskeys(app: App, desk: AccountDesk): void {
  mountAdd(app, desk)
  mountKept(app, desk)
  mountPasskeySignIn(app, desk)
  mountPasskeyConfirm(app, desk)
}
