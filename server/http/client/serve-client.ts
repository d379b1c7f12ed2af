/** Serves the built web app: compressed copies where the browser takes them, assets for ever, pages revalidated. */
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { decideRoute, screensByNeed } from '#engine/access/routes.ts'
import { notFound } from '#server/errors.ts'
import { factsOf } from '#server/http/access/require-feature.ts'
import type { App } from '#server/http/app-parts.ts'
import { readUser } from '#server/http/mount.ts'
import { findClientFiles } from './client-files.ts'
import type { ClientFile } from './client-files.ts'
import { findDrawing, type SendScreen } from './draw-screens.ts'
import { matchScreen, type ScreenMatch } from './match-screen.ts'

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

/** A visitor's browser says by this cookie, for a minute, which screen they were led away from. */
const WANTED_COOKIE = 'jubilee-wanted'
/** No screen has a longer address, and browsers refuse much larger cookies. */
const LONGEST_WANTED = 1000

function leadOn(reply: FastifyReply, target: string, wanted: string | null): FastifyReply {
  if (wanted !== null && wanted.length <= LONGEST_WANTED)
    reply.header(
      'set-cookie',
      `${WANTED_COOKIE}=${encodeURIComponent(wanted)}; Path=/; Max-Age=60; SameSite=Lax`,
    )
  return reply.header('cache-control', 'no-store').redirect(target, 302)
}

/** This browser answers for a person without an account (web/local/private-mode.ts). */
const isPrivate = ({ headers: { cookie = '' } }: FastifyRequest) =>
  cookie.split('; ').includes('jubilee-private=on')

/** Opens private mode for a visitor who begins: the way in works before any script does. */
function beginPrivately(reply: FastifyReply): null {
  reply.header('set-cookie', 'jubilee-private=on; Path=/; Max-Age=31536000; SameSite=Lax')
  return null
}

type Opened = { request: FastifyRequest; reply: FastifyReply; screen: ScreenMatch; address: string }

/**
 * Answers for a screen that is not the same for everybody: leads on those who may not open it, and draws it for the
 * others. Null where the browser shall draw: for people who keep their figures in the browser, and where drawing failed.
 */
async function openScreen(app: App, draw: SendScreen, opened: Opened) {
  const { request, reply, screen, address } = opened
  if (screen.need === 'public') return null
  // Where nobody can be asked who this is, the browser says so.
  const user = await readUser(app.parts, request).catch(() => undefined)
  if (user === undefined) return null
  const now = app.parts.clock.now().toISOString()
  const decision = decideRoute(address, user && factsOf(user), now)
  if (!decision.isOpen) {
    const isWanted = user === null && screen.need !== 'gate'
    if (isWanted && isPrivate(request)) return null
    if (isWanted && address === screensByNeed.subscription.start) return beginPrivately(reply)
    return leadOn(reply, decision.redirectTo, isWanted ? request.url : null)
  }
  return draw({ request, reply, user, screen })
}

/** A wrong address of a screen gets the app's own page for that, with status 404; a wrong file nothing. */
export async function serveClient(app: App): Promise<void> {
  const folder = app.parts.env.clientFolder
  const opensPlaid = !app.parts.outside.isSandbox.plaid
  const { byAddress, fallback } = findClientFiles(folder, { opensPlaid })
  const draw = await findDrawing(app)
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
    const screen = matchScreen(address)
    const answer = screen && draw && (await openScreen(app, draw, { request, reply, screen, address }))
    if (reply.sent) return reply
    return answer ?? send(reply.code(screen ? 200 : 404), fallback)
  })
}
