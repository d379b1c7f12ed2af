/**
 * The door that outside services knock at. A signature is made over the bytes as they were sent, so nothing reads
 * the body before the handler: no JSON parser, no session, no contract.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { uncoded } from '#engine/language/sentence.ts'
import { badRequest } from '#server/errors.ts'
import type { App, AppParts } from './app-parts.ts'
import { networkOf } from './network-of.ts'
import { contextOf } from './pipeline/request-context.ts'

/** an event carries one object of the service, an invoice with many lines at most */
const LIMIT_BYTES = 256 * 1024

type WebhookDelivery = {
  /** the body, byte for byte */
  rawBody: Buffer
  headers: IncomingHttpHeaders
  /** the network it came from, as limits count it */
  from: string
  /** what stands in the place of `:secret` in the path; '' where there is none */
  secret: string
  parts: AppParts
}

export type WebhookHandler = (given: WebhookDelivery) => Promise<{ status: number }>

const empty = uncoded('This delivery has no body. Nothing was done.')

/**
 * Serves POST `path` for an outside service: any content type, at most 256 kB. The answer has no body; what the
 * handler throws is answered as everywhere else.
 */
export function mountWebhook(app: App, path: `/api/webhooks/${string}`, handler: WebhookHandler): void {
  void app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
    door.post(path, { bodyLimit: LIMIT_BYTES }, async (request, reply) => {
      const rawBody = request.body
      if (!Buffer.isBuffer(rawBody) || rawBody.length === 0) throw badRequest(empty)
      const { secret = '' } = request.params as { secret?: string }
      const from = networkOf(request)
      const { status } = await handler({ rawBody, headers: request.headers, from, secret, parts: app.parts })
      contextOf(request).outcome = 'webhook'
      return reply.code(status).send()
    })
  })
}
