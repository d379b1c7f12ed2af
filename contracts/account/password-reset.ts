/** A forgotten password: the mailed link, and the new password with the ways to sign in that are kept. */
import * as z from 'zod/mini'
import { instant } from '#contracts/amounts.ts'
import { newPassword } from './account.ts'
import { keptPasskeys, passkeyAnswer, recoveryCode, totpCode } from './security.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'

const mailedToken = z.string().check(z.minLength(1), z.maxLength(512))

export const readPasswordLink = endpoint('POST /api/password/reset/link', {
  summary:
    'What a mailed token for a new password opens, and what else signs in to that account. Changes nothing.',
  access: 'public',
  body: z.strictObject({ token: mailedToken }),
  answer: z.object({
    /** false: nothing can be kept, as nobody has shown that the address is theirs */
    isConfirmed: z.boolean(),
    passkeys: z.array(passkeyAnswer),
    authenticator: z.nullable(z.object({ addedAt: instant })),
  }),
})

export type WaysToSignIn = AnswerOf<typeof readPasswordLink>

export const resetPassword = endpoint('POST /api/password/reset', {
  summary:
    'Set a new password with the mailed token. Ends every session, calendar link and API token, and removes each passkey and the authenticator unless it is kept. Removing the authenticator of a confirmed address takes a code of it, or a recovery code.',
  access: 'public',
  body: z.strictObject({
    token: mailedToken,
    password: newPassword,
    keepPasskeys: z.optional(keptPasskeys),
    keepAuthenticator: z.optional(z.boolean()),
    code: z.optional(totpCode),
    recoveryCode: z.optional(recoveryCode),
  }),
  answer: messageAnswer,
})
