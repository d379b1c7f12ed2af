/** Between password and code: a cookie that is good for five minutes and five tries, of which only the hash is kept. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE_MINUTES } from '#contracts/account/security.ts'
import type { AccountDesk } from '../account-desk.ts'
import { hashToken } from '../hashed-tokens.ts'
import { addPending } from '../second-factor/two-factor.queries.ts'
import { cookieValue, pendingCookieName, setPendingCookie } from '../sessions/session-cookie.ts'

/** Then the person begins again with the password, whose tries are limited as well. */
export const TRIES_EACH = 5

const tokenForm = /^[A-Za-z0-9_-]{32}$/

/** Notes that the password was right, and answers the token of the second step. */
export async function beginPending(
  desk: AccountDesk,
  given: { userId: string; wantsToken: boolean; reply: FastifyReply },
): Promise<string> {
  const { userId, wantsToken, reply } = given
  const { db, clock, env } = desk.parts
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + CODE_MINUTES * 60_000)
  await addPending(db, { userId, id: randomUUID(), tokenHash: hashToken(token), wantsToken, expiresAt })
  setPendingCookie(reply, token, env.isHttps)
  return token
}

/** The token of the second step that a request carries, in its body or its cookie, or null. */
export function pendingTokenOf(
  request: FastifyRequest,
  isHttps: boolean,
  given: string | undefined,
): string | null {
  const token = given ?? cookieValue(request, pendingCookieName(isHttps))
  return token !== undefined && tokenForm.test(token) ? token : null
}
