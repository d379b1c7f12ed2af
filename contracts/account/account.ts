/** Accounts and sessions: sign-up, sign-in, sign-out, the person signed in, passwords, email verification. */
import * as z from 'zod/mini'
import { accountTexts } from './account-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { instant } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { optionalLine } from '#contracts/texts.ts'

export const subscriptionStatuses = [
  'free',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const

/** In small letters, without blanks around it. */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: () => accountTexts().shorterEmail }),
    z.email({ error: () => accountTexts().email }),
  )

/** Any characters, 8 to 128 of them; the server also refuses the most common ones. */
export const newPassword = z
  .string()
  .check(
    z.minLength(8, { error: () => accountTexts().passwordTooShort }),
    z.maxLength(128, { error: () => refusalTexts().useAtMost(128) }),
  )

const personName = (missing: { error: () => string }) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, missing), z.maxLength(80, { error: () => refusalTexts().useAtMost(80) }))

export const userAnswer = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** when a mail server last refused this address; null since one accepted mail for it */
  emailRefusedAt: z.nullable(instant),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** sign-in asks for a code of the person's app */
  twoFactorEnabled: z.boolean(),
  /** this session was signed in with a second factor, as the admin's calls demand */
  hasSecondFactor: z.boolean(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionPlanId: z.nullable(z.string()),
  subscriptionEndsAt: z.nullable(instant),
  /** when the payment failed that made the plan past due */
  pastDueSince: z.nullable(instant),
  /** when that payment is tried again by itself; null after the last try */
  paymentRetryAt: z.nullable(instant),
  /** when the account goes, if its deletion was asked for */
  deletesAt: z.nullable(instant),
  createdAt: instant,
  /** the server's time of this answer: what access is decided by on the screen too */
  asOf: z.string(),
})
export type User = z.output<typeof userAnswer>

/** The pages a sign-in may lead on to; a `returnTo` that is not one of them is ignored. */
export const returnPaths = [
  '/dashboard',
  '/credit-monitor',
  '/debt-tracker',
  '/budgeting',
  '/goals',
  '/education',
  '/extra-income',
  '/letters',
  '/billing',
  '/settings',
  '/products',
  '/partners',
  '/foundation',
  '/pricing',
  '/pricing?checkout=true',
  '/welcome',
] as const

export const getUser = endpoint('GET /api/auth/user', {
  summary: 'The person signed in; 401 when nobody is.',
  access: 'signedIn',
  keptOffline: true,
  answer: userAnswer,
})

export const register = endpoint('POST /api/register', {
  summary:
    'Ask for an account; the mailed link makes it. The answer is the same whether or not the email is known.',
  access: 'public',
  body: z.strictObject({
    email: emailAddress,
    password: newPassword,
    firstName: personName({ error: () => refusalTexts().firstName }),
    lastName: z.optional(optionalLine({ most: 80 })),
  }),
  answer: messageAnswer,
  status: 201,
})

export const login = endpoint('POST /api/login', {
  summary:
    'Sign in. Sets the session cookie; adds a token only when the body asks for one. With two-factor sign-in there is no session yet: `next` is code, and a cookie leads to POST /api/login/code.',
  access: 'public',
  body: z.strictObject({
    email: emailAddress,
    password: z.string().check(z.minLength(1, { error: () => accountTexts().password }), z.maxLength(128)),
    token: z.optional(z.boolean()),
  }),
  answer: z.object({
    message: z.string(),
    token: z.optional(z.string()),
    next: z.optional(z.literal('code')),
    /** in place of the cookie, for a client that asked for a token */
    pendingToken: z.optional(z.string()),
  }),
})

export const logout = endpoint('POST /api/logout', {
  summary: 'Sign out this session.',
  access: 'public',
  answer: messageAnswer,
})

export const forgotPassword = endpoint('POST /api/password/forgot', {
  summary: 'Mail a link for a new password, if there is such an account.',
  access: 'public',
  body: z.strictObject({ email: emailAddress }),
  answer: messageAnswer,
})

export const verifyEmail = endpoint('POST /api/email/verify', {
  summary:
    'Confirm an email address with the mailed token: after a sign-up that makes the account, and a new address takes the place of the old.',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(2048)) }),
  answer: z.object({
    message: z.string(),
    /** the account is new, and this browser is the one that signed up: it is signed in now */
    isSignedIn: z.boolean(),
  }),
})

export const resendVerification = endpoint('POST /api/email/resend-verification', {
  summary:
    'Mail the confirmation link again to the person signed in; also where mail to a confirmed address did not arrive.',
  access: 'signedIn',
  answer: messageAnswer,
})
