/** Around the forms of signing in: tabs of the browser, titles, and the ways between them. */

export const loginTexts = {
  tab: 'Sign in, Jubilee',
  description: 'Sign in to Jubilee, or create a free account.',
  tabs: 'Sign in or create an account',
  signIn: 'Sign in',
  create: 'Create account',
  newHere: 'New here? <start>Get Started</start>',
} as const

/** What joins the account is said in place of the lead: the plan that was bought before. */
export const loginHeads = {
  signIn: {
    title: 'Welcome back',
    lead: 'Sign in to see where you stand.',
    bought: 'Sign in, and the plan you chose is yours.',
  },
  create: {
    title: 'Create your account',
    lead: 'Free. No card needed.',
    bought: 'The plan you chose becomes part of it.',
  },
} as const

export const forgotTexts = {
  tab: 'Forgot your password, Jubilee',
  title: 'Forgot your password?',
  lead: 'Enter your email. We will send you a link to set a new password.',
} as const

export const resetTexts = {
  tab: 'New password, Jubilee',
  title: 'Set a new password',
} as const

export const twoFactorTab = 'Turn off two-factor sign-in, Jubilee'

export const verifyTexts = {
  tab: 'Confirm your email, Jubilee',
  title: 'Confirm your email',
  toDashboard: 'Go to your dashboard',
  signIn: 'Sign in',
} as const
