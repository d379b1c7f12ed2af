/**
 * Whether a webhook is Plaid's: a JWT in the header Plaid-Verification, signed ES256 with a key that Plaid names,
 * made less than five minutes ago, over the SHA-256 of the body byte for byte.
 */
import { createHash, createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import type { Clock } from '#server/clock.ts'
import { ForgedWebhook } from './banking.ts'
import type { BankNotice } from './banking.ts'
import { keyAnswer, webhookBody } from './plaid-answers.ts'
import { PlaidRefusal, askPlainly, asksForLogin, inOurWords } from './plaid-asking.ts'
import type { Plaid } from './plaid-asking.ts'

const OLDEST_S = 5 * 60
const KEY_KEPT_MS = 10 * 60_000
const MOST_KEYS = 20
/** names that are no key of Plaid's, and are not asked for again while they are kept */
const MOST_UNKNOWN = 1_000
/** forged key names must not make us ask Plaid without end; a key that was good before is asked for in any case */
const MOST_ASKED_A_MINUTE = 20

const jwtHeader = z.object({
  alg: z.literal('ES256'),
  kid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
})
const jwtClaims = z.object({
  iat: z.int(),
  request_body_sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

function readPart<S extends z.ZodMiniType>(part: string | undefined, schema: S): z.output<S> {
  try {
    const read = schema.safeParse(JSON.parse(Buffer.from(part ?? '', 'base64url').toString()))
    if (read.success) return read.data
  } catch {
    // No JSON: no token either.
  }
  throw new ForgedWebhook('unreadable token')
}

function isHashOf(hash: string, rawBody: Buffer): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), createHash('sha256').update(rawBody).digest())
}

type KeptKey = { key: KeyObject; untilMs: number }

/** Names that turned out to be no keys, for ten minutes; the oldest goes where there are too many. */
function createUnknown() {
  const unknown = new Map<string, number>()
  return {
    has: (kid: string, nowMs: number) => (unknown.get(kid) ?? 0) > nowMs,
    add: (kid: string, nowMs: number) => {
      const [oldest] = unknown.keys()
      if (unknown.size >= MOST_UNKNOWN && oldest !== undefined) unknown.delete(oldest)
      unknown.set(kid, nowMs + KEY_KEPT_MS)
    },
  }
}

/** Plaid's keys by their names, kept for ten minutes. */
function createKeys({ api, whole }: Plaid, clock: Clock): (kid: string) => Promise<KeyObject> {
  const kept = new Map<string, KeptKey>()
  const unknown = createUnknown()
  let asked: number[] = []
  const countStranger = (nowMs: number) => {
    asked = asked.filter((ms) => ms > nowMs - 60_000)
    if (asked.length >= MOST_ASKED_A_MINUTE) throw new OutsideUnavailable('banking')
    asked.push(nowMs)
  }
  const fetchKey = async (kid: string): Promise<KeyObject> => {
    const { key } = await askPlainly({
      call: async (options) => (await api()).webhookVerificationKeyGet({ key_id: kid }, options),
      answer: keyAnswer,
      within: whole(),
      twice: true,
    })
    if (typeof key.expired_at === 'number') throw new ForgedWebhook('key expired')
    const { kty, crv, x, y } = key
    return createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
  }
  return async (kid) => {
    const nowMs = clock.now().getTime()
    const known = kept.get(kid)
    if (known !== undefined && known.untilMs > nowMs) return known.key
    if (unknown.has(kid, nowMs)) throw new ForgedWebhook('unknown key')
    if (known === undefined) countStranger(nowMs)
    const key = await fetchKey(kid).catch((error: unknown) => {
      const refused = keyRefused(error)
      if (refused instanceof ForgedWebhook) unknown.add(kid, nowMs)
      throw refused
    })
    if (kept.size >= MOST_KEYS) kept.clear()
    kept.set(kid, { key, untilMs: nowMs + KEY_KEPT_MS })
    return key
  }
}

/** An unknown key means a forged webhook; any other refusal leaves that open. */
function keyRefused(error: unknown): Error {
  if (!(error instanceof PlaidRefusal)) return error as Error
  if (error.kind === 'INVALID_INPUT' && error.code !== 'INVALID_API_KEYS')
    return new ForgedWebhook('unknown key')
  return inOurWords(error)
}

const kindsByCode: Record<string, BankNotice['kind']> = {
  'TRANSACTIONS SYNC_UPDATES_AVAILABLE': 'transactions',
  'LIABILITIES DEFAULT_UPDATE': 'liabilities',
  'ITEM PENDING_EXPIRATION': 'expiresSoon',
  'ITEM PENDING_DISCONNECT': 'expiresSoon',
  'ITEM LOGIN_REPAIRED': 'repaired',
  'ITEM USER_PERMISSION_REVOKED': 'gone',
  'ITEM NEW_ACCOUNTS_AVAILABLE': 'newAccounts',
}

function noticeOf(rawBody: Buffer): BankNotice {
  let value: unknown
  try {
    value = JSON.parse(rawBody.toString())
  } catch {
    throw new ForgedWebhook('unreadable body')
  }
  const read = webhookBody.safeParse(value)
  if (!read.success) throw new ForgedWebhook('unreadable body')
  const { webhook_type, webhook_code, item_id, error } = read.data
  const code = `${webhook_type} ${webhook_code}`
  const isLogin = code === 'ITEM ERROR' && asksForLogin(error?.error_code ?? '')
  return { kind: isLogin ? 'loginRequired' : (kindsByCode[code] ?? 'other'), itemId: item_id ?? null }
}

/** Makes `verifyWebhook`. What costs nothing is looked at before a key is asked for. */
export function createWebhookCheck(plaid: Plaid, clock: Clock) {
  const keyOf = createKeys(plaid, clock)
  return async (headers: IncomingHttpHeaders, rawBody: Buffer): Promise<BankNotice> => {
    const token = [headers['plaid-verification']].flat()[0] ?? ''
    const [header, claims, signature, ...rest] = token.split('.')
    if (signature === undefined || rest.length > 0) throw new ForgedWebhook('no token')
    const { kid } = readPart(header, jwtHeader)
    const { iat, request_body_sha256: hash } = readPart(claims, jwtClaims)
    const ageS = Math.floor(clock.now().getTime() / 1000) - iat
    if (Math.abs(ageS) > OLDEST_S) throw new ForgedWebhook('too old')
    if (!isHashOf(hash, rawBody)) throw new ForgedWebhook('altered body')
    const key = await keyOf(kid)
    const signed = Buffer.from(`${header}.${claims}`)
    const isSigned = verify(
      'sha256',
      signed,
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    if (!isSigned) throw new ForgedWebhook('wrong signature')
    return noticeOf(rawBody)
  }
}
