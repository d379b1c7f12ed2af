/** Serves the built web app: compressed copies where the browser takes them, assets for ever, pages revalidated. */
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { notFound } from '#server/errors.ts'
import type { App } from './app-parts.ts'
import { findClientFiles } from './client-files.ts'
import type { ClientFile } from './client-files.ts'
import { findClientRoutes } from './client-routes.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

const NOT_BUILT = 'The pages are not built yet. Run npm run build, then start again.'

function send(reply: FastifyReply, file: ClientFile): FastifyReply {
  if (file.contentPolicy !== null) reply.header('content-security-policy', file.contentPolicy)
  if (file.isForPaperFrame)
    reply.headers({ 'access-control-allow-origin': '*', 'x-frame-options': 'SAMEORIGIN' })
  return reply.header('cache-control', file.isImmutable ? FOR_EVER : REVALIDATE).sendFile(file.name)
}

/** An address as the files know it: no query, no closing slash. Null if it cannot be read. */
function addressOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    return path.length > 1 ? path.replace(/\/$/, '') : path
  } catch {
    return null
  }
}

const isFileName = (address: string) => /\.\w+$/.test(address)

/** A wrong address of a screen gets the app's own page for that, with status 404; a wrong file nothing. */
export async function serveClient(app: App): Promise<void> {
  const folder = app.parts.env.clientFolder
  const opensPlaid = !app.parts.outside.isSandbox.plaid
  const { byAddress, fallback } = findClientFiles(folder, { opensPlaid })
  const isScreen = findClientRoutes(folder)
  if (byAddress.size > 0)
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      cacheControl: false,
      preCompressed: true,
    })
  app.get('/*', async (request, reply) => {
    const address = addressOf(request.url)
    const file = address === null ? undefined : byAddress.get(address)
    if (file) return send(reply, file)
    if (address === null || address.startsWith('/api/') || address === '/api' || isFileName(address))
      throw notFound('There is nothing at this address.')
    if (fallback === null) throw notFound(NOT_BUILT)
    return send(reply.code(isScreen(address) ? 200 : 404), fallback)
  })
}
