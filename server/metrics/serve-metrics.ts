/**
 * Who may read the metrics. With METRICS_TOKEN whoever shows it; with METRICS_PORT whoever reaches that port, and nobody
 * on the port of the pages; with neither this machine alone. With both, that port and the token.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { uncoded } from '#engine/language/sentence.ts'
import { notFound, unauthorized } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { processMetrics } from './metrics.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Hashes are compared, so that neither its length nor its beginning can be measured. */
const showsToken = ({ authorization = '' }: IncomingHttpHeaders, token: string): boolean =>
  timingSafeEqual(sha256(authorization), sha256(`Bearer ${token}`))

const isLoopback = (address = '') => isIP(address) > 0 && /^(::ffff:)?127\.|^::1$/.test(address)

/** A proxy on this machine asks from here too, for anybody: then it says so. */
const isPassedOn = (headers: IncomingHttpHeaders) =>
  ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some((name) => name in headers)

const isFromHere = ({ socket, headers }: IncomingMessage) =>
  isLoopback(socket.remoteAddress) && !isPassedOn(headers)

/** The metrics as text: those of the app, then those of its process. */
async function textOf(app: App): Promise<{ type: string; text: string }> {
  const { registry } = app.parts.metrics
  const texts = [await registry.metrics(), await processMetrics().metrics()]
  return { type: registry.contentType, text: texts.join('\n') }
}

/** `/metrics` beside the pages, where it has no port of its own. */
export function mountMetrics(app: App): void {
  const { metricsToken: token, metricsPort } = app.parts.env
  if (metricsPort !== null) return
  app.get('/metrics', async (request, reply) => {
    if (token === null && !isFromHere(request.raw)) throw notFound()
    if (token !== null && !showsToken(request.headers, token)) {
      reply.header('www-authenticate', 'Bearer')
      throw unauthorized(uncoded('Send METRICS_TOKEN as a bearer token.'))
    }
    const { type, text } = await textOf(app)
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

/** Listens on METRICS_PORT, if it is set, until the app closes; resolves to the port, or null. */
export async function listenForMetrics(app: App, host: string): Promise<number | null> {
  const { metricsToken: token, metricsPort } = app.parts.env
  if (metricsPort === null) return null
  const server = createServer(async (request, response) => {
    const isAllowed = token === null || showsToken(request.headers, token)
    if (request.url !== '/metrics') return response.writeHead(404).end()
    if (!isAllowed) return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    const found = await textOf(app).catch(() => null)
    if (found === null) return response.writeHead(500).end()
    return response.writeHead(200, { 'content-type': found.type }).end(found.text)
  })
  server.listen(metricsPort, host)
  await once(server, 'listening')
  app.server.once('close', () => server.close())
  server.unref()
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : metricsPort
}
