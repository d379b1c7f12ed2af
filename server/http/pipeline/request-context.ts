/** What the request's log line needs and no handler reads: kept beside the request, not on it. */
import type { FastifyRequest } from 'fastify'

export type RequestContext = { userId: string | null; outcome: string | null }

const contexts = new WeakMap<FastifyRequest, RequestContext>()

/** The context of a request, made on first use. */
export function contextOf(request: FastifyRequest): RequestContext {
  const known = contexts.get(request)
  if (known) return known
  const context: RequestContext = { userId: null, outcome: null }
  contexts.set(request, context)
  return context
}
