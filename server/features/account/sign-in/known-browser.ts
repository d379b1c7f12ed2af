/**
 * The cookie by which a browser is known again that has signed in before (OWASP's device cookies). It opens nothing: it
 * only says whose guesses count. 256 random bits, of which only the hash is stored, so there is nothing to sign.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountDesk } from '../account-desk.ts'
import { hashToken } from '../hashed-tokens.ts'
import { browserTokenOf, setBrowserCookie } from '../sessions/session-cookie.ts'
import { forgetBrowsersBeyond, keepBrowser } from './known-browsers.queries.ts'

/** How long a browser that nobody signs in with is known. */
export const KNOWN_DAYS = 365

/** Nobody collects known browsers with a password they should not have. */
const MOST_KNOWN = 20

/** The stored form of the browser's cookie, or null where it has none. */
export function browserHashOf(desk: AccountDesk, request: FastifyRequest): string | null {
  const token = browserTokenOf(request, desk.parts.env.isHttps)
  return token === null ? null : hashToken(token)
}

/** This browser has shown that it is the person's. One cookie does for all accounts of a browser. */
export async function rememberBrowser(
  desk: AccountDesk,
  { userId, request, reply }: { userId: string; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { db, clock, env } = desk.parts
  const token = browserTokenOf(request, env.isHttps) ?? randomBytes(32).toString('base64url')
  await keepBrowser(db, { userId, tokenHash: hashToken(token), lastUsedAt: clock.now() })
  await forgetBrowsersBeyond(db, userId, MOST_KNOWN)
  setBrowserCookie(reply, token, env.isHttps)
}
