/** Any sequence of what banks tell and people do leaves the sums right, and counts nothing twice. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { centsToDecimal } from '#engine/money/cents.ts'
import { historyOf, listDebts } from '#contracts/testing/debts-asked.ts'
import { debtsOutOfStep } from '#server/features/debts/debts-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  bodyOf,
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

const OPENING = 1_000_000
const RUNS = 12

let test: TestApp
let banking: FakeBanking
let ada: TestUser
let item: FakeItem
let bankId: string
let debtId: string
let food: string
let links = 0
let told = 0

async function linkBank(copy?: FakeItem): Promise<void> {
  links += 1
  item = banking.offer(
    `public-${links}`,
    copy?.reading ?? { liabilities: [cardDebt({ balanceCents: OPENING })] },
  )
  item.events.push(...(copy?.events ?? []))
  const bank = await link(ada, `public-${links}`)
  bankId = bank.id
  debtId = bank.accounts[0]!.debtId!
  await test.app.parts.jobs.runDue()
}

const move = (cents: number) => {
  const [debt] = item.reading.liabilities
  item.reading.liabilities = [{ ...debt!, balanceCents: Math.max(0, debt!.balanceCents + cents) }]
}

function tell(transaction: ReturnType<typeof purchase>): void {
  told += 1
  item.events.push({ op: 'added', transaction: { ...transaction, id: `t${told}` } })
  if (!transaction.isPending) move(transaction.amountCents)
}

const pay = (cents: number) =>
  ada.request('POST', `/api/debts/${debtId}/payments`, {
    amount: centsToDecimal(cents),
    paidOn: '2026-11-20',
  })

/** What must hold whatever happened. */
async function checkSums(): Promise<void> {
  expect(await debtsOutOfStep(test.pool)).toEqual([])
  const { rows: doubled } = await test.pool.query(
    'select id from spending where source = $1 group by user_id, id having count(*) > 1',
    ['bank'],
  )
  expect(doubled).toEqual([])
  const { rows: astray } = await test.pool.query(
    `select s.id from spending s left join bank_transactions t
       on t.user_id = s.user_id and t.id = s.id and t.amount = s.amount and t.posted_on = s.spent_on and t.kind = 'spending'
     where s.source = 'bank' and t.id is null`,
  )
  expect(astray).toEqual([])
  const { rows: shared } = await test.pool.query(
    'select payment_id from bank_transactions where payment_id is not null group by user_id, payment_id having count(*) > 1',
  )
  expect(shared).toEqual([])
  const history = await historyOf(ada, debtId)
  expect(history.filter(({ balanceAfter }) => Number(balanceAfter) < 0)).toEqual([])
}

beforeAll(async () => {
  banking = fakeBanking()
  test = await buildTestApp({ banking })
  test.setNow(new Date('2026-11-20T15:00:00Z'))
  ada = await makeUser(test.app, { status: 'active', planId: 'price_monthly' })
})
afterAll(() => test.close())
beforeEach(() => startAnew(test.pool))

const amount = fc.constantFrom(10_000, 20_000)
const paying = fc.oneof(
  fc.record({ act: fc.constant('told' as const), amount }),
  fc.record({ act: fc.constant('typed' as const), amount }),
  fc.record({ act: fc.constant('refresh' as const), amount }),
)

it('a payment that the bank tells and the person types is one, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(paying, { maxLength: 12 }), async (steps) => {
      await startAnew(test.pool)
      await linkBank()
      for (const step of steps) {
        if (step.act === 'told') tell(payment({ amountCents: -step.amount }))
        if (step.act === 'typed') bodyOf(await pay(step.amount), 201)
        if (step.act === 'refresh') await refresh(ada, bankId)
      }
      await refresh(ada, bankId)
      await checkSums()
      const count = (act: string, cents: number) =>
        steps.filter((step) => step.act === act && step.amount === cents).length
      const payments = [10_000, 20_000].flatMap((cents) =>
        Array.from({ length: Math.max(count('told', cents), count('typed', cents)) }, () => cents),
      )
      const lines = (await historyOf(ada, debtId)).filter(({ kind }) => kind === 'payment')
      expect(lines.map((line) => line.amount).toSorted()).toEqual(payments.map(centsToDecimal).toSorted())
      const [debt] = await listDebts(ada)
      expect(debt!.balance).toBe(centsToDecimal(OPENING - payments.reduce((sum, cents) => sum + cents, 0)))
    }),
    { numRuns: RUNS },
  )
})

type Act =
  | 'buy'
  | 'buyPending'
  | 'post'
  | 'payment'
  | 'change'
  | 'remove'
  | 'drift'
  | 'refresh'
  | 'sync'
  | 'pay'
  | 'takeBack'
  | 'typeBalance'
  | 'takeOver'
  | 'sort'
  | 'teach'
  | 'relink'
const acts: Act[] = [
  'buy',
  'buyPending',
  'post',
  'payment',
  'change',
  'remove',
  'drift',
  'refresh',
  'sync',
  'pay',
  'takeBack',
  'typeBalance',
  'takeOver',
  'sort',
  'teach',
  'relink',
]

type Step = { act: Act; cents: number; which: number }

const pendingIds: string[] = []
const alive: string[] = []

async function takeBack(which: number): Promise<void> {
  const payments = (await historyOf(ada, debtId)).filter(({ kind }) => kind === 'payment')
  const one = payments[which % Math.max(1, payments.length)]
  if (one) await ada.request('DELETE', `/api/debts/${debtId}/payments/${one.paymentId}`)
}

async function sortOne({ which }: Step, teach: boolean): Promise<void> {
  const transactions = await transactionsOf(ada)
  const one = transactions[which % Math.max(1, transactions.length)]
  if (one) await ada.request('PATCH', `/api/bank-transactions/${one.id}`, { categoryId: food, teach })
}

function tellStep(step: Step): void {
  const { act, cents, which } = step
  if (act === 'buy') tell(purchase({ amountCents: cents }))
  if (act === 'payment') tell(payment({ amountCents: -cents }))
  if (act === 'drift') move(cents - 10_000)
  if (act === 'buyPending') {
    tell(purchase({ amountCents: cents, isPending: true }))
    pendingIds.push(`t${told}`)
    return
  }
  if (act === 'post') {
    const id = pendingIds.shift()
    if (id === undefined) return
    item.events.push({ op: 'removed', id })
    tell(purchase({ amountCents: cents + 100, replacesId: id }))
  }
  if (act === 'buy' || act === 'payment' || act === 'post') alive.push(`t${told}`)
  const id = alive[which % Math.max(1, alive.length)]
  if (id === undefined) return
  if (act === 'change')
    item.events.push({ op: 'modified', transaction: payment({ id, amountCents: -cents }) })
  if (act === 'remove') {
    item.events.push({ op: 'removed', id })
    alive.splice(alive.indexOf(id), 1)
  }
}

async function take(step: Step): Promise<void> {
  const { act, cents, which } = step
  tellStep(step)
  if (act === 'refresh') await refresh(ada, bankId)
  if (act === 'sync') await Promise.all([refresh(ada, bankId), refresh(ada, bankId), pay(cents)])
  if (act === 'pay') await pay(cents)
  if (act === 'takeBack') await takeBack(which)
  if (act === 'sort' || act === 'teach') await sortOne(step, act === 'teach')
  if (act === 'typeBalance')
    await ada.request('PATCH', `/api/debts/${debtId}`, { balance: centsToDecimal(cents * 10) })
  if (act === 'takeOver') {
    const offered = (await listDebts(ada))[0]!.bank!.bankBalance
    if (offered !== null) await ada.request('PATCH', `/api/debts/${debtId}`, { balance: offered })
  }
  if (act === 'relink') {
    if (which % 2 === 0) await ada.request('DELETE', `/api/banks/${bankId}`)
    await linkBank(item)
  }
}

it('any sequence keeps every sum, every history above zero, and every line of spending once', async () => {
  const step = fc.record({
    act: fc.constantFrom(...acts),
    cents: fc.constantFrom(1_000, 5_000, 10_000, 40_000),
    which: fc.nat(7),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await startAnew(test.pool)
      pendingIds.length = 0
      alive.length = 0
      food = bodyOf<{ id: string }>(
        await ada.request('POST', '/api/budget-categories', { name: 'Food', budgetAmount: '500' }),
        201,
      ).id
      await linkBank()
      for (const one of steps) await take(one)
      await refresh(ada, bankId)
      await checkSums()
      const debts = await listDebts(ada)
      expect(debts).toHaveLength(1)
    }),
    { numRuns: RUNS },
  )
})
