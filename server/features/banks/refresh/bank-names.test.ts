/** What we name of a bank’s figures, in the language of the person. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historyOf, listDebts } from '#contracts/testing/debts-asked.ts'
import { storedBalances } from '#engine/debts/balances/balance-words.ts'
import { storedNotes } from '#engine/debts/entries/note-words.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { card, cardDebt, fakeBanking, link, refresh } from '../banks-under-test.ts'
import type { FakeBanking } from '../banks-under-test.ts'

let test: TestApp
let banking: FakeBanking
let ada: TestUser

const speak = (language: 'en' | 'es') => ada.request('PATCH', '/api/settings', { language })
const debtOf = async (id: string | null | undefined) => (await listDebts(ada)).find((debt) => debt.id === id)

beforeAll(async () => {
  banking = fakeBanking()
  test = await buildTestApp({ banking })
  ada = await makeUser(test.app, { status: 'active', planId: 'price_monthly' })
})
afterAll(() => test.close())

it('names the balances of a card, and says in the history what is from the bank', async () => {
  const item = banking.offer('public-card')
  const bank = await link(ada, 'public-card')
  await test.app.parts.jobs.runDue()
  const id = bank.accounts[0]!.debtId
  item.reading.liabilities = [
    cardDebt({
      balances: [
        { id: 'purchases', name: storedBalances.purchases, balance: 60_000, interestRate: 249_900 },
        { id: 'cash', name: storedBalances.cash, balance: 40_000, interestRate: 299_900 },
      ],
    }),
  ]
  await refresh(ada, bank.id)
  item.reading.liabilities = [cardDebt({ balanceCents: 90_000 })]
  await refresh(ada, bank.id)
  const names = async () => (await debtOf(id))?.balances?.map(({ name }) => name)
  expect(await names()).toEqual(['Purchases', 'Cash advances'])
  await speak('es')
  expect(await names()).toEqual(['Compras', 'Adelantos de efectivo'])
  const notes = (await historyOf(ada, id!)).flatMap(({ note }) => note ?? [])
  expect(notes).toContain(storedNotes.bankBalance)
})

it('names a bank and an account that have no names', async () => {
  await speak('es')
  const { reading } = banking.offer('public-unnamed')
  reading.institution = { id: 'unnamed', name: '' }
  reading.accounts = [card({ id: 'unnamed', name: '' })]
  reading.liabilities = [cardDebt({ accountId: 'unnamed' })]
  const bank = await link(ada, 'public-unnamed')
  expect(bank.name).toBe('Su banco')
  expect((await debtOf(bank.accounts[0]!.debtId))?.name).toBe('Cuenta bancaria')
})
