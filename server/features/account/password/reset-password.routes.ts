/** A forgotten password: a link by mail, then a new password. */
import { randomUUID } from 'node:crypto'
import { forgotPassword } from '#contracts/account/account.ts'
import { readPasswordLink, resetPassword } from '#contracts/account/password-reset.ts'
import { invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from '../account-desk.ts'
import { resetMail } from '../account-mails.ts'
import { findUser, findUserByEmail } from '../account.queries.ts'
import type { UserRow } from '../account.queries.ts'
import { makeLink, readLink } from '../mailed-links.ts'
import { accountTexts } from '../messages.ts'
import { passwordRefusal } from './password-rules.ts'
import { findWaysIn } from './ways-in.queries.ts'
import { clearSessionCookie } from '../sessions/session-cookie.ts'
import { linkOver, setPasswordByLink } from './set-password.ts'
import { countCode, forgivePasswords } from '../sign-in/guesses.ts'
import { rememberBrowser } from '../sign-in/known-browser.ts'

function mountForgot(app: App, desk: AccountDesk): void {
  mount(app, forgotPassword, async ({ body, request, parts }) => {
    await desk.limits.resetAsk.consume(networkOf(request))
    await desk.limits.resetAsk.consume(body.email)
    // The same steps for an address that nobody has, down to a mail that goes to nobody: the time tells nothing.
    await parts.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, body.email)
      const link = await makeLink(desk, tx, { kind: 'reset', value: user?.id ?? randomUUID() })
      const mail = await speakingTo({ db: tx, userId: user?.id ?? '' }, () =>
        resetMail(user?.email ?? '', link.url),
      )
      await queueMail(parts, tx, { mail, sendBy: link.expiresAt })
    })
    return { message: accountTexts().resetAsked }
  })
}

/** The owner of a reset link. Throws 422 when it is unknown, used or too old. */
async function ownerOf(desk: AccountDesk, token: string): Promise<UserRow> {
  const owner = await readLink(desk, 'reset', token)
  const user = owner === null ? undefined : await findUser(desk.parts.db, owner)
  if (user === undefined) throw linkOver()
  return user
}

/** An account with an unconfirmed address keeps nothing, so nothing of it is shown. */
function mountLink(app: App, desk: AccountDesk): void {
  mount(app, readPasswordLink, async ({ body, request, parts }) => {
    await desk.limits.resetLook.consume(networkOf(request))
    const { id, emailVerified: isConfirmed } = await ownerOf(desk, body.token)
    if (!isConfirmed) return { isConfirmed, passkeys: [], authenticator: null }
    const { passkeys, authenticatorAddedAt } = await findWaysIn(parts.db, id)
    const authenticator = authenticatorAddedAt && { addedAt: authenticatorAddedAt.toISOString() }
    return { isConfirmed, passkeys: passkeys.map(withIsoDates), authenticator }
  })
}

function mountReset(app: App, desk: AccountDesk): void {
  const { env, log } = desk.parts
  mount(app, resetPassword, async ({ body, request, reply }) => {
    await desk.limits.reset.consume(networkOf(request))
    const user = await ownerOf(desk, body.token)
    const refusal = passwordRefusal(body.password, user.email)
    if (refusal !== null) throw invalidField('password', refusal)
    const hasCode = body.code !== undefined || body.recoveryCode !== undefined
    const about = { userId: user.id, isRecovery: body.recoveryCode !== undefined }
    const counted = hasCode ? await countCode(desk, request, about) : null
    await setPasswordByLink({ app, desk }, body)
    await counted?.forgive()
    clearSessionCookie(reply, env.isHttps)
    // The owner of the mailbox is not held back by limits that the forgotten password, or a stranger, has used up.
    await forgivePasswords(desk, request, user.email)
    await rememberBrowser(desk, { userId: user.id, request, reply })
    log.info('account.password_reset', { requestId: request.id, userId: user.id })
    return { message: accountTexts().resetDone }
  })
}

export function mountPassword(app: App, desk: AccountDesk): void {
  mountForgot(app, desk)
  mountLink(app, desk)
  mountReset(app, desk)
}
