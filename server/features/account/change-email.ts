/** Another e-mail address: asked for here, and in use once the link that is mailed to it was opened. */
import type { FastifyRequest } from 'fastify'
import { changeEmail } from '#contracts/account-security.ts'
import { invalidInput } from '#server/errors.ts'
import type { App, SessionUser } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import type { AccountDesk } from './account-desk.ts'
import { findUser, findUserByEmail, removeNewAddressLinks, saveEmail } from './account.queries.ts'
import { isTaken } from './create-account.ts'
import { isMailedTooOften } from './mail-owner.ts'
import { makeLink, readLink } from './mailed-links.ts'
import { messages } from './messages.ts'
import { emailAskedMail, emailChangedMail, emailTakenMail, newEmailMail } from './security-mails.ts'

/** Of several links the newest counts. The old address hears of it while it can still be stopped. */
async function mailBoth(desk: AccountDesk, user: SessionUser, email: string): Promise<void> {
  const { db, mailer } = desk.parts
  const owner = await findUser(db, user.id)
  if (owner?.emailVerified) await mailer.send(emailAskedMail(owner.email, desk.link('/forgot-password')))
  if (await isMailedTooOften(desk, email)) return
  if (await findUserByEmail(db, email)) return mailer.send(emailTakenMail(email, desk.link('/login')))
  await removeNewAddressLinks(db, user.id)
  await mailer.send(newEmailMail(email, await makeLink(desk, 'email', `${user.id} ${email}`)))
}

export function mountChangeEmail(app: App, desk: AccountDesk): void {
  mount(app, changeEmail, async ({ user, body, request, parts }) => {
    if (body.email === user.email) throw invalidInput([{ field: 'email', message: messages.emailIsSame }])
    await desk.limits.newEmail.consume(user.id)
    desk.afterAnswer(request, () => mailBoth(desk, user, body.email))
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
  const { db, log, mailer } = desk.parts
  const [userId, email] = (await readLink(desk, 'email', token))?.split(' ') ?? []
  if (userId === undefined || email === undefined) return null
  const before = await db
    .transaction(async (tx) => {
      const old = await saveEmail(tx, userId, email)
      if (old !== undefined && old.email !== email)
        for (const hook of app.newEmailHooks) await hook(tx, userId)
      return old
    })
    .catch((error: unknown) => {
      if (isTaken(error)) throw invalidInput([{ field: 'token', message: messages.emailTaken }])
      throw error
    })
  if (before === undefined) return null
  if (before.email === email) return userId
  log.info('account.email_changed', { requestId: request.id, userId })
  if (before.emailVerified)
    desk.afterAnswer(request, () =>
      mailer.send(emailChangedMail(before.email, desk.link('/privacy#contact'))),
    )
  return userId
}
