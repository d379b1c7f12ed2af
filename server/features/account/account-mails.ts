/**
 * The mails about an account. None contains a name: anybody can type any name and any address at sign-up,
 * and our mail must not carry a stranger's words.
 */
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import { endedLines } from './security/ended-lines.ts'
import type { EndedWays } from './security/ended-lines.ts'

type AccountMail = {
  to: string
  subject: string
  lines: [string, ...string[]]
  link: { label: string; url: string }
  /** where not everybody needs the link: it stands after the lines that say who does, not after the first */
  linkIsLast?: boolean
}

export function mailOf({ to, subject, lines, link, linkIsLast = false }: AccountMail): Mail {
  const [first, ...rest] = lines
  return letter({ to, subject, blocks: linkIsLast ? [...lines, link] : [first, link, ...rest] })
}

export function welcomeMail(to: string, url: string): Mail {
  return mailOf({
    to,
    subject: 'Welcome to Jubilee: confirm your e-mail address',
    lines: [
      'Your account is ready. Please confirm that this is your e-mail address.',
      'The link works for one day. You can use your account before you confirm.',
      'If you did not sign up, you need to do nothing.',
    ],
    link: { label: 'Confirm my e-mail address', url },
  })
}

export function verificationMail(to: string, url: string): Mail {
  return mailOf({
    to,
    subject: 'Confirm your e-mail address',
    lines: ['Here is your new link to confirm your e-mail address.', 'The link works for one day.'],
    link: { label: 'Confirm my e-mail address', url },
  })
}

export function alreadyRegisteredMail(to: string, url: string): Mail {
  return mailOf({
    to,
    subject: 'You already have a Jubilee account',
    lines: [
      'Somebody asked for a new account with this e-mail address. You already have one, and nothing has changed.',
      'If it was you, sign in with your password. If you have forgotten it, ask for a new one on the sign-in page.',
      'If it was not you, you need to do nothing.',
    ],
    link: { label: 'Sign in', url },
  })
}

export function resetMail(to: string, url: string): Mail {
  return mailOf({
    to,
    subject: 'Choose a new password',
    lines: [
      'Here is the link to choose a new password for your account.',
      'The link works once, and for one hour. Until then your old password still works.',
      'If you did not ask for it, you need to do nothing.',
    ],
    link: { label: 'Choose a new password', url },
  })
}

/** After a reset by mail. `url` leads to where a new link can be asked for. */
export function passwordChangedMail(to: string, { url, ended }: { url: string; ended: EndedWays }): Mail {
  return mailOf({
    to,
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed just now, with a link from our email. You were signed out on every device. If you had a calendar link, it no longer works.',
      ...endedLines(ended),
      'If it was you, all is well. If it was not you, choose a new password now. In the same step you can remove any passkey you do not know.',
    ],
    link: { label: 'Choose a new password', url },
    linkIsLast: true,
  })
}
