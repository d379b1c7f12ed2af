/**
 * The defence against requests that another site makes a browser send: an unsafe request with cookies must come
 * from our own pages, and one that names a foreign origin is refused whatever it carries.
 */
import type { FastifyRequest } from 'fastify'
import { sentence } from '#engine/language/sentence.ts'
import { forbidden } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

function isOurOrigin(origin: string, request: FastifyRequest, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin
  // Of a proxy that is trusted, this is what it says of the browser's side.
  return origin === `${request.protocol}://${request.headers.host}`
}

/** Whether the request is allowed. Clients other than browsers send neither an origin nor cookies. */
function mayPass(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin, cookie } = request.headers
  const isUnsafe = !SAFE_METHODS.has(request.method)
  if (!isUnsafe && !request.url.startsWith('/api/')) return true
  if (isUnsafe && request.headers['sec-fetch-site'] === 'cross-site') return false
  if (origin !== undefined) return isOurOrigin(origin, request, publicOrigin)
  return !isUnsafe || cookie === undefined
}

export function guardOrigin(app: App): void {
  const { publicOrigin } = app.parts.env
  app.addHook('onRequest', async (request) => {
    if (!mayPass(request, publicOrigin)) throw forbidden(sentence(refusalTexts, 'otherSite'))
  })
}
