/** Gives a file back as it was sent, to be kept and not to be opened in our pages: whatever is in it runs nowhere. */
import { Readable } from 'node:stream'
import type { Endpoint } from '#contracts/endpoint.ts'
import type { OpenDocument } from '#server/documents/read-document.ts'
import type { App } from '#server/http/app-parts.ts'
import { guard } from '#server/http/mount.ts'
import type { CallContext } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse-input.ts'

type DownloadCall = Endpoint & { downloads: readonly string[] }

/** A browser that knows `filename*` takes the name as it is; others get it in plain letters. */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escape)}`
}

const escape = (character: string) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`

/** The same chunks, once the first could be read: what fails at once is answered as an error and not as a file. */
async function begun(chunks: AsyncIterable<Buffer>): Promise<AsyncIterable<Buffer>> {
  const rest = chunks[Symbol.asyncIterator]()
  const first = await rest.next()
  return (async function* () {
    for (let next = first; !next.done; next = await rest.next()) yield next.value
  })()
}

/** Serves `call`, whose answer is a file. */
export function mountDownload<const E extends DownloadCall>(
  app: App,
  call: E,
  handler: (context: Omit<CallContext<E>, 'reply'>) => Promise<OpenDocument>,
): void {
  app.calls.push(call)
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const user = await guard(app.parts, call, request)
      const context = { ...parseInput(call, request), user, request, parts: app.parts }
      // The schemas gave these values their types at run time; the compiler cannot follow that.
      const file = await handler(context as unknown as CallContext<E>)
      const chunks = await begun(file.chunks)
      reply.headers({
        'content-type': file.contentType,
        'content-length': file.sizeBytes,
        'content-disposition': disposition(file.name),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      })
      return reply.send(Readable.from(chunks, { objectMode: false }))
    },
  })
}
