/**
 * Stripe's peer on this machine: its wire protocol under /v1 (API 2026-10-28.endive), its events, its clock.
 * Objects are kept in `sandbox_objects`; what is due happens by `parts.clock`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loopOf } from '../peer-loop.ts'
import type { Peer } from '../peer-loop.ts'
import type { PeerParts } from '../peers.ts'
import { deliverWebhooks } from '../webhooks.ts'
import { answerCall, answerOf } from './protocol/answer-call.ts'
import type { CallAnswer } from './protocol/answer-call.ts'
import type { Call } from './protocol/call.ts'
import { stripeSender, eventCalls } from './events.ts'
import { parseForm } from './protocol/form-body.ts'
import { serialize } from './serialize.ts'
import {
  StripeRefusal,
  invalidParameter,
  noKey,
  unknownUrl,
  wrongKey,
  wrongVersion,
} from './protocol/refusal.ts'
import { STRIPE_API_VERSION } from './store.ts'
import { setupCalls } from './account-setup.ts'
import { cardCalls } from './customers/cards.ts'
import { checkoutCalls } from './checkout/checkout.ts'
import { customerCalls, portalCalls } from './customers/customers.ts'
import { disputeCalls } from './payments/disputes.ts'
import { invoicePaymentCalls } from './invoices/invoice-payments.ts'
import { invoiceCalls } from './invoices/invoices.ts'
import { paymentCalls } from './payments/payments.ts'
import { previewCalls } from './invoices/preview.ts'
import { priceCalls } from './checkout/prices.ts'
import { refundCalls } from './payments/refunds.ts'
import { scheduleCalls } from './subscriptions/schedules.ts'
import { subscriptionCalls } from './subscriptions/subscription-calls.ts'

export const stripeCalls: Call[] = [
  ...customerCalls,
  ...cardCalls,
  ...priceCalls,
  ...checkoutCalls,
  ...subscriptionCalls,
  ...scheduleCalls,
  ...invoiceCalls,
  ...invoicePaymentCalls,
  ...previewCalls,
  ...paymentCalls,
  ...refundCalls,
  ...disputeCalls,
  ...portalCalls,
  ...eventCalls,
  ...setupCalls,
]

type Request = FastifyRequest<{ Params: { id?: string } }>

function send(reply: FastifyReply, answer: CallAnswer): FastifyReply {
  return reply
    .code(answer.status)
    .headers({
      'request-id': answer.requestId,
      'stripe-version': STRIPE_API_VERSION,
      ...(answer.isReplayed === true ? { 'idempotent-replayed': 'true' } : {}),
    })
    .type('application/json')
    .send(JSON.stringify(answer.body, null, 2))
}

const refuse = (reply: FastifyReply, refusal: StripeRefusal) => send(reply, answerOf(refusal))

/** The form of a POST is its body, that of anything else its query. */
function formOf(request: Request) {
  const query = request.url.split('?')[1] ?? ''
  const body = typeof request.body === 'string' ? request.body : ''
  return parseForm(request.method === 'POST' ? body : query === '' ? body : query)
}

function checkKey(request: Request, key: string): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (given === undefined) throw noKey()
  if (given !== key) throw wrongKey(given)
}

/** One version alone is spoken here; without the header it is the account's. */
function checkVersion({ headers }: Request): void {
  const version = headers['stripe-version']
  if (version !== undefined && version !== STRIPE_API_VERSION) throw wrongVersion(String(version))
}

function keyOf(request: Request): string | null {
  const given = request.headers['idempotency-key']
  if (request.method !== 'POST' || typeof given !== 'string') return null
  if (given === '' || given.length > 255)
    throw invalidParameter('idempotency_key', 'Idempotency keys have 1 to 255 characters.')
  return given
}

type Serving = { parts: PeerParts; wake: () => void }

function mountCall(server: FastifyInstance, call: Call, { parts, wake }: Serving): void {
  server.route<{ Params: { id?: string } }>({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      checkKey(request, parts.secrets.stripe)
      checkVersion(request)
      const [url = ''] = request.url.split('?')
      const answer = await answerCall(parts, call, {
        form: formOf(request),
        id: request.params.id ?? '',
        key: keyOf(request),
        url: `${request.method} ${url}`,
      })
      wake()
      return send(reply, answer)
    },
  })
}

/** Mounts the peer on the server. */
export function mountStripePeer(server: FastifyInstance, parts: PeerParts): Peer {
  const sender = stripeSender(parts)
  const loop = loopOf({
    happen: () => serialize(parts, (store) => store.forgetAnswers()),
    deliver: (isPatient) => deliverWebhooks(parts, sender, isPatient),
    now: () => parts.clock.now().getTime(),
  })
  void server.register(
    async (peer) => {
      peer.removeAllContentTypeParsers()
      peer.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body)
      peer.setErrorHandler((error, _request, reply) => {
        if (error instanceof StripeRefusal) return refuse(reply, error)
        throw error
      })
      peer.setNotFoundHandler((request, reply) =>
        refuse(reply, unknownUrl(request.method, request.url.split('?')[0]!)),
      )
      for (const call of stripeCalls) mountCall(peer, call, { parts, wake: loop.wake })
    },
    { prefix: '/v1' },
  )
  return loop
}
