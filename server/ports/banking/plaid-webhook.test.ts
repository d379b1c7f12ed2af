/** Webhooks signed as Plaid signs them, and all the ways in which they are not. */
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { ForgedWebhook } from './banking.ts'
import { openPlaid } from './plaid-asking.ts'
import { createWebhookCheck } from './plaid-webhook.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const nowS = NOW.getTime() / 1000
const kid = randomUUID()
const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const others = generateKeyPairSync('ec', { namedCurve: 'P-256' })

type KeyAnswer = { refuse?: { kind: string; code: string }; expiredAt?: number }
let keysAsked: string[] = []
let keyAnswer: KeyAnswer = {}

async function answerKey({ key_id }: { key_id: string }) {
  keysAsked.push(key_id)
  const refuse = keyAnswer.refuse ?? (key_id === kid ? null : { kind: 'INVALID_INPUT', code: 'INVALID_KEY' })
  if (refuse !== null) {
    const data = { error_type: refuse.kind, error_code: refuse.code }
    throw Object.assign(new Error('refused'), { response: { status: 400, data } })
  }
  const jwk = ours.publicKey.export({ format: 'jwk' })
  return { data: { key: { ...jwk, expired_at: keyAnswer.expiredAt ?? null }, request_id: 'r' } }
}

/** The SDK with its one call replaced: keys come from here. */
async function plaidWithKeys() {
  const plaid = openPlaid({ clientId: 'c', secret: 's', basePath: 'http://127.0.0.1:9', linkScript: '/x' })
  const api = await plaid.api()
  api.webhookVerificationKeyGet = answerKey as unknown as typeof api.webhookVerificationKeyGet
  return plaid
}

let check: ReturnType<typeof createWebhookCheck>
beforeEach(async () => {
  keysAsked = []
  keyAnswer = {}
  check = createWebhookCheck(await plaidWithKeys(), { now: () => NOW })
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Made = { body?: string; iat?: number; key?: KeyObject; header?: object; hash?: string }
const BODY = JSON.stringify({
  webhook_type: 'TRANSACTIONS',
  webhook_code: 'SYNC_UPDATES_AVAILABLE',
  item_id: 'item-1',
})

function tokenOf({ body = BODY, iat = nowS, key = ours.privateKey, header = {}, hash }: Made): string {
  const sha256 = hash ?? createHash('sha256').update(body).digest('hex')
  const signed = `${part({ alg: 'ES256', kid, typ: 'JWT', ...header })}.${part({ iat, request_body_sha256: sha256 })}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

const verify = (token: string, body = BODY) => check({ 'plaid-verification': token }, Buffer.from(body))

test('a webhook of Plaid’s is taken, and its key is asked for once', async () => {
  await expect(verify(tokenOf({}))).resolves.toEqual({ kind: 'transactions', itemId: 'item-1' })
  await verify(tokenOf({ iat: nowS - 299 }))
  expect(keysAsked).toEqual([kid])
})

test.each([
  ['signed with another key', tokenOf({ key: others.privateKey })],
  ['older than five minutes', tokenOf({ iat: nowS - 301 })],
  ['from the future', tokenOf({ iat: nowS + 301 })],
  ['over another body', tokenOf({ body: BODY.replace('item-1', 'item-2') })],
  ['with a hash that is none', tokenOf({ hash: 'abc' })],
  ['signed by nobody', tokenOf({}).replace(/[^.]+$/, '')],
  ['with an algorithm of its own choice', tokenOf({ header: { alg: 'none' } })],
  ['with a key that Plaid does not know', tokenOf({ header: { kid: 'made-up' } })],
  ['with a key name that is a path', tokenOf({ header: { kid: '../../x' } })],
  ['in two parts', 'a.b'],
  ['in four parts', `${tokenOf({})}.more`],
  ['no token at all', ''],
])('a webhook %s is refused', async (_words, token) => {
  await expect(verify(token)).rejects.toBeInstanceOf(ForgedWebhook)
})

test('one byte more is another body', async () => {
  await expect(verify(tokenOf({}), `${BODY} `)).rejects.toBeInstanceOf(ForgedWebhook)
})

test('a claim changed after signing is refused', async () => {
  const [header, , signature] = tokenOf({}).split('.')
  const sha256 = createHash('sha256').update('{}').digest('hex')
  const claims = part({ iat: nowS, request_body_sha256: sha256 })
  await expect(verify(`${header}.${claims}.${signature}`, '{}')).rejects.toBeInstanceOf(ForgedWebhook)
})

test('an expired key is refused', async () => {
  keyAnswer = { expiredAt: nowS - 1 }
  await expect(verify(tokenOf({}))).rejects.toBeInstanceOf(ForgedWebhook)
})

test('while the key cannot be asked for nothing is called forged: it may come again', async () => {
  keyAnswer = { refuse: { kind: 'API_ERROR', code: 'INTERNAL_SERVER_ERROR' } }
  await expect(verify(tokenOf({}))).rejects.toBeInstanceOf(OutsideUnavailable)
  keyAnswer = {}
  await expect(verify(tokenOf({}))).resolves.toMatchObject({ kind: 'transactions' })
})

test('a flood of made-up key names asks Plaid twenty times a minute at most', async () => {
  const flood = Array.from({ length: 40 }, (_, index) =>
    verify(tokenOf({ header: { kid: `forged-${index}` } })),
  )
  const results = await Promise.allSettled(flood)
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(keysAsked).toHaveLength(20)
})

test('a made-up key name is asked for once, and a flood of them does not keep a known key out', async () => {
  let nowMs = NOW.getTime()
  check = createWebhookCheck(await plaidWithKeys(), { now: () => new Date(nowMs) })
  await verify(tokenOf({}))
  const madeUp = tokenOf({ header: { kid: 'made-up' } })
  for (let n = 0; n < 3; n += 1) await expect(verify(madeUp)).rejects.toBeInstanceOf(ForgedWebhook)
  expect(keysAsked).toEqual([kid, 'made-up'])
  nowMs += 11 * 60_000
  const iat = nowMs / 1000
  const flood = Array.from({ length: 40 }, (_, index) =>
    verify(tokenOf({ iat, header: { kid: `forged-${index}` } })),
  )
  await Promise.allSettled(flood)
  await expect(verify(tokenOf({ iat }))).resolves.toMatchObject({ kind: 'transactions' })
  await expect(verify(tokenOf({ iat, header: { kid: 'made-up' } }))).rejects.toBeInstanceOf(
    OutsideUnavailable,
  )
})

const itemError = (error_code: string) => ({ error: { error_type: 'ITEM_ERROR', error_code } })

test.each([
  ['ITEM', 'ERROR', 'loginRequired', itemError('ITEM_LOGIN_REQUIRED')],
  ['ITEM', 'ERROR', 'loginRequired', itemError('ITEM_LOCKED')],
  ['ITEM', 'ERROR', 'other', itemError('NO_ACCOUNTS')],
  ['ITEM', 'PENDING_EXPIRATION', 'expiresSoon', {}],
  ['ITEM', 'PENDING_DISCONNECT', 'expiresSoon', {}],
  ['ITEM', 'LOGIN_REPAIRED', 'repaired', {}],
  ['ITEM', 'USER_PERMISSION_REVOKED', 'gone', {}],
  ['ITEM', 'NEW_ACCOUNTS_AVAILABLE', 'newAccounts', {}],
  ['LIABILITIES', 'DEFAULT_UPDATE', 'liabilities', { error: null }],
  ['TRANSACTIONS', 'INITIAL_UPDATE', 'other', {}],
  ['SOMETHING', 'NEW', 'other', {}],
])('%s %s is %s', async (...given) => {
  const [webhook_type, webhook_code, kind, more] = given
  const body = JSON.stringify({ webhook_type, webhook_code, item_id: 'item-1', ...more })
  await expect(verify(tokenOf({ body }), body)).resolves.toEqual({ kind, itemId: 'item-1' })
})

test('a signed body that is no webhook is refused', async () => {
  await expect(verify(tokenOf({ body: '[]' }), '[]')).rejects.toBeInstanceOf(ForgedWebhook)
  await expect(verify(tokenOf({ body: 'text' }), 'text')).rejects.toBeInstanceOf(ForgedWebhook)
})
