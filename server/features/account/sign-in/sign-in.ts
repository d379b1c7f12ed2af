/** Who an email and a password belong to, and the session that follows. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sentence } from '#engine/language/sentence.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { runSignedInHooks } from '#server/http/hooks.ts'
import { unauthorized } from '#server/errors.ts'
import { verifyPassword } from '#server/secrets/passwords.ts'
import type { AccountDesk } from '../account-desk.ts'
import { endSession, findCredential, removeEndedSessions } from '../account.queries.ts'
import { hashToken } from '../hashed-tokens.ts'
import { accountTexts } from '../messages.ts'
import { findPasswordSetAt } from '../password/ways-in.queries.ts'
import { rememberBrowser } from './known-browser.ts'
import { sessionTokenOf, setSessionCookie } from '../sessions/session-cookie.ts'

type Parts = Pick<AppParts, 'db' | 'passwords'>

export type Proven = { userId: string; hasTwoFactor: boolean }

/**
 * The person, or null when email and password do not belong together, or the account is disabled.
 * An unknown email costs a hash as well, so the time does not tell which it was.
 */
export async function provePassword(
  { db, passwords }: Parts,
  { email, password }: { email: string; password: string },
): Promise<Proven | null> {
  const found = await findCredential(db, { email })
  const isRight = await verifyPassword(found?.passwordHash ?? passwords.decoyHash, password)
  if (!found || !isRight || found.disabledAt !== null) return null
  return { userId: found.userId, hasTwoFactor: found.twoFactorEnabledAt !== null }
}

/** The stored hash that this password of the person who is signed in opens; null for a wrong one. */
export async function ownPasswordHash(
  { db, passwords }: Parts,
  userId: string,
  password: string,
): Promise<string | null> {
  const found = await findCredential(db, { userId })
  const isRight = await verifyPassword(found?.passwordHash ?? passwords.decoyHash, password)
  return isRight ? (found?.passwordHash ?? null) : null
}

export const clientOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
})

/** The session this browser had until now ends; the new token takes its place. */
export async function replaceSession(
  desk: AccountDesk,
  { request, reply, token }: { request: FastifyRequest; reply: FastifyReply; token: string },
): Promise<void> {
  const { db, env } = desk.parts
  const old = sessionTokenOf(request, env.isHttps)
  if (old !== null) await endSession(db, hashToken(old))
  setSessionCookie(reply, token, env.isHttps)
}

export type SignIn = {
  userId: string
  with: 'password' | 'password and code' | 'passkey'
  /** when the request came: what it shows was right then */
  startedAt: Date
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Opens a session with a new token for this browser, and answers the token. Throws 401 when a new password was set while
 * the old one, or a passkey that ended with it, was being checked.
 */
export async function signIn(app: App, desk: AccountDesk, given: SignIn): Promise<string> {
  const { userId, startedAt, request, reply } = given
  const hasSecondFactor = given.with !== 'password'
  const { db, clock, log } = desk.parts
  const { address: ipAddress, userAgent } = clientOf(request)
  const { internalAdapter } = await desk.auth.$context
  await removeEndedSessions(db, userId, clock.now())
  const { token } = await internalAdapter.createSession(userId, false, {
    ipAddress,
    userAgent,
    secondFactorAt: hasSecondFactor ? clock.now() : null,
    provenBy: given.with === 'passkey' ? 'passkey' : 'password',
  })
  const passwordSetAt = await findPasswordSetAt(db, userId)
  if (passwordSetAt !== null && passwordSetAt > startedAt) {
    await endSession(db, hashToken(token))
    throw unauthorized(sentence(accountTexts, 'passwordIsNew'))
  }
  await replaceSession(desk, { request, reply, token })
  await rememberBrowser(desk, { userId, request, reply })
  await runSignedInHooks(app, { userId, request, isThisBrowsers: true })
  log.info('account.sign_in', { requestId: request.id, userId, hasSecondFactor, outcome: 'signed in' })
  return token
}
