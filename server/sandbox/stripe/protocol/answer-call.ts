/** Answers one request: parameters, idempotency key, the call itself, expansion. */
import { describeError } from '#server/errors.ts'
import type { PeerParts } from '../../peers.ts'
import type { Call } from './call.ts'
import { expanded } from './expand.ts'
import type { FormMap } from './form-body.ts'
import { newId } from './ids.ts'
import { serialize } from '#server/sandbox/stripe/serialize.ts'
import { StripeRefusal, otherParameters, peerFailed } from './refusal.ts'
import type { Store } from '../store.ts'
import { DAY } from '#server/sandbox/stripe/types.ts'

export type CallAsked = {
  form: FormMap
  /** the one in the path, '' where there is none */
  id: string
  /** the Idempotency-Key, where one was sent */
  key: string | null
  url: string
}

export type CallAnswer = { status: number; body: unknown; requestId: string; isReplayed?: boolean }

export const answerOf = (refusal: StripeRefusal): CallAnswer => ({
  status: refusal.refused.status,
  body: refusal.body(),
  requestId: newId('req'),
})

/** Undoes the work and carries its answer out of the transaction. */
class Undone extends Error {
  readonly answer: CallAnswer
  constructor(refusal: StripeRefusal) {
    super('undone')
    this.answer = answerOf(refusal)
  }
}

type Work = { call: Call; id: string; params: unknown; store: Store }

async function doneBy({ call, ...asked }: Work): Promise<CallAnswer> {
  try {
    const answer = await call.run(asked)
    const paths = (asked.params as { expand?: string[] }).expand ?? []
    return { status: 200, body: await expanded(asked.store, answer, paths), requestId: newId('req') }
  } catch (error) {
    throw error instanceof StripeRefusal ? new Undone(error) : error
  }
}

/** The earlier answer to this key; a key is forgotten after a day. */
async function answeredBefore(store: Store, { key, url, form }: CallAsked): Promise<CallAnswer | null> {
  if (key === null) return null
  const known = await store.find('idempotency', key)
  if (known === null || known.at < store.now - DAY) return null
  if (known.asked !== JSON.stringify([url, form])) throw otherParameters(key)
  return { status: known.status, body: known.body, requestId: known.requestId, isReplayed: true }
}

async function remember(store: Store, { key, url, form }: CallAsked, answer: CallAnswer): Promise<void> {
  if (key === null) return
  const { status, body, requestId } = answer
  await store.note('idempotency', key, {
    asked: JSON.stringify([url, form]),
    status,
    body,
    requestId,
    at: store.now,
  })
}

/** Runs the call once per key. A refusal rolls its writes back. */
export async function answerCall(parts: PeerParts, call: Call, asked: CallAsked): Promise<CallAnswer> {
  try {
    const params = call.params.read(asked.form, '')
    return await serialize(parts, async (store) => {
      const before = await answeredBefore(store, asked)
      if (before !== null) return before
      const answer = await doneBy({ call, id: asked.id, params, store })
      await remember(store, asked, answer)
      return answer
    })
  } catch (error) {
    if (error instanceof Undone) {
      await serialize(parts, (store) => remember(store, asked, error.answer))
      return error.answer
    }
    if (error instanceof StripeRefusal) return answerOf(error)
    parts.log.error('sandbox.stripe_failed', describeError(error))
    return answerOf(peerFailed())
  }
}
