/** The whole way through the real SDK and the sandbox's peer: link, days pass, webhooks, login over, repair, unlink. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historyOf, listDebts } from '#contracts/testing/debts-asked.ts'
import { debtsOutOfStep } from '#server/features/debts/debts-under-test.ts'
import type { PeerParts } from '#server/sandbox/peers.ts'
import { finishSession, repairSession } from '#server/sandbox/plaid/link/link-sessions.ts'
import { makeHappen } from '#server/sandbox/plaid/settle-items.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { banksOf, bodyOf, exchange, refresh, transactionsOf } from './banks-under-test.ts'
import type { Bank } from './banks-under-test.ts'

/** more than a sweep's day at a time: fewer refreshes, the same outcome */
const STEP_DAYS = 12
const DAY_MS = 86_400_000
const NOW = new Date('2026-11-20T15:00:00Z')

let test: TestApp
let peer: PeerParts
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(NOW)
  peer = test.app.parts.peers!.parts
  ada = await makeUser(test.app, { status: 'active', planId: 'price_monthly' })
})
afterAll(() => test.close())

/** What the dialog does, and what the page hands in then. */
async function linkThroughDialog(accountKeys: string[]): Promise<Bank> {
  const begun = await ada.request('POST', '/api/plaid/create-link-token')
  const { link_token } = bodyOf<{ link_token: string }>(begun)
  const login = { username: 'user_good', password: 'pass_good', institutionId: 'ins_900001' }
  const { public_token } = await finishSession(peer, link_token, { ...login, accountKeys })
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(ada, public_token)))
  const banks = answers.map((answer) => bodyOf<{ bank: Bank }>(answer).bank)
  expect(new Set(banks.map(({ id }) => id)).size).toBe(1)
  return banks[0]!
}

async function passDays(days: number): Promise<void> {
  await test.pool.query("update sessions set expires_at = expires_at + interval '60 days'")
  for (let day = STEP_DAYS; day <= days; day += STEP_DAYS) {
    test.setNow(new Date(NOW.getTime() + day * DAY_MS))
    await test.app.parts.peers!.settle()
    await test.app.parts.jobs.runSchedules()
    await test.app.parts.jobs.runDue()
  }
}

const itemId = async () =>
  (await test.pool.query("select item_id from bank_items where state = 'linked'")).rows[0].item_id as string

it('a bank of the sandbox lives with its debts', async () => {
  const keys = ['everyday', 'transfer', 'student', 'checking']
  const bank = await linkThroughDialog(keys)
  expect(bank.accounts).toHaveLength(4)
  const debts = await listDebts(ada)
  expect(debts.map(({ type }) => type)).toEqual(['credit_card', 'credit_card', 'student_loan'])
  expect(debts.every(({ interestRate, bank: source }) => interestRate !== null && source !== null)).toBe(true)
  await test.app.parts.jobs.runDue()
  expect((await transactionsOf(ada)).length).toBeGreaterThan(5)

  await passDays(36)
  const later = await listDebts(ada)
  expect(later.map(({ id }) => id)).toEqual(debts.map(({ id }) => id))
  expect(await debtsOutOfStep(test.pool)).toEqual([])
  const reading = await banksOf(ada)
  const balances = new Map(reading[0]!.accounts.map(({ debtId, balance }) => [debtId, balance]))
  for (const debt of later) expect(debt.balance).toBe(balances.get(debt.id))
  for (const debt of later) {
    const kinds = (await historyOf(ada, debt.id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'payment').length).toBeGreaterThan(0)
  }

  await makeHappen(peer, await itemId(), 'expire')
  await test.app.parts.peers!.settle()
  await test.app.parts.jobs.runDue()
  expect(await banksOf(ada)).toMatchObject([{ state: 'login_required' }])
  expect((await ada.request('POST', `/api/banks/${bank.id}/refresh`)).status).toBe(409)
  await ada.prove()
  const repair = await ada.request('POST', '/api/plaid/create-link-token', { bankId: bank.id })
  const { link_token, next } = bodyOf<{ link_token: string; next: string }>(repair)
  expect(next).toBe('refresh')
  await repairSession(peer, link_token, { username: 'user_good', password: 'pass_good' })
  expect(await refresh(ada, bank.id)).toMatchObject({ state: 'good' })

  await makeHappen(peer, await itemId(), 'new-account')
  await test.app.parts.peers!.settle()
  await test.app.parts.jobs.runDue()
  expect(await banksOf(ada)).toMatchObject([{ hasNewAccounts: true }])
  const chosen = await ada.request('POST', '/api/plaid/create-link-token', {
    bankId: bank.id,
    chooseAccounts: true,
  })
  const chooseToken = bodyOf<{ link_token: string }>(chosen).link_token
  const login = { username: 'user_good', password: 'pass_good' }
  await expect(repairSession(peer, chooseToken, login)).rejects.toThrow('INVALID_FIELD')
  await repairSession(peer, chooseToken, { ...login, accountKeys: keys.slice(1) })
  expect((await refresh(ada, bank.id)).accounts).toHaveLength(3)
  await repairSession(peer, chooseToken, { ...login, accountKeys: keys })
  expect((await refresh(ada, bank.id)).accounts).toHaveLength(4)

  const again = await linkThroughDialog(keys)
  await test.app.parts.jobs.runDue()
  expect(again.id).toBe(bank.id)
  expect((await listDebts(ada)).map(({ id }) => id)).toEqual(debts.map(({ id }) => id))

  expect((await ada.request('DELETE', `/api/banks/${bank.id}`)).status).toBe(200)
  await test.app.parts.jobs.runDue()
  expect(await banksOf(ada)).toEqual([])
  expect((await listDebts(ada)).map(({ bank: source }) => source)).toEqual([null, null, null])
  expect((await test.pool.query('select 1 from bank_items')).rows).toEqual([])
})
