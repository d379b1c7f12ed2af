/** Every text of Settings, Security, and of signing in with more than a password. Spec 8's is to the letter. */
import { plural } from '#web/format/amounts.ts'

export const passwordTexts = {
  title: 'Password',
  /** of a field that only a password manager reads */
  username: 'Email',
  lead: 'You stay signed in here. Every other device is signed out, and your calendar link and API tokens stop working.',
  current: 'Current password',
  new: 'New password',
  confirm: 'Confirm new password',
  change: 'Change password',
  currentMissing: 'Enter the password you use now.',
  newMissing: 'Enter a new password.',
  confirmMissing: 'Enter the new password again.',
  mismatch: 'New passwords do not match',
  changed: { title: 'Password changed', description: 'Your other devices are signed out.' },
  failed: 'Your password was not changed. Please try again.',
}

export const twoFactorTexts = {
  title: 'Two-factor sign-in',
  off: 'With each sign-in you also enter a code from an app on your phone. Someone who learns your password still cannot get in.',
  on: 'Each sign-in asks for a code from your app, or for a passkey.',
  admin: 'Admins need it to open the desk.',
  isOn: 'On',
  isOff: 'Off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  few: 'Only a few codes are left. Make new ones before they run out.',
  none: 'No recovery codes are left. Make new ones now, so that a lost phone does not lock you out.',
  loadFailed: 'We could not load how you sign in. Nothing was changed.',
  startFailed: 'Nothing was changed. Please try again.',
  turnedOff: { title: 'Two-factor sign-in is off', description: 'Your password alone signs you in again.' },
  turnOffTitle: 'Turn off two-factor sign-in?',
  turnOffText:
    'Your password alone will sign you in. The codes in your app and your recovery codes stop working.',
}

/** The help desk may turn two-factor sign-in off for somebody who lost their phone, a day after it told them. */
export const resetTexts = {
  asked: (time: string) =>
    `Somebody asked us to turn off two-factor sign-in for your account. From ${time}, the link in our email turns it off. If that was not you, keep it on.`,
  keep: 'Keep two-factor sign-in',
  kept: { title: 'Two-factor sign-in stays on', description: 'The link in our email no longer works.' },
  title: 'Turn off two-factor sign-in',
  lead: 'You asked for help because you lost your phone. This turns off the code, so that your password alone signs you in.',
  action: 'Turn it off',
  done: 'Two-factor sign-in is off. Sign in with your password, then turn it on again with your new phone.',
  failed: 'Nothing was changed. Please try again.',
  notOff: 'It is not turned off.',
  incomplete: 'This link is not complete. Open it again from our email.',
  toSignIn: 'Sign in',
}

export const setUpTexts = {
  title: 'Turn on two-factor sign-in',
  scan: 'Scan this with an authenticator app, such as the one that came with your phone.',
  picture: 'QR code for your authenticator app',
  onPhone: 'On this phone? Open it in your app',
  byHand: 'Or type this key into the app:',
  copyKey: 'Copy key',
  codeLabel: 'Code from the app',
  codeHint: 'Six digits. The app shows a new code every 30 seconds.',
  codeMissing: 'Enter the six digits that your app shows.',
  failed: 'It is not turned on yet. Please try again.',
}

export const codeTexts = {
  title: 'Keep your recovery codes',
  isOn: 'Two-factor sign-in is on. One thing is left to do.',
  newOnes: 'The codes you had before no longer work.',
  what: 'If you lose your phone, each of these codes signs you in once. We show them only now.',
  kept: 'I have kept them',
  keepFirst: 'Keep the codes in a safe place, then check this box.',
  list: 'Recovery codes',
  copy: 'Copy',
  /** what is copied, for screen readers */
  copied: 'the codes',
  download: 'Download (.txt)',
  print: 'Print',
  done: 'Done',
}

/** The codes as a text file. */
export const codeFileTexts = {
  name: 'jubilee-recovery-codes.txt',
  title: 'Jubilee recovery codes',
  owner: (email: string) => `For ${email}`,
  made: (day: string) => `Made on ${day}. Newer codes replace these.`,
  use: 'Each code signs you in once, in place of the code from your phone.',
  keep: 'Keep them where you keep other important papers.',
}

export const passkeyTexts = {
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, your face or your screen lock. Nothing to type, and nothing to steal.',
  cannot: 'This browser cannot make passkeys. You can add one in a newer browser, or on your phone.',
  list: 'Your passkeys',
  empty: 'You have no passkey yet.',
  add: 'Add a passkey',
  addText: 'Give it a name. Then your browser asks for your fingerprint, your face or your screen lock.',
  goOn: 'Go on',
  neverUsed: (added: string) => `Added ${added}, not used yet`,
  used: (added: string, last: string) => `Added ${added}, last used ${last}`,
  remove: 'Remove',
  removeConfirm: 'Remove passkey',
  nameLabel: 'Name of the passkey',
  nameHint: 'To tell it apart, such as “My phone”.',
  nameMissing: 'Enter a name, such as “My phone”.',
  added: { title: 'Passkey added', description: 'You can sign in with it from now on.' },
  removed: { title: 'Passkey removed', description: 'It no longer signs you in.' },
  removeTitle: 'Remove this passkey?',
  removeText: 'It will no longer sign you in. Your device may still list it until you delete it there too.',
  failed: 'Nothing was changed. Please try again.',
  alreadyThere: 'This device has a passkey for your account already.',
  stopped: 'No passkey was used. You can try again, or go on without one.',
  notHere: 'This browser could not use a passkey here. Sign in with your password.',
  signIn: 'Use a passkey instead',
}

export const sessionTexts = {
  title: 'Where you are signed in',
  lead: 'Do you see a device you do not know? Sign it out, then change your password.',
  isThis: 'This device',
  signOut: 'Sign out',
  others: 'Sign out all others',
  none: 'You are not signed in anywhere else.',
  ended: { title: 'Signed out', description: 'That device has to sign in again.' },
  othersEnded: { title: 'Signed out', description: 'Every other device has to sign in again.' },
  failed: 'That device is still signed in. Please try again.',
  othersFailed: 'Your other devices are still signed in. Please try again.',
  loadFailed: 'We could not load where you are signed in. Nothing was changed.',
}

/** When a device was last here. */
export const seenTexts = {
  lastHour: 'Here within the last hour',
  hours: (count: number) => `Here ${plural(count, 'hour')} ago`,
  days: (count: number) => `Here ${plural(count, 'day')} ago`,
  on: (day: string) => `Here on ${day}`,
}

/** Above what is wrong with either step of a sign-in. */
export const notSignedIn = 'You are not signed in yet.'

export const secondStepTexts = {
  title: 'One more step',
  lead: 'Your password is right. Now show that it is you.',
  codeLabel: 'Code from your app',
  codeHint: 'Your authenticator app shows six digits, new every 30 seconds.',
  codeMissing: 'Enter the six digits that your app shows.',
  recoveryLabel: 'Recovery code',
  recoveryHint: 'One of the ten you saved. Each works once.',
  recoveryMissing: 'Enter one of your recovery codes.',
  toRecovery: 'Use a recovery code instead',
  toCode: 'Use the code from your app instead',
  lost: 'Lost your phone?',
  lostWays: [
    'A recovery code signs you in once. You saved ten of them when you turned this on.',
    'A passkey on another device signs you in too. Go back to sign in to use it.',
    'Still signed in on another device? You can make new codes there, in Settings, Security.',
  ],
  lostHelp:
    'None of these? Write to us. For your safety, a day must pass before we can turn this off, and we email you first. Nothing of yours is lost in the meantime.',
  lostHelpLink: 'How to reach us',
  failed: 'You are not signed in yet. Please try again.',
  back: 'Back to sign in',
  signIn: 'Sign in',
  sandbox: 'This is the sandbox: the code of this demo person is filled in.',
}

export const confirmTexts = {
  title: 'Confirm it’s you',
  text: 'Some time has passed since you signed in. Enter your password to continue. What you typed is kept.',
  textNewPassword:
    'Your password is less than a day old, so a passkey is not enough for this. Enter your new password to continue. What you typed is kept.',
  password: 'Password',
  missing: 'Enter your password.',
  failed: 'We could not check your password. Please try again.',
  confirm: 'Continue',
  passkey: 'Use a passkey instead',
  cancelled: { title: 'Nothing was changed', description: 'You did not enter your password.' },
}

export const neededTexts = {
  title: 'Two-factor sign-in comes first',
  off: 'The desk shows what other people trust us with. So it opens only for admins who sign in with a code from their phone, or with a passkey.',
  action: 'Set it up in Settings',
  withoutCode:
    'You have two-factor sign-in, but this sign-in was without it. Sign out, then sign in with your code.',
  signOut: 'Sign out',
}

export const idleTexts = {
  title: 'Are you still there?',
  text: 'In two minutes the desk asks for your password again, because nobody has used it for a while. What you typed is kept.',
  stay: 'Go on working',
  later: 'Not now',
  failed: 'We could not reach the desk. Please try again.',
}
