/** Linking, repairing and unlinking, with a bank that the test can change and break. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDebts } from '#contracts/testing/debts-asked.ts'
import { InstitutionDown, LinkGone, LoginRequired } from '#server/ports/banking/banking.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  banksOf,
  bodyOf,
  card,
  cardDebt,
  checking,
  exchange,
  fakeBanking,
  link,
  refresh,
  startAnew,
} from './banks-under-test.ts'
import type { Bank, FakeBanking } from './banks-under-test.ts'

let test: TestApp
let banking: FakeBanking
let ada: TestUser
let tokens = 0
let bob: TestUser
let free: TestUser
const NOW = new Date('2026-11-20T15:00:00Z')

const newToken = () => `public-${(tokens += 1)}`
const runJobs = () => test.app.parts.jobs.runDue()

beforeAll(async () => {
  banking = fakeBanking()
  test = await buildTestApp({ banking })
  test.setNow(NOW)
  const pro = { status: 'active', planId: 'price_monthly' } as const
  ada = await makeUser(test.app, pro)
  bob = await makeUser(test.app, pro)
  free = await makeUser(test.app)
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const name of Object.keys(banking.failing) as (keyof typeof banking.failing)[])
    delete banking.failing[name]
  await startAnew(test.pool)
})

const outage = () => new OutsideUnavailable('banking')

const stored = async (user: TestUser) =>
  Promise.all(
    [
      'banks',
      'bank_items',
      'bank_accounts',
      'bank_debts',
      'bank_transactions',
      'debts',
      'debt_entries',
      'spending',
    ].map(
      async (table) =>
        (await test.pool.query(`select * from ${table} where user_id = $1 order by 1, 2, 3`, [user.id])).rows,
    ),
  )

describe('who may', () => {
  const calls: [Parameters<TestUser['request']>[0], string, unknown?][] = [
    ['POST', '/api/plaid/create-link-token'],
    ['POST', '/api/plaid/exchange-public-token', { public_token: 'x' }],
    ['POST', '/api/banks/{id}/refresh'],
    ['PATCH', '/api/bank-transactions/{id}', { categoryId: null }],
    ['POST', '/api/spending-rules', { merchant: 'Market', categoryId: 'x' }],
  ]

  it.each(calls)('%s %s: not signed out, and not on Free', async (method, path, body) => {
    const url = path.replace('{id}', crypto.randomUUID())
    const before = await stored(ada)
    expect((await ask(test.app, { method, url, body })).status).toBe(401)
    const answer = await free.request(method, url, body)
    expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('Pro plan') } })
    expect(await stored(ada)).toEqual(before)
  })

  it('somebody else’s bank, transaction and rule are not there', async () => {
    banking.offer('hers')
    const bank = await link(ada, 'hers')
    const before = await stored(ada)
    expect((await bob.request('POST', `/api/banks/${bank.id}/refresh`)).status).toBe(404)
    expect((await bob.request('DELETE', `/api/banks/${bank.id}`)).status).toBe(404)
    expect((await bob.request('POST', '/api/plaid/create-link-token', { bankId: bank.id })).status).toBe(404)
    expect((await bob.request('DELETE', `/api/banks/none`)).status).toBe(404)
    expect(await banksOf(bob)).toEqual([])
    expect(await stored(ada)).toEqual(before)
  })

  it('a bad body is refused, and nothing is asked of the bank', async () => {
    const before = banking.calls.length
    const wrong = ['', 7, 'a\u0000b', 'a b'].map((token) => ({ public_token: token }))
    for (const body of [{}, ...wrong, { public_token: 'x', userId: 'y' }])
      expect((await ada.request('POST', '/api/plaid/exchange-public-token', body)).status).toBe(422)
    expect(banking.calls.length).toBe(before)
  })

  it('who lost the plan still sees and unlinks their banks, and nothing is fetched', async () => {
    const token = newToken()
    banking.offer(token)
    const bank = await link(ada, token)
    await test.pool.query("update users set subscription_status = 'unpaid' where id = $1", [ada.id])
    await runJobs()
    test.setNow(new Date('2026-11-23T15:00:00Z'))
    await test.app.parts.jobs.runSchedules()
    test.setNow(NOW)
    expect(await banksOf(ada)).toMatchObject([{ refreshedAt: NOW.toISOString() }])
    const sql = 'select cursor, created_at from bank_items where user_id = $1'
    // Its age, by which a link that became no bank is removed, is by the app's clock.
    expect((await test.pool.query(sql, [ada.id])).rows).toEqual([{ cursor: null, created_at: NOW }])
    expect(await listDebts(ada)).toHaveLength(1)
    expect((await ada.request('DELETE', `/api/banks/${bank.id}`)).status).toBe(200)
    await test.pool.query("update users set subscription_status = 'active' where id = $1", [ada.id])
    expect(await banksOf(ada)).toEqual([])
    expect(await listDebts(ada)).toMatchObject([{ bank: null, balance: '1000.00' }])
  })
})

describe('linking', () => {
  it('begins with a token and the dialog’s script', async () => {
    expect((await ada.request('POST', '/api/plaid/create-link-token')).body).toEqual({
      link_token: 'link-new',
      script_url: '/sandbox/plaid/link.js',
      next: 'exchange',
    })
  })

  it('makes debts of what is owed, with their source, and says what is missing', async () => {
    banking.offer('first', {
      accounts: [
        card(),
        checking(),
        card({ id: 'auto', name: 'Auto Loan', mask: '9', type: 'loan', subtype: 'auto', limitCents: null }),
      ],
      liabilities: [
        cardDebt({ promotional: { aprPpm: 0, endsOn: null, balanceCents: 5_000 } as never }),
        cardDebt({
          accountId: 'auto',
          debtType: 'auto_loan',
          balanceCents: 900_000,
          aprPpm: null,
          minimumPaymentCents: null,
          nextDueOn: null,
        }),
      ],
    })
    const answer = bodyOf<{ accounts_linked: number; bank: Bank }>(await exchange(ada, 'first'))
    expect(answer.accounts_linked).toBe(3)
    const [visa, auto] = await listDebts(ada)
    expect(answer.bank).toMatchObject({
      name: 'Harbor Bank',
      state: 'good',
      refreshedAt: NOW.toISOString(),
      accounts: [
        {
          name: 'Everyday Card',
          kind: 'debt',
          debtId: visa!.id,
          missing: [],
          promotionalInterestRate: '0.0000',
        },
        { name: 'Checking', kind: 'spending', debtId: null, missing: [], promotionalInterestRate: null },
        { name: 'Auto Loan', kind: 'debt', debtId: auto!.id, missing: ['interestRate', 'minimumPayment'] },
      ],
    })
    expect(visa).toMatchObject({
      name: 'Everyday Card',
      type: 'credit_card',
      balance: '1000.00',
      openingBalance: '1000.00',
      interestRate: '0.2499',
      minimumPayment: '35.00',
      paymentDueDate: '2026-12-15',
      creditLimit: '5000.00',
      bank: {
        bankId: answer.bank.id,
        bankName: 'Harbor Bank',
        accountName: 'Everyday Card',
        mask: '4444',
        fetchedAt: NOW.toISOString(),
        figures: ['name', 'balance', 'interestRate', 'minimumPayment', 'paymentDueDate', 'creditLimit'],
        bankBalance: null,
      },
    })
    expect(auto).toMatchObject({
      type: 'auto_loan',
      interestRate: null,
      bank: { figures: ['name', 'balance'] },
    })
    await ada.request('PATCH', `/api/debts/${auto!.id}`, { interestRate: '0.06', minimumPayment: '310' })
    await ada.request('PATCH', `/api/debts/${visa!.id}`, {
      promotionalRate: { interestRate: 0, endsOn: '2027-06-30' },
    })
    expect((await banksOf(ada))[0]!.accounts).toMatchObject([
      { promotionalInterestRate: null },
      {},
      { missing: [] },
    ])
  })

  it('happens once, however often and at once the token is handed in', async () => {
    const token = newToken()
    banking.offer(token)
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(ada, token)))
    const ids = new Set(answers.map((answer) => bodyOf<{ bank: Bank }>(answer).bank.id))
    expect(ids.size).toBe(1)
    expect(await banksOf(ada)).toHaveLength(1)
    expect(await listDebts(ada)).toHaveLength(1)
    expect(banking.calls.filter((name) => name === 'exchange').length).toBeLessThan(20)
  })

  it('of the same bank again doubles nothing, and ends the link before', async () => {
    const [one, two] = [newToken(), newToken()]
    const before = banking.offer(one)
    const first = await link(ada, one)
    await runJobs()
    const again = banking.offer(two)
    again.reading.liabilities = [cardDebt({ balanceCents: 120_000 })]
    const second = await link(ada, two)
    await runJobs()
    expect(second.id).toBe(first.id)
    expect(second.accounts.map(({ id }) => id)).toEqual(first.accounts.map(({ id }) => id))
    expect(await banksOf(ada)).toHaveLength(1)
    expect(await listDebts(ada)).toMatchObject([{ balance: '1200.00', openingBalance: '1000.00' }])
    expect(before.isRemoved).toBe(true)
    expect(again.isRemoved).toBe(false)
  })

  it('keeps two logins at one bank apart', async () => {
    const [one, two] = [newToken(), newToken()]
    banking.offer(one, { accounts: [card({ persistentId: 'p1' })] })
    banking.offer(two, { accounts: [card({ persistentId: 'p2' })] })
    await link(ada, one)
    await link(ada, two)
    expect(await banksOf(ada)).toHaveLength(2)
    expect(await listDebts(ada)).toHaveLength(2)
  })

  it('seals the access token, and answers it nowhere', async () => {
    const token = newToken()
    const { itemId } = banking.offer(token)
    const answer = await exchange(ada, token)
    const { rows } = await test.pool.query('select * from bank_items where user_id = $1', [ada.id])
    expect(JSON.stringify(answer.body) + JSON.stringify(rows)).not.toContain(`access-${itemId}`)
    const sealed: string = rows[0].access_token
    const { secrets } = test.app.parts
    expect(secrets.open(sealed, { userId: ada.id, itemId })).toBe(`access-${itemId}`)
    expect(() => secrets.open(sealed, { userId: 'bob', itemId })).toThrow('does not open')
  })

  it('after unlinking finds its debts again', async () => {
    const [one, two] = [newToken(), newToken()]
    banking.offer(one)
    const first = await link(ada, one)
    const [debt] = await listDebts(ada)
    await ada.request('DELETE', `/api/banks/${first.id}`)
    expect(await listDebts(ada)).toMatchObject([{ id: debt!.id, bank: null }])
    await runJobs()
    expect([...banking.items.values()].at(-1)!.isRemoved).toBe(true)
    banking.offer(two)
    const again = await link(ada, two)
    expect(await listDebts(ada)).toMatchObject([{ id: debt!.id, bank: { bankId: again.id } }])
  })

  it('makes a debt that the person removed anew only when they link anew', async () => {
    const [one, two] = [newToken(), newToken()]
    banking.offer(one)
    const bank = await link(ada, one)
    const [debt] = await listDebts(ada)
    await ada.request('DELETE', `/api/debts/${debt!.id}`)
    await refresh(ada, bank.id)
    expect(await listDebts(ada)).toEqual([])
    banking.offer(two)
    await link(ada, two)
    expect(await listDebts(ada)).toHaveLength(1)
  })
})

describe('a bank that does not answer', () => {
  it.each(['exchange', 'read'] as const)(
    'at %s: a sentence, nothing half-written, and a later try links once',
    async (name) => {
      const token = newToken()
      banking.offer(token)
      banking.failing[name] = outage()
      const answer = await exchange(ada, token)
      expect(answer).toMatchObject({
        status: 503,
        body: { message: expect.stringContaining('Nothing was lost') },
      })
      expect(await banksOf(ada)).toEqual([])
      expect(await listDebts(ada)).toEqual([])
      delete banking.failing[name]
      await link(ada, token)
      await link(ada, token)
      expect(await banksOf(ada)).toHaveLength(1)
      expect(await listDebts(ada)).toHaveLength(1)
    },
  )

  it('a token of no use is a 409, and an outage of the link token a 503', async () => {
    expect(await exchange(ada, 'never-given')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('start again') },
    })
    banking.failing.createLinkToken = outage()
    expect((await ada.request('POST', '/api/plaid/create-link-token')).status).toBe(503)
  })

  it.each(['read', 'transactions'] as const)('while refreshing, at %s, changes nothing', async (name) => {
    const token = newToken()
    banking.offer(token)
    const bank = await link(ada, token)
    await runJobs()
    const before = await stored(ada)
    banking.failing[name] = name === 'read' ? outage() : new InstitutionDown()
    expect((await ada.request('POST', `/api/banks/${bank.id}/refresh`)).status).toBe(503)
    expect(await stored(ada)).toEqual(before)
    delete banking.failing[name]
    expect((await refresh(ada, bank.id)).state).toBe('good')
  })

  it('is asked again by the sweep, and says so meanwhile', async () => {
    const token = newToken()
    const item = banking.offer(token)
    await link(ada, token)
    await runJobs()
    const { jobs } = test.app.parts
    test.setNow(new Date('2026-11-21T12:00:00Z'))
    banking.failing.read = new InstitutionDown()
    await jobs.runSchedules()
    expect(await banksOf(ada)).toMatchObject([{ state: 'failing', refreshedAt: NOW.toISOString() }])
    delete banking.failing.read
    item.reading.liabilities = [cardDebt({ balanceCents: 90_000 })]
    test.setNow(new Date('2026-11-21T12:30:00Z'))
    await jobs.runSchedules()
    expect(await banksOf(ada)).toMatchObject([{ state: 'failing' }])
    test.setNow(new Date('2026-11-21T13:30:00Z'))
    await jobs.runSchedules()
    expect(await banksOf(ada)).toMatchObject([{ state: 'good', refreshedAt: '2026-11-21T13:30:00.000Z' }])
    expect(await listDebts(ada)).toMatchObject([{ balance: '900.00' }])
    test.setNow(NOW)
  })

  it('keeps nobody from unlinking; the service is told when it is back', async () => {
    const token = newToken()
    const item = banking.offer(token)
    const bank = await link(ada, token)
    banking.failing.remove = outage()
    expect((await ada.request('DELETE', `/api/banks/${bank.id}`)).status).toBe(200)
    await runJobs()
    expect(item.isRemoved).toBe(false)
    delete banking.failing.remove
    await test.app.parts.jobs.runSchedules()
    expect(item.isRemoved).toBe(true)
    expect((await test.pool.query('select 1 from bank_items where user_id = $1', [ada.id])).rows).toEqual([])
  })
})

describe('a login that expired', () => {
  it('is said, repaired, and over', async () => {
    const token = newToken()
    banking.offer(token)
    const bank = await link(ada, token)
    await runJobs()
    banking.failing.read = new LoginRequired()
    expect(await ada.request('POST', `/api/banks/${bank.id}/refresh`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('sign in again'), current: { state: 'login_required' } },
    })
    expect(await banksOf(ada)).toMatchObject([{ state: 'login_required', refreshedAt: NOW.toISOString() }])
    const begun = await ada.request('POST', '/api/plaid/create-link-token', { bankId: bank.id })
    expect(begun.body).toMatchObject({ link_token: 'link-repair', next: 'refresh' })
    delete banking.failing.read
    expect(await refresh(ada, bank.id)).toMatchObject({ state: 'good' })
    expect(await listDebts(ada)).toHaveLength(1)
  })

  it('of a link that is gone at the bank begins a new one', async () => {
    const token = newToken()
    const item = banking.offer(token)
    const bank = await link(ada, token)
    item.isRemoved = true
    const begun = await ada.request('POST', '/api/plaid/create-link-token', { bankId: bank.id })
    expect(begun.body).toMatchObject({ link_token: 'link-new', next: 'exchange' })
    expect(new LinkGone().name).toBe('LinkGone')
  })
})
