/**
 * Where a person's "today" is taken for them, it is the day of their own time zone: on the evening of 31 December in
 * Los Angeles it is already January in UTC.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const EVENING_OF_NEW_YEAR = new Date('2027-01-01T04:13:00Z')

let served: TestApp
let person: TestUser

beforeAll(async () => {
  served = await buildTestApp()
})
afterAll(() => served.close())

type Stored = Record<string, string | undefined>

async function bodyOf(url: string): Promise<Stored & { [key: string]: unknown }> {
  return (await person.request('GET', url)).body as Stored
}

async function post(url: string, body: object): Promise<Record<string, Record<string, string>>> {
  const answer = await person.request('POST', url, body)
  expect(answer.status).toBe(201)
  return answer.body as Record<string, Record<string, string>>
}

async function add(url: string, body: object): Promise<string> {
  return (await post(url, body))['id'] as unknown as string
}

const spend = async (spentOn?: string) => {
  const id = await add('/api/budget-categories', { name: 'Food', budgetAmount: '400', month: '2026-12' })
  return (await post(`/api/budget-categories/${id}/spending`, { amount: '100', spentOn }))['spending']?.[
    'spentOn'
  ]
}

describe.each([
  { timezone: 'America/Los_Angeles', day: '2026-12-31' },
  { timezone: 'America/New_York', day: '2026-12-31' },
  { timezone: 'UTC', day: '2027-01-01' },
])('at 04:13 UTC on January 1, in $timezone', ({ timezone, day }) => {
  beforeEach(async () => {
    served.setNow(EVENING_OF_NEW_YEAR)
    person = await makeUser(served.app)
    await person.request('PATCH', '/api/settings', { timezone })
  })

  it('spending without a date is booked on that day', async () => {
    expect(await spend()).toBe(day)
  })

  it('what is left this month is that of the month the person is in', async () => {
    await spend('2026-12-31')
    const isStillDecember = day.startsWith('2026')
    expect((await bodyOf('/api/dashboard'))['monthlySavings']).toBe(isStillDecember ? '300.00' : '400.00')
    const months = (await person.request('GET', '/api/budget-months')).body as { month: string }[]
    expect(months.at(-1)?.month).toBe(day.slice(0, 7))
  })

  it('a payment, a contribution and an opening balance without a date are booked on that day', async () => {
    const debt = await add('/api/debts', { name: 'Card', type: 'credit_card', balance: '900' })
    const paid = await post(`/api/debts/${debt}/payments`, { amount: '50' })
    const goal = await add('/api/goals', { title: 'Roof', targetAmount: '900' })
    const saved = await post(`/api/goals/${goal}/contributions`, { amount: '50' })
    const lines = (await person.request('GET', `/api/debts/${debt}/payments`)).body as {
      occurredOn: string
    }[]
    expect(lines.map(({ occurredOn }) => occurredOn)).toEqual([day, day])
    expect((paid['entries'] as unknown as { occurredOn: string }[])[0]?.occurredOn).toBe(day)
    expect(saved['contribution']?.['contributedOn']).toBe(day)
  })
})
