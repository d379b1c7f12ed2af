/**
 * Takes a file as the body itself. It is read as it comes in, by the handler and no further than the limit: nothing
 * gathers it first. What still comes after a refusal is thrown away unread.
 */
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { AnswerOf, Endpoint, ParamsOf, QueryOf } from '#contracts/endpoint.ts'
import type { Sentence } from '#engine/language/sentence.ts'
import { tooLarge, wrongContentType } from '#server/documents/file-refusals.ts'
import { onceKeyOf, storeOnce } from '#server/once/store-once.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { guard } from '#server/http/mount.ts'
import { parseInput, parsePart, presentAnswer } from '#server/http/parse-input.ts'

/** slow lines need time: 10 MB at 80 kB a second */
export const UPLOAD_LIMIT_MS = 120_000

type Upload<E, Body = undefined> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  user: SessionUser
  parts: AppParts
  contentType: string
  bytes: AsyncIterable<Buffer>
  /** what `read` made of them */
  body: Body
}

type UploadCall = Endpoint & { access: 'signedIn'; uploads: readonly string[] }

type Taken = {
  limitBytes: number
  /** what to send instead, where the content type is another one */
  wrongType: Sentence
}

type Mounted<E, Body> = Taken & {
  /** throws 404 for somebody else's thing, before anything else about the request is judged */
  find: (given: Pick<Upload<E>, 'params' | 'user' | 'parts'>) => Promise<void>
  /** takes the bytes in before anything is stored; without it the handler does */
  read?: (bytes: AsyncIterable<Buffer>) => Promise<Body>
  handler: (upload: Upload<E, Body>) => Promise<AnswerOf<E>>
}

function checkHeaders(
  { headers }: FastifyRequest,
  call: UploadCall,
  { limitBytes, wrongType }: Taken,
): string {
  const contentType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!call.uploads.includes(contentType)) throw wrongContentType(wrongType)
  if (Number(headers['content-length'] ?? 0) > limitBytes) throw tooLarge(limitBytes)
  return contentType
}

async function* noBytes(): AsyncGenerator<Buffer> {}

/** A handler that stops reading does not end the stream: the connection must live until it has answered. */
function bytesOf(body: unknown): AsyncIterable<Buffer> {
  if (!(body instanceof Readable)) return noBytes()
  return { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) }
}

/** Serves `call`, whose body is a file of at most `limitBytes`. */
export function mountUpload<const E extends UploadCall, Body = undefined>(
  app: App,
  call: E,
  mounted: Mounted<E, Body>,
): void {
  const { find, read, handler } = mounted
  app.calls.push(call)
  void app.register(async (door) => {
    door.removeAllContentTypeParsers()
    // The body stays a stream: the handler reads it.
    door.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    door.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handlerTimeout: UPLOAD_LIMIT_MS,
      config: { receivesFiles: true },
      handler: async (request, reply) => {
        const user = await guard(app.parts, call, request)
        const params = parsePart(call.params, request.params)
        // The schemas give these values their types at run time; the compiler cannot follow that.
        await find({ params, user, parts: app.parts } as Upload<E>)
        const { query } = parseInput(call, request)
        const contentType = checkHeaders(request, call, mounted)
        const key = onceKeyOf(call, request)
        const bytes = bytesOf(request.body)
        const body = await read?.(bytes)
        const sent = { call, user, key, input: { params, body } }
        const answer = await storeOnce(app.parts, sent, async (parts) => {
          const given = { params, query, user, parts, contentType, bytes, body }
          return presentAnswer(call, await handler(given as Upload<E, Body>))
        })
        return reply.code(call.status ?? 200).send(answer)
      },
    })
  })
}
