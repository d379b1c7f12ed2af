/** The mails that tell an owner what happened to the ways into their account. None holds a code, or a name. */
import { timeInWords } from '#server/calendar-day.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { mailOf, mailWith, endedLines } from './account-mails.ts'
import type { EndedWays } from './account-mails.ts'

const ASK_FOR_NEW_PASSWORD = 'If it was not you, ask for a new password on the sign-in page now.'
const NOT_YOU = `${ASK_FOR_NEW_PASSWORD} That signs everybody out, and in the same step you can remove any passkey you do not know.`
const SETTINGS = 'See your security settings'

export function ownPasswordChangedMail(to: string, { url, ended }: { url: string; ended: EndedWays }): Mail {
  return mailOf(to, url, {
    subject: 'Your password was changed',
    lines: [
      'You changed the password of your account just now. You were signed out on every other device. If you had a calendar link or API tokens, they no longer work.',
      ...endedLines(ended),
      NOT_YOU,
    ],
    label: SETTINGS,
  })
}

export const newEmailMail = mailWith({
  subject: 'Confirm your new email address',
  lines: [
    'You asked us to use this address for your Jubilee account. Open the link to change it.',
    'The link works for one day. Until then your old address stays as it is.',
    'If you did not ask for it, you need to do nothing.',
  ],
  label: 'Use this address',
})

/** To an address that another account has: the screen does not reveal that. */
export const emailTakenMail = mailWith({
  subject: 'You already have a Jubilee account',
  lines: [
    'Somebody asked to use this email address for another account. You have an account with it already, and nothing has changed.',
    'If it was you, sign in to the account with this address, or choose another address for the other one.',
    'If it was not you, you need to do nothing.',
  ],
  label: 'Sign in',
})

export const emailAskedMail = mailWith({
  subject: 'Somebody asked to change your email address',
  lines: [
    'Somebody asked for another email address for your account. It changes when a link in that mailbox is opened. Nothing has changed yet.',
    'If it was you, you need to do nothing here.',
    'If it was not you, choose a new password now: then that link opens nothing, and everybody is signed out.',
  ],
  label: 'Choose a new password',
  linkIsLast: true,
})

export const emailChangedMail = mailWith({
  subject: 'Your email address was changed',
  lines: [
    'Your account has another email address now. This is the last mail about it that comes here.',
    'If it was you, all is well. If it was not you, write to us today.',
  ],
  label: 'How to reach us',
  linkIsLast: true,
})

export const twoFactorOnMail = mailWith({
  subject: 'Two-factor sign-in is on',
  lines: [
    'From now on, signing in asks for a code of your authenticator app. You were signed out on every other device.',
    'Keep your ten recovery codes in a safe place. Each signs you in once if your phone is lost.',
    `${ASK_FOR_NEW_PASSWORD} That signs everybody out. Then write to us, as we can help you turn off the code.`,
  ],
  label: SETTINGS,
})

export const twoFactorOffMail = mailWith({
  subject: 'Two-factor sign-in is off',
  lines: [
    'Signing in does not ask for a code any more. Your password is enough. The old recovery codes no longer work.',
    NOT_YOU,
  ],
  label: SETTINGS,
})

export const recoveryCodesRenewedMail = mailWith({
  subject: 'You have new recovery codes',
  lines: ['Ten new recovery codes were made for your account. The old ones no longer work.', NOT_YOU],
  label: SETTINGS,
})

function codesLeft(left: number): string {
  if (left === 0) return 'It was the last one. Make new ones in your settings.'
  return left === 1 ? '1 code is left.' : `${left} codes are left.`
}

export function recoveryCodeUsedMail(to: string, { url, left }: { url: string; left: number }): Mail {
  const rest = codesLeft(left)
  return mailOf(to, url, {
    subject: 'A recovery code was used',
    lines: [
      `Somebody signed in to your account with a recovery code just now. ${rest}`,
      'If your phone is lost, set up two-factor sign-in again in your settings.',
      NOT_YOU,
    ],
    label: SETTINGS,
  })
}

export const wrongCodesMail = mailWith({
  subject: 'Wrong codes for your account',
  lines: [
    'Somebody entered your password, and then five wrong codes. They were not signed in.',
    'If it was you, try again with the newest code of your app, or with a recovery code.',
    'If it was not you, somebody knows your password. Choose a new one now.',
  ],
  label: 'Choose a new password',
  linkIsLast: true,
})

/** Wrong passwords from many networks: nobody knows it, and somebody tries. */
export const guessesMail = mailWith({
  subject: 'Wrong passwords for your account',
  lines: [
    'Somebody entered many wrong passwords for your account just now. They were not signed in.',
    'If it goes on, new devices may have to wait 15 minutes to sign in. The devices you have used before do not.',
    'If you use this password anywhere else, or it is easy to guess, choose a new one. If not, you need to do nothing.',
  ],
  label: 'Choose a new password',
  linkIsLast: true,
})

export const passkeyAddedMail = mailWith({
  subject: 'A passkey was added',
  lines: [
    'A new passkey can sign in to your account now.',
    `${ASK_FOR_NEW_PASSWORD} That signs everybody out, and in the same step you can remove this passkey.`,
  ],
  label: SETTINGS,
})

export const passkeyRemovedMail = mailWith({
  subject: 'A passkey was removed',
  lines: ['A passkey of your account was removed. Nobody signs in with it any more.', NOT_YOU],
  label: SETTINGS,
})

export const apiTokenMadeMail = mailWith({
  subject: 'An API token was made',
  lines: [
    'Somebody who is signed in to your account made an API token. A program that has it can read what you keep here, or record payments, as far as the token was allowed to.',
    'If it was you, you need to do nothing. Settings lists your tokens, and takes them back.',
    `${ASK_FOR_NEW_PASSWORD} That signs everybody out, and ends every token.`,
  ],
  label: SETTINGS,
  linkIsLast: true,
})

export const signInHelpMail = mailWith({
  subject: 'Help with signing in',
  lines: [
    'Our help desk was asked to help you sign in. Here is a link to choose a new password.',
    'The link works once, and for one hour. Until then your old password still works. We never ask for your password.',
    'If you did not ask for help, you need to do nothing.',
  ],
  label: 'Choose a new password',
})

export function resetStartedMail(
  to: string,
  { url, opensAt, expiresAt }: { url: string; opensAt: Date; expiresAt: Date },
): Mail {
  return mailOf(to, url, {
    subject: 'Somebody asked to turn off two-factor sign-in',
    lines: [
      'Our help desk was asked to turn off two-factor sign-in for your account, because a phone was lost. Nothing has changed yet.',
      'If you did not ask for it, sign in with your code, or choose "Keep two-factor sign-in" in your settings. That stops it.',
      `The link works from ${timeInWords(opensAt)} until ${timeInWords(expiresAt)}. We wait a day, so that you can stop it.`,
    ],
    label: 'Turn off two-factor sign-in',
    linkIsLast: true,
  })
}

export function resetOpenMail(to: string, { url, expiresAt }: { url: string; expiresAt: Date }): Mail {
  return mailOf(to, url, {
    subject: 'Two-factor sign-in can be turned off now',
    lines: [
      `A day has passed. The link in our mail of yesterday now turns off two-factor sign-in, until ${timeInWords(expiresAt)}.`,
      'If you did not ask for it, sign in with your code, or choose "Keep two-factor sign-in" in your settings. That stops it.',
    ],
    label: 'Sign in',
  })
}
