/**
 * The outside services' peers: one small server on this machine's loopback that speaks their wire protocols, so that the
 * official SDKs work without keys. Their objects are in the database, so a restart loses nothing and processes agree.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/clock.ts'
import { connect } from '#server/db/connect.ts'
import type { Pool } from '#server/db/connect.ts'
import { loopbackOrigin, ownOrigin } from '#server/http/own-origin.ts'
import { METHOD_PEER_PATH, mountMethodPeer } from './method/method-peer.ts'
import type { Peer } from './peer-loop.ts'
import type { Delivery, PeerParts, PeerSecrets, Peers, Sent } from './peers.ts'
import { LINK_SCRIPT } from './plaid/link/plaid-pages.ts'
import { PLAID_CLIENT_ID, PLAID_PEER_PATH, mountPlaidPeer } from './plaid/plaid-peer.ts'
import { sandboxSecret } from './sandbox-secret.ts'
import { mountStripePeer } from './stripe/stripe-peer.ts'

type ServedApp = Parameters<Peers['serveFor']>[0]

const DELIVERY_LIMIT_MS = 10_000
const CLOSE_LIMIT_MS = 2_000
/** their own connections: the app may hold all of its own while it waits for an answer */
const POOL_MAX = 3
/** how many webhooks are remembered */
const MOST_SENT = 2_000

async function send(app: ServedApp | null, { path, headers, body }: Delivery): Promise<number> {
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

/** The type of a webhook, with Plaid's code. Nothing else: the rest is personal data. */
function whatOf(body: string): string {
  const said = JSON.parse(body) as { type?: unknown; webhook_type?: unknown; webhook_code?: unknown }
  const words = [said.type, said.webhook_type, said.webhook_code].filter((word) => typeof word === 'string')
  return words.length === 0 ? 'update' : words.join(' ')
}

function sentOf(delivery: Delivery, { clock, status }: { clock: Clock; status: number }): Sent {
  return {
    at: clock.now().toISOString(),
    service: delivery.path.split('/').at(-1) ?? '',
    what: whatOf(delivery.body),
    isTaken: status >= 200 && status < 300,
  }
}

/** Puts every peer on the server; answers those that do something by themselves. */
function mountPeers(server: FastifyInstance, parts: PeerParts): Peer[] {
  return [mountStripePeer(server, parts), mountPlaidPeer(server, parts), mountMethodPeer(server, parts)]
}

async function openSecrets(pool: Pool): Promise<PeerSecrets> {
  const [stripe, stripeWebhook, plaid, method, methodWebhook] = await Promise.all(
    (['stripe', 'stripe-webhook', 'plaid', 'method', 'method-webhook'] as const).map((name) =>
      sandboxSecret(pool, name),
    ),
  )
  return {
    // As keys of the services' test environments, so that test mode can be tried against the peers.
    stripe: `sk_test_sandbox_${stripe}`,
    stripeWebhook: `whsec_${stripeWebhook}`,
    plaid: plaid!,
    method: `sk_${method}`,
    methodWebhook: methodWebhook!,
  }
}

function placesAt(origin: string, { secrets, env }: Pick<PeerParts, 'secrets' | 'env'>): Peers['places'] {
  const { hasPromotionCodes, hasAutomaticTax } = env
  const { hostname: host, port } = new URL(origin)
  return {
    stripe: {
      secretKey: secrets.stripe,
      webhookSecret: secrets.stripeWebhook,
      at: { protocol: 'http', host, port: Number(port) },
      hasPromotionCodes,
      hasAutomaticTax,
    },
    plaid: {
      clientId: PLAID_CLIENT_ID,
      secret: secrets.plaid,
      basePath: `${origin}${PLAID_PEER_PATH}`,
      linkScript: LINK_SCRIPT,
    },
    method: {
      apiKey: secrets.method,
      baseUrl: `${origin}${METHOD_PEER_PATH}`,
      webhookSecret: secrets.methodWebhook,
    },
  }
}

/** Starts the peers on a free port of the loopback. */
export async function startPeers(
  given: Omit<PeerParts, 'appOrigin' | 'deliver' | 'secrets'>,
): Promise<Peers> {
  let app: ServedApp | null = null
  const sent: Sent[] = []
  const { env, log } = given
  const secrets = await openSecrets(given.pool)
  const server = fastify({ logger: false, bodyLimit: 1024 * 1024 })
  const connection = connect({ url: given.pool.options.connectionString!, poolMax: POOL_MAX, log })
  const parts: PeerParts = {
    ...given,
    ...connection,
    secrets,
    deliver: async (delivery) => {
      const status = await send(app, delivery)
      sent.push(sentOf(delivery, { clock: given.clock, status }))
      if (sent.length > MOST_SENT) sent.splice(0, sent.length - MOST_SENT / 2)
      return status
    },
    appOrigin: () => (app === null ? (env.publicOrigin ?? `http://localhost:${env.port}`) : ownOrigin(app)),
  }
  const peers = mountPeers(server, parts)
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    places: placesAt(origin, parts),
    parts,
    serveFor: (served) => {
      app = served
      // A test's app without a port is asked to settle instead.
      served.addHook('onListen', async () => peers.forEach((peer) => peer.start()))
    },
    settle: async () => {
      for (const peer of peers) await peer.settle()
    },
    wake: () => peers.forEach((peer) => peer.wake()),
    sent: () => sent,
    close: async () => {
      const closing = Promise.all([server.close(), ...peers.map((peer) => peer.close())])
      await Promise.race([closing, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })])
      app = null
      await connection.pool.end()
    },
  }
}
