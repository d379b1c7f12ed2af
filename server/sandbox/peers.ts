/** The types of the outside services' peers, for the rest of the server; start-peers.ts starts them. */
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/clock.ts'
import type { Db, Pool } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import type { Served } from '#server/http/own-origin.ts'
import type { Logger } from '#server/log.ts'
import type { Places } from '#server/outside/outside.ts'

/** A webhook on its way to the app. */
export type Delivery = { path: string; headers: Record<string, string>; body: string }

/** The keys shared by the app and its peers; each is made once for a database. */
export type PeerSecrets = {
  stripe: string
  stripeWebhook: string
  plaid: string
  method: string
  methodWebhook: string
}

export type PeerParts = {
  env: Env
  pool: Pool
  db: Db
  log: Logger
  clock: Clock
  secrets: PeerSecrets
  /** Sends a webhook to the app over HTTP; answers its status, or 0 while the app cannot be reached. */
  deliver: (delivery: Delivery) => Promise<number>
  /** where people find the app: the pages of the peers are there */
  appOrigin: () => string
}

export type Peers = {
  /** where the SDKs find them: http://127.0.0.1:port */
  origin: string
  /** address and key of each */
  places: Places
  parts: PeerParts
  /** sets the app that receives webhooks */
  serveFor(app: FastifyInstance & Served): void
  /** Every peer processes what is due by the clock and delivers its webhooks. */
  settle(): Promise<void>
  /** delivers waiting webhooks soon */
  wake(): void
  /** the webhooks that this process sent, oldest first */
  sent(): Sent[]
  close(): Promise<void>
}

/** A webhook that was sent, by the sandbox's clock. */
export type Sent = { at: string; service: string; what: string; isTaken: boolean }
