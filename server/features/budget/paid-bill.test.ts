/** A bill that is paid in full warns nobody, wherever a budget is spoken of. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { addCategory, spend } from './budget-under-test.ts'

let served: TestApp

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
})
afterAll(() => served.close())

/** A name that tells nothing; $98 of $100 went out in two payments. */
async function personWith(dueDay: number | null): Promise<TestUser> {
  const person = await makeUser(served.app, { status: 'active', planId: 'price_premium' })
  const { id } = await addCategory(person, { name: 'Zephyr', budgetAmount: '100', dueDay })
  await spend(person, id, { amount: '49.00' })
  await spend(person, id, { amount: '49.00' })
  await person.request('POST', '/api/debts', { name: 'Visa', type: 'credit_card', balance: '500.00' })
  return person
}

const ask = (message: string) => ['/api/chat/debt-advisor', { message }] as const
const surfaces = {
  'the coach, asked how the budget stands': ask('Am I over budget?'),
  'the coach, asked where to cut': ask('Where can I cut my spending?'),
  'income optimization': ['/api/ai/income-optimization', {}] as const,
  'the roadmap': ['/api/ai/financial-roadmap', { currentIncome: 5_200, monthlyExpenses: 3_900 }] as const,
  predictions: ['/api/ai/predictions', { extraPayment: 100 }] as const,
}

async function told(person: TestUser): Promise<Record<string, boolean>> {
  const told: Record<string, boolean> = {}
  for (const [surface, [url, body]] of Object.entries(surfaces)) {
    const { status, body: answer } = await person.request('POST', url, body)
    expect({ surface, status }).toEqual({ surface, status: 200 })
    told[surface] = JSON.stringify(answer).includes('Zephyr')
  }
  return told
}

const budgetPart = async (person: TestUser) => {
  const { body } = await person.request('GET', '/api/dashboard')
  const { financialHealthParts } = body as { financialHealthParts: { part: string; points: number }[] }
  return financialHealthParts.find(({ part }) => part === 'budget')?.points
}

test('what is no bill is named where its money is nearly gone', async () => {
  const person = await personWith(null)
  const named = await told(person)
  expect(Object.values(named)).toContain(true)
  expect(named).toMatchObject({ 'the coach, asked how the budget stands': true, 'income optimization': true })
})

test('the same with a due day is named nowhere, and counts whole in the health score', async () => {
  const person = await personWith(5)
  const named = await told(person)
  expect(named).toEqual(Object.fromEntries(Object.keys(surfaces).map((surface) => [surface, false])))
  const [bill, other] = [await budgetPart(person), await budgetPart(await personWith(null))]
  expect(bill).not.toEqual(other)
})
