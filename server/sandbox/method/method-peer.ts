/**
 * Method Financial, as far as we ask it, below /method: people, their consent, the check of their phone, scores and
 * attributes. Its reports are made of the person's own records, which the note of the entity (`metadata.user_id`)
 * leads to. It tells of each score by a webhook.
 */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IEntityAttributes, IEntityCreditScores } from 'method-node'
import { methodSignature } from '#server/ports/bureau/method-webhook.ts'
import { loopOf } from '#server/sandbox/peer-loop.ts'
import type { Peer } from '#server/sandbox/peer-loop.ts'
import type { PeerParts } from '#server/sandbox/peers.ts'
import { deliverWebhooks } from '#server/sandbox/webhooks.ts'
import type { Sender } from '#server/sandbox/webhooks.ts'
import { notFound, refused, sendData, sendError, taken, unauthorized, service } from './method-answer.ts'
import * as entities from './method-entities.ts'
import * as products from './method-products.ts'
import * as questions from './method-questions.ts'
import * as requests from './method-requests.ts'

/** on the peers' one server */
export const METHOD_PEER_PATH = '/method'

const isList = (url: string) => url.split('?')[0] === `${METHOD_PEER_PATH}/entities`

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Every call carries the key, and none but the list has a query. */
function guard(peer: FastifyInstance, { secrets }: PeerParts): void {
  peer.addHook('onRequest', async ({ headers, query, url }) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${secrets.method}`)) throw unauthorized()
    const [unknown] = Object.keys(query as object).filter((name) => !isList(url) || name !== 'page_limit')
    if (unknown !== undefined) throw refused('INVALID_REQUEST', `Invalid value provided for ${unknown}`)
  })
}

type ById = { Params: { id: string; part: string } }

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : null
}

const isAboutIdentity = (body: unknown) => (body as { type?: unknown } | null)?.type === 'identity'

function mountEntities(peer: FastifyInstance, parts: PeerParts): void {
  peer.get<{ Querystring: { page_limit?: string } }>('/entities', async ({ query }, reply) =>
    sendData(
      reply,
      await entities.listEntities(parts.db, taken(requests.pageLimit, query.page_limit ?? '10')),
    ),
  )

  peer.post('/entities', async (request, reply) => {
    const key = keyOf(request)
    const made = await entities.createEntity(parts, taken(requests.createEntity, request.body), key)
    void reply.header('idem-status', key === null ? 'bypassed' : made.isNew ? 'stored' : 'replayed')
    return sendData(reply, made.entity)
  })

  peer.get<ById>('/entities/:id', async ({ params }, reply) =>
    sendData(reply, await entities.findEntity(parts.db, params.id)),
  )

  peer.post<ById>('/entities/:id/consent', async ({ params, body }, reply) => {
    taken(requests.withdrawConsent, body)
    return sendData(reply, await entities.withdrawEntity(parts, params.id))
  })

  peer.post<ById>('/entities/:id/verification_sessions', async ({ params, body }, reply) => {
    if (isAboutIdentity(body)) {
      taken(requests.createQuestions, body)
      return sendData(reply, await questions.startQuestions(parts, params.id))
    }
    taken(requests.createPhoneSession, body)
    return sendData(reply, await entities.startPhoneSession(parts, params.id))
  })

  peer.put<ById>('/entities/:id/verification_sessions/:part', async ({ params, body }, reply) => {
    const at = { entityId: params.id, sessionId: params.part }
    if (isAboutIdentity(body)) {
      const { answers: chosen } = taken(requests.answerQuestions, body).kba
      return sendData(reply, await questions.takeAnswers(parts, { ...at, chosen }))
    }
    const { sms } = taken(requests.updatePhoneSession, body)
    return sendData(reply, await entities.tryCode(parts, { ...at, code: sms.sms_code }))
  })
}

function mountProducts(peer: FastifyInstance, parts: PeerParts): void {
  peer.post<ById>('/entities/:id/credit_scores', async ({ params, body }, reply) => {
    taken(requests.nothing, body)
    const entity = await entities.findVerified(parts.db, params.id)
    return sendData(reply, await products.createScores(parts, entity))
  })

  peer.get<ById>('/entities/:id/credit_scores/:part', async ({ params }, reply) => {
    const key = { service, kind: 'credit_score', id: params.part, ownerId: params.id } as const
    return sendData(reply, await products.lookAt<IEntityCreditScores>(parts.db, key, { scores: null }))
  })

  peer.post<ById>('/entities/:id/attributes', async ({ params, body }, reply) => {
    const { attributes } = taken(requests.createAttributes, body)
    const entity = await entities.findVerified(parts.db, params.id)
    return sendData(reply, await products.createAttributes(parts, entity, attributes))
  })

  peer.get<ById>('/entities/:id/attributes/:part', async ({ params }, reply) => {
    const key = { service, kind: 'attribute', id: params.part, ownerId: params.id } as const
    return sendData(reply, await products.lookAt<IEntityAttributes>(parts.db, key, { attributes: null }))
  })
}

/** How Method signs: over the moment and the body, with the secret of the webhook. */
const methodSender = ({ clock, secrets }: PeerParts): Sender => ({
  service,
  sign: async (body) => {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    return {
      'method-webhook-timestamp': timestamp,
      'method-webhook-signature': methodSignature(secrets.methodWebhook, timestamp, body).toString('hex'),
    }
  },
})

/** Mounts the peer on the peers' server. */
export function mountMethodPeer(server: FastifyInstance, parts: PeerParts): Peer {
  const sender = methodSender(parts)
  const loop = loopOf({
    happen: async () => {},
    deliver: (isPatient) => deliverWebhooks(parts, sender, isPatient),
    now: () => parts.clock.now().getTime(),
  })
  void server.register(
    async (peer) => {
      peer.setErrorHandler((error, _request, reply) => sendError(reply, error))
      peer.setNotFoundHandler((_request, reply) => sendError(reply, notFound()))
      guard(peer, parts)
      peer.addHook('onResponse', async () => loop.wake())
      mountEntities(peer, parts)
      mountProducts(peer, parts)
    },
    { prefix: METHOD_PEER_PATH },
  )
  return loop
}
