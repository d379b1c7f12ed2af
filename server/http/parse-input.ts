/** Checks a request against its contract, and an answer too. A refusal names each field, with a sentence. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { HttpError, invalidInput } from '#server/errors.ts'
import type { FieldError } from '#server/errors.ts'

const KEY_LENGTH_SHOWN = 60

/** The sentence for what a contract has no words of its own for. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.'
      return `This must be ${issue.expected === 'object' ? 'an object' : `of type ${issue.expected}`}.`
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `This is too long: at most ${issue.maximum}.`
        : `This is too large: at most ${issue.maximum}.`
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `This is too short: at least ${issue.minimum}.`
        : `This is too small: at least ${issue.minimum}.`
    default:
      return 'This does not have the right form.'
  }
}

function fieldsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), message: issue.message }]
  return issue.keys.map((key) => {
    const shown = key.slice(0, KEY_LENGTH_SHOWN)
    return { field: [...path, shown].join('.'), message: `“${shown}” is not a field here. Remove it.` }
  })
}

/** The errors of a value that did not come with a request, in the same sentences; none where it fits. */
export function faultsIn(schema: z.ZodMiniType, value: unknown): FieldError[] {
  const result = schema.safeParse(value, { error: sentenceOf })
  return result.success ? [] : result.error.issues.flatMap(fieldsOf)
}

/** Checks one part of a request; throws a 422 that names every field that is not right. */
export function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const result = schema.safeParse(value, { error: sentenceOf })
  if (result.success) return result.data
  throw invalidInput(result.error.issues.flatMap(fieldsOf))
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
  const { status, code, message, current } = error
  const { success, data } = z.safeEncode(call.answer, current)
  return success ? new HttpError({ status, code, message, current: data }) : error
}
