/** Turns whatever was thrown into an answer. An error nobody planned for shows its request id and nothing else. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sentence } from '#engine/language/sentence.ts'
import { worded, wordedFaults } from '#contracts/faults.ts'
import { badRequest, describeError, notFound, toHttpError } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'
import { contextOf } from './request-context.ts'

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: HttpError) {
  contextOf(request).outcome = refusal.code
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  const { said, code, fields, current } = refusal
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send({
      ...worded(said),
      code,
      ...(fields && { fields: wordedFaults(fields) }),
      ...(current !== undefined && { current }),
    })
}

/** For an address that cannot even be decoded: no hook and no handler runs for it. */
export function answerUnreadable(reply: FastifyReply) {
  const { status, said, code } = badRequest(sentence(refusalTexts, 'addressUnreadable'))
  return reply
    .code(status)
    .header('x-content-type-options', 'nosniff')
    .send({ ...worded(said), code })
}

export function answerErrors(app: App): void {
  const { log } = app.parts
  app.setErrorHandler((error: unknown, request, reply) => {
    const refusal = toHttpError(error)
    if (refusal !== null) {
      if (refusal.status === 503)
        log.warn('request.unavailable', { requestId: request.id, ...describeError(refusal.cause) })
      return sendRefusal(request, reply, refusal)
    }
    log.error('request.failed', { requestId: request.id, ...describeError(error) })
    contextOf(request).outcome = 'internal'
    return reply
      .code(500)
      .type('application/json; charset=utf-8')
      .send({ message: refusalTexts().ourMistake, code: 'internal', requestId: request.id })
  })
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, notFound(sentence(refusalTexts, 'noAddress'))),
  )
}
