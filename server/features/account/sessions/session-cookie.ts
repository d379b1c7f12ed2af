/** Tokens on their way: in cookies for a browser; the session's in a bearer header for other clients. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE_MINUTES } from '#contracts/account/security.ts'

const tokenForm = /^[A-Za-z0-9]{32}$/
/** as long as a session can live at all; the server ends it earlier when it is idle */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60

/** `__Host-` makes the browser refuse the cookie unless it is Secure, for this host and for every path. */
function cookieName(isHttps: boolean): string {
  return isHttps ? '__Host-jubilee' : 'jubilee_session'
}

function attributes(isHttps: boolean, maxAgeSeconds: number): string {
  return `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

export function setSessionCookie(reply: FastifyReply, token: string, isHttps: boolean): void {
  reply.header('set-cookie', `${cookieName(isHttps)}=${token}; ${attributes(isHttps, MAX_AGE_SECONDS)}`)
}

export function clearSessionCookie(reply: FastifyReply, isHttps: boolean): void {
  reply.header('set-cookie', `${cookieName(isHttps)}=; ${attributes(isHttps, 0)}`)
}

/** The cookie of a sign-in that waits for its code. */
export function pendingCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-jubilee-code' : 'jubilee_code'
}

export function setPendingCookie(reply: FastifyReply, token: string, isHttps: boolean): void {
  reply.header(
    'set-cookie',
    `${pendingCookieName(isHttps)}=${token}; ${attributes(isHttps, CODE_MINUTES * 60)}`,
  )
}

export function clearPendingCookie(reply: FastifyReply, isHttps: boolean): void {
  reply.header('set-cookie', `${pendingCookieName(isHttps)}=; ${attributes(isHttps, 0)}`)
}

/** as long as the mailed link of a sign-up works */
const SIGN_UP_SECONDS = 24 * 60 * 60

const signUpCookieName = (isHttps: boolean) => (isHttps ? '__Host-jubilee-signup' : 'jubilee_signup')

/** The browser of a sign-up, whose mailed link signs it in. Set for a known address too; alone it opens nothing. */
export function setSignUpCookie(reply: FastifyReply, token: string, isHttps: boolean): void {
  reply.header('set-cookie', `${signUpCookieName(isHttps)}=${token}; ${attributes(isHttps, SIGN_UP_SECONDS)}`)
}

export function clearSignUpCookie(reply: FastifyReply, isHttps: boolean): void {
  reply.header('set-cookie', `${signUpCookieName(isHttps)}=; ${attributes(isHttps, 0)}`)
}

export function signUpTokenOf(request: FastifyRequest, isHttps: boolean): string | null {
  const token = cookieValue(request, signUpCookieName(isHttps))
  return token !== undefined && browserTokenForm.test(token) ? token : null
}

const browserTokenForm = /^[A-Za-z0-9_-]{43}$/
/** the most that browsers keep */
const BROWSER_AGE_SECONDS = 400 * 24 * 60 * 60

const browserCookieName = (isHttps: boolean) => (isHttps ? '__Host-jubilee-browser' : 'jubilee_browser')

export function setBrowserCookie(reply: FastifyReply, token: string, isHttps: boolean): void {
  reply.header(
    'set-cookie',
    `${browserCookieName(isHttps)}=${token}; ${attributes(isHttps, BROWSER_AGE_SECONDS)}`,
  )
}

/** The token of a browser that has signed in before; it grants no access. */
export function browserTokenOf(request: FastifyRequest, isHttps: boolean): string | null {
  const token = cookieValue(request, browserCookieName(isHttps))
  return token !== undefined && browserTokenForm.test(token) ? token : null
}

export function cookieValue(request: FastifyRequest, name: string): string | undefined {
  const pairs = request.headers.cookie?.split(';') ?? []
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** The token a request carries, or null; a bearer header counts before the cookie (reading 14). */
export function sessionTokenOf(request: FastifyRequest, isHttps: boolean): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? cookieValue(request, cookieName(isHttps))
  return token !== undefined && tokenForm.test(token) ? token : null
}
