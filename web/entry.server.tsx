/** Draws documents on the server: the public pages when they are built, the screens of signed-in people when asked for. */
import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import type { DrawScreen, Held, ScreenBase } from '#contracts/screens.ts'
import { keyOf } from '#web/api/read.ts'
import { findDrawingBy, type Drawing, type Formats } from '#web/format/drawing.ts'
import { afterFirstPaint } from './after-first-paint.ts'
import { firstReads } from './first-reads.ts'

/** Larger than any document: a part that is ready is never sent after the others, which would need a script. */
const IN_ONE_PIECE = Number.MAX_SAFE_INTEGER

/** The whole document, once all of it is drawn. Any error rejects: half a screen is no screen. */
export default async function drawDocument(
  request: Request,
  status: number,
  ...[headers, context, given]: [Headers, EntryContext, RouterContextProvider]
): Promise<Response> {
  const nonce = given.get(firstReads)?.nonce
  const failed = Promise.withResolvers<never>()
  const drawing = (async () => {
    const stream = await renderToReadableStream(
      <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        progressiveChunkSize: IN_ONE_PIECE,
        onError: failed.reject,
      },
    )
    await stream.allReady
    return new Response(stream).text()
  })()
  const html = await Promise.race([drawing, failed.promise])
  headers.set('content-type', 'text/html; charset=utf-8')
  const whole = `<!DOCTYPE html>${html.replace(/^<!doctype html>/i, '')}`
  // The empty frame shows nothing without its scripts.
  return new Response(context.isSpaMode ? whole : afterFirstPaint(whole), { status, headers })
}

/** The server draws with this; `drawings` keeps those apart that are under way at once. */
export function createDrawScreen(build: ServerBuild, drawings: Held<Drawing>): DrawScreen {
  const faults = new WeakMap<object, unknown>()
  const { entry } = build
  const keepFault = (error: unknown, { context }: { context: object }) => void faults.set(context, error)
  const module = { ...entry.module, handleError: keepFault }
  const drawn = { ...build, entry: { ...entry, module } }
  const handles = {
    '/': createRequestHandler(drawn, 'production'),
    '/es': createRequestHandler({ ...drawn, basename: '/es' }, 'production'),
  }
  findDrawingBy(() => drawings.getStore())
  return async ({ url, base, nonce, origin, theme, answers, formats, movedByMs, atMs }) => {
    const context = new RouterContextProvider()
    const queries = answers.map(({ path, params, query, list, answer }) => {
      const key = [...keyOf(path, params as Record<string, unknown> | undefined), ...(query ? [query] : [])]
      return list === undefined ? ([key, answer] as const) : ([[...key, list], firstPageOf(answer)] as const)
    })
    context.set(firstReads, { nonce, origin, theme, atMs, queries })
    // The contract of the settings names the same currencies and dates as the formats.
    const drawing: Drawing = { formats: formats as Formats, movedByMs, atMs }
    const response = await drawings.run(drawing, () =>
      handles[base](new Request(new URL(url, ORIGIN)), context),
    )
    if (faults.has(context)) throw faults.get(context)
    if (response.status >= 500) throw new Error(`The screen was answered with ${response.status}.`)
    return { html: await response.text(), status: response.status }
  }
}

/** How the query cache holds a list that is read in pages (use-pages.ts), of which this is the first. */
const firstPageOf = (answer: unknown) => ({ pages: [answer], pageParams: [{}] })

/**
 * The document without a screen, which draws and reads everything in the browser; made once, with the build. `base` is
 * what stands before the addresses of its screens.
 */
export async function drawShell(build: ServerBuild, base: ScreenBase): Promise<string> {
  const headers = { 'X-React-Router-SPA-Mode': 'yes' }
  const handle = createRequestHandler({ ...build, basename: base }, 'production')
  const response = await handle(new Request(new URL(base, ORIGIN), { headers }))
  const html = await response.text()
  if (!response.ok || html === '') throw new Error('The empty frame of the screens could not be drawn.')
  return html
}

/** Addresses of screens are paths; a request has a whole one. */
const ORIGIN = 'http://localhost'
