/** Serves the built web app: compressed copies where the browser takes them, assets for ever, pages revalidated. */
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { findClientFiles } from './client-files.ts'
import type { ClientFile } from './client-files.ts'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

type ManifestRoute = { id: string; parentId?: string; path?: string }

function manifestRoutes(clientFolder: string): Record<string, ManifestRoute> | null {
  const assets = join(clientFolder, 'assets')
  if (!existsSync(assets)) return null
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (name === undefined) return null
  const text = readFileSync(join(assets, name), 'utf8')
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return (JSON.parse(json) as { routes: Record<string, ManifestRoute> }).routes
}

function patternOf(route: ManifestRoute, routes: Record<string, ManifestRoute>): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const above = parent ? patternOf(parent, routes) : ''
  return route.path === undefined || route.path === '' ? above : `${above}/${route.path.replace(/^\//, '')}`
}

function matches(pattern: string, address: string): boolean {
  const wanted = pattern.split('/')
  const given = address.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, i) => (segment.startsWith(':') ? given[i] !== '' : segment === given[i]))
  )
}

/**
 * Finds the screens' addresses in the build's route manifest; the function tells whether a screen has an address.
 * Without a manifest every address counts as one.
 */
function findClientRoutes(clientFolder: string): (address: string) => boolean {
  const routes = manifestRoutes(clientFolder)
  if (routes === null) return () => true
  const patterns = Object.values(routes)
    .map((route) => patternOf(route, routes) || '/')
    .filter((pattern) => !pattern.includes('*'))
  return (address) => patterns.some((pattern) => matches(pattern, address))
}

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
