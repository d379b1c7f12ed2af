/** Another e-mail address: asked for here, and in use once the link that is mailed to it was opened. */
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { changeEmail } from '#contracts/account/security.ts'
import type { Executor } from '#server/db/executor.ts'
import { invalidInput } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { mount } from '#server/http/mount.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from './account-desk.ts'
import { findUser, findUserByEmail, removeNewAddressLinks, saveEmail } from './account.queries.ts'
import { isTaken as isTakenError } from './create-account.ts'
import { isMailedTooOften } from './mail-owner.ts'
import { makeLink, readLink } from './mailed-links.ts'
import { messages } from './messages.ts'
import { emailAskedMail, emailChangedMail, emailTakenMail, newEmailMail } from './security-mails.ts'

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
  const isTaken = (await findUserByEmail(tx, email)) !== undefined
  const asker = isTaken ? randomUUID() : userId
  await removeNewAddressLinks(tx, asker)
  const { url, expiresAt } = await makeLink(desk, tx, { kind: 'email', value: `${asker} ${email}` })
  const mail = isTaken ? emailTakenMail(email, desk.link('/login')) : newEmailMail(email, url)
  await queueMail(desk.parts, tx, { mail, sendBy: expiresAt })
}

export function mountChangeEmail(app: App, desk: AccountDesk): void {
  mount(app, changeEmail, async ({ user, body, request, parts }) => {
    if (body.email === user.email) throw invalidInput([{ field: 'email', message: messages.emailIsSame }])
    await desk.limits.newEmail.consume(user.id)
    await mailBoth(desk, user, body.email)
    parts.log.info('account.email_asked', { requestId: request.id, userId: user.id })
    return { message: messages.emailAsked }
  })
}

/**
 * Puts the new address of a mailed link in the place of the old one; may be opened more than once, as any of our links
 * to a mailbox. Answers whose it is, or null when the link is unknown, replaced by a newer one or too old.
 */
export async function takeNewEmail(
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
      const mail = emailChangedMail(old.email, desk.link('/privacy#contact'))
      if (old.emailVerified) await queueMail(desk.parts, tx, { mail })
      return old
    })
    .catch((error: unknown) => {
      if (isTakenError(error)) throw invalidInput([{ field: 'token', message: messages.emailTaken }])
      throw error
    })
  if (before === undefined) return null
  if (before.email === email) return userId
  log.info('account.email_changed', { requestId: request.id, userId })
  return userId
}
