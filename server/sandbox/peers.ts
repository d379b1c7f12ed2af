/**
 * The outside services' stand-ins: one small server on this machine's loopback that speaks their wire protocols,
 * so that the official SDKs work without keys. What the peers know is in the database, so a restart forgets nothing
 * and two processes agree.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Db, Pool } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import type { App, Clock } from '#server/http/app-parts.ts'
import { loopbackOrigin } from '#server/http/own-origin.ts'
import type { Logger } from '#server/log.ts'

/** What an outside service sends to us. */
export type Delivery = { path: string; headers: Record<string, string>; body: string }

export type PeerParts = {
  env: Env
  pool: Pool
  db: Db
  log: Logger
  clock: Clock
  /** Sends a webhook to the app over HTTP; answers its status, or 0 while the app cannot be reached. */
  deliver: (delivery: Delivery) => Promise<number>
}

export type Peers = {
  /** where the SDKs find them: http://127.0.0.1:port */
  origin: string
  parts: PeerParts
  /** the app that webhooks go to */
  serveFor(app: App): void
  close(): Promise<void>
}

const DELIVERY_LIMIT_MS = 10_000

async function send(app: App | null, { path, headers, body }: Delivery): Promise<number> {
  if (app === null) return 0
  const origin = loopbackOrigin(app)
  if (origin === null) {
    // An app that a test asks without a port.
    return (await app.inject({ method: 'POST', url: path, headers, payload: body })).statusCode
  }
  const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(DELIVERY_LIMIT_MS) }
  return fetch(`${origin}${path}`, request).then(
    (answer) => answer.status,
    () => 0,
  )
}

/** Puts every peer on the server. */
function mountPeers(_server: FastifyInstance, _parts: PeerParts): void {}

/** Starts the peers on a free port of the loopback. */
export async function startPeers(given: Omit<PeerParts, 'deliver'>): Promise<Peers> {
  let app: App | null = null
  const server = fastify({ logger: false, bodyLimit: 1024 * 1024 })
  const parts: PeerParts = { ...given, deliver: (delivery) => send(app, delivery) }
  mountPeers(server, parts)
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    parts,
    serveFor: (served) => (app = served),
    close: async () => {
      app = null
      await Promise.race([server.close(), sleep(2_000, undefined, { ref: false })])
    },
  }
}
