/** What the banks tell by themselves: signed so that the port takes it, delivered until the app has it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Banking } from '#server/ports/banking/banking.ts'
import { ForgedWebhook } from '#server/ports/banking/banking.ts'
import { createBanking } from '#server/ports/banking/plaid-banking.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Delivery, PeerParts } from '../peers.ts'
import { finishSession, repairSession } from './link/link-sessions.ts'
import { makeHappen, settleItems } from './settle-items.ts'
import type { Happening } from './settle-items.ts'
import { list } from './store.ts'
import { deliverDue } from './webhooks.ts'

let served: TestApp
let banking: Banking
/** the peer with a postman's bag that the test looks into */
let peer: PeerParts
let delivered: Delivery[] = []
let answer = 200
const NOW = new Date('2026-11-20T15:00:00Z')
const login = { username: 'user_good', password: 'pass_good' }

async function deliver(delivery: Delivery) {
  delivered.push(delivery)
  return answer
}

beforeAll(async () => {
  served = await buildTestApp()
  banking = served.app.parts.banking
  peer = { ...served.app.parts.peers!.parts, deliver }
})
beforeEach(async () => {
  served.setNow(NOW)
  answer = 200
  await served.pool.query(`delete from sandbox_objects where service = 'plaid'`)
  delivered = []
})
afterAll(() => served.close())

async function link(institutionId = 'ins_900001', accountKeys = ['everyday', 'transfer', 'student']) {
  const token = await banking.createLinkToken({
    userId: 'person-1',
    webhookUrl: 'http://localhost:3000/api/webhooks/plaid',
  })
  const { public_token } = await finishSession(peer, token, { ...login, institutionId, accountKeys })
  return banking.exchange(public_token)
}

const notices = () =>
  Promise.all(delivered.map(({ headers, body }) => banking.verifyWebhook(headers, Buffer.from(body))))

test.each([
  ['expire', 'loginRequired'],
  ['send', 'transactions'],
  ['end-consent', 'expiresSoon'],
] as [Happening, string][])('%s is told as %s, signed', async (what, kind) => {
  const { itemId } = await link()
  await makeHappen(peer, itemId, what)
  await deliverDue(peer)
  expect(delivered).toMatchObject([
    { path: '/api/webhooks/plaid', headers: { 'content-type': 'application/json' } },
  ])
  await expect(notices()).resolves.toEqual([{ kind, itemId }])
})

test('an altered body is not taken, nor one of five minutes ago', async () => {
  const { itemId } = await link()
  await makeHappen(peer, itemId, 'send')
  await deliverDue(peer)
  const { headers, body } = delivered[0]!
  const altered = Buffer.from(body.replace(itemId, 'another-item'))
  await expect(banking.verifyWebhook(headers, altered)).rejects.toBeInstanceOf(ForgedWebhook)
  served.setNow(new Date(NOW.getTime() + 301_000))
  await expect(banking.verifyWebhook(headers, Buffer.from(body))).rejects.toBeInstanceOf(ForgedWebhook)
})

test('days pass: new transactions and new figures are told, once', async () => {
  const { itemId, accessToken } = await link()
  const { cursor } = await banking.transactions(accessToken, null)
  await settleItems(peer)
  await deliverDue(peer)
  expect(delivered).toEqual([])
  // The balance transfer card is paid on the 25th.
  served.setNow(new Date('2026-11-25T15:00:00Z'))
  await settleItems(peer)
  await settleItems(peer)
  await deliverDue(peer)
  await expect(notices()).resolves.toEqual([
    { kind: 'transactions', itemId },
    { kind: 'liabilities', itemId },
  ])
  const { added } = await banking.transactions(accessToken, cursor)
  expect(added.some(({ amountCents, on }) => amountCents === -20_000 && on === '2026-11-25')).toBe(true)
  await expect(banking.read(accessToken)).resolves.toMatchObject({
    liabilities: [{}, { balanceCents: 204_050, lastPayment: { on: '2026-11-25' } }, {}],
  })
})

test('a consent that runs out becomes an expired login', async () => {
  const { itemId } = await link()
  await makeHappen(peer, itemId, 'end-consent')
  served.setNow(new Date('2026-11-28T15:00:00Z'))
  await settleItems(peer)
  await deliverDue(peer)
  expect((await notices()).map(({ kind }) => kind)).toContain('loginRequired')
})

test('after a repair the bank tells what was missed', async () => {
  const { itemId, accessToken } = await link()
  await makeHappen(peer, itemId, 'expire')
  served.setNow(new Date('2026-12-01T15:00:00Z'))
  await settleItems(peer)
  const token = await banking.createLinkToken({
    userId: 'person-1',
    webhookUrl: 'http://x.test/y',
    accessToken,
  })
  await repairSession(peer, token, login)
  await deliverDue(peer)
  expect((await notices()).map(({ kind }) => kind)).toEqual(['loginRequired', 'transactions'])
})

test('what the app does not take is kept, and delivered later with a new signature', async () => {
  const { itemId } = await link()
  answer = 503
  await makeHappen(peer, itemId, 'send')
  await deliverDue(peer)
  await deliverDue(peer)
  expect(delivered).toHaveLength(1)
  const [waiting] = await list(peer.db, 'webhook')
  expect(waiting).toMatchObject({ tries: 1 })
  // Its time comes; a restart in between has forgotten nothing.
  await served.pool.query(
    `update sandbox_objects set body = jsonb_set(body, '{nextAtMs}', '0') where kind = 'webhook'`,
  )
  answer = 200
  served.setNow(new Date(NOW.getTime() + 3_600_000))
  await deliverDue(peer)
  await expect(
    banking.verifyWebhook(delivered[1]!.headers, Buffer.from(delivered[1]!.body)),
  ).resolves.toEqual({
    kind: 'transactions',
    itemId,
  })
  expect(await list(peer.db, 'webhook')).toEqual([])
})

test('two processes deliver a webhook once', async () => {
  const { itemId } = await link()
  await makeHappen(peer, itemId, 'send')
  await Promise.all([deliverDue(peer), deliverDue({ ...peer }), deliverDue({ ...peer })])
  expect(delivered).toHaveLength(1)
})

test('a removed link tells nothing more', async () => {
  const { itemId, accessToken } = await link()
  await makeHappen(peer, itemId, 'send')
  await banking.remove(accessToken)
  await deliverDue(peer)
  expect(delivered).toEqual([])
  const { rows } = await served.pool.query(`select kind from sandbox_objects where service = 'plaid'`)
  expect(rows.filter(({ kind }) => kind !== 'link_token')).toEqual([])
})

test('another process on the same database knows the links and the key', async () => {
  const { itemId, accessToken } = await link()
  const other = await buildTestApp({ databaseUrl: served.pool.options.connectionString! })
  other.setNow(NOW)
  await expect(other.app.parts.banking.read(accessToken)).resolves.toMatchObject({
    institution: { id: 'ins_900001' },
  })
  await makeHappen(peer, itemId, 'send')
  await deliverDue(peer)
  const { headers, body } = delivered[0]!
  const taken = await other.app.parts.banking.verifyWebhook(headers, Buffer.from(body))
  await other.close()
  expect(taken).toEqual({ kind: 'transactions', itemId })
})

test('a key of somebody else’s is not the sandbox’s', async () => {
  const { itemId } = await link()
  await makeHappen(peer, itemId, 'send')
  await deliverDue(peer)
  const { headers, body } = delivered[0]!
  const [head, claims, signature] = headers['plaid-verification']!.split('.')
  const forgedHead = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'not-ours', typ: 'JWT' })).toString(
    'base64url',
  )
  const fresh = createBanking({ place: served.app.parts.peers!.places.plaid, clock: { now: () => NOW } })
  const forged = { 'plaid-verification': `${forgedHead}.${claims}.${signature}` }
  await expect(fresh.verifyWebhook(forged, Buffer.from(body))).rejects.toBeInstanceOf(ForgedWebhook)
  const swapped = { 'plaid-verification': `${head}.${claims}.${'A'.repeat(signature!.length)}` }
  await expect(fresh.verifyWebhook(swapped, Buffer.from(body))).rejects.toBeInstanceOf(ForgedWebhook)
})
