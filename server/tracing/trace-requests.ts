/** A trace for each request, by the pattern of its route. It begins here: what a browser says of a trace is not believed. */
import { AsyncResource } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import type { App } from '#server/http/app-parts.ts'
import { routeOf } from '#server/http/pipeline/request-log.ts'
import type { EndSpan } from './tracing.ts'

/** asked all day by machines */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

type Traced = { end: EndSpan; place: AsyncResource }

export function traceRequests(app: App): void {
  const { tracing } = app.parts
  if (!tracing.isOn) return
  const traces = new WeakMap<FastifyRequest, Traced>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request)
    if (untraced.has(route)) return done()
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'jubilee.request_id': request.id,
    }
    tracing.begin({ name: `${request.method} ${route}`, kind: 'server', attributes }, (end) => {
      traces.set(request, { end, place: new AsyncResource('jubilee.request') })
      done()
    })
  })
  // The body comes in as events of the connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const traced = traces.get(request)
    if (traced === undefined) done()
    else traced.place.runInAsyncScope(done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    traces
      .get(request)
      ?.end({ isFailure: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } })
  })
}
