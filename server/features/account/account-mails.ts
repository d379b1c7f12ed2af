/**
 * The mails about an account. None contains a name: anybody can type any name and any address at sign-up,
 * and our mail must not carry a stranger's words.
 */
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'

type Words = {
  subject: string
  lines: [string, ...string[]]
  /** of the link */
  label: string
  /** where not everybody needs the link: it stands after the lines that say who does, not after the first */
  linkIsLast?: boolean
}

export function mailOf(to: string, url: string, words: Words): Mail {
  const { subject, lines, label, linkIsLast = false } = words
  const [first, ...rest] = lines
  const link = { label, url }
  return letter({ to, subject, blocks: linkIsLast ? [...lines, link] : [first, link, ...rest] })
}

/** A mail with the same words for everybody. `to` is the address, `url` where its link leads. */
export const mailWith = (words: Words) => (to: string, url: string) => mailOf(to, url, words)

export const welcomeMail = mailWith({
  subject: 'Welcome to Jubilee: confirm your email address',
  lines: [
    'Please confirm that this is your email address. Then your account is ready.',
    'The link works for one day. Opened in the browser where you signed up, it signs you in there. In another browser, sign in with the password you chose.',
    'If you did not sign up, do not open the link. Without it there is no account.',
  ],
  label: 'Confirm my email address',
})

export const verificationMail = mailWith({
  subject: 'Confirm your email address',
  lines: ['Here is your new link to confirm your email address.', 'The link works for one day.'],
  label: 'Confirm my email address',
})

export const alreadyRegisteredMail = mailWith({
  subject: 'You already have a Jubilee account',
  lines: [
    'Somebody asked for a new account with this email address. You already have one, and nothing has changed.',
    'If it was you, sign in with your password. If you have forgotten it, ask for a new one on the sign-in page.',
    'If it was not you, you need to do nothing.',
  ],
  label: 'Sign in',
})

export const resetMail = mailWith({
  subject: 'Choose a new password',
  lines: [
    'Here is the link to choose a new password for your account.',
    'The link works once, and for one hour. Until then your old password still works.',
    'If you did not ask for it, you need to do nothing.',
  ],
  label: 'Choose a new password',
})

/** After a reset by mail. `url` leads to where a new link can be asked for. */
export function passwordChangedMail(to: string, { url, ended }: { url: string; ended: EndedWays }): Mail {
  return mailOf(to, url, {
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed just now, with a link from our email. You were signed out on every device. If you had a calendar link or API tokens, they no longer work.',
      ...endedLines(ended),
      'If it was you, all is well. If it was not you, choose a new password now. In the same step you can remove any passkey you do not know.',
    ],
    label: 'Choose a new password',
    linkIsLast: true,
  })
}

/** The other ways to sign in after a password change. Sessions, mailed links and calendar links always end. */
export type EndedWays = {
  passkeys: { removed: number; kept: number }
  /** the app with codes for sign-in */
  authenticator: 'none' | 'kept' | 'removed'
  /** false: whoever set the account up never showed that the mailbox is theirs, so nothing of it was kept */
  wasConfirmed: boolean
}

const passkeys = (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`)

function passkeyLine({ removed, kept }: EndedWays['passkeys']): string | null {
  if (removed === 0 && kept === 0) return null
  const still = kept === 0 ? 'No passkey signs in now.' : `${passkeys(kept)} can still sign in.`
  if (removed === 0) return still
  return `${passkeys(removed)} ${removed === 1 ? 'was' : 'were'} removed. ${still}`
}

const authenticatorLines = {
  none: null,
  kept: 'Signing in still asks for a code from your authenticator app.',
  removed:
    'Your authenticator app was removed, so signing in no longer asks for a code. The old recovery codes no longer work.',
}

export function endedLines({ passkeys: keys, authenticator, wasConfirmed }: EndedWays): string[] {
  if (!wasConfirmed)
    return [
      'This address was not confirmed before. So whatever was set up before to sign in was removed: passkeys, two-factor sign-in, and recovery codes.',
    ]
  return [passkeyLine(keys), authenticatorLines[authenticator]].filter((line) => line !== null)
}
