/** A forgotten password: a link by mail, then a new password. */
import { forgotPassword, resetPassword } from '#contracts/account.ts'
import { invalidInput } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import type { AccountDesk } from './account-desk.ts'
import { passwordChangedMail, resetMail } from './account-mails.ts'
import { findUser, findUserByEmail } from './account.queries.ts'
import { makeLink, readLink } from './mailed-links.ts'
import { messages } from './messages.ts'
import { passwordRefusal } from './password-rules.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { setPasswordByLink } from './set-password.ts'
import { accountAt } from './sign-in-limits.ts'

function mountForgot(app: App, desk: AccountDesk): void {
  const { db, mailer } = desk.parts
  mount(app, forgotPassword, async ({ body, request }) => {
    await desk.limits.resetAsk.consume(request.ip)
    await desk.limits.resetAsk.consume(body.email)
    desk.afterAnswer(request, async () => {
      const user = await findUserByEmail(db, body.email)
      if (user) await mailer.send(resetMail(user.email, await makeLink(desk, 'reset', user.id)))
    })
    return { message: messages.resetAsked }
  })
}

const linkOver = () => invalidInput([{ field: 'token', message: messages.resetLinkOver }])

function mountReset(app: App, desk: AccountDesk): void {
  const { db, env, log, mailer } = desk.parts
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
    desk.afterAnswer(request, () => mailer.send(passwordChangedMail(user.email, desk.link('/login'))))
    log.info('account.password_reset', { requestId: request.id, userId: user.id })
    return { message: messages.resetDone }
  })
}

export function mountPassword(app: App, desk: AccountDesk): void {
  mountForgot(app, desk)
  mountReset(app, desk)
}
