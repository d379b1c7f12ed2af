/** One log line and one measurement per request; the answer names the line: who, which route, how it went. Never an address, a query, a body or an email. */
import type { FastifyRequest } from 'fastify'
import type { App } from '#server/http/app-parts.ts'
import { contextOf } from './request-context.ts'

/** The route's pattern: the address itself carries ids and tokens. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
}

function outcomeOf(status: number, named: string | null): string {
  return named ?? (status < 400 ? 'ok' : 'refused')
}

export function logRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const context = contextOf(request)
    const { method } = request
    const { statusCode: status, elapsedTime: ms } = reply
    const route = routeOf(request)
    const measured = { method, route, status: `${Math.floor(status / 100)}xx` }
    app.parts.metrics.requests.observe(measured, ms / 1_000)
    app.parts.log.info('request', {
      requestId: request.id,
      userId: context.userId,
      method,
      route,
      status,
      ms: Math.round(ms),
      outcome: outcomeOf(status, context.outcome),
    })
  })
}
