/**
 * The language of a request: that of the screen that asks, or of an address under /es; else what the person has chosen,
 * else what this browser keeps, else what it prefers.
 */
import { AsyncResource } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE_HEADER } from '#contracts/language-header.ts'
import { languages, type Language } from '#engine/language/bilingual.ts'
import type { App } from '#server/http/app-parts.ts'
import { speakingAsAsked } from './language.ts'

const COOKIE = 'language'
const YEAR_SECONDS = 31_536_000

const known = (text: string | undefined): Language | null => languages.find((one) => one === text) ?? null

/** What this browser was asked to keep; null where nobody chose. */
const keptLanguage = ({ headers: { cookie = '' } }: FastifyRequest): Language | null =>
  known(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookie)?.[1])

/** Keeps the choice in this browser, where no script of a page needs it. */
export const keepLanguage = (reply: FastifyReply, language: Language): void =>
  void reply.header(
    'set-cookie',
    `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly`,
  )

/** The first of our languages in an Accept-Language header, by its weights (RFC 9110, 12.5.4); English without one. */
export function preferredLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean)
    return { language: known(tag.split('-')[0]), weight: Number(weight ?? 1) }
  })
  const [best] = ranges
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return best?.language ?? 'en'
}

/** `/es`, and all under it, is Spanish. */
export const isSpanishAddress = (url: string): boolean => /^\/es(?:[/?]|$)/.test(url)

function askedBy(request: FastifyRequest) {
  const { headers, url } = request
  const ofScreen = isSpanishAddress(url) ? 'es' : known(String(headers[LANGUAGE_HEADER] ?? ''))
  if (ofScreen !== null) return { language: ofScreen, isFixed: true }
  const language = keptLanguage(request) ?? preferredLanguage(headers['accept-language'])
  return { language, isFixed: false }
}

/** Every request is answered in its language. */
export function answerInLanguage(app: App): void {
  const places = new WeakMap<FastifyRequest, AsyncResource>()
  app.addHook('onRequest', (request, _reply, done) => {
    speakingAsAsked(askedBy(request), () => {
      places.set(request, new AsyncResource('jubilee.language'))
      done()
    })
  })
  // The body comes in as events of the connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const place = places.get(request)
    if (place === undefined) done()
    else place.runInAsyncScope(done)
  })
}
