/** Proving again that it is the owner: before what is sensitive, and with the old password for a new one. */
import { changePassword, confirmSession } from '#contracts/account-security.ts'
import { invalidInput } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import type { AccountDesk } from './account-desk.ts'
import { proveSession } from './account-sessions.queries.ts'
import { mailOwner } from './mail-owner.ts'
import { messages } from './messages.ts'
import { passwordRefusal } from './password-rules.ts'
import { ownPasswordChangedMail } from './security-mails.ts'
import { changeOwnPassword } from './set-password.ts'
import { isOwnPassword } from './sign-in.ts'

/** Throws 422 at the field for a wrong password, 429 after five. */
async function askPassword(
  desk: AccountDesk,
  userId: string,
  given: { field: string; password: string },
): Promise<void> {
  await desk.limits.ownPassword.consume(userId)
  if (!(await isOwnPassword(desk.parts.db, userId, given.password)))
    throw invalidInput([{ field: given.field, message: messages.wrongOwnPassword }])
  await desk.limits.ownPassword.forgive(userId)
}

function mountPasswordChange(app: App, desk: AccountDesk): void {
  mount(app, changePassword, async ({ user, body, request, parts }) => {
    await askPassword(desk, user.id, { field: 'currentPassword', password: body.currentPassword })
    const refusal = passwordRefusal(body.newPassword, user.email)
    if (refusal !== null) throw invalidInput([{ field: 'newPassword', message: refusal }])
    const key = { userId: user.id, sessionId: user.sessionId }
    await changeOwnPassword(parts, key, body.newPassword)
    mailOwner(desk, { request, userId: user.id }, ownPasswordChangedMail)
    parts.log.info('account.password_changed', { requestId: request.id, userId: user.id })
    return { message: messages.passwordChanged }
  })
}

export function mountConfirm(app: App, desk: AccountDesk): void {
  mount(app, confirmSession, async ({ user, body, parts }) => {
    await askPassword(desk, user.id, { field: 'password', password: body.password })
    const key = { userId: user.id, sessionId: user.sessionId }
    await proveSession(parts.db, key, { now: parts.clock.now(), hasSecondFactor: false })
    return { message: messages.confirmed }
  })
  mountPasswordChange(app, desk)
}
