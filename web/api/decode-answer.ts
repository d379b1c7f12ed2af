import * as z from 'zod/mini'
import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts'
import { ApiError, UnreadableAnswer } from './api-error.ts'

/** The answer of a described call as this side holds it. Throws TypeError on one that does not fit its description. */
export function decodeAnswer<E extends Endpoint>(description: E, answer: unknown): AnswerOf<E> {
  const result = z.safeDecode(description.answer, answer as never)
  if (result.success) return result.data as AnswerOf<E>
  throw unfit(description, result.error)
}

function unfit({ method, path }: Endpoint, { issues }: z.core.$ZodError, ...part: string[]): TypeError {
  const where = issues.map((issue) => [...part, ...issue.path].join('.')).join(', ')
  return new TypeError(`The answer of ${method} ${path} cannot be read: ${where}`)
}

/**
 * An answer whose parts are independent, such as the dashboard's: one that does not fit its description throws
 * UnreadableAnswer where it is used, and leaves the others alone.
 */
export function decodeParts<E extends Endpoint & { answer: z.ZodMiniObject }>(
  description: E,
  answer: unknown,
  response: Response,
): AnswerOf<E> {
  const entries = Object.entries(description.answer.shape).map(([name, schema]) => {
    const part = (answer as Record<string, unknown> | null)?.[name]
    const result = z.safeDecode(schema as z.ZodMiniType, part as never)
    const get = () => {
      if (result.success) return result.data
      throw new UnreadableAnswer(response, unfit(description, result.error, name))
    }
    return [name, { enumerable: true, get }] as const
  })
  return Object.defineProperties({}, Object.fromEntries(entries)) as AnswerOf<E>
}

/** A value as the wire has it, for a call that takes back what another answered: cents are texts again. */
export function encodeAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: z.output<Schema>,
): z.input<Schema> {
  return z.encode(schema, answer)
}

/** The error of a described call. The stored version in a 409 is decoded as an answer; anything else stays as it came. */
export function decodeError(description: Endpoint, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.answer?.current === undefined) return error
  const { success, data } = z.safeDecode(description.answer, error.answer.current as never)
  if (success) error.answer.current = data
  return error
}
