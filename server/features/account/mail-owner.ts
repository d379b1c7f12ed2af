/** A mail to the person whose account it is, in the transaction of what it tells of. */
import type { Executor } from '#server/db/executor.ts'
import { HttpError } from '#server/errors.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from './account-desk.ts'
import { findUser } from './account.queries.ts'
import { recoveryCodeUsedMail, wrongCodesMail } from './security-mails.ts'
import { countRecoveryCodes } from './second-factor/two-factor.queries.ts'

async function isUsedUp(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limit.consume(key)
    return false
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return true
    throw error
  }
}

/** Strangers can cause some mails: after a few within an hour the owner gets no more. */
export function isMailedTooOften(desk: AccountDesk, email: string): Promise<boolean> {
  return isUsedUp(desk.limits.mailed, email)
}

/** Guesses may go on for days: of each kind the owner gets one mail in some hours. */
export async function mayMailAbout(desk: AccountDesk, guesses: string): Promise<boolean> {
  return !(await isUsedUp(desk.limits.guessMail, guesses))
}

/**
 * `compose` gets the owner's address and the address of the security settings. The mail is in the owner's language,
 * whoever caused it.
 */
export async function mailOwner(
  desk: AccountDesk,
  tx: Executor,
  { userId, compose }: { userId: string; compose: (to: string, url: string) => Mail },
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user) return
  const url = desk.link('/settings?tab=security')
  const mail = await speakingTo({ db: tx, userId }, () => compose(user.email, url))
  await queueMail(desk.parts, tx, { mail })
}

/** Somebody who knows the password sent wrong codes. */
export async function mailAboutWrongCodes(desk: AccountDesk, tx: Executor, userId: string): Promise<void> {
  const compose = (to: string) => wrongCodesMail(to, desk.link('/forgot-password'))
  await mailOwner(desk, tx, { userId, compose })
}

export async function mailAboutUsedCode(desk: AccountDesk, tx: Executor, userId: string): Promise<void> {
  const left = await countRecoveryCodes(tx, userId)
  const compose = (to: string, url: string) => recoveryCodeUsedMail(to, { url, left })
  await mailOwner(desk, tx, { userId, compose })
}
