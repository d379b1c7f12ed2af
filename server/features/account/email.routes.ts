/**
 * Confirming an email address by the mailed link, which makes the account after a sign-up, and asking for the link again. Another address is asked for here, and
 * in use once the link that is mailed to it was opened.
 */
import { resendVerification, verifyEmail } from '#contracts/account/account.ts'
import { sentence } from '#engine/language/sentence.ts'
import { invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { runSignedInHooks } from '#server/http/hooks.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from './account-desk.ts'
import { verificationMail } from './account-mails.ts'
import {
  findUser,
  markEmailVerified,
  findUserByEmail,
  removeNewAddressLinks,
  saveEmail,
} from './account.queries.ts'
import { makeLink, readLink } from './mailed-links.ts'
import { accountTexts } from './messages.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { changeEmail } from '#contracts/account/security.ts'
import type { Executor } from '#server/db/executor.ts'
import type { SessionUser } from '#server/http/session.ts'
import { isTaken as isTakenError } from './sign-up/create-account.ts'
import { finishSignUp } from './sign-up/finish-sign-up.ts'
import { isMailedTooOften } from './mail-owner.ts'
import { emailAskedMail, emailChangedMail, emailTakenMail, newEmailMail } from './security-mails.ts'

/** The link may be opened more than once: mail programs open links too, and a page may load twice. */
function mountVerify(app: App, desk: AccountDesk): void {
  mount(app, verifyEmail, async ({ body, request, reply, parts }) => {
    await desk.limits.verify.consume(networkOf(request))
    const signedUp = await finishSignUp({ app, desk }, { token: body.token, request, reply })
    if (signedUp !== null) return signedUp
    const owner = await readLink(desk, 'verify', body.token)
    if (owner !== null) await markEmailVerified(parts.db, owner)
    const userId = owner ?? (await takeNewEmail({ app, desk }, { token: body.token, request }))
    if (userId === null) throw invalidField('token', sentence(accountTexts, 'verifyLinkOver'))
    await runSignedInHooks(app, { userId, request, isThisBrowsers: false })
    return {
      message: owner === null ? accountTexts().emailChanged : accountTexts().emailVerified,
      isSignedIn: false,
    }
  })
}

function mountResend(app: App, desk: AccountDesk): void {
  mount(app, resendVerification, async ({ user, parts }) => {
    await desk.limits.resend.consume(user.id)
    const found = await findUser(parts.db, user.id)
    if (found?.emailVerified && found.emailRefusedAt === null)
      return { message: accountTexts().alreadyVerified }
    await parts.db.transaction(async (tx) => {
      const { url, expiresAt } = await makeLink(desk, tx, { kind: 'verify', value: user.id })
      await queueMail(parts, tx, { mail: verificationMail(user.email, url), sendBy: expiresAt })
    })
    return { message: accountTexts().verifySent }
  })
}

/** The old address hears of it while it can still be stopped. */
async function mailBoth(desk: AccountDesk, user: SessionUser, email: string): Promise<void> {
  const { parts } = desk
  const mayMail = !(await isMailedTooOften(desk, email))
  await parts.db.transaction(async (tx) => {
    const owner = await findUser(tx, user.id)
    if (owner?.emailVerified) {
      const mail = emailAskedMail(owner.email, desk.link('/forgot-password'))
      await queueMail(parts, tx, { mail })
    }
    if (mayMail) await mailNewAddress(desk, tx, { userId: user.id, email })
  })
}

/**
 * Of several links the newest counts. An address that another account has takes the same steps, with a link of nobody
 * that is not mailed: the time does not tell.
 */
async function mailNewAddress(
  desk: AccountDesk,
  tx: Executor,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const owner = await findUserByEmail(tx, email)
  const isTaken = owner !== undefined
  const asker = isTaken ? randomUUID() : userId
  await removeNewAddressLinks(tx, asker)
  const { url, expiresAt } = await makeLink(desk, tx, { kind: 'email', value: `${asker} ${email}` })
  const mail = await speakingTo({ db: tx, userId: owner?.id ?? userId }, () =>
    isTaken ? emailTakenMail(email, desk.link('/login')) : newEmailMail(email, url),
  )
  await queueMail(desk.parts, tx, { mail, sendBy: expiresAt })
}

function mountChangeEmail(app: App, desk: AccountDesk): void {
  mount(app, changeEmail, async ({ user, body, request, parts }) => {
    if (body.email === user.email) throw invalidField('email', sentence(accountTexts, 'emailIsSame'))
    await desk.limits.newEmail.consume(user.id)
    await mailBoth(desk, user, body.email)
    parts.log.info('account.email_asked', { requestId: request.id, userId: user.id })
    return { message: accountTexts().emailAsked }
  })
}

/**
 * Puts the new address of a mailed link in the place of the old one; may be opened more than once, as any of our links
 * to a mailbox. Answers whose it is, or null when the link is unknown, replaced by a newer one or too old.
 */
async function takeNewEmail(
  { app, desk }: { app: App; desk: AccountDesk },
  { token, request }: { token: string; request: FastifyRequest },
): Promise<string | null> {
  const { db, log } = desk.parts
  const [userId, email] = (await readLink(desk, 'email', token))?.split(' ') ?? []
  if (userId === undefined || email === undefined) return null
  const before = await db
    .transaction(async (tx) => {
      const old = await saveEmail(tx, userId, email)
      if (old === undefined || old.email === email) return old
      for (const hook of app.newEmailHooks) await hook(tx, userId)
      const mail = await speakingTo({ db: tx, userId }, () =>
        emailChangedMail(old.email, desk.link('/privacy#contact')),
      )
      if (old.emailVerified) await queueMail(desk.parts, tx, { mail })
      return old
    })
    .catch((error: unknown) => {
      if (isTakenError(error)) throw invalidField('token', sentence(accountTexts, 'emailTaken'))
      throw error
    })
  if (before === undefined) return null
  if (before.email === email) return userId
  log.info('account.email_changed', { requestId: request.id, userId })
  return userId
}

export function mountEmail(app: App, desk: AccountDesk): void {
  mountVerify(app, desk)
  mountResend(app, desk)
  mountChangeEmail(app, desk)
}
