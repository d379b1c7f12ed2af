/** Checks a request against its contract, and an answer too. A refusal names each field, with a sentence. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { readBy } from '#contracts/faults.ts'
import { HttpError, invalidInput } from '#server/errors.ts'

/** Checks one part of a request; throws a 422 that names every field that is not right. */
export function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const read = readBy(schema, value)
  if ('faults' in read) throw invalidInput(read.faults)
  return read.value
}

/** Checks path, query and body; throws a 422 that names every field that is not right. */
export function parseInput(call: Endpoint, request: FastifyRequest) {
  return {
    params: parsePart(call.params, request.params),
    query: parsePart(call.query, request.query),
    body: parsePart(call.body, request.body),
  }
}

/**
 * The answer as the wire has it: amounts are texts, and keys that the contract does not name are dropped.
 * An answer that lacks what the contract promises is our own mistake and becomes a plain 500.
 */
export function presentAnswer(call: Endpoint, answer: unknown): unknown {
  const result = z.safeEncode(call.answer, answer)
  if (result.success) return result.data
  const where = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')
  throw new TypeError(`The answer of ${call.method} ${call.path} does not fit its contract: ${where}`)
}

/** Encodes an error for the wire: the `current` of a 409 is an answer of the call; other errors stay as they are. */
export function presentCurrent(call: Endpoint, error: unknown): unknown {
  if (!(error instanceof HttpError) || error.current === undefined) return error
  const { status, code, said, current } = error
  const { success, data } = z.safeEncode(call.answer, current)
  return success ? new HttpError({ status, code, said, current: data }) : error
}
