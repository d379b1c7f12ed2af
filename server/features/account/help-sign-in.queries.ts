/**
 * What the help desk can do for somebody who cannot sign in: have a link mailed to the owner. Whoever asks never sees
 * the link, a password or a code; the owner's address is the only place it goes to. All in the caller's transaction.
 */
import type { Executor } from '#server/db/executor.ts'
import type { App } from '#server/http/app-parts.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { deskOf } from './account-desk.ts'
import { verificationMail } from './account-mails.ts'
import { findUser } from './account.queries.ts'
import { makeLink } from './mailed-links.ts'
import { askReset } from './second-factor/reset-two-factor.ts'
import { resetStartedMail, signInHelpMail } from './security-mails.ts'

type Asked = { tx: Executor; userId: string }

/** Mails the owner a link to a new password; false when there is no such person. */
export async function mailSignInHelp(app: App, { tx, userId }: Asked): Promise<boolean> {
  const desk = deskOf(app)
  const user = await findUser(tx, userId)
  if (!user) return false
  const { url, expiresAt } = await makeLink(desk, tx, { kind: 'reset', value: userId })
  const mail = await speakingTo({ db: tx, userId }, () => signInHelpMail(user.email, url))
  await queueMail(desk.parts, tx, { mail, sendBy: expiresAt })
  desk.parts.log.info('account.help_mailed', { userId })
  return true
}

/** Mails the owner a link that turns two-factor sign-in off from a day later on, unless they stop it. */
export async function startTwoFactorReset(
  app: App,
  { tx, userId }: Asked,
): Promise<'started' | 'not_on' | 'unknown'> {
  const desk = deskOf(app)
  const user = await findUser(tx, userId)
  if (!user) return 'unknown'
  const asked = await askReset(desk.parts, tx, userId)
  if (asked === null) return 'not_on'
  const { token, ...when } = asked
  const url = desk.link(`/reset-two-factor?token=${token}`)
  const { expiresAt } = when
  const mail = await speakingTo({ db: tx, userId }, () => resetStartedMail(user.email, { url, ...when }))
  await queueMail(desk.parts, tx, { mail, sendBy: expiresAt })
  desk.parts.log.warn('account.two_factor_reset', { userId, outcome: 'asked' })
  return 'started'
}

/** Mails the owner the link that confirms their address again; false where there is nothing to confirm. */
export async function mailVerification(app: App, { tx, userId }: Asked): Promise<boolean> {
  const desk = deskOf(app)
  const user = await findUser(tx, userId)
  if (!user || (user.emailVerified && user.emailRefusedAt === null)) return false
  const { url, expiresAt } = await makeLink(desk, tx, { kind: 'verify', value: userId })
  const mail = await speakingTo({ db: tx, userId }, () => verificationMail(user.email, url))
  await queueMail(desk.parts, tx, { mail, sendBy: expiresAt })
  desk.parts.log.info('account.verification_mailed', { userId })
  return true
}
