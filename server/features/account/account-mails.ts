/**
 * The mails about an account. None contains a name: anybody can type any name and any address at sign-up,
 * and our mail must not carry a stranger's words.
 */
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import { accountMailTexts } from './mail-messages.ts'

type Words = {
  subject: string
  lines: readonly string[]
  /** of the link */
  label: string
}

type Layout = {
  /** where not everybody needs the link: it stands after the lines that say who does, not after the first */
  linkIsLast?: boolean
}

type Place = { to: string; url: string }

export function mailOf({ to, url }: Place, words: Words, { linkIsLast = false }: Layout = {}): Mail {
  const { subject, lines, label } = words
  const link = { label, url }
  const before = linkIsLast ? lines.length : 1
  return letter({ to, subject, blocks: [...lines.slice(0, before), link, ...lines.slice(before)] })
}

/** A mail with the same words for everybody. `to` is the address, `url` where its link leads. */
export const mailWith = (words: () => Words, layout?: Layout) => (to: string, url: string) =>
  mailOf({ to, url }, words(), layout)

export const welcomeMail = mailWith(() => accountMailTexts().welcome)

export const verificationMail = mailWith(() => accountMailTexts().verification)

export const alreadyRegisteredMail = mailWith(() => accountMailTexts().alreadyRegistered)

export const resetMail = mailWith(() => accountMailTexts().reset)

/** After a reset by mail. `url` leads to where a new link can be asked for. */
export function passwordChangedMail(to: string, { url, ended }: { url: string; ended: EndedWays }): Mail {
  const words = accountMailTexts().passwordChanged(endedLines(ended))
  return mailOf({ to, url }, words, { linkIsLast: true })
}

/** The other ways to sign in after a password change. Sessions, mailed links and calendar links always end. */
export type EndedWays = {
  passkeys: { removed: number; kept: number }
  /** the app with codes for sign-in */
  authenticator: 'none' | 'kept' | 'removed'
  /** false: whoever set the account up never showed that the mailbox is theirs, so nothing of it was kept */
  wasConfirmed: boolean
}

function passkeyLines({ removed, kept }: EndedWays['passkeys']): string[] {
  const { passkeysRemoved, passkeysKept, noPasskey } = accountMailTexts().ways
  if (removed === 0 && kept === 0) return []
  const still = kept === 0 ? noPasskey : passkeysKept(kept)
  return [removed === 0 ? still : `${passkeysRemoved(removed)} ${still}`]
}

function authenticatorLines(authenticator: EndedWays['authenticator']): string[] {
  const { authenticatorKept, authenticatorRemoved } = accountMailTexts().ways
  if (authenticator === 'none') return []
  return [authenticator === 'kept' ? authenticatorKept : authenticatorRemoved]
}

export function endedLines({ passkeys, authenticator, wasConfirmed }: EndedWays): string[] {
  if (!wasConfirmed) return [accountMailTexts().ways.notConfirmed]
  return [...passkeyLines(passkeys), ...authenticatorLines(authenticator)]
}
