/** Mounts a described call: checks access and input, and encodes the answer. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contracts/endpoint.ts'
import { unauthorized } from '#server/errors.ts'
import { speakAs } from '#server/language/language.ts'
import { onceKeyOf, storeOnce } from '#server/once/store-once.ts'
import type { App, AppParts } from './app-parts.ts'
import { parseInput, parsePart, presentAnswer, presentCurrent } from './parse-input.ts'
import { contextOf } from './pipeline/request-context.ts'
import { personalTokenOf, readTokenUser } from './access/personal-token.ts'
import { requireFeature } from './access/require-feature.ts'
import { requireAdmin, requireProof } from './access/require-proof.ts'
import type { SessionUser } from './session.ts'
import { readBy } from './access/wrote-lately.ts'

export type AnswerInput<E extends Endpoint> = z.output<E['answer']>

export type CallContext<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  user: E extends { access: 'signedIn' | 'admin' } ? SessionUser : SessionUser | null
  /** the Idempotency-Key of a call that is stored once, where it came with one */
  onceKey: string | null
  request: FastifyRequest
  reply: FastifyReply
  parts: AppParts
}

/** Who asks, if they may: 401, 403 otherwise. */
export async function guard(
  parts: AppParts,
  call: Endpoint,
  request: FastifyRequest,
): Promise<SessionUser | null> {
  const token = personalTokenOf(request)
  const user =
    token === null ? await readUser(parts, request) : await readTokenUser(parts, call, { request, token })
  await requireAccess(parts, call, user)
  return user
}

/** Whose session a request carries, for its line of the log too. */
export async function readUser(parts: AppParts, request: FastifyRequest): Promise<SessionUser | null> {
  const user = await parts.sessions.read(request)
  contextOf(request).userId = user?.id ?? null
  speakAs(user?.language ?? null)
  return user
}

async function requireAccess(parts: AppParts, call: Endpoint, user: SessionUser | null): Promise<void> {
  if (user === null && call.access !== 'public') throw unauthorized()
  if (call.access === 'admin') await requireAdmin(parts, user)
  if (call.needs !== undefined) requireFeature(call.needs, user, parts.clock.now())
  if (call.sensitive && user !== null) requireProof(user, parts.clock.now())
}

/**
 * Serves `call`. The handler gets checked input; its answer is written for the wire by the call's answer
 * schema, which drops every key the contract does not name. A handler that refuses throws one of errors.ts.
 */
export function mount<const E extends Endpoint>(
  app: App,
  call: E,
  handler: (context: CallContext<E>) => Promise<AnswerInput<E>>,
): void {
  app.calls.push(call)
  if (call.method === 'GET') app.reads.set(call.path, handler)
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const user = await guard(app.parts, call, request)
      const onceKey = onceKeyOf(call, request)
      const input = parseInput(call, request)
      const answer = await readBy(app, { call, request }, (readParts) =>
        storeOnce(readParts, { call, user, key: onceKey, input }, async (parts) => {
          const context = { ...input, user, onceKey, request, reply, parts }
          // The schemas gave these values their types at run time; the compiler cannot follow that.
          const given = await handler(context as CallContext<E>).catch((error: unknown) => {
            throw presentCurrent(call, error)
          })
          return reply.sent ? undefined : presentAnswer(call, given)
        }),
      )
      return reply.sent ? reply : reply.code(call.status ?? 200).send(answer)
    },
  })
}

type Asking = {
  call: Endpoint
  params?: unknown
  query?: unknown
  user: SessionUser | null
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * The answer of a mounted read for somebody whose session was read already, or for a visitor, as both sides hold it: by the same access,
 * the same checks of the input and the same schema as over the network. Throws what the call would be refused with.
 */
export async function answerRead(app: App, { call, params, query, ...asked }: Asking): Promise<unknown> {
  const handler = app.reads.get(call.path)
  if (handler === undefined) throw new TypeError(`${call.path} is not mounted.`)
  await requireAccess(app.parts, call, asked.user)
  const input = {
    params: parsePart(call.params, params),
    query: parsePart(call.query, query ?? {}),
    body: undefined,
  }
  const given = await readBy(app, { call, request: asked.request }, (parts) =>
    handler({ ...input, ...asked, onceKey: null, parts } as never),
  )
  return z.decode(call.answer, presentAnswer(call, given) as never)
}
