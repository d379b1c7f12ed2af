/** Confirming an e-mail address, the first or a new one, by the mailed link, and asking for the link again. */
import { resendVerification, verifyEmail } from '#contracts/account/account.ts'
import { invalidInput } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { runSignedInHooks } from '#server/http/hooks.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from './account-desk.ts'
import { verificationMail } from './account-mails.ts'
import { findUser, markEmailVerified } from './account.queries.ts'
import { mountChangeEmail, takeNewEmail } from './change-email.ts'
import { makeLink, readLink } from './mailed-links.ts'
import { messages } from './messages.ts'

/** The link may be opened more than once: mail programs open links too, and a page may load twice. */
function mountVerify(app: App, desk: AccountDesk): void {
  mount(app, verifyEmail, async ({ body, request, parts }) => {
    await desk.limits.verify.consume(networkOf(request))
    const owner = await readLink(desk, 'verify', body.token)
    if (owner !== null) await markEmailVerified(parts.db, owner)
    const userId = owner ?? (await takeNewEmail({ app, desk }, { token: body.token, request }))
    if (userId === null) throw invalidInput([{ field: 'token', message: messages.verifyLinkOver }])
    await runSignedInHooks(app, { userId, request, isThisBrowsers: false })
    return { message: owner === null ? messages.emailChanged : messages.emailVerified }
  })
}

function mountResend(app: App, desk: AccountDesk): void {
  mount(app, resendVerification, async ({ user, parts }) => {
    await desk.limits.resend.consume(user.id)
    const found = await findUser(parts.db, user.id)
    if (found?.emailVerified && found.emailRefusedAt === null) return { message: messages.alreadyVerified }
    await parts.db.transaction(async (tx) => {
      const { url, expiresAt } = await makeLink(desk, tx, { kind: 'verify', value: user.id })
      await queueMail(parts, tx, { mail: verificationMail(user.email, url), sendBy: expiresAt })
    })
    return { message: messages.verifySent }
  })
}

export function mountEmail(app: App, desk: AccountDesk): void {
  mountVerify(app, desk)
  mountResend(app, desk)
  mountChangeEmail(app, desk)
}
