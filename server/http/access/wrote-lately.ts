/**
 * Whoever has just written something reads it from the primary until every replica that is asked has it too. A cookie
 * says so, since the next request may reach another process.
 */
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contracts/endpoint.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'

const COOKIE = 'jubilee-wrote'
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Marks the browser of whoever writes. Only where there is a replica. */
export function markWrites(app: App): void {
  const { databaseReplicaUrl, databaseReplicaLagMs } = app.parts.env
  if (databaseReplicaUrl === null) return
  // What was written before the answer is at most that old on a replica that is still asked.
  const seconds = Math.ceil(databaseReplicaLagMs / 1000) + 1
  app.addHook('onSend', async ({ method }, reply) => {
    if (reads.has(method) || reply.statusCode >= 400) return
    reply.header('set-cookie', `${COOKIE}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`)
  })
}

/** A client that signs in by a header keeps no cookies, so what it wrote is not known. */
const mayHaveWritten = ({ headers }: FastifyRequest) =>
  headers.authorization !== undefined || (headers.cookie ?? '').split('; ').includes(`${COOKIE}=1`)

/** Answers a call by the replica's records where its contract and what the person has just done allow it. */
export function readBy<T>(
  app: App,
  { call, request }: { call: Endpoint; request: FastifyRequest },
  answer: (parts: AppParts) => Promise<T>,
): Promise<T> {
  if (!call.mayLag || mayHaveWritten(request)) return answer(app.parts)
  return app.parts.replica.read((db) => answer({ ...app.parts, db }))
}
