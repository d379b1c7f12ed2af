/** What a bank tells of spending, and where it counts in the budget. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SpendingRule } from '#contracts/money/banks.ts'
import type { createBudgetCategory, listBudgetCategories, listSpending } from '#contracts/money/budget.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  bodyOf,
  fakeBanking,
  link,
  payment,
  purchase,
  refresh,
  startAnew,
  transactionsOf,
} from '../banks-under-test.ts'
import type { BankTransaction, FakeBanking, FakeItem } from '../banks-under-test.ts'

let test: TestApp
let banking: FakeBanking
let ada: TestUser
let bob: TestUser
let item: FakeItem
let bankId: string
let food: string
let fun: string
let links = 0

type Told = ReturnType<typeof purchase>
const tell = async (...transactions: Told[]) => {
  item.events.push(...transactions.map((transaction) => ({ op: 'added' as const, transaction })))
  await refresh(ada, bankId)
}
const sort = (id: string, body: object) => ada.request('PATCH', `/api/bank-transactions/${id}`, body)
const sorted = async (id: string, body: object) =>
  bodyOf<{ transaction: BankTransaction; alsoSorted: number }>(await sort(id, body))

async function spent(month = '2026-11'): Promise<Record<string, string>> {
  const categories = bodyOf<WireOf<typeof listBudgetCategories>>(
    await ada.request('GET', `/api/budget-categories?month=${month}`),
  )
  return Object.fromEntries(categories.map(({ name, spentAmount }) => [name, spentAmount]))
}

async function addCategory(user: TestUser, name: string): Promise<string> {
  const body = { name, budgetAmount: '500' }
  return bodyOf<WireOf<typeof createBudgetCategory>>(
    await user.request('POST', '/api/budget-categories', body),
    201,
  ).id
}

async function teach(merchant: string, categoryId: string): Promise<SpendingRule> {
  return bodyOf(await ada.request('POST', '/api/spending-rules', { merchant, categoryId }), 201)
}

const one = async () => (await transactionsOf(ada))[0]!

beforeAll(async () => {
  banking = fakeBanking()
  test = await buildTestApp({ banking })
  test.setNow(new Date('2026-11-20T15:00:00Z'))
  const pro = { status: 'active', planId: 'price_monthly' } as const
  ada = await makeUser(test.app, pro)
  bob = await makeUser(test.app, pro)
})
afterAll(() => test.close())
beforeEach(async () => {
  await startAnew(test.pool)
  food = await addCategory(ada, 'Food')
  fun = await addCategory(ada, 'Fun')
  links += 1
  item = banking.offer(`public-${links}`)
  bankId = (await link(ada, `public-${links}`)).id
  await test.app.parts.jobs.runDue()
})

describe('a transaction', () => {
  it('lies unsorted until the person sorts it, moves when it is sorted anew, and leaves when put out', async () => {
    await tell(purchase({ accountId: 'checking' }))
    const { id, ...told } = await one()
    expect(told).toEqual({
      bankId,
      accountName: 'Checking',
      merchant: 'Lantern Lane Market #112',
      amount: '42.50',
      postedOn: '2026-11-20',
      isPending: false,
      categoryId: null,
      debtId: null,
      sortedBy: 'nobody',
    })
    expect(await spent()).toEqual({ Food: '0.00', Fun: '0.00' })
    expect((await sorted(id, { categoryId: food })).transaction).toMatchObject({
      categoryId: food,
      sortedBy: 'person',
    })
    expect(await spent()).toEqual({ Food: '42.50', Fun: '0.00' })
    const [line] = bodyOf<WireOf<typeof listSpending>>(
      await ada.request('GET', `/api/budget-categories/${food}/spending`),
    )
    expect(line).toMatchObject({ amount: '42.50', note: 'Lantern Lane Market #112' })
    await sorted(id, { categoryId: fun })
    expect(await spent()).toEqual({ Food: '0.00', Fun: '42.50' })
    expect((await sorted(id, { categoryId: null })).transaction).toMatchObject({
      categoryId: null,
      sortedBy: 'person',
    })
    expect(await spent()).toEqual({ Food: '0.00', Fun: '0.00' })
  })

  it('stays where it counts when it is posted, changed, told again; and leaves when the bank takes it back', async () => {
    await tell(purchase({ id: 'p', isPending: true }))
    const { id } = await one()
    await sorted(id, { categoryId: food })
    item.events.push({ op: 'removed', id: 'p' })
    await tell(purchase({ id: 'q', replacesId: 'p', amountCents: 5_000, on: '2026-11-21' }))
    expect(await one()).toMatchObject({ id, isPending: false, amount: '50.00', sortedBy: 'person' })
    expect(await spent()).toEqual({ Food: '50.00', Fun: '0.00' })
    item.events.push({
      op: 'modified',
      transaction: purchase({ id: 'q', amountCents: 4_900, on: '2026-10-31' }),
    })
    await refresh(ada, bankId)
    expect(await spent()).toEqual({ Food: '0.00', Fun: '0.00' })
    expect(await spent('2026-10')).toEqual({ Food: '49.00', Fun: '0.00' })
    item.events.push({ op: 'removed', id: 'q' })
    await refresh(ada, bankId)
    expect(await spent('2026-10')).toEqual({ Food: '0.00', Fun: '0.00' })
    expect(await transactionsOf(ada, '2026-10')).toEqual([])
  })

  it('that is a refund gives back', async () => {
    await tell(purchase(), purchase({ id: 'back', amountCents: -1_250 }))
    await teach('lantern lane MARKET', food)
    expect(await spent()).toEqual({ Food: '30.00', Fun: '0.00' })
  })

  it.each([
    ['a payment on a card', payment()],
    ['a transfer', purchase({ accountId: 'checking', category: { primary: 'TRANSFER_OUT', detailed: 'x' } })],
    [
      'a payment from checking',
      purchase({ accountId: 'checking', category: { primary: 'LOAN_PAYMENTS', detailed: 'x' } }),
    ],
    [
      'income',
      purchase({
        accountId: 'checking',
        amountCents: -9_000,
        category: { primary: 'INCOME', detailed: 'x' },
      }),
    ],
  ])('that is %s is never spending', async (_what, told) => {
    await teach(told.merchant, food)
    await tell(told)
    const { id, sortedBy } = await one()
    expect(sortedBy).toBe('bank')
    expect(await sort(id, { categoryId: food, teach: true })).toMatchObject({ status: 422 })
    expect(await spent()).toEqual({ Food: '0.00', Fun: '0.00' })
  })

  it('lies unsorted again when its category or its line is removed', async () => {
    await tell(purchase())
    const { id } = await one()
    await sorted(id, { categoryId: food, teach: true })
    await ada.request('DELETE', `/api/budget-categories/${food}`)
    expect(await one()).toMatchObject({ categoryId: null, sortedBy: 'nobody' })
    expect(bodyOf(await ada.request('GET', '/api/spending-rules'))).toEqual([])
    await sorted(id, { categoryId: fun })
    await ada.request('DELETE', `/api/budget-categories/${fun}/spending/${id}`)
    await refresh(ada, bankId)
    expect(await one()).toMatchObject({ categoryId: null, sortedBy: 'nobody' })
  })

  it('of a bank that is unlinked and linked again counts once', async () => {
    await tell(purchase(), purchase({ id: 'other', merchant: 'Films', amountCents: 900 }))
    await teach('Lantern Lane Market', food)
    const events = item.events
    await ada.request('DELETE', `/api/banks/${bankId}`)
    expect(await transactionsOf(ada)).toEqual([])
    expect(await spent()).toEqual({ Food: '42.50', Fun: '0.00' })
    links += 1
    item = banking.offer(`public-${links}`)
    bankId = (await link(ada, `public-${links}`)).id
    await test.app.parts.jobs.runDue()
    item.events.push(events[1]!)
    await refresh(ada, bankId)
    item.events.push(events[0]!)
    await refresh(ada, bankId)
    expect(await spent()).toEqual({ Food: '42.50', Fun: '0.00' })
    expect(await transactionsOf(ada)).toHaveLength(2)
  })

  it('is of no concern to others, and goes to no category of theirs', async () => {
    await tell(purchase())
    const { id } = await one()
    const bobs = await addCategory(bob, 'Bob')
    const url = `/api/bank-transactions/${id}`
    expect((await bob.request('PATCH', url, { categoryId: null })).status).toBe(404)
    expect((await sort(id, { categoryId: bobs })).status).toBe(404)
    expect((await sort(id, { categoryId: 'nowhere' })).status).toBe(404)
    expect((await sort(id, { categoryId: food, amount: '1' })).status).toBe(422)
    expect(
      (await ada.request('POST', '/api/spending-rules', { merchant: 'X', categoryId: bobs })).status,
    ).toBe(404)
    expect(
      (await ada.request('POST', '/api/spending-rules', { merchant: '', categoryId: food })).status,
    ).toBe(422)
    expect(await one()).toMatchObject({ categoryId: null, sortedBy: 'nobody' })
    expect(await transactionsOf(bob)).toEqual([])
  })
})

describe('a rule', () => {
  it('is taught by sorting one, sorts the unsorted of that merchant, and what comes later', async () => {
    await tell(
      purchase({ id: '1' }),
      purchase({ id: '2', merchant: 'LANTERN LANE MARKET 7731', amountCents: 1_000 }),
      purchase({ id: '3', merchant: 'Films', amountCents: 900 }),
      purchase({ id: '4', amountCents: 700 }),
    )
    const told = await transactionsOf(ada)
    const out = told.find(({ amount }) => amount === '7.00')!
    await sorted(out.id, { categoryId: null })
    const first = told.find(({ amount }) => amount === '42.50')!
    expect(await sorted(first.id, { categoryId: food, teach: true })).toMatchObject({ alsoSorted: 1 })
    expect(await spent()).toEqual({ Food: '52.50', Fun: '0.00' })
    await tell(purchase({ id: '5', merchant: 'Lantern Lane Market #9', amountCents: 100 }))
    expect(await spent()).toEqual({ Food: '53.50', Fun: '0.00' })
    expect(await one()).toMatchObject({ amount: '1.00', sortedBy: 'rule' })
    expect((await transactionsOf(ada)).find(({ id }) => id === out.id)).toMatchObject({ categoryId: null })
  })

  it('of the same merchant replaces the one before, and forgotten leaves what it sorted', async () => {
    await tell(purchase())
    const first = await teach('Lantern Lane Market #1', food)
    const second = await teach('lantern lane market', fun)
    expect(second.id).toBe(first.id)
    expect(bodyOf(await ada.request('GET', '/api/spending-rules'))).toEqual([second])
    expect(await spent()).toEqual({ Food: '42.50', Fun: '0.00' })
    expect((await bob.request('DELETE', `/api/spending-rules/${first.id}`)).status).toBe(404)
    expect((await ada.request('DELETE', `/api/spending-rules/${first.id}`)).status).toBe(200)
    expect((await ada.request('DELETE', `/api/spending-rules/${first.id}`)).status).toBe(404)
    await tell(purchase({ id: 'later', amountCents: 100 }))
    expect(await spent()).toEqual({ Food: '42.50', Fun: '0.00' })
  })
})
