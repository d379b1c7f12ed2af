/** Plaid as it can be: away, silent, slow, wrong, refusing. What the peer answers is tested beside the peer. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { BadPublicToken, InstitutionDown, LinkGone, LoginRequired } from './banking.ts'
import type { Banking } from './banking.ts'
import { createBanking } from './plaid-banking.ts'

type Answer = { status?: number; body: unknown } | 'silence' | 'drip' | 'cut'
type Asked = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

function reply(response: ServerResponse, answer: Answer): void {
  if (answer === 'silence') return
  if (answer === 'cut') {
    response.destroy()
    return
  }
  const isDrip = answer === 'drip'
  response.writeHead(isDrip ? 200 : (answer.status ?? 200), { 'content-type': 'application/json' })
  if (isDrip) {
    const dripping = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(dripping))
    return
  }
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
}

/** A port to a server that gives these answers, one after another, the last one for ever. */
async function portTo(...answers: Answer[]): Promise<{ banking: Banking; asked: Asked[] }> {
  const asked: Asked[] = []
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
      reply(response, answers[Math.min(asked.length, answers.length) - 1]!)
    })
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { banking: bankingAt(`http://127.0.0.1:${port}`), asked }
}

const bankingAt = (basePath: string) =>
  createBanking({
    place: { clientId: 'id-of-ours', secret: 'secret-of-ours', basePath, linkScript: '/none.js' },
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
    limits: { tryMs: 150, wholeMs: 600 },
  })

const refusal = (error_type: string, error_code: string, status = 400): Answer => ({
  status,
  body: { error_type, error_code, error_message: 'x', display_message: null, request_id: 'r' },
})

const exchanged: Answer = { body: { access_token: 'access-1', item_id: 'item-1', request_id: 'r' } }
const account = {
  account_id: 'a1',
  name: 'Checking',
  mask: '0001',
  type: 'depository',
  subtype: 'checking',
  balances: { current: 12.5, limit: null, iso_currency_code: 'USD', unofficial_currency_code: null },
}
const item = { item_id: 'item-1', institution_id: 'ins_1', institution_name: 'A Bank' }
const accounts: Answer = { body: { accounts: [account], item, request_id: 'r' } }

const nothingChanged: Answer = {
  body: { added: [], modified: [], removed: [], next_cursor: 'c2', has_more: false, request_id: 'r' },
}

test('keys go in headers, and a new link asks for transactions and, where the bank has them, liabilities', async () => {
  const { banking, asked } = await portTo({ body: { link_token: 'link-1', request_id: 'r' } })
  const webhookUrl = 'https://jubilee.example/api/webhooks/plaid'
  await expect(banking.createLinkToken({ userId: 'u1', webhookUrl })).resolves.toBe('link-1')
  await banking.createLinkToken({ userId: 'u1', webhookUrl, accessToken: 'access-1' })
  expect(asked[0]?.headers).toMatchObject({
    'plaid-client-id': 'id-of-ours',
    'plaid-secret': 'secret-of-ours',
  })
  expect(asked[0]?.body).toEqual({
    client_name: 'Jubilee',
    language: 'en',
    country_codes: ['US'],
    user: { client_user_id: 'u1' },
    webhook: webhookUrl,
    products: ['transactions'],
    required_if_supported_products: ['liabilities'],
    transactions: { days_requested: 90 },
  })
  expect(asked[1]?.body).not.toHaveProperty('products')
  expect(asked[1]?.body).toHaveProperty('access_token', 'access-1')
  expect(asked[1]?.body).not.toHaveProperty('update')
  const redirectUrl = 'https://jubilee.example/banks/return'
  const choice = { accessToken: 'access-1', choosesAccounts: true, redirectUrl }
  await banking.createLinkToken({ userId: 'u1', webhookUrl, ...choice })
  expect(asked[2]?.body).toMatchObject({
    access_token: 'access-1',
    update: { account_selection_enabled: true },
    redirect_uri: redirectUrl,
  })
})

test('a card that tells only what is left of its limit owes the rest of it; a loan does not', async () => {
  const balances = { current: null, available: 1400, limit: 2000.5, iso_currency_code: 'USD' }
  const [card, loan] = ['credit', 'loan'].map((type) => ({ ...account, account_id: type, type, balances }))
  const { banking } = await portTo(
    { body: { accounts: [card, loan], item, request_id: 'r' } },
    refusal('ITEM_ERROR', 'PRODUCTS_NOT_SUPPORTED'),
  )
  const { liabilities } = await banking.read('access-1')
  expect(liabilities).toMatchObject([{ accountId: 'credit', balanceCents: 60_050, aprPpm: null }])
})

test.each([
  ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', LoginRequired],
  ['ITEM_ERROR', 'INVALID_CREDENTIALS', LoginRequired],
  ['INSTITUTION_ERROR', 'INSTITUTION_NOT_RESPONDING', InstitutionDown],
  ['INVALID_INPUT', 'INVALID_ACCESS_TOKEN', LinkGone],
  ['ITEM_ERROR', 'ITEM_NOT_FOUND', LinkGone],
  ['INVALID_INPUT', 'INVALID_API_KEYS', OutsideUnavailable],
  ['INVALID_REQUEST', 'UNKNOWN_FIELDS', OutsideUnavailable],
  ['SOMETHING_NEW', 'NEVER_HEARD_OF', OutsideUnavailable],
] as const)('%s %s in our words', async (kind, code, Expected) => {
  const { banking } = await portTo(refusal(kind, code))
  await expect(banking.read('access-1')).rejects.toBeInstanceOf(Expected)
})

test('a public token that is wrong is said so, and asked for once only', async () => {
  const { banking, asked } = await portTo(refusal('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN'))
  await expect(banking.exchange('public-1')).rejects.toBeInstanceOf(BadPublicToken)
  expect(asked).toHaveLength(1)
})

test.each([
  ['silence', 'silence'],
  ['an answer that never ends', 'drip'],
  ['a cut line', 'cut'],
  ['a page in place of an answer', { body: '<html>Sorry</html>' }],
  ['an answer that lacks what matters', { body: { request_id: 'r' } }],
  ['a failure in words nobody knows', { status: 502, body: '<html>Bad gateway</html>' }],
  ['a failure of its own', refusal('API_ERROR', 'INTERNAL_SERVER_ERROR', 500)],
] as const)('%s is a service that is not available', async (_words, answer) => {
  const { banking } = await portTo(answer)
  const calls = [
    banking.createLinkToken({ userId: 'u1', webhookUrl: 'https://jubilee.example/x' }),
    banking.exchange('public-1'),
    banking.read('access-1'),
    banking.transactions('access-1', null),
  ]
  for (const result of await Promise.allSettled(calls))
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(OutsideUnavailable) })
})

test('nobody there', async () => {
  await expect(bankingAt('http://127.0.0.1:9').read('access-1')).rejects.toBeInstanceOf(OutsideUnavailable)
})

test('what failed once is asked again where that does no harm, and only there', async () => {
  const failure = refusal('API_ERROR', 'INTERNAL_SERVER_ERROR', 500)
  const reading = await portTo(failure, accounts)
  await expect(reading.banking.read('access-1')).resolves.toMatchObject({ institution: { name: 'A Bank' } })
  expect(reading.asked).toHaveLength(2)
  server?.close()
  const exchanging = await portTo(failure, exchanged)
  await expect(exchanging.banking.exchange('public-1')).rejects.toBeInstanceOf(OutsideUnavailable)
  expect(exchanging.asked).toHaveLength(1)
})

test('no error tells a key or a token', async () => {
  const { banking } = await portTo({ status: 500, body: 'no' })
  const errors = await Promise.allSettled([banking.read('access-1'), banking.exchange('public-1')])
  const told = inspect(errors, { depth: 10, showHidden: true })
  expect(told).toContain('OutsideUnavailable')
  for (const secret of ['secret-of-ours', 'id-of-ours', 'access-1', 'public-1'])
    expect(told).not.toContain(secret)
})

test('a link is not called removed while nobody says so', async () => {
  const { banking, asked } = await portTo('cut')
  await expect(banking.remove('access-1')).rejects.toBeInstanceOf(OutsideUnavailable)
  expect(asked).toHaveLength(2)
})

test('a link that is gone already counts as removed', async () => {
  const { banking } = await portTo(refusal('ITEM_ERROR', 'ITEM_NOT_FOUND'))
  await expect(banking.remove('access-1')).resolves.toBeUndefined()
})

test('an account in another currency is named apart and never counted', async () => {
  const cad = {
    ...account,
    account_id: 'a2',
    name: 'Canadian Card',
    type: 'credit',
    subtype: 'credit card',
    balances: { current: 512.2, limit: 2500, iso_currency_code: 'CAD', unofficial_currency_code: null },
  }
  const { banking, asked } = await portTo({ body: { accounts: [account, cad], item, request_id: 'r' } })
  await expect(banking.read('access-1')).resolves.toEqual({
    institution: { id: 'ins_1', name: 'A Bank' },
    accounts: [expect.objectContaining({ id: 'a1', currentCents: 1_250 })],
    liabilities: [],
    foreign: [{ id: 'a2', name: 'Canadian Card', mask: '0001', currency: 'CAD' }],
  })
  // Nothing in dollars is owed, so nobody asks for liabilities.
  expect(asked.map(({ path }) => path)).toEqual(['/accounts/get'])
})

test('a bank that its answer does not name is looked up', async () => {
  const unnamed = { ...item, institution_name: null }
  const { banking } = await portTo(
    { body: { accounts: [account], item: unnamed, request_id: 'r' } },
    { body: { institution: { name: 'Looked Up Bank' }, request_id: 'r' } },
  )
  await expect(banking.read('access-1')).resolves.toMatchObject({ institution: { name: 'Looked Up Bank' } })
})

const transaction = (given: object) => ({
  transaction_id: 't1',
  account_id: 'a1',
  amount: 12.34,
  iso_currency_code: 'USD',
  date: '2026-11-19',
  name: 'LINE ON STATEMENT',
  merchant_name: 'A Shop',
  pending: false,
  ...given,
})
const page = (given: object): Answer => ({
  body: {
    added: [],
    modified: [],
    removed: [],
    next_cursor: 'c',
    has_more: false,
    request_id: 'r',
    ...given,
  },
})

test('pages are read to the end and come to what is left of them', async () => {
  const { banking, asked } = await portTo(
    page({
      added: [transaction({}), transaction({ transaction_id: 't2', merchant_name: null, pending: true })],
      next_cursor: 'c1',
      has_more: true,
    }),
    page({
      added: [transaction({ transaction_id: 't3', amount: -5, pending_transaction_id: 't2' })],
      modified: [transaction({ amount: 13 }), transaction({ transaction_id: 't0' })],
      removed: [{ transaction_id: 't2' }, { transaction_id: 'old' }],
      next_cursor: 'c2',
    }),
  )
  const changes = await banking.transactions('access-1', 'c0')
  expect(asked.map(({ body }) => body['cursor'])).toEqual(['c0', 'c1'])
  expect(changes.added.map(({ id, amountCents }) => [id, amountCents])).toEqual([
    ['t1', 1_300],
    ['t3', -500],
  ])
  expect(changes.added[1]).toMatchObject({ replacesId: 't2', merchant: 'A Shop', on: '2026-11-19' })
  expect(changes).toMatchObject({ modified: [{ id: 't0' }], removed: ['old'], cursor: 'c2', foreignCount: 0 })
})

test('when something changed on the way it begins again at the old cursor', async () => {
  const changed = refusal('TRANSACTIONS_ERROR', 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION')
  const first = page({ added: [transaction({})], next_cursor: 'c1', has_more: true })
  const { banking, asked } = await portTo(first, changed, first, page({ next_cursor: 'c2' }))
  await expect(banking.transactions('access-1', 'c0')).resolves.toMatchObject({
    added: [{ id: 't1' }],
    cursor: 'c2',
  })
  expect(asked.map(({ body }) => body['cursor'])).toEqual(['c0', 'c1', 'c0', 'c1'])
})

test('when it changes on the way every time, it comes another day', async () => {
  const changed = refusal('TRANSACTIONS_ERROR', 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION')
  const { banking, asked } = await portTo(changed)
  await expect(banking.transactions('access-1', 'c0')).rejects.toBeInstanceOf(OutsideUnavailable)
  expect(asked).toHaveLength(3)
})

test('transactions in another currency are left out and counted', async () => {
  const { banking } = await portTo(page({ added: [transaction({ iso_currency_code: 'CAD' })] }))
  await expect(banking.transactions('access-1', null)).resolves.toMatchObject({ added: [], foreignCount: 1 })
})

test('a bank without transactions has none, and the cursor stays', async () => {
  const { banking } = await portTo(refusal('ITEM_ERROR', 'PRODUCTS_NOT_SUPPORTED'))
  await expect(banking.transactions('access-1', 'c0')).resolves.toMatchObject({ added: [], cursor: 'c0' })
  server?.close()
  const empty = await portTo(nothingChanged)
  await expect(empty.banking.transactions('access-1', null)).resolves.toMatchObject({ cursor: 'c2' })
  expect(empty.asked[0]?.body).not.toHaveProperty('cursor')
})
