import * as z from 'zod/mini'
import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts'
import { ApiError } from './api-error.ts'

/** The answer of a described call as this side holds it. Throws TypeError on one that does not fit its description. */
export function decodeAnswer<E extends Endpoint>(description: E, answer: unknown): AnswerOf<E> {
  const result = z.safeDecode(description.answer, answer as never)
  if (result.success) return result.data as AnswerOf<E>
  const where = result.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new TypeError(`The answer of ${description.method} ${description.path} cannot be read: ${where}`)
}

/** The error of a described call. What a 409 says is stored now is an answer too; anything else stays as it came. */
export function decodeError(description: Endpoint, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.answer?.current === undefined) return error
  const { success, data } = z.safeDecode(description.answer, error.answer.current as never)
  if (success) error.answer.current = data
  return error
}
