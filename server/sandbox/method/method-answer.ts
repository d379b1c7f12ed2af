/** Method's envelope and errors. */
import type { FastifyReply } from 'fastify'
import type { MethodErrorOpts } from 'method-node'
import type * as z from 'zod/mini'
import { randomBytes } from 'node:crypto'

/** Thrown by a handler; answered as Method refuses. */
class MethodRefusal extends Error {
  readonly status: number
  readonly error: MethodErrorOpts

  constructor(status: number, error: MethodErrorOpts) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export function refused(subType: string, message: string, status = 400): MethodRefusal {
  return new MethodRefusal(status, { type: 'INVALID_REQUEST', sub_type: subType, code: status, message })
}

export const notFound = () => refused('NOT_FOUND', 'The requested resource does not exist.', 404)

export function unauthorized(): MethodRefusal {
  return new MethodRefusal(401, {
    type: 'INVALID_AUTHORIZATION',
    sub_type: 'INVALID_AUTHORIZATION',
    code: 401,
    message: 'The API key is not valid.',
  })
}

/** The body as the call takes it. Names what is wrong, as Method does, and never repeats a value. */
export function taken<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const unknown = issue !== undefined && 'keys' in issue ? `.${String(issue.keys)}` : ''
  throw refused('INVALID_REQUEST', `Invalid value provided for ${issue?.path.join('.') ?? ''}${unknown}`)
}

export function sendData(reply: FastifyReply, data: unknown): FastifyReply {
  return reply.send({ success: true, data, message: null })
}

/** Every error in Method's form; what nobody planned for is its API_ERROR. */
export function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  const refusal =
    error instanceof MethodRefusal
      ? error
      : new MethodRefusal(500, {
          type: 'API_ERROR',
          sub_type: 'API_ERROR',
          code: 500,
          message: 'Something went wrong.',
        })
  return reply
    .code(refusal.status)
    .send({ success: false, data: { error: refusal.error }, message: refusal.error.message })
}

/** An id as Method makes them: ent_TYHMaRJUUeJ7U. */
export function methodId(kind: 'ent' | 'evf' | 'crs' | 'attr' | 'qtn' | 'ans'): string {
  return `${kind}_${randomBytes(10).toString('base64url').replaceAll(/[-_]/g, 'x')}`
}

/** whose objects these are */
export const service = 'method'
