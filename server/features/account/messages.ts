/** Every sentence the account calls say. */
export const messages = {
  // spec 8
  signedIn: 'Logged in successfully',
  wrongSignIn: 'Invalid email or password',
  signedOut: 'You are signed out.',
  /** the same for a known and an unknown e-mail */
  registered: 'Thank you. Look in your e-mail for a message from us.',
  resetAsked:
    'If there is an account for this e-mail, we have sent a link to it. The link works for one hour.',
  resetDone: 'Your new password is set. Please sign in with it.',
  resetLinkOver: 'This link has been used or is too old. Your password has not changed. Ask for a new link.',
  emailVerified: 'Thank you. Your e-mail address is confirmed.',
  verifyLinkOver: 'This link is too old or not complete. Sign in and ask for a new one.',
  verifySent: 'We have sent you a new link. It works for one day.',
  alreadyVerified: 'Your e-mail address is already confirmed.',
  passwordCommon: 'Many people use this password, so it is easy to guess. Choose another one.',
  passwordOwnWord: 'This password is made of our own name, so it is easy to guess. Choose another one.',
  passwordIsEmail: 'This password is your e-mail name, so it is easy to guess. Choose another one.',
  tooManySignIns:
    'That was a lot of tries. Nothing has changed on your account. Please wait a little, then try again.',
  tooManyWrong:
    'The password was wrong several times. Please wait 15 minutes, or ask for a new password by e-mail.',
  tooManyRegistrations: 'Many accounts were made from here. Please wait an hour, then try again.',
  tooManyResets: 'We have sent several links already. Look in your e-mail, or try again in an hour.',
  tooManyResetTries: 'That was a lot of tries. Your password has not changed. Please try again in an hour.',
  tooManyVerifications: 'That was a lot of tries. Nothing was lost. Please try again in an hour.',
}
