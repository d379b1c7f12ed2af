/** The cookie that ties a purchase or a gift to the browser that made it, until there is an account. Only its hash is stored. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const tokenForm = /^[A-Za-z0-9_-]{43}$/
const MAX_AGE_SECONDS = 60 * 24 * 60 * 60

const nameOf = (isHttps: boolean) => (isHttps ? '__Host-jubilee-purchase' : 'jubilee_purchase')

const sha256 = (text: string) => createHash('sha256').update(text).digest()

export const guestHashOf = (token: string) => sha256(token).toString('hex')

/** The token a browser carries, or null. */
export function guestTokenOf(request: FastifyRequest, isHttps: boolean): string | null {
  const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim()) ?? []
  const name = `${nameOf(isHttps)}=`
  const token = pairs.find((pair) => pair.startsWith(name))?.slice(name.length)
  return token !== undefined && tokenForm.test(token) ? token : null
}

/** The hash of that token, or null. */
export function guestHashIn(request: FastifyRequest, isHttps: boolean): string | null {
  const token = guestTokenOf(request, isHttps)
  return token === null ? null : guestHashOf(token)
}

/**
 * A token for a browser that has none. Made of the request's own key where there is one, which only that browser
 * knows: a click that is sent twice gets the same token, and so the same checkout.
 */
export function newGuestToken(onceKey: string | null): string {
  const source = onceKey === null ? randomBytes(32) : sha256(`purchase ${onceKey}`)
  return source.toString('base64url')
}

export function setGuestCookie(reply: FastifyReply, token: string, isHttps: boolean): void {
  const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  reply.header('set-cookie', `${nameOf(isHttps)}=${token}; ${attributes}`)
}
