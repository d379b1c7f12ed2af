/**
 * Draws the screens of signed-in people, and those that are open to visitors for them too: reads what the screen needs, by the same handlers that answer the browser, and
 * hands it to the web's own code in `build/server`. Where that fails the browser draws, from the empty frame.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { timeZones, type Settings } from '#contracts/account/settings.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import type { getMode } from '#contracts/sandbox.ts'
import {
  frameReads,
  screenReads,
  type DrawScreen,
  type Held,
  type ScreenAnswer,
  type ScreenBase,
  type ScreenPlace,
  type ScreenRead,
  type Theme,
} from '#contracts/screens.ts'
import { currentLanguage, type Language } from '#engine/language/bilingual.ts'
import { dayInZone } from '#engine/money/calendar-day.ts'
import { describeError, HttpError } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { answerRead } from '#server/http/mount.ts'
import { contentPolicy } from '#server/http/pipeline/security-headers.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { ScreenMatch } from './match-screen.ts'

/** `user` is null for a visitor. */
type Asked = {
  request: FastifyRequest
  reply: FastifyReply
  user: SessionUser | null
  screen: ScreenMatch
  base: ScreenBase
}

/** The document, compressed where the browser takes it; its headers are in the reply. Null where it could not be drawn. */
export type SendScreen = (asked: Asked) => Promise<Buffer | string | null>

type ServerBuild = {
  /** of the scripts that belong to what is drawn */
  assets: { version: string }
  entry: { module: { createDrawScreen: (build: unknown, drawings: Held<unknown>) => DrawScreen } }
}

/** The drawings under way, of all apps of this process: they share the web's code. */
const drawings = new AsyncLocalStorage<unknown>()

/** How screens are drawn; null where nothing was built that draws. */
export async function findDrawing(app: App): Promise<SendScreen | null> {
  const folder = join(app.parts.env.clientFolder, '..', 'server')
  if (!existsSync(join(folder, 'index.js'))) return null
  const english = await openBuild(join(folder, 'index.js'))
  // A build of an earlier version has none. Many processes never draw it.
  const hasSpanish = existsSync(join(folder, 'es', 'index.js'))
  let spanish: Promise<Built> | null = null
  const buildIn = async (language: Language): Promise<Built> =>
    language === 'en' || !hasSpanish ? english : (spanish ??= openBuild(join(folder, language, 'index.js')))
  // A tab that was opened with other scripts learns of these.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('x-release', (await buildIn(currentLanguage())).version)
  })
  return async (asked) => {
    try {
      return await drawDocument(app, (await buildIn(currentLanguage())).draw, asked)
    } catch (error) {
      const { id: requestId } = asked.request
      app.parts.log.error('screen.not_drawn', {
        requestId,
        screen: asked.screen.name,
        ...describeError(error),
      })
      return null
    }
  }
}

type Built = { version: string; draw: DrawScreen }

async function openBuild(file: string): Promise<Built> {
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  return { version: build.assets.version, draw: build.entry.module.createDrawScreen(build, drawings) }
}

async function drawDocument(app: App, draw: DrawScreen, asked: Asked): Promise<Buffer | string> {
  const { request, reply, screen } = asked
  const { mode, settings, answers } = await readFrame(app, asked)
  const now = app.parts.clock.now()
  const today = dayInZone(now, settings.timezone)
  const place: ScreenPlace = {
    params: screen.params,
    query: Object.fromEntries(new URLSearchParams(request.url.split('?')[1] ?? '')),
    today,
  }
  const reads = screenReads[screen.name]?.(place) ?? []
  const own = await Promise.all(reads.map((read) => readOrLeave(app, asked, read)))
  const nonce = randomBytes(16).toString('base64')
  const { html } = await draw({
    url: request.url,
    base: asked.base,
    nonce,
    origin: app.parts.env.publicOrigin,
    theme: themeOf(request),
    answers: [...answers, ...own.flat()],
    formats: settings,
    movedByMs: mode.movedByMs,
    atMs: now.getTime(),
  })
  const opensPlaid = !app.parts.outside.isSandbox.plaid
  reply.headers({
    'content-security-policy': contentPolicy({
      inline: { scripts: [`'nonce-${nonce}'`], styles: [] },
      opensPlaid,
    }),
    // It is one person's own: not even this browser shows it again after they have signed out.
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  return compressed(asked, sentForm(html))
}

type Frame = {
  answers: ScreenAnswer[]
  mode: AnswerOf<typeof getMode>
  settings: Pick<Settings, 'currency' | 'dateFormat' | 'timezone'>
}

/** What holds until somebody chooses (spec 9). */
const VISITORS_SETTINGS = { currency: 'USD', dateFormat: 'MM/DD/YYYY', timezone: timeZones[0] } as const

async function readFrame(app: App, asked: Asked): Promise<Frame> {
  const { user, mode, settings } = frameReads
  if (asked.user === null) {
    const [ofMode] = await answersOf(app, asked, mode)
    return {
      answers: [{ path: user.call.path, answer: null }, ...(ofMode ? [ofMode] : [])],
      mode: ofMode?.answer as Frame['mode'],
      settings: VISITORS_SETTINGS,
    }
  }
  const answers = await Promise.all([user, mode, settings].map((read) => answersOf(app, asked, read)))
  const [, ofMode, ofSettings] = answers
  return {
    answers: answers.flat(),
    mode: ofMode?.[0]?.answer as Frame['mode'],
    settings: ofSettings?.[0]?.answer as Settings,
  }
}

/** The answer of a read, and of those that are parts of it. */
async function answersOf(app: App, asked: Asked, read: ScreenRead): Promise<ScreenAnswer[]> {
  const { call, params, query, list, holds = {} } = read
  const answer = await answerRead(app, { call, params, query, ...asked })
  const held = Object.entries(holds).map(([name, part]) => ({
    path: part.call.path,
    params: part.params,
    query: part.query,
    answer: (answer as Record<string, unknown>)[name],
  }))
  return [{ path: call.path, params, query, ...(list === undefined ? {} : { list }), answer }, ...held]
}

/** What is refused is left out: the screen asks for it itself, and says what it says of a refusal. */
async function readOrLeave(app: App, asked: Asked, read: ScreenRead): Promise<ScreenAnswer[]> {
  try {
    return await answersOf(app, asked, read)
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return []
    throw error
  }
}

/** The theme that this browser was asked to keep; null is the system's. */
function themeOf(request: FastifyRequest): Theme | null {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  return (theme as Theme | undefined) ?? null
}

/** The document as it is sent: a style in an attribute would be refused by the policy, and reported by the browser. */
const sentForm = (html: string) => html.replaceAll(/ style="[^"]*"/g, '')

/** A low level: a higher one takes longer than it spares on the line. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

async function compressed({ request, reply }: Asked, html: string): Promise<Buffer | string> {
  reply.header('vary', 'accept-encoding, accept-language, cookie')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = ['br', 'gzip'].find((one) => new RegExp(`\\b${one}\\b`).test(accepted))
  if (encoding === undefined) return html
  reply.header('content-encoding', encoding)
  return encoding === 'br' ? promisify(brotliCompress)(html, QUALITY) : promisify(gzip)(html)
}
