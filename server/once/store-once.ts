/**
 * Stores a request once under the Idempotency-Key its sender made for it, as Stripe's keys do. What comes again with the
 * same entries gets the same answer; what comes with others is refused, so that nobody believes that something is stored
 * which is not. The key, what the request writes and its answer are kept together or not at all.
 */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contracts/endpoint.ts'
import { sentence } from '#engine/language/sentence.ts'
import type { Db } from '#server/db/connect.ts'
import { conflict, invalidField } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { isUuid } from '#server/http/ids.ts'
import type { SessionUser } from '#server/http/session.ts'
import { readKey, saveAnswer, takeKey } from './once.queries.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'
import { onceTexts } from './messages.ts'
import { storedWords } from './stored-words.ts'

const HEADER = 'idempotency-key'

/** The key of a request that is stored once, in small letters; null where it brings none. Throws 422 for one that is no UUID. */
export function onceKeyOf(call: Endpoint, request: FastifyRequest): string | null {
  if (call.once === undefined) return null
  const key = request.headers[HEADER] ?? takeFromBody(request)
  if (key === undefined) return null
  if (typeof key === 'string' && isUuid(key)) return key.toLowerCase()
  throw invalidField('Idempotency-Key', sentence(refusalTexts, 'onceKey'))
}

/** A page that was loaded before keys were headers has its key in the body, which does not name it any more. */
function takeFromBody(request: FastifyRequest): unknown {
  const { body } = request
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return undefined
  const { requestId, ...rest } = body
  request.body = rest
  return requestId
}

/** `input` is as the contract gives it, whose fields always stand in the same order. */
function requestHashOf({ method, path }: Endpoint, input: { params: unknown; body: unknown }): string {
  const asked = [method, path, input.params, input.body]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}

type Sent = {
  call: Endpoint
  user: Pick<SessionUser, 'id'> | null
  key: string | null
  input: { params: unknown; body: unknown }
}

/**
 * The answer of `store` as it goes out, or what an earlier arrival was answered. Two at the same moment: the second waits
 * for the first. `store` writes by the parts it is given, whose database is the transaction. What it throws undoes the
 * key too. Throws 409 where the key was sent with other entries. A call that is not stored once, or has no key, is served
 * without.
 */
export function storeOnce(
  parts: AppParts,
  { call, user, key, input }: Sent,
  store: (parts: AppParts) => Promise<unknown>,
): Promise<unknown> {
  if (call.once !== true || user === null || key === null) return store(parts)
  const userId = user.id
  const requestHash = requestHashOf(call, input)
  return parts.db.transaction(async (db: Db) => {
    const isNew = await takeKey(db, { userId, key, requestHash, createdAt: parts.clock.now() })
    if (!isNew) {
      const before = await readKey(db, { userId, key })
      if (before.requestHash !== requestHash)
        throw conflict(sentence(onceTexts, 'sentBefore', storedWords(call, before.answer)))
      return before.answer
    }
    const answer = await store({ ...parts, db })
    await saveAnswer(db, { userId, key }, answer)
    return answer
  })
}
