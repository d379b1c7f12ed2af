/** What guards an account: proof that it is its owner, the password, sessions and two-factor sign-in. */
import * as z from 'zod/mini'
import { accountTexts } from './account-messages.ts'
import { instant } from '#contracts/amounts.ts'
import { emailAddress, newPassword } from './account.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

/** How long a session counts as proven, after a sign-in or a confirmation. */
export const PROVEN_MINUTES = 15
/** How long an admin's session opens the admin's calls without one of them. */
export const ADMIN_IDLE_MINUTES = 20
/** How long the second step of a sign-in may take. */
export const CODE_MINUTES = 5
/** How long after its start two-factor sign-in can be turned off by the mailed link. */
export const RESET_WAIT_HOURS = 24
/** How long after a new password a passkey alone does not count as proof. */
export const PASSWORD_ONLY_HOURS = 24

/** The `code` of a refusal that a screen answers with a question. */
export const refusalCodes = {
  /** 403: the session was proven too long ago; confirm, then send the same request again */
  confirm: 'confirm_needed',
  /** 403: an admin's call, and this session has no second factor */
  secondFactor: 'second_factor_needed',
  /** 401 in the second step of a sign-in: begin again with the password */
  signInAgain: 'sign_in_again',
} as const

const oldPassword = z
  .string()
  .check(z.minLength(1, { error: () => accountTexts().password }), z.maxLength(128))

/** Six digits; blanks between them are dropped. */
export const totpCode = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: () => accountTexts().appCode }),
)

/** In any case, with or without hyphens. */
export const recoveryCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => accountTexts().recoveryCode }),
    z.maxLength(64, { error: () => accountTexts().recoveryCodeTooLong }),
  )

/** How many passkeys a person may have. */
export const MAX_PASSKEYS = 20

/** The ids of those that outlive a new password. */
export const keptPasskeys = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_PASSKEYS))

export const confirmSession = endpoint('POST /api/account/confirm', {
  summary: 'Prove with the password that it is still you, for the next 15 minutes.',
  access: 'signedIn',
  body: z.strictObject({ password: oldPassword }),
  answer: messageAnswer,
})

export const changePassword = endpoint('POST /api/account/password', {
  summary:
    'Set a new password with the old one. Ends every other session, calendar link and API token, and removes each passkey unless it is kept.',
  access: 'signedIn',
  body: z.strictObject({
    currentPassword: oldPassword,
    newPassword,
    keepPasskeys: z.optional(keptPasskeys),
  }),
  answer: messageAnswer,
})

export const changeEmail = endpoint('POST /api/account/email', {
  summary:
    'Mail a link to a new email address; it takes the place of the old one once that link is opened. The answer is the same whether or not the address is known.',
  access: 'signedIn',
  sensitive: true,
  body: z.strictObject({ email: emailAddress }),
  answer: messageAnswer,
})

const sessionAnswer = z.object({
  id: z.string(),
  /** "Firefox on Windows" */
  device: z.string(),
  /** the address range: "from 81.2.69.*" */
  place: z.string(),
  createdAt: instant,
  /** to the hour */
  lastSeenAt: instant,
  isThis: z.boolean(),
})
export type AccountSession = z.output<typeof sessionAnswer>

export const listSessions = endpoint('GET /api/account/sessions', {
  summary: 'Where the person is signed in: this session first, then the last seen.',
  access: 'signedIn',
  answer: z.object({ sessions: z.array(sessionAnswer) }),
})

export const endOneSession = endpoint('DELETE /api/account/sessions/{id}', {
  summary: 'Sign out one session; also this one.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: ['/api/account/sessions'],
})

export const endOtherSessions = endpoint('POST /api/account/sessions/end-others', {
  summary: 'Sign out everywhere but here.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: ['/api/account/sessions'],
})

export const passkeyAnswer = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type AccountPasskey = z.output<typeof passkeyAnswer>

const twoFactorAnswer = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeyAnswer),
  /** false in the day after a new password: what is sensitive then takes the password */
  passkeyProves: z.boolean(),
  /** somebody asked for two-factor sign-in to be turned off: from when on the mailed link does it */
  resetOpensAt: z.nullable(instant),
})
export type TwoFactor = z.output<typeof twoFactorAnswer>

export const getTwoFactor = endpoint('GET /api/account/two-factor', {
  summary: 'Whether sign-in asks for a code, the recovery codes left, and the passkeys.',
  access: 'signedIn',
  answer: twoFactorAnswer,
})

export const startTwoFactor = endpoint('POST /api/account/two-factor/start', {
  summary: 'A new secret for an authenticator app. Nothing changes until a code of it is sent to enable.',
  access: 'signedIn',
  sensitive: true,
  answer: z.object({ secret: z.string(), otpauthUri: z.string() }),
})

const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) })

export const enableTwoFactor = endpoint('POST /api/account/two-factor/enable', {
  summary: 'Turn two-factor sign-in on with a code of the new secret; ends every other session.',
  access: 'signedIn',
  sensitive: true,
  body: z.strictObject({ code: totpCode }),
  answer: recoveryCodesAnswer,
})

export const renewRecoveryCodes = endpoint('POST /api/account/two-factor/recovery-codes', {
  summary: 'Ten new recovery codes; the old ones work no longer.',
  access: 'signedIn',
  sensitive: true,
  answer: recoveryCodesAnswer,
})

export const disableTwoFactor = endpoint('POST /api/account/two-factor/disable', {
  summary: 'Turn two-factor sign-in off; ends every other session.',
  access: 'signedIn',
  sensitive: true,
  answer: messageAnswer,
})

export const resetTwoFactor = endpoint('POST /api/account/two-factor/reset', {
  summary: 'Turn two-factor sign-in off with the mailed link, 24 hours after it was asked for.',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
  answer: messageAnswer,
})

export const cancelTwoFactorReset = endpoint('POST /api/account/two-factor/keep', {
  summary: 'Keep two-factor sign-in: the mailed link that would turn it off works no longer.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: ['/api/account/two-factor'],
})

export const loginWithCode = endpoint('POST /api/login/code', {
  summary: 'The second step of a sign-in: a code of the app, or a recovery code. Send one of the two.',
  access: 'public',
  body: z
    .strictObject({
      code: z.optional(totpCode),
      recoveryCode: z.optional(recoveryCode),
      /** for clients without cookies: the answer of the first step has it */
      pendingToken: z.optional(z.string().check(z.maxLength(128))),
    })
    .check(
      z.refine((body) => (body.code === undefined) !== (body.recoveryCode === undefined), {
        error: () => accountTexts().codeOrRecoveryCode,
        path: ['code'],
      }),
    ),
  answer: z.object({ message: z.string(), token: z.optional(z.string()) }),
})
