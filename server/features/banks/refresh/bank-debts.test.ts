/** What a bank tells of debts: figures, balances and payments, beside what the person types. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Debt } from '#contracts/testing/debts-asked.ts'
import { historyOf, listDebts, pay } from '#contracts/testing/debts-asked.ts'
import { debtsOutOfStep } from '#server/features/debts/debts-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { ForgedWebhook, LinkGone, LoginRequired } from '#server/ports/banking/banking.ts'
import type { Liability } from '#server/ports/banking/banking.ts'
import {
  bodyOf,
  card,
  cardDebt,
  fakeBanking,
  link,
  payment,
  purchase,
  refresh,
  startAnew,
  transactionsOf,
} from '../banks-under-test.ts'
import type { FakeBanking, FakeItem } from '../banks-under-test.ts'

let test: TestApp
let banking: FakeBanking
let ada: TestUser
let item: FakeItem
let bankId: string
let debtId: string
let links = 0

const at = (day: string) => test.setNow(new Date(`2026-11-${day}T15:00:00Z`))
const owes = (balanceCents: number, change: Partial<Liability> = {}) =>
  (item.reading.liabilities = [cardDebt({ balanceCents, ...change })])
const tells = (...transactions: ReturnType<typeof payment>[]) =>
  item.events.push(...transactions.map((transaction) => ({ op: 'added' as const, transaction })))

async function theDebt(): Promise<Debt> {
  return (await listDebts(ada)).find(({ id }) => id === debtId)!
}

const patch = async (body: object): Promise<Debt> =>
  bodyOf(await ada.request('PATCH', `/api/debts/${debtId}`, body))

/** The lines of the debt's history as short texts. */
async function lines(): Promise<string[]> {
  return (await historyOf(ada, debtId)).map(({ kind, amount }) => `${kind} ${amount}`)
}

/** A new link, its history told. */
async function linkAnew(): Promise<void> {
  links += 1
  item = banking.offer(`public-${links}`)
  const bank = await link(ada, `public-${links}`)
  bankId = bank.id
  debtId = bank.accounts[0]!.debtId!
  await test.app.parts.jobs.runDue()
}

const loan = (change: Partial<Liability> = {}) =>
  cardDebt({ accountId: 'home', debtType: 'mortgage', balanceCents: 20_000_000, ...change })

const knock = (kind: string, itemId = item.itemId, remoteAddress = '127.0.0.1') =>
  test.app.inject({
    method: 'POST',
    remoteAddress,
    url: '/api/webhooks/plaid',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ kind, itemId }),
  })
const knockFrom = async (address: string) => (await knock('transactions', item.itemId, address)).statusCode
const state = async () => (await ada.request('GET', '/api/banks')).body as { state: string }[]

beforeAll(async () => {
  banking = fakeBanking()
  test = await buildTestApp({ banking })
  ada = await makeUser(test.app, { status: 'active', planId: 'price_monthly' })
})
afterAll(() => test.close())
beforeEach(async () => {
  at('20')
  await startAnew(test.pool)
  await linkAnew()
})
afterEach(async () => {
  const wrong = await debtsOutOfStep(test.pool)
  if (wrong.length > 0) throw new Error(`sums do not hold: ${JSON.stringify(wrong)}`)
})

describe('figures', () => {
  it('follow the bank until the person types one; then theirs stands', async () => {
    owes(100_000, { aprPpm: 199_900, minimumPaymentCents: 4_000, nextDueOn: '2027-01-15' })
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({
      interestRate: '0.1999',
      minimumPayment: '40.00',
      paymentDueDate: '2027-01-15',
    })
    await patch({ minimumPayment: '75', name: 'My card', interestRate: '0.1999' })
    owes(100_000, { aprPpm: 209_900, minimumPaymentCents: 4_500 })
    await refresh(ada, bankId)
    const debt = await theDebt()
    expect(debt).toMatchObject({ name: 'My card', interestRate: '0.2099', minimumPayment: '75.00' })
    expect(debt.bank!.figures).toEqual(['balance', 'interestRate', 'paymentDueDate', 'creditLimit'])
  })

  it('of a loan whose payments pause: none is due through its last day, and after it the person is asked', async () => {
    const pause = { kind: 'deferment', endsOn: '2026-11-25' } as const
    owes(100_000, { minimumPaymentCents: null, nextDueOn: null, pause })
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ minimumPayment: '0.00', paymentDueDate: '2026-11-25' })
    const { body } = await ada.request('GET', '/api/banks')
    expect(body).toMatchObject([{ accounts: [{ pause, missing: [] }, { pause: null }] }])
    at('26')
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ minimumPayment: null })
    const { body: after } = await ada.request('GET', '/api/banks')
    expect(after).toMatchObject([{ accounts: [{ pause: null, missing: ['minimumPayment'] }, {}] }])
  })

  it('tells what a mortgage’s lender holds for taxes and insurance', async () => {
    owes(100_000, { escrowCents: 241_066 })
    await refresh(ada, bankId)
    const { body } = await ada.request('GET', '/api/banks')
    expect(body).toMatchObject([{ accounts: [{ escrow: '2410.66' }, { escrow: null }] }])
  })

  it('that the bank no longer says stay as they were, and are not called the bank’s', async () => {
    owes(100_000, { aprPpm: null })
    await refresh(ada, bankId)
    const debt = await theDebt()
    expect(debt.interestRate).toBe('0.2499')
    expect(debt.bank!.figures).not.toContain('interestRate')
  })

  it('that the bank did not say and the person typed are the person’s', async () => {
    owes(100_000, { aprPpm: null })
    await refresh(ada, bankId)
    await patch({ interestRate: '0.1' })
    owes(100_000, { aprPpm: 300_000 })
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ interestRate: '0.1000' })
  })

  it('an unchanged refresh changes no version', async () => {
    const { version } = await theDebt()
    await refresh(ada, bankId)
    await refresh(ada, bankId)
    expect((await theDebt()).version).toBe(version)
    expect(await lines()).toEqual(['opening 1000.00'])
  })
})

describe('a balance', () => {
  it('that changed at the bank is a line of the history', async () => {
    owes(112_345)
    await refresh(ada, bankId)
    owes(90_000)
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'charge 123.45', 'charge -223.45'])
    expect(await theDebt()).toMatchObject({ balance: '900.00', bank: { bankBalance: null } })
  })

  it('that the person typed stands, the bank’s is offered, and taken over it is followed again', async () => {
    await patch({ balance: '1500' })
    owes(95_000)
    tells(payment({ amountCents: -5_000 }))
    await refresh(ada, bankId)
    const typed = await theDebt()
    expect(typed).toMatchObject({ balance: '1500.00', bank: { bankBalance: '950.00' } })
    expect(typed.bank!.figures).not.toContain('balance')
    const taken = await patch({ balance: typed.bank!.bankBalance })
    expect(taken).toMatchObject({ balance: '950.00', bank: { bankBalance: null } })
    owes(90_000)
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ balance: '900.00' })
    expect((await theDebt()).bank!.figures).toContain('balance')
  })

  it('below zero is a debt paid off', async () => {
    owes(0)
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ balance: '0.00' })
  })
})

describe('a payment', () => {
  it('told by the bank is one line, however often it is refreshed', async () => {
    tells(payment())
    owes(80_000)
    await refresh(ada, bankId)
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'payment 200.00'])
    expect(await theDebt()).toMatchObject({ balance: '800.00', paidTotal: '200.00' })
    expect((await transactionsOf(ada))[0]).toMatchObject({ debtId, sortedBy: 'bank', categoryId: null })
  })

  it('with purchases beside it leaves the difference as a charge', async () => {
    tells(payment(), purchase())
    owes(84_250)
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'payment 200.00', 'charge 42.50'])
  })

  it('of the whole card and more, after new charges, is never below zero', async () => {
    tells(payment({ amountCents: -120_000 }))
    owes(0)
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'charge 200.00', 'payment 1200.00'])
  })

  it('typed first is the same when the bank tells of it, and theirs is kept', async () => {
    const mine = await pay(ada, debtId, { amount: '200', paidOn: '2026-11-20', note: 'from my phone' })
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ balance: '800.00', bank: { bankBalance: '1000.00' } })
    at('23')
    tells(payment({ on: '2026-11-22' }))
    owes(80_000)
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'payment 200.00'])
    expect((await historyOf(ada, debtId))[1]).toMatchObject({ id: mine.paymentId, note: 'from my phone' })
    at('28')
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ balance: '800.00', bank: { bankBalance: null } })
  })

  it('typed after the bank told of it takes its place', async () => {
    tells(payment())
    owes(80_000)
    await refresh(ada, bankId)
    at('22')
    const mine = await pay(ada, debtId, { amount: '200', paidOn: '2026-11-21', note: 'mine' })
    expect(mine.debt).toMatchObject({ balance: '800.00', paidTotal: '200.00' })
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'payment 200.00'])
    expect((await pay(ada, debtId, { amount: '200' })).debt).toMatchObject({ balance: '600.00' })
  })

  it('typed of another amount is another payment until the bank knows better', async () => {
    await pay(ada, debtId, { amount: '50', paidOn: '2026-11-20' })
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ balance: '950.00' })
    at('27')
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ balance: '1000.00' })
    expect(await lines()).toEqual(['opening 1000.00', 'payment 50.00', 'charge 50.00'])
  })

  it('typed, that a bank without transactions shows by its balance, counts once', async () => {
    await pay(ada, debtId, { amount: '200', paidOn: '2026-11-20' })
    owes(80_000)
    await refresh(ada, bankId)
    await refresh(ada, bankId)
    at('29')
    await refresh(ada, bankId)
    expect(await theDebt()).toMatchObject({ balance: '800.00' })
    expect(await lines()).toEqual(['opening 1000.00', 'payment 200.00'])
  })

  it('that was pending is a line when it is posted, and only then', async () => {
    tells(payment({ id: 'p', isPending: true }))
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00'])
    item.events.push({ op: 'removed', id: 'p' })
    tells(payment({ id: 'q', replacesId: 'p', on: '2026-11-21' }))
    owes(80_000)
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'payment 200.00'])
    expect(await transactionsOf(ada)).toHaveLength(1)
  })

  it('that the bank takes back or changes is taken back or changed', async () => {
    tells(payment({ id: 'a' }), payment({ id: 'b', amountCents: -10_000 }))
    owes(70_000)
    await refresh(ada, bankId)
    item.events.push({ op: 'removed', id: 'a' })
    item.events.push({ op: 'modified', transaction: payment({ id: 'b', amountCents: -15_000 }) })
    owes(85_000)
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'payment 150.00'])
    expect(await theDebt()).toMatchObject({ balance: '850.00', paidTotal: '150.00' })
  })

  it('that the person takes back does not come again', async () => {
    tells(payment())
    owes(80_000)
    await refresh(ada, bankId)
    const { paymentId } = (await historyOf(ada, debtId))[1]!
    await ada.request('DELETE', `/api/debts/${debtId}/payments/${paymentId}`)
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'charge -200.00'])
  })

  it('from before the link is in the opening balance, also after linking again', async () => {
    await startAnew(test.pool)
    links += 1
    item = banking.offer(`public-${links}`)
    tells(payment({ id: 'old', on: '2026-11-03' }))
    const bank = await link(ada, `public-${links}`)
    bankId = bank.id
    debtId = bank.accounts[0]!.debtId!
    await test.app.parts.jobs.runDue()
    expect(await lines()).toEqual(['opening 1000.00'])
    tells(payment({ id: 'new', on: '2026-11-20' }))
    owes(80_000)
    await refresh(ada, bankId)
    const { events, reading } = item
    links += 1
    item = banking.offer(`public-${links}`, reading)
    item.events.push(...events)
    await link(ada, `public-${links}`)
    await test.app.parts.jobs.runDue()
    await refresh(ada, bankId)
    expect(await lines()).toEqual(['opening 1000.00', 'payment 200.00'])
    expect(await transactionsOf(ada)).toHaveLength(2)
  })

  it('on a loan that tells no transactions comes from its last payment, once', async () => {
    await startAnew(test.pool)
    links += 1
    item = banking.offer(`public-${links}`, {
      accounts: [card({ id: 'home', name: 'Home', type: 'loan', subtype: 'mortgage', limitCents: null })],
      liabilities: [loan({ lastPayment: { cents: 150_000, on: '2026-11-01' } })],
    })
    const bank = await link(ada, `public-${links}`)
    debtId = bank.accounts[0]!.debtId!
    await refresh(ada, bank.id)
    expect(await lines()).toEqual(['opening 200000.00'])
    at('25')
    item.reading.liabilities = [
      loan({ balanceCents: 19_950_000, lastPayment: { cents: 150_000, on: '2026-11-24' } }),
    ]
    await refresh(ada, bank.id)
    await refresh(ada, bank.id)
    expect(await lines()).toEqual(['opening 200000.00', 'payment 1500.00', 'charge 1000.00'])
    expect(await theDebt()).toMatchObject({ balance: '199500.00', paidTotal: '1500.00' })
  })
})

describe('a webhook', () => {
  it('is answered at once, and its work is a job that does it once', async () => {
    tells(payment())
    owes(80_000)
    for (let round = 0; round < 3; round += 1) expect((await knock('transactions')).statusCode).toBe(200)
    expect(await lines()).toEqual(['opening 1000.00'])
    await test.app.parts.jobs.runDue()
    expect(await lines()).toEqual(['opening 1000.00', 'payment 200.00'])
  })

  it('tells of a login that is over, soon over, and repaired', async () => {
    const told: [string, string, Error?][] = [
      ['expiresSoon', 'expires_soon'],
      ['transactions', 'expires_soon'],
      ['loginRequired', 'login_required', new LoginRequired()],
      ['repaired', 'good'],
      ['loginRequired', 'good'],
      ['gone', 'login_required', new LinkGone()],
      ['repaired', 'good'],
    ]
    for (const [kind, expected, failure] of told) {
      if (failure) banking.failing.read = failure
      else delete banking.failing.read
      await knock(kind)
      await test.app.parts.jobs.runDue()
      expect(await state()).toMatchObject([{ state: expected }])
    }
  })

  it('of a new account is shown until the person chooses; what they share then is a debt', async () => {
    await knock('newAccounts')
    await test.app.parts.jobs.runDue()
    expect(await state()).toMatchObject([{ state: 'good', hasNewAccounts: true }])
    await refresh(ada, bankId)
    expect(await state()).toMatchObject([{ hasNewAccounts: true }])
    const chosen = await ada.request('POST', '/api/plaid/create-link-token', { bankId, chooseAccounts: true })
    expect(chosen.body).toMatchObject({ link_token: 'link-choose', next: 'refresh' })
    item.reading.accounts.push(card({ id: 'second', name: 'Second Card', mask: '5555' }))
    item.reading.liabilities.push(cardDebt({ accountId: 'second', balanceCents: 20_000 }))
    expect(await refresh(ada, bankId)).toMatchObject({ hasNewAccounts: false, accounts: [{}, {}, {}] })
    expect((await listDebts(ada)).map(({ name }) => name)).toEqual(['Everyday Card', 'Second Card'])
  })

  it('from a network that sent many forged ones is refused for a while; from elsewhere it is taken', async () => {
    banking.failing.verifyWebhook = new ForgedWebhook('forged')
    const codes: number[] = []
    for (let n = 0; n < 22; n += 1) codes.push(await knockFrom('203.0.113.7'))
    delete banking.failing.verifyWebhook
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 400), 429, 429])
    expect([await knockFrom('203.0.113.7'), await knockFrom('203.0.113.8')]).toEqual([429, 200])
  })

  it('of an unknown link, or of nothing, does nothing', async () => {
    expect((await knock('transactions', 'item-of-nobody')).statusCode).toBe(200)
    expect((await knock('other')).statusCode).toBe(200)
    await test.app.parts.jobs.runDue()
    expect(await lines()).toEqual(['opening 1000.00'])
  })
})
