/** The real SDK, through our port, against the peer: nothing between them is replaced. */
import { Configuration, CountryCode, PlaidApi, Products } from 'plaid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BadPublicToken, LinkGone, LoginRequired } from '#server/ports/banking/banking.ts'
import type { Banking, LinkedAccount } from '#server/ports/banking/banking.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { PeerParts } from '../peers.ts'
import { sandboxBanks } from './institutions.content.ts'
import { finishSession, repairSession, signIn, startSession } from './link/link-sessions.ts'
import { Refusal } from './refusal.ts'
import { makeHappen } from './settle-items.ts'

let served: TestApp
let banking: Banking
let peer: PeerParts
const NOW = new Date('2026-11-20T15:00:00Z')
const WEBHOOK = 'http://localhost:3000/api/webhooks/plaid'

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(NOW)
  banking = served.app.parts.banking
  peer = served.app.parts.peers!.parts
})
afterAll(() => served.close())

const login = { username: 'user_good', password: 'pass_good' }
const tokenFor = (accessToken?: string) =>
  banking.createLinkToken({ userId: 'person-1', webhookUrl: WEBHOOK, ...(accessToken && { accessToken }) })

async function link(institutionId: string, accountKeys?: string[]) {
  const bank = sandboxBanks.find(({ id }) => id === institutionId)!
  const keys = accountKeys ?? bank.accounts.map(({ key }) => key)
  const chosen = { ...login, institutionId, accountKeys: keys }
  const { public_token } = await finishSession(peer, await tokenFor(), chosen)
  return { ...(await banking.exchange(public_token)), publicToken: public_token }
}

const FIRST = 'ins_900001'
const named = (accounts: LinkedAccount[], name: string) => accounts.find((one) => one.name === name)!

test('the card bank: two cards, one with a 0 % promotion, a student loan, and an account without debt', async () => {
  const { accessToken } = await link(FIRST)
  const { institution, accounts, liabilities } = await banking.read(accessToken)
  expect(institution).toEqual({ id: FIRST, name: 'First Jubilee Bank (Sandbox)' })
  expect(accounts.map(({ name }) => name)).toEqual([
    'Everyday Card',
    'Balance Transfer Card',
    'Student Loan',
    'Everyday Checking',
  ])
  expect(liabilities).toMatchObject([
    { debtType: 'credit_card', balanceCents: 341_267, aprPpm: 249_900, minimumPaymentCents: 10_400 },
    { debtType: 'credit_card', aprPpm: 214_900, promotional: { aprPpm: 0, balanceCents: 185_000 } },
    { debtType: 'student_loan', balanceCents: 1_462_018, aprPpm: 50_500, minimumPaymentCents: 16_840 },
  ])
  expect(liabilities[0]).toMatchObject({
    lastPayment: { cents: 15_000, on: '2026-11-18' },
    nextDueOn: '2026-12-21',
    lastStatement: { balanceCents: 329_480, on: '2026-10-26' },
  })
})

test('the lender says balances only; the mortgage bank says escrow apart', async () => {
  const lender = await banking.read((await link('ins_900002')).accessToken)
  expect(lender.liabilities).toMatchObject([
    { debtType: 'auto_loan', balanceCents: 1_784_322, aprPpm: null, minimumPaymentCents: null },
    { debtType: 'personal_loan', balanceCents: 625_075, aprPpm: null, minimumPaymentCents: null },
  ])
  const home = await banking.read((await link('ins_900003')).accessToken)
  expect(home.liabilities).toMatchObject([
    { debtType: 'mortgage', aprPpm: 61_250, minimumPaymentCents: 178_532, escrowCents: 241_066 },
  ])
})

test('a bank where nothing is owed, and one with odd accounts', async () => {
  const plain = await banking.read((await link('ins_900004')).accessToken)
  expect(plain.liabilities).toEqual([])
  const odd = await banking.read((await link('ins_900005')).accessToken)
  expect(odd.liabilities).toMatchObject([
    { aprPpm: null, balanceCents: 78_315 },
    { aprPpm: 199_900, balanceCents: 0 },
  ])
  expect(odd.accounts.find(({ name }) => name === 'Overpaid Card')?.currentCents).toBe(-4_250)
  expect(odd.foreign).toMatchObject([{ name: 'Canadian Card', currency: 'CAD' }])
})

test('a bank without liabilities is offered and leads to debts whose terms are asked; a lender without transactions is not', async () => {
  const { institutions } = await startSession(peer, await tokenFor())
  const ids = institutions.map((one) => one.institution_id)
  expect([ids.includes('ins_900006'), ids.includes('ins_900007')]).toEqual([true, false])
  const { accessToken } = await link('ins_900006')
  const { liabilities } = await banking.read(accessToken)
  const asked = { aprPpm: null, minimumPaymentCents: null, nextDueOn: null }
  expect(liabilities).toMatchObject([
    { debtType: 'credit_card', balanceCents: 96_480, ...asked },
    { debtType: 'auto_loan', balanceCents: 912_650, ...asked },
  ])
  expect((await banking.transactions(accessToken, null)).added.length).toBeGreaterThan(5)
})

test('loans under one number share their payment, and one of them pauses', async () => {
  const { liabilities } = await banking.read((await link('ins_900008')).accessToken)
  expect(liabilities).toMatchObject([
    { minimumPaymentCents: 14_000, pause: null },
    { minimumPaymentCents: 7_000, pause: null },
    { pause: { kind: 'deferment', endsOn: '2027-05-20' }, nextDueOn: null },
  ])
})

test('only the chosen accounts are shared, and a bank linked anew tells the same under other ids', async () => {
  const once = await link(FIRST, ['everyday', 'checking'])
  const again = await link(FIRST, ['everyday', 'checking'])
  const [first, second] = await Promise.all([banking.read(once.accessToken), banking.read(again.accessToken)])
  expect(first.accounts).toHaveLength(2)
  expect(second.accounts.map(({ persistentId, mask }) => [persistentId, mask])).toEqual(
    first.accounts.map(({ persistentId, mask }) => [persistentId, mask]),
  )
  expect(second.accounts[0]?.id).not.toBe(first.accounts[0]?.id)
  const [some, same] = await Promise.all([
    banking.transactions(once.accessToken, null),
    banking.transactions(again.accessToken, null),
  ])
  const plain = (changes: typeof some) =>
    changes.added.map(({ on, merchant, amountCents }) => `${on} ${merchant} ${amountCents}`)
  expect(plain(same)).toEqual(plain(some))
  expect(same.added[0]?.id).not.toBe(some.added[0]?.id)
})

test('ninety days of transactions: wages in, a refund, payments on both sides, the newest pending', async () => {
  const { accessToken } = await link(FIRST)
  const { accounts } = await banking.read(accessToken)
  const { added, modified, removed, cursor } = await banking.transactions(accessToken, null)
  const days = added.map(({ on }) => on).toSorted()
  expect([days[0]! >= '2026-08-22', days.at(-1)]).toEqual([true, '2026-11-20'])
  expect({ modified, removed }).toEqual({ modified: [], removed: [] })
  expect(added.length).toBeGreaterThan(100)
  const of = (merchant: string) => added.filter((one) => one.merchant === merchant)
  expect(of('Paperboat Streaming').map(({ on, amountCents }) => [on, amountCents])).toEqual([
    ['2026-09-12', 1_599],
    ['2026-10-12', 1_599],
    ['2026-11-12', 1_599],
  ])
  expect(of('Sample Workshop Payroll').every(({ amountCents }) => amountCents < 0)).toBe(true)
  expect(of('Tumbleweed Home Goods').some(({ amountCents }) => amountCents === -2_250)).toBe(true)
  const paidOn = added.filter(
    ({ on, amountCents }) => on === '2026-11-18' && Math.abs(amountCents) === 15_000,
  )
  expect(Object.fromEntries(paidOn.map(({ accountId, amountCents }) => [accountId, amountCents]))).toEqual({
    [named(accounts, 'Everyday Card').id]: -15_000,
    [named(accounts, 'Everyday Checking').id]: 15_000,
  })
  expect(added.filter(({ isPending }) => isPending).every(({ on }) => on >= '2026-11-19')).toBe(true)
  expect(await banking.transactions(accessToken, cursor)).toMatchObject({ added: [], removed: [] })
})

test('days later the pending are replaced by the posted, and balances have followed', async () => {
  const { accessToken } = await link(FIRST, ['everyday'])
  const first = await banking.transactions(accessToken, null)
  const pending = first.added.filter(({ isPending }) => isPending)
  expect(pending.length).toBeGreaterThan(0)
  served.setNow(new Date('2026-11-24T15:00:00Z'))
  const later = await banking.transactions(accessToken, first.cursor)
  const { accounts } = await banking.read(accessToken)
  served.setNow(NOW)
  expect(later.removed).toEqual(expect.arrayContaining(pending.map(({ id }) => id)))
  const replaced = later.added.filter(({ replacesId }) => pending.some(({ id }) => id === replacesId))
  expect(replaced).toHaveLength(pending.length)
  expect(replaced.every(({ isPending }) => !isPending)).toBe(true)
  const posted = later.added.filter(({ isPending }) => !isPending)
  const spent = posted.reduce((sum, { amountCents }) => sum + amountCents, 0)
  expect(accounts[0]?.currentCents).toBe(341_267 + spent)
})

test('a change while several pages are read starts the reading again, and nothing is there twice', async () => {
  const { accessToken, itemId } = await link(FIRST)
  await makeHappen(peer, itemId, 'change')
  const { added } = await banking.transactions(accessToken, null)
  expect(new Set(added.map(({ id }) => id)).size).toBe(added.length)
  expect(added.length).toBeGreaterThan(100)
})

test('a public token is good once, and not for ever', async () => {
  const { publicToken } = await link(FIRST)
  await expect(banking.exchange(publicToken)).rejects.toBeInstanceOf(BadPublicToken)
  const chosen = { ...login, institutionId: FIRST, accountKeys: ['everyday'] }
  const { public_token } = await finishSession(peer, await tokenFor(), chosen)
  served.setNow(new Date(NOW.getTime() + 31 * 60_000))
  await expect(banking.exchange(public_token)).rejects.toBeInstanceOf(BadPublicToken)
  served.setNow(NOW)
})

test('twenty exchanges of one public token make one link', async () => {
  const chosen = { ...login, institutionId: FIRST, accountKeys: ['everyday'] }
  const { public_token } = await finishSession(peer, await tokenFor(), chosen)
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => banking.exchange(public_token)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an expired login stops every reading until it is renewed', async () => {
  const { accessToken, itemId } = await link(FIRST)
  await makeHappen(peer, itemId, 'expire')
  await expect(banking.read(accessToken)).rejects.toBeInstanceOf(LoginRequired)
  await expect(banking.transactions(accessToken, null)).rejects.toBeInstanceOf(LoginRequired)
  const token = await tokenFor(accessToken)
  await expect(startSession(peer, token)).resolves.toMatchObject({ repair: { institution_id: FIRST } })
  await expect(repairSession(peer, token, { ...login, password: 'wrong' })).rejects.toMatchObject({
    given: { error_code: 'INVALID_CREDENTIALS' },
  })
  await repairSession(peer, token, login)
  await expect(banking.read(accessToken)).resolves.toMatchObject({ institution: { id: FIRST } })
})

test('the wrong name or password, and a bank that is away, link nothing', async () => {
  const token = await tokenFor()
  const asWho = (username: string, password: string) =>
    signIn(peer, token, { institutionId: FIRST, username, password })
  await expect(asWho('user_good', 'pass_bad')).rejects.toMatchObject({
    given: { error_code: 'INVALID_CREDENTIALS' },
  })
  await expect(asWho('user_bad', 'pass_good')).rejects.toBeInstanceOf(Refusal)
  await expect(asWho('user_down', 'pass_good')).rejects.toMatchObject({
    given: { error_code: 'INSTITUTION_DOWN' },
  })
  await expect(asWho('user_good', 'pass_good')).resolves.toMatchObject({ accounts: expect.any(Array) })
  await expect(startSession(peer, 'link-sandbox-made-up')).rejects.toBeInstanceOf(Refusal)
  const none = { ...login, institutionId: FIRST, accountKeys: ['nothing'] }
  await expect(finishSession(peer, token, none)).rejects.toBeInstanceOf(Refusal)
})

test('a removed link is gone, and removing it twice is good', async () => {
  const { accessToken } = await link(FIRST)
  await banking.remove(accessToken)
  await expect(banking.read(accessToken)).rejects.toBeInstanceOf(LinkGone)
  await expect(banking.remove(accessToken)).resolves.toBeUndefined()
})

/** The SDK without our port, to ask what our port never would. */
function sdk(given: { secret?: string } = {}): PlaidApi {
  const { basePath, clientId, secret } = served.app.parts.peers!.places.plaid
  const headers = { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': given.secret ?? secret }
  return new PlaidApi(new Configuration({ basePath, baseOptions: { headers } }))
}

const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: { response?: { status: number; data: unknown } }) => ({
      status: error.response?.status,
      data: error.response?.data,
    }),
  )

const user = { client_user_id: 'u' }
const good = { client_name: 'Jubilee', language: 'en', country_codes: [CountryCode.Us], user }

test('it refuses as Plaid refuses', async () => {
  const wrongKeys = sdk({ secret: 'wrong' }).linkTokenCreate({ ...good, products: [Products.Liabilities] })
  expect(await refusalOf(wrongKeys)).toMatchObject({
    status: 400,
    data: { error_type: 'INVALID_INPUT', error_code: 'INVALID_API_KEYS', display_message: null },
  })
  const unknown = { ...good, products: [Products.Liabilities], colour: 'green' }
  expect(await refusalOf(sdk().linkTokenCreate(unknown))).toMatchObject({
    data: {
      error_type: 'INVALID_REQUEST',
      error_code: 'UNKNOWN_FIELDS',
      error_message: 'the following fields are not recognized by this endpoint: colour',
    },
  })
  const nested = { ...good, products: [Products.Liabilities], user: { ...user, email: 'x' } }
  expect(await refusalOf(sdk().linkTokenCreate(nested))).toMatchObject({
    data: { error_message: expect.stringContaining('user.email') },
  })
  const twice = {
    ...good,
    products: [Products.Transactions],
    required_if_supported_products: [Products.Transactions],
  }
  expect(await refusalOf(sdk().linkTokenCreate(twice))).toMatchObject({
    data: { error_code: 'INVALID_FIELD' },
  })
  expect(await refusalOf(sdk().linkTokenCreate(good))).toMatchObject({
    data: { error_code: 'MISSING_FIELDS', error_message: expect.stringContaining('products') },
  })
  expect(await refusalOf(sdk().accountsGet({ access_token: 'access-made-up' }))).toMatchObject({
    data: { error_code: 'INVALID_ACCESS_TOKEN', request_id: expect.any(String) },
  })
  expect(await refusalOf(sdk().authGet({ access_token: 'x' }))).toMatchObject({ status: 404 })
})

test('an institution is named by its id', async () => {
  const named = { institution_id: FIRST, country_codes: [CountryCode.Us] }
  const { data: found } = await sdk().institutionsGetById(named)
  expect(found.institution.name).toBe('First Jubilee Bank (Sandbox)')
  expect(await refusalOf(sdk().institutionsGetById({ ...named, institution_id: 'ins_0' }))).toMatchObject({
    data: { error_code: 'INVALID_INSTITUTION' },
  })
})
