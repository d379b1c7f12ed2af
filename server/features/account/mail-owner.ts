/** A mail to the person whose account it is, after the answer. */
import type { FastifyRequest } from 'fastify'
import { HttpError } from '#server/errors.ts'
import type { Mail } from '#server/http/app-parts.ts'
import type { AccountDesk } from './account-desk.ts'
import { findUser } from './account.queries.ts'
import { recoveryCodeUsedMail, wrongCodesMail } from './security-mails.ts'
import { countRecoveryCodes } from './two-factor.queries.ts'

/** Strangers can cause some mails: after a few within an hour the owner gets no more. */
export async function isMailedTooOften(desk: AccountDesk, email: string): Promise<boolean> {
  try {
    await desk.limits.mailed.consume(email)
    return false
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return true
    throw error
  }
}

/** `compose` gets the owner's address and the address of the security settings. */
export function mailOwner(
  desk: AccountDesk,
  given: { request: FastifyRequest; userId: string },
  compose: (to: string, url: string) => Mail,
): void {
  const { request, userId } = given
  desk.afterAnswer(request, async () => {
    const user = await findUser(desk.parts.db, userId)
    if (user) await desk.parts.mailer.send(compose(user.email, desk.link('/settings?tab=security')))
  })
}

/** Somebody who knows the password sent wrong codes: the owner should know, but not twenty times. */
export function mailAboutWrongCodes(
  desk: AccountDesk,
  given: { request: FastifyRequest; userId: string },
): void {
  const { request, userId } = given
  desk.afterAnswer(request, async () => {
    const user = await findUser(desk.parts.db, userId)
    if (!user || (await isMailedTooOften(desk, user.email))) return
    await desk.parts.mailer.send(wrongCodesMail(user.email, desk.link('/forgot-password')))
  })
}

export function mailAboutUsedCode(
  desk: AccountDesk,
  given: { request: FastifyRequest; userId: string },
): void {
  const { request, userId } = given
  desk.afterAnswer(request, async () => {
    const { db, mailer } = desk.parts
    const user = await findUser(db, userId)
    const left = await countRecoveryCodes(db, userId)
    if (user)
      await mailer.send(recoveryCodeUsedMail(user.email, { url: desk.link('/settings?tab=security'), left }))
  })
}
