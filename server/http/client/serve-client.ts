/** Serves the built web app: compressed copies where the browser takes them, assets for ever, pages revalidated. */
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ScreenBase } from '#contracts/screens.ts'
import { decideRoute, screensByNeed } from '#engine/access/routes.ts'
import { currentLanguage, languages } from '#engine/language/bilingual.ts'
import { sentence } from '#engine/language/sentence.ts'
import { notFound } from '#server/errors.ts'
import { factsOf } from '#server/http/access/require-feature.ts'
import type { App } from '#server/http/app-parts.ts'
import { readUser } from '#server/http/mount.ts'
import { isSpanishAddress, keepLanguage } from '#server/language/asked-language.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'
import { findClientFiles } from './client-files.ts'
import type { ClientFile, ClientFiles } from './client-files.ts'
import { findDrawing, type SendScreen } from './draw-screens.ts'
import { matchScreen, type ScreenMatch } from './match-screen.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

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
/** in the query of a link that chooses a language */
const CHOSEN = 'language'
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

type Opened = {
  request: FastifyRequest
  reply: FastifyReply
  screen: ScreenMatch
  /** without what stands before it in a language */
  address: string
  base: ScreenBase
}

/**
 * Answers for a screen that is not the same for everybody: leads on those who may not open it, and draws it for the
 * others. Null where the browser shall draw: for people who keep their figures in the browser, and where drawing failed.
 */
async function openScreen(app: App, draw: SendScreen, opened: Opened) {
  const { request, reply, screen, address, base } = opened
  if (screen.need === 'public' && currentLanguage() === 'en') return null
  // Where nobody can be asked who this is, the browser says so.
  const user = await readUser(app.parts, request).catch(() => undefined)
  if (user === undefined) return null
  const now = app.parts.clock.now().toISOString()
  const decision = decideRoute(address, user && factsOf(user), now)
  if (!decision.isOpen) {
    const isWanted = user === null && screen.need !== 'gate'
    if (isWanted && isPrivate(request)) return null
    if (isWanted && address === screensByNeed.subscription.start) return beginPrivately(reply)
    const prefix = base === '/' ? '' : base
    return leadOn(reply, prefix + decision.redirectTo, isWanted ? request.url.slice(prefix.length) : null)
  }
  return draw({ request, reply, user, screen, base })
}

type Place = { path: string; query: URLSearchParams }

/** An address as it was asked for, still encoded, and without its base. */
function placeOf({ url }: FastifyRequest, base: ScreenBase): Place {
  const [path = '', search = ''] = url.slice(base === '/' ? 0 : base.length).split('?')
  return { path: path || '/', query: new URLSearchParams(search) }
}

const addressAt = ({ path, query }: Place) => (query.size === 0 ? path : `${path}?${query}`)

/** Keeps the language that somebody chose with a link, and leads to the same place in it; null where none was chosen. */
function leadToLanguage(reply: FastifyReply, { path, query }: Place): FastifyReply | null {
  const chosen = languages.find((one) => one === query.get(CHOSEN))
  if (chosen === undefined) return null
  keepLanguage(reply, chosen)
  query.delete(CHOSEN)
  return leadOn(reply, addressAt({ path, query }), null)
}

/** Where a Spanish text of the library was until it had an address of its own; null at all other places. */
function leadToMoved(
  reply: FastifyReply,
  { name }: ScreenMatch,
  { path, query }: Place,
): FastifyReply | null {
  if (query.get('lang') !== 'es' || (name !== 'article' && name !== 'glossary')) return null
  query.delete('lang')
  return reply.redirect(`/es${addressAt({ path, query })}`, 301)
}

/** A document is one of both languages, by the browser and its cookies. */
const variedByLanguage = (reply: FastifyReply): FastifyReply =>
  reply.header('vary', 'accept-encoding, accept-language, cookie')

function shellOf({ english, spanish, underSpanish }: NonNullable<ClientFiles['shells']>, base: ScreenBase) {
  if (base === '/es') return underSpanish
  return currentLanguage() === 'es' ? spanish : english
}

/** A wrong address of a screen gets the app's own page for that, with status 404; a wrong file nothing. */
export async function serveClient(app: App): Promise<void> {
  const folder = app.parts.env.clientFolder
  const opensPlaid = !app.parts.outside.isSandbox.plaid
  const { byAddress, shells } = findClientFiles(folder, { opensPlaid })
  const draw = await findDrawing(app)
  if (byAddress.size > 0)
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      cacheControl: false,
      preCompressed: true,
    })
  app.get('/*', async (request, reply) => {
    const whole = addressOf(request.url)
    const base = whole !== null && isSpanishAddress(whole) ? '/es' : '/'
    const address = base === '/' ? whole : whole?.slice(base.length) || '/'
    if (address === null || address === undefined) throw notFound(sentence(refusalTexts, 'noAddress'))
    const file = byAddress.get(address)
    const screen = matchScreen(address)
    const place = placeOf(request, base)
    const led = screen && (leadToLanguage(reply, place) ?? leadToMoved(reply, screen, place))
    if (led) return led
    if (file && screen === null) return send(reply, file)
    if (file && currentLanguage() === 'en') return send(variedByLanguage(reply), file)
    if (address.startsWith('/api/') || address === '/api' || isFileName(address))
      throw notFound(sentence(refusalTexts, 'noAddress'))
    if (shells === null) throw notFound(sentence(refusalTexts, 'notBuilt'))
    const answer = screen && draw && (await openScreen(app, draw, { request, reply, screen, address, base }))
    if (reply.sent) return reply
    return answer ?? send(variedByLanguage(reply.code(screen ? 200 : 404)), shellOf(shells, base))
  })
}
