/**
 * Method's webhooks (docs.methodfi.com/reference/webhooks): HMAC-SHA256 with the secret that was given when the webhook
 * was made, over its timestamp, a colon and the body, in the header method-webhook-signature. Older than five minutes is
 * taken for sent again by somebody else.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { ForgedNotice } from './bureau.ts'
import type { BureauNotice } from './bureau.ts'

const OLDEST_S = 5 * 60

const event = z.object({
  type: z.string().check(z.regex(/^[\w.]{1,100}$/)),
  path: z.nullish(z.string().check(z.maxLength(500))),
})

export const methodSignature = (secret: string, timestamp: string, rawBody: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}:`).update(rawBody).digest()

const one = (header: string | string[] | undefined) => [header].flat()[0] ?? ''

/** The digest that a header has, in hexadecimal or base64; empty for anything else. */
function digestIn(header: string): Buffer {
  if (/^[0-9a-f]{64}$/i.test(header)) return Buffer.from(header, 'hex')
  return /^[\w+/-]{43}=?$/.test(header) ? Buffer.from(header, 'base64') : Buffer.alloc(0)
}

function check(secret: string, headers: IncomingHttpHeaders, given: { rawBody: Buffer; now: Date }): void {
  const timestamp = one(headers['method-webhook-timestamp'])
  const signature = digestIn(one(headers['method-webhook-signature']))
  const expected = methodSignature(secret, timestamp, given.rawBody)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    throw new ForgedNotice('signature')
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : 0
  if (Math.abs(given.now.getTime() / 1000 - seconds) > OLDEST_S) throw new ForgedNotice('timestamp')
}

function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString())
  } catch {
    return undefined
  }
}

/** What a webhook tells. One that is signed and cannot be read is about nobody. @throws ForgedNotice */
export function readMethodNotice(
  secret: string,
  { headers, rawBody, now }: { headers: IncomingHttpHeaders; rawBody: Buffer; now: Date },
): BureauNotice {
  check(secret, headers, { rawBody, now })
  const read = event.safeParse(parsed(rawBody))
  if (!read.success) return { type: 'unreadable', memberId: null }
  const { type, path } = read.data
  return { type, memberId: /^\/entities\/(ent_\w{1,60})(?:\/|$)/.exec(path ?? '')?.[1] ?? null }
}
