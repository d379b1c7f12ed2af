/** The words of the mails about an account and the ways into it. None holds a code, or a name. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './mail-messages.es.ts'

const NO_NEED = 'you do not need to do anything.'
const NOT_YOURS = `If it was not you, ${NO_NEED}`
const NOT_ASKED = `If you did not ask for it, ${NO_NEED}`
const ASK_FOR_NEW_PASSWORD = 'If it was not you, ask for a new password on the sign-in page now.'
const NOT_YOU = `${ASK_FOR_NEW_PASSWORD} That signs everybody out, and in the same step you can remove any passkey you do not know.`
const SETTINGS = 'See your security settings'
const STOP_RESET =
  'If you did not ask for it, sign in with your code, or choose "Keep two-factor sign-in" in your settings. That stops it.'
const ALSO_ENDED = 'If you had a calendar link or API tokens, they no longer work.'

const ways = {
  notConfirmed:
    'This address was not confirmed before. So whatever was set up before to sign in was removed: passkeys, two-factor sign-in, and recovery codes.',
  passkeysRemoved: (count: number) =>
    count === 1 ? '1 passkey was removed.' : `${count} passkeys were removed.`,
  passkeysKept: (count: number) =>
    count === 1 ? '1 passkey can still sign in.' : `${count} passkeys can still sign in.`,
  noPasskey: 'No passkey can sign in now.',
  authenticatorKept: 'Signing in still asks for a code from your authenticator app.',
  authenticatorRemoved:
    'Your authenticator app was removed, so signing in no longer asks for a code. The old recovery codes no longer work.',
}

const english = {
  welcome: {
    subject: 'Welcome to Jubilee: confirm your email address',
    lines: [
      'Please confirm that this is your email address. Then your account is ready.',
      'The link works for one day. In the browser where you signed up, it also signs you in. In another browser, sign in with the password you chose.',
      'If you did not sign up, do not open the link. Without it there is no account.',
    ],
    label: 'Confirm my email address',
  },
  verification: {
    subject: 'Confirm your email address',
    lines: ['Here is your new link to confirm your email address.', 'The link works for one day.'],
    label: 'Confirm my email address',
  },
  alreadyRegistered: {
    subject: 'You already have a Jubilee account',
    lines: [
      'Somebody asked for a new account with this email address. You already have one, and nothing has changed.',
      'If it was you, sign in with your password. If you have forgotten it, ask for a new one on the sign-in page.',
      NOT_YOURS,
    ],
    label: 'Sign in',
  },
  reset: {
    subject: 'Choose a new password',
    lines: [
      'Here is the link to choose a new password for your account.',
      'The link works once, and for one hour. Until then your old password still works.',
      NOT_ASKED,
    ],
    label: 'Choose a new password',
  },
  passwordChanged: (endings: string[]) => ({
    subject: 'Your password was changed',
    lines: [
      `The password of your account was changed just now, with a link from our email. You were signed out on every device. ${ALSO_ENDED}`,
      ...endings,
      'If it was you, all is well. If it was not you, choose a new password now. In the same step you can remove any passkey you do not know.',
    ],
    label: 'Choose a new password',
  }),
  ways,
  ownPasswordChanged: (endings: string[]) => ({
    subject: 'Your password was changed',
    lines: [
      `You changed the password of your account just now. You were signed out on every other device. ${ALSO_ENDED}`,
      ...endings,
      NOT_YOU,
    ],
    label: SETTINGS,
  }),
  newEmail: {
    subject: 'Confirm your new email address',
    lines: [
      'You asked us to use this address for your Jubilee account. Open the link to change it.',
      'The link works for one day. Until then your old address stays as it is.',
      NOT_ASKED,
    ],
    label: 'Use this address',
  },
  emailTaken: {
    subject: 'You already have a Jubilee account',
    lines: [
      'Somebody asked to use this email address for another account. You have an account with it already, and nothing has changed.',
      'If it was you, sign in to the account with this address, or choose another address for the other one.',
      NOT_YOURS,
    ],
    label: 'Sign in',
  },
  emailAsked: {
    subject: 'Somebody asked to change your email address',
    lines: [
      'Somebody asked for another email address for your account. It changes when a link in that mailbox is opened. Nothing has changed yet.',
      `If it was you, ${NO_NEED}`,
      'If it was not you, choose a new password now: then that link opens nothing, and everybody is signed out.',
    ],
    label: 'Choose a new password',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    lines: [
      'Your account has another email address now. This is our last email about it to this address.',
      'If it was you, all is well. If it was not you, write to us today.',
    ],
    label: 'How to reach us',
  },
  twoFactorOn: {
    subject: 'Two-factor sign-in is on',
    lines: [
      'From now on, signing in asks for a code from your authenticator app. You were signed out on every other device.',
      'Keep your ten recovery codes in a safe place. Each one signs you in once if you lose your phone.',
      `${ASK_FOR_NEW_PASSWORD} That signs everybody out. Then write to us: we can help you turn off the code.`,
    ],
    label: SETTINGS,
  },
  twoFactorOff: {
    subject: 'Two-factor sign-in is off',
    lines: [
      'Signing in no longer asks for a code. Your password is enough. The old recovery codes no longer work.',
      NOT_YOU,
    ],
    label: SETTINGS,
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    lines: ['Ten new recovery codes were made for your account. The old ones no longer work.', NOT_YOU],
    label: SETTINGS,
  },
  codesLeft: (left: number) => {
    if (left === 0) return 'It was the last one. Make new ones in your settings.'
    return left === 1 ? '1 code is left.' : `${left} codes are left.`
  },
  recoveryCodeUsed: (codesLeft: string) => ({
    subject: 'A recovery code was used',
    lines: [
      `Somebody signed in to your account with a recovery code just now. ${codesLeft}`,
      'If you lost your phone, set up two-factor sign-in again in your settings.',
      NOT_YOU,
    ],
    label: SETTINGS,
  }),
  wrongCodes: {
    subject: 'Wrong codes for your account',
    lines: [
      'Somebody entered your password, and then five wrong codes. They were not signed in.',
      'If it was you, try again with the newest code from your app, or with a recovery code.',
      'If it was not you, somebody knows your password. Choose a new one now.',
    ],
    label: 'Choose a new password',
  },
  guesses: {
    subject: 'Wrong passwords for your account',
    lines: [
      'Somebody entered many wrong passwords for your account just now. They were not signed in.',
      'If it goes on, new devices may have to wait 15 minutes to sign in. The devices you have used before do not.',
      `If you use this password anywhere else, or it is easy to guess, choose a new one. If not, ${NO_NEED}`,
    ],
    label: 'Choose a new password',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    lines: [
      'A new passkey can sign in to your account now.',
      `${ASK_FOR_NEW_PASSWORD} That signs everybody out, and in the same step you can remove this passkey.`,
    ],
    label: SETTINGS,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    lines: ['A passkey was removed from your account. Nobody can sign in with it anymore.', NOT_YOU],
    label: SETTINGS,
  },
  apiTokenMade: {
    subject: 'An API token was created',
    lines: [
      'Somebody who is signed in to your account created an API token. A program that has it can read what you keep here, or record payments, as far as the token allows.',
      `If it was you, ${NO_NEED} Settings lists your tokens, and you can revoke them there.`,
      `${ASK_FOR_NEW_PASSWORD} That signs everybody out, and ends every token.`,
    ],
    label: SETTINGS,
  },
  signInHelp: {
    subject: 'Help with signing in',
    lines: [
      'Our help desk was asked to help you sign in. Here is a link to choose a new password.',
      'The link works once, and for one hour. Until then your old password still works. We never ask for your password.',
      `If you did not ask for help, ${NO_NEED}`,
    ],
    label: 'Choose a new password',
  },
  resetStarted: (from: string, until: string) => ({
    subject: 'Somebody asked to turn off two-factor sign-in',
    lines: [
      'Our help desk was asked to turn off two-factor sign-in for your account, because a phone was lost. Nothing has changed yet.',
      STOP_RESET,
      `The link works from ${from} until ${until}. We wait a day, so that you can stop it.`,
    ],
    label: 'Turn off two-factor sign-in',
  }),
  resetOpen: (until: string) => ({
    subject: 'Two-factor sign-in can be turned off now',
    lines: [
      `A day has passed. The link in our email from yesterday now turns off two-factor sign-in, until ${until}.`,
      STOP_RESET,
    ],
    label: 'Sign in',
  }),
}

export type English = typeof english
export const accountMailTexts = bilingual(english, spanish)
