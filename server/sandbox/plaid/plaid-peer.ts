/**
 * Plaid's peer below /plaid: it checks client id and secret, answers and refuses as Plaid does, and sends its webhooks.
 * The banks are made up and deterministic; links are in the database.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loopOf } from '../peer-loop.ts'
import type { Peer } from '../peer-loop.ts'
import type { PeerParts } from '../peers.ts'
import { deliverWebhooks } from '../webhooks.ts'
import { calls } from './calls.ts'
import { readBody } from './call.ts'
import type { Call } from './call.ts'
import * as refuse from './refusal.ts'
import { plaidSender } from './webhooks.ts'
import { settleItems } from './settle-items.ts'

export const PLAID_CLIENT_ID = 'sandbox'
/** on the peers' one server */
export const PLAID_PEER_PATH = '/plaid'

type Body = Record<string, unknown>

const requestId = () => randomBytes(8).toString('hex').slice(0, 15)

/** Keys come in headers or in the body. */
function checkKeys({ secrets }: PeerParts, request: FastifyRequest, body: Body): void {
  const clientId = request.headers['plaid-client-id'] ?? body['client_id']
  const secret = request.headers['plaid-secret'] ?? body['secret']
  const missing = Object.entries({ client_id: clientId, secret }).filter(([, value]) => value === undefined)
  if (missing.length > 0) throw refuse.missingFields(missing.map(([name]) => name))
  if (clientId !== PLAID_CLIENT_ID || secret !== secrets.plaid) throw refuse.invalidKeys()
}

function mountCall(peer: FastifyInstance, parts: PeerParts, call: Call): void {
  const answer = async (request: FastifyRequest): Promise<object> => {
    const body = request.body as Body | null | undefined
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse.invalidBody()
    checkKeys(parts, request, body)
    const read = readBody(call.schema, body)
    return call.run({ parts, body: read, request_id: requestId(), now: parts.clock.now() })
  }
  peer.route({ method: 'POST', url: call.path, handler: answer })
}

function refusalOf(error: unknown): refuse.Refusal {
  if (error instanceof refuse.Refusal) return error
  const { statusCode = 500 } = error as { statusCode?: number }
  return statusCode < 500 ? refuse.invalidBody() : refuse.ownFault()
}

/** Mounts the peer on the peers' server. */
export function mountPlaidPeer(server: FastifyInstance, parts: PeerParts): Peer {
  const sender = plaidSender(parts)
  const loop = loopOf({
    happen: () => settleItems(parts),
    deliver: (isPatient) => deliverWebhooks(parts, sender, isPatient),
    now: () => parts.clock.now().getTime(),
  })
  void server.register(
    async (peer) => {
      peer.setErrorHandler((error, _request, reply) => {
        const refusal = refusalOf(error)
        if (refusal.status >= 500) parts.log.error('plaid peer failed', { error: (error as Error).name })
        return reply.code(refusal.status).send(refuse.errorBody(refusal, requestId()))
      })
      peer.setNotFoundHandler((_request, reply) =>
        reply.code(404).send(refuse.errorBody(refuse.notFoundPath(), requestId())),
      )
      peer.addHook('onResponse', async () => loop.wake())
      for (const call of calls) mountCall(peer, parts, call)
    },
    { prefix: PLAID_PEER_PATH },
  )
  return loop
}
