/** Proving again that it is the owner: before what is sensitive, and with the old password for a new one. */
import { changePassword, confirmSession } from '#contracts/account/security.ts'
import { sentence } from '#engine/language/sentence.ts'
import { invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import type { AccountDesk } from '../account-desk.ts'
import { proveSession } from '../sessions/sessions.queries.ts'
import type { SessionKey } from '../sessions/sessions.queries.ts'
import { accountTexts } from '../messages.ts'
import { passwordRefusal } from './password-rules.ts'
import { changeOwnPassword } from './set-password.ts'
import { browserHashOf } from '../sign-in/known-browser.ts'
import { ownPasswordHash } from '../sign-in/sign-in.ts'

const wrongPassword = (field: string) => invalidField(field, sentence(accountTexts, 'wrongOwnPassword'))

/** The stored hash of the right password. Throws 422 at the field for a wrong one, 429 after five. */
async function askPassword(
  desk: AccountDesk,
  { userId, sessionId }: SessionKey,
  given: { field: string; password: string },
): Promise<string> {
  await desk.limits.ownPassword.consume(sessionId)
  const hash = await ownPasswordHash(desk.parts, userId, given.password)
  if (hash === null) throw wrongPassword(given.field)
  await desk.limits.ownPassword.forgive(sessionId)
  return hash
}

function mountPasswordChange(app: App, desk: AccountDesk): void {
  mount(app, changePassword, async ({ user, body, request, parts }) => {
    const field = 'currentPassword'
    const key = { userId: user.id, sessionId: user.sessionId }
    const oldHash = await askPassword(desk, key, { field, password: body.currentPassword })
    const refusal = passwordRefusal(body.newPassword, user.email)
    if (refusal !== null) throw invalidField('newPassword', refusal)
    const browser = browserHashOf(desk, request)
    const { newPassword: password, keepPasskeys = [] } = body
    const ended = await changeOwnPassword({ app, desk }, key, { oldHash, password, keepPasskeys, browser })
    // Of changes at the same moment the first counts: for the others the old password is no longer right.
    if (ended === null) throw wrongPassword(field)
    parts.log.info('account.password_changed', { requestId: request.id, userId: user.id })
    return { message: accountTexts().passwordChanged }
  })
}

export function mountConfirm(app: App, desk: AccountDesk): void {
  mount(app, confirmSession, async ({ user, body, parts }) => {
    const key = { userId: user.id, sessionId: user.sessionId }
    await askPassword(desk, key, { field: 'password', password: body.password })
    await proveSession(parts.db, key, { now: parts.clock.now(), by: 'password' })
    return { message: accountTexts().confirmed }
  })
  mountPasswordChange(app, desk)
}
