/** Personal API tokens: made for a program of one's own, seen, and taken back. */
import * as z from 'zod/mini'
import { accountTexts } from './account-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { instant } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { tokenScopes } from '#engine/access/token-scopes.ts'

/** Every token begins with it, so that a lost one is known for what it is. */
export const TOKEN_PREFIX = 'jbl_'
/** How many tokens a person may have, those included that have ended. */
export const MAX_TOKENS = 20
/** How many calls a minute a token makes. */
export const TOKEN_CALLS_A_MINUTE = 60
/** How many days a token may last. */
export const tokenDays = [30, 90, 365] as const

const scopes = z
  .array(z.enum(tokenScopes))
  .check(z.minLength(1, { error: () => accountTexts().tokenScopes }), z.maxLength(tokenScopes.length))

const apiTokenAnswer = z.object({
  id: z.string(),
  name: z.string(),
  scopes,
  createdAt: instant,
  expiresAt: instant,
  /** to the minute; null until it is used */
  lastUsedAt: z.nullable(instant),
  hasExpired: z.boolean(),
})
export type ApiToken = z.output<typeof apiTokenAnswer>

export const listApiTokens = endpoint('GET /api/account/tokens', {
  summary: 'The person’s API tokens, the newest first, those included that have expired.',
  access: 'signedIn',
  answer: z.object({ tokens: z.array(apiTokenAnswer) }),
})

export const createApiToken = endpoint('POST /api/account/tokens', {
  summary: 'Make an API token. Its text is in this answer and in none after it.',
  access: 'signedIn',
  sensitive: true,
  body: z.strictObject({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: () => accountTexts().tokenName }),
        z.maxLength(60, { error: () => refusalTexts().useAtMost(60) }),
      ),
    scopes,
    /** how long it lasts */
    days: z.literal(tokenDays),
  }),
  answer: z.object({ ...apiTokenAnswer.shape, token: z.string() }),
  refreshes: ['/api/account/tokens'],
  status: 201,
})

export const revokeApiToken = endpoint('DELETE /api/account/tokens/{id}', {
  summary: 'Take a token back: it opens nothing from now on.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: ['/api/account/tokens'],
})
