/** Messages of the account calls. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  // spec 8
  signedIn: 'Logged in successfully',
  wrongSignIn: 'Invalid email or password',
  signedOut: 'You are signed out.',
  /** the same for a known and an unknown email */
  registered: 'Thank you. Check your email for a message from us.',
  resetAsked:
    'If there is an account for this email, we have sent a link to it. The link works for one hour.',
  resetDone: 'Your new password is set. Please sign in with it.',
  resetLinkOver: 'This link has been used or is too old. Your password has not changed. Ask for a new link.',
  accountReady: 'Thank you. Your account is ready.',
  accountReadyElsewhere: 'Thank you. Your account is ready. Sign in with the password you chose.',
  signUpTaken: 'This email address already has an account. Sign in, or ask for a new password.',
  emailVerified: 'Thank you. Your email address is confirmed.',
  verifyLinkOver:
    'This link is incomplete or too old. Sign in and ask for a new one, or sign up again if you have no account yet.',
  verifySent: 'We have sent you a new link. It works for one day.',
  emailAsked: 'We have sent a link to the new address. Your address changes when you open it.',
  emailIsSame: 'This is your email address already.',
  emailChanged: 'Your email address has been changed. Sign in with the new one from now on.',
  emailTaken: 'Another account has this email address now. Nothing was changed.',
  alreadyVerified: 'Your email address is already confirmed.',
  passwordCommon: 'Many people use this password, so it is easy to guess. Choose another one.',
  passwordOwnWord: 'This password is made from our own name, so it is easy to guess. Choose another one.',
  passwordIsEmail: 'This password is your email name, so it is easy to guess. Choose another one.',
  codeAsked: 'Enter the code of your authenticator app.',
  wrongCode: 'This code is wrong or was already used. Wait for the next one, then try again.',
  wrongRecoveryCode: 'This recovery code is wrong or was already used. Nothing was changed.',
  signInAgain: 'This took too long. Nothing was lost. Please sign in again.',
  tooManyCodes: 'The code was wrong five times. Nothing was changed. Please sign in again.',
  tooManyCodesHour:
    'There were too many wrong codes. Nothing was changed. Please wait an hour, then try again.',
  confirmed: 'Thank you. You can go on.',
  wrongOwnPassword: 'This is not your password. Nothing was changed.',
  tooManyOwn: 'The password was wrong several times. Nothing was changed. Please wait 15 minutes.',
  passwordChanged: 'Your new password is set. You are signed out on every other device.',
  passwordIsNew: 'Your password was just changed. Please sign in with the new one.',
  codeToRemove: 'Enter a code to remove your authenticator app, or keep it. Nothing was changed.',
  confirmForPasskey: 'Confirm your email address first. Then you can add a passkey. Nothing was changed.',
  confirmForTwoFactor:
    'Confirm your email address first. Then you can turn on two-factor sign-in. Nothing was changed.',
  passkeyNotProof:
    'Your password is new. For one day, only the password shows that it is you. Nothing was changed.',
  sessionEnded: 'That device is signed out.',
  othersEnded: 'You are signed out on every other device.',
  noOtherSessions: 'You are signed in on this device only.',
  setUpOver: 'This setup has ended. Nothing was changed. Please start again.',
  twoFactorIsOff: 'Two-factor sign-in is off. Nothing was changed.',
  twoFactorOff: 'Two-factor sign-in is off. Your password is enough now.',
  twoFactorKept: 'Two-factor sign-in stays on.',
  resetTooEarly: (from: string) =>
    `This link works from ${from}. Nothing has changed. Please open it again then.`,
  resetOver: 'This link has been used, was stopped or is too old. Nothing has changed.',
  resetTurnedOff: 'Two-factor sign-in is off. Please sign in with your password.',
  passkeyRefused: 'This passkey did not work. Nothing was changed. Try again, or use your password.',
  passkeyNotKept: 'This passkey could not be saved. Nothing was changed. Please start again.',
  passkeyKnown: 'This passkey is already in your list.',
  tooManyPasskeys: 'You have 20 passkeys. Remove one you do not use first. Nothing was changed.',
  confirmForToken: 'Confirm your email address first. Then you can create an API token. Nothing was changed.',
  tooManyTokens: 'You have 20 API tokens. Revoke one first. Nothing was changed.',
  tokenRevoked: 'The token is revoked. Programs that have it no longer get anything.',
  passkeyRemoved: 'The passkey is removed. Nobody can sign in with it anymore.',
  tooManySignIns:
    'That was a lot of tries. Nothing has changed on your account. Please wait a minute, then try again.',
  tooManyWrong:
    'The password was wrong several times. Please wait 15 minutes, or ask for a new password by email.',
  tooManyGuesses:
    'There were too many wrong passwords for this account. Wait 15 minutes, or sign in on a device you have used before. You can also ask for a new password by email.',
  tooManyRegistrations: 'Too many accounts were created from here. Please wait an hour, then try again.',
  tooManyResets: 'We have sent several links already. Check your email, or try again in an hour.',
  tooManyResetTries: 'That was a lot of tries. Your password has not changed. Please try again in an hour.',
  settingsChanged:
    'Your settings were changed after you opened them. Nothing was lost. Look at them again, then make your change.',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  from: (address: string) => `from ${address}`,
  fromHere: 'from this machine',
  fromUnknown: 'from an unknown place',
  tooManyVerifications: 'That was a lot of tries. Nothing was lost. Please try again in an hour.',
}

export type English = typeof english
export const accountTexts = bilingual(english, spanish)
