/** Every text about sign-in methods that a new password removes, and about mailed links. */

export const removalTexts = {
  legend: 'Also remove',
  hint: 'These can sign in too. Uncheck the ones you know and still use. The others are removed.',
  /** "Passkey, added 11/20/2026" */
  added: (kind: string, date: string) => `${kind}, added ${date}`,
  passkey: 'Passkey',
  authenticator: 'Authenticator app',
  authenticatorKind: 'Codes for sign-in',
  codeLabel: 'Code from your app, or a recovery code',
  codeHint:
    'We need it to remove the app. No code? Uncheck the app above to keep it. You can still set your new password.',
  codeMissing: 'Enter a code to remove the app, or uncheck it to keep it.',
}

export const linkTexts = {
  notRead: 'We could not read this link. Your password has not changed.',
  askForNew: 'Ask for a new link',
  startsClean:
    'This link also confirms your email address. Whatever was set up before to sign in is removed, in case it was not you who set it up.',
}

export const confirmFirstTexts = {
  passkey:
    'Confirm your email address first. That way nobody can sign up with your address and leave a passkey behind.',
  twoFactor:
    'Confirm your email address first. That way nobody can sign up with your address and lock you out.',
  send: 'Send the link again',
}
