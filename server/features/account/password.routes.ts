/** A forgotten password: a link by mail, then a new password. */
import { randomUUID } from 'node:crypto'
import { forgotPassword, resetPassword } from '#contracts/account.ts'
import { invalidInput } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from './account-desk.ts'
import { resetMail } from './account-mails.ts'
import { findUser, findUserByEmail } from './account.queries.ts'
import { makeLink, readLink } from './mailed-links.ts'
import { messages } from './messages.ts'
import { passwordRefusal } from './password-rules.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { setPasswordByLink } from './set-password.ts'
import { accountAt } from './sign-in-limits.ts'

function mountForgot(app: App, desk: AccountDesk): void {
  mount(app, forgotPassword, async ({ body, request, parts }) => {
    await desk.limits.resetAsk.consume(request.ip)
    await desk.limits.resetAsk.consume(body.email)
    // The same steps for an address that nobody has, down to a mail that goes to nobody: the time tells nothing.
    await parts.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, body.email)
      const link = await makeLink(desk, tx, { kind: 'reset', value: user?.id ?? randomUUID() })
      await queueMail(parts, tx, { mail: resetMail(user?.email ?? '', link.url), sendBy: link.expiresAt })
    })
    return { message: messages.resetAsked }
  })
}

const linkOver = () => invalidInput([{ field: 'token', message: messages.resetLinkOver }])

function mountReset(app: App, desk: AccountDesk): void {
  const { db, env, log } = desk.parts
  mount(app, resetPassword, async ({ body, request, reply }) => {
    await desk.limits.reset.consume(request.ip)
    const owner = await readLink(desk, 'reset', body.token)
    const user = owner === null ? undefined : await findUser(db, owner)
    if (user === undefined) throw linkOver()
    const refusal = passwordRefusal(body.password, user.email)
    if (refusal !== null) throw invalidInput([{ field: 'password', message: refusal }])
    if (!(await setPasswordByLink(desk, body))) throw linkOver()
    // Nobody should wait for a limit that the forgotten password has used up.
    await desk.limits.wrongPassword.forgive(accountAt(user.email, request.ip))
    clearSessionCookie(reply, env.isHttps)
    log.info('account.password_reset', { requestId: request.id, userId: user.id })
    return { message: messages.resetDone }
  })
}

export function mountPassword(app: App, desk: AccountDesk): void {
  mountForgot(app, desk)
  mountReset(app, desk)
}
