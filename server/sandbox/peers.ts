/** What the outside services' stand-ins are to the rest of the server: see start-peers.ts. */
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/clock.ts'
import type { Db, Pool } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import type { Served } from '#server/http/own-origin.ts'
import type { Logger } from '#server/log.ts'
import type { Outside } from '#server/outside.ts'

/** What an outside service sends to us. */
export type Delivery = { path: string; headers: Record<string, string>; body: string }

/** What the app and its peers know each other by; each is made once for a database. */
export type PeerSecrets = { stripe: string; stripeWebhook: string; plaid: string; method: string }

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
  /** where each is found, and with which key */
  places: Pick<Outside, 'stripe' | 'plaid' | 'method'>
  parts: PeerParts
  /** the app that webhooks go to */
  serveFor(app: FastifyInstance & Served): void
  /** Every peer does what is due by the clock and delivers its webhooks. */
  settle(): Promise<void>
  /** there is something to send: soon */
  wake(): void
  /** what this process sent to the app, oldest first */
  sent(): Sent[]
  close(): Promise<void>
}

/** A webhook that was sent, by the sandbox's clock. */
export type Sent = { at: string; service: string; what: string; isTaken: boolean }
