/** Several balances on one card, on the real database, and beside a bank. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdsToBalancesContract } from '#contracts/testing/balances-contract.ts'
import { listDebts } from '#contracts/testing/debts-asked.ts'
import type { Debt } from '#contracts/testing/debts-asked.ts'
import { cardDebt, fakeBanking, link, payment, refresh } from '#server/features/banks/banks-under-test.ts'
import type { FakeItem } from '#server/features/banks/banks-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const banking = fakeBanking()
let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({ banking })
})
afterAll(() => test.close())

holdsToBalancesContract(() => ({ newPerson: () => makeUser(test.app), setNow: test.setNow }))

const told = (purchases: number, special: number) => [
  { id: 'purchases', name: 'Purchases', balance: purchases, interestRate: 249_900 },
  { id: 'special', name: 'Special rate', balance: special, interestRate: 249_900 },
]

describe('a card at a bank', () => {
  let ada: TestUser
  let item: FakeItem
  let bankId: string

  const theDebt = async (): Promise<Debt> => (await listDebts(ada))[0]!
  const rows = async () => (await theDebt()).balances!.map(({ id, balance }) => `${id} ${balance}`)

  beforeAll(async () => {
    test.setNow(new Date('2026-11-20T15:00:00Z'))
    ada = await makeUser(test.app, { status: 'active', planId: 'price_monthly' })
    item = banking.offer('several')
    item.reading.liabilities = [cardDebt({ balances: told(60_000, 40_000) })]
    const bank = await link(ada, 'several')
    bankId = bank.id
    await test.app.parts.jobs.runDue()
  })

  it('has the balances that the bank lists', async () => {
    expect(await rows()).toEqual(['purchases 600.00', 'special 400.00'])
    expect(await theDebt()).toMatchObject({
      balance: '1000.00',
      balancesSpreadOn: null,
      interestRate: '0.2499',
    })
    expect((await theDebt()).bank!.figures).toContain('balances')
  })

  it('keeps the end of an offer that the person adds, and still follows the bank', async () => {
    const debt = await theDebt()
    const [purchases, special] = debt.balances!
    const offer = {
      ...special!,
      name: 'Transfer',
      promotionalRate: { interestRate: '0', endsOn: '2027-06-30' },
    }
    const saved = await ada.request('PATCH', `/api/debts/${debt.id}`, { balances: [purchases, offer] })
    expect((saved.body as Debt).bank!.figures).toEqual(expect.arrayContaining(['balances', 'interestRate']))
    item.reading.liabilities = [cardDebt({ balanceCents: 95_000, balances: told(58_000, 35_000) })]
    item.events.push({ op: 'added', transaction: payment({ amountCents: -5_000 }) })
    await refresh(ada, bankId)
    // The bank's list adds up to $930: the other $20 are most likely purchases, and that is marked.
    expect(await rows()).toEqual(['purchases 600.00', 'special 350.00'])
    expect(await theDebt()).toMatchObject({ balance: '950.00', balancesSpreadOn: '2026-11-20' })
    expect((await theDebt()).balances![1]).toMatchObject({
      name: 'Transfer',
      promotionalRate: { interestRate: '0.0000', endsOn: '2027-06-30' },
    })
  })

  it('keeps the amounts that the person typed, and moves them with the bank’s balance', async () => {
    const debt = await theDebt()
    const [purchases, special] = debt.balances!
    const balances = [
      { ...purchases!, balance: '550' },
      { ...special!, balance: '400' },
    ]
    await ada.request('PATCH', `/api/debts/${debt.id}`, { balances })
    expect((await theDebt()).bank!.figures).not.toContain('balances')
    item.reading.liabilities = [cardDebt({ balanceCents: 97_500, balances: told(1_000, 96_500) })]
    await refresh(ada, bankId)
    expect(await rows()).toEqual(['purchases 575.00', 'special 400.00'])
    expect(await theDebt()).toMatchObject({ balance: '975.00', balancesSpreadOn: '2026-11-20' })
  })
})
