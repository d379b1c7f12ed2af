/** Every text of signing in, signing up and the mails around it. Spec 8's are to the letter. */
export const messages = {
  loginFailed: { title: 'Login Failed', fallback: 'Invalid email or password' },
  loginBroken: { title: 'Error', description: 'An error occurred. Please try again.' },
  loginDone: { title: 'Success', description: 'Logged in successfully' },
  signingIn: 'Signing in...',

  emailMissing: 'Enter your email address.',
  passwordMissing: 'Enter your password.',
  firstNameMissing: 'Enter your first name.',
  passwordShort: 'Use at least 8 characters.',
  passwordHint: 'At least 8 characters. A few words you can remember work well.',

  creating: 'Creating your account...',
  created: { title: 'Welcome to Jubilee', description: 'Your account is ready.' },
  createFailed: 'Your account was not created. What you typed is still here. Please try again.',

  checkMail: {
    title: 'Check your email',
    description: 'We sent a message to the address you gave. Follow the link in it.',
    signUp:
      'We sent a message to the address you gave. Open its link in this browser, and you are in. Nothing there? Check your spam folder, or go back and check the address.',
  },
  backToSignIn: 'Back to sign in',
  sandboxMail: 'This is the sandbox: its mail can be read here.',
  readSandboxMail: 'Read the sandbox mail',

  forgotSend: 'Send the link',
  forgotDone: 'If there is an account with that address, a link is on its way. It works for one hour.',
  forgotFailed: 'The link was not sent. Please try again.',
  resetMissing: 'This link is not complete. Ask for a new one.',
  resetLead:
    'You will be signed out everywhere, and your calendar link and API tokens stop working. Then sign in with the new password.',
  resetPassword: 'New password',
  resetSend: 'Set new password',
  resetDone: { title: 'Password changed', description: 'Sign in with your new password.' },
  resetFailed: 'Your password was not changed. Please try again.',

  verifying: 'Confirming your email',
  verifyFailed:
    'This link did not work. It may have been used already, or be too old. Nothing of yours was lost.',
  notConfirmed: (email: string) =>
    `Please confirm your email. We sent a link to <address>${email}</address>.`,
  refused: (email: string) => `Mail to <address>${email}</address> did not arrive.`,
  changeAddress: 'Change your address',
  tryAgain: 'Try again',
  tried: { title: 'We are trying again', description: 'If the email arrives, this notice goes away.' },
  resend: 'Send it again',
  resent: { title: 'Email sent', description: 'Look for the newest message from us.' },
  resendFailed: { title: 'Error', description: 'The email was not sent. Please try again in a minute.' },

  signInFirst: {
    title: 'Please sign in first',
    description: 'That page needs an account. We will take you there once you are signed in.',
  },
  sessionEnded: {
    title: 'Please sign in again',
    description: 'Your session has ended. We will take you back to where you were.',
  },
  signOutFailed: { title: 'Error', description: 'You are still signed in. Please try again.' },
} as const

export const signInTexts = {
  password: 'Password',
  signIn: 'Sign In',
  forgot: 'Forgot your password?',
  demoPeople: 'Demo people',
  lookAround: 'Or look around as somebody else:',
}

export const signUpTexts = {
  firstName: 'First name',
  password: 'Password',
  create: 'Create account',
  accept:
    'By creating an account you accept the <terms>Terms</terms> and the <privacy>Privacy notice</privacy>. The Free plan costs nothing and needs no card.',
}

/** The account's card in Settings. */
export const accountTexts = {
  title: 'Your account',
  email: 'Email',
  plan: 'Plan',
  signOut: 'Sign out',
  adminPlan: 'Admin (Free)', // spec 4
}

export const appearanceTexts = {
  title: 'Appearance',
  lead: 'Kept on this device.',
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}

/** A new email address, in Settings. */
export const emailTexts = {
  change: 'Change',
  changeLabel: 'Change your email address',
  title: 'Change your email',
  text: 'We send a link to the new address. Your address changes when you open that link, and not before.',
  label: 'New email address',
  send: 'Send the link',
  asked: { title: 'Check your email', description: 'Open the link that we sent to the new address.' },
  failed: 'Nothing was changed. Please try again.',
  waiting: (email: string) =>
    `We sent a link to <address>${email}</address>. Your address changes when you open it. The link works for one day.`,
  confirmFirst: 'Confirm your email',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  wrongAddress: 'Wrong address?',
  refused: 'Mail does not arrive',
}
