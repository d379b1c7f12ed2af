import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptionStatuses } from '#contracts/account.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** A right body for every call that takes one and names a thing: without it the test below fails. */
const bodies: Record<string, unknown> = {
  'PATCH /api/debts/{id}': { name: 'Mine now' },
  'POST /api/debts/{id}/payments': { amount: '1.00' },
  'PUT /api/articles/{id}/progress': { isRead: true },
  'PATCH /api/budget-categories/{id}': { name: 'Mine now', position: 0 },
  'POST /api/budget-categories/{id}/spending': { amount: '1.00' },
  'PATCH /api/goals/{id}': { title: 'Mine now', isCompleted: true },
  'POST /api/goals/{id}/contributions': { amount: '1.00' },
}

const keyOf = (call: Endpoint) => `${call.method} ${call.path}`

let served: TestApp
let ada: TestUser
let adasDebt: string
/** Ada's things by the path that takes their id; where there is no such thing, as in the library, her debt's id is unknown. */
const adasThings: Record<string, string> = {}

/** The path with Ada's ids in it; a month is nobody's. */
function fill(path: string): string {
  return path.replaceAll(/\{\w+\}/g, (name, at: number) =>
    name === '{month}' ? '2026-11' : (adasThings[path.slice(0, at - 1)] ?? adasDebt),
  )
}

/** Adds a thing of Ada's; the calls on it get its id. */
async function addThing(path: string, body: object): Promise<string> {
  type Added = { id?: string; paymentId?: string; spending?: Added; contribution?: Added }
  const added = (await ada.request('POST', fill(path), body)).body as Added
  const id = added.id ?? added.paymentId ?? (added.spending ?? added.contribution)?.id
  if (id === undefined) throw new Error(`nothing was added at ${path}: ${JSON.stringify(added)}`)
  adasThings[path] = id
  return id
}

const callsThat = (is: (call: Endpoint) => boolean) => served.app.calls.filter(is)

async function adasRecords(): Promise<unknown> {
  const debts = await ada.request('GET', '/api/debts')
  const history = await ada.request('GET', `/api/debts/${adasDebt}/payments`)
  const scores = await ada.request('GET', '/api/credit-scores')
  const categories = await ada.request('GET', '/api/budget-categories')
  const goals = await ada.request('GET', '/api/goals')
  return {
    debts: debts.body,
    history: history.body,
    scores: scores.body,
    categories: categories.body,
    goals: goals.body,
  }
}

beforeAll(async () => {
  served = await buildTestApp()
  ada = await makeUser(served.app)
  const debt = { name: 'Visa', type: 'credit_card', balance: '500.00' }
  adasDebt = await addThing('/api/debts', debt)
  await addThing('/api/debts/{id}/payments', { amount: '20.00' })
  await addThing('/api/credit-scores', { score: 701, recordedAt: '2026-11-01' })
  await addThing('/api/budget-categories', { name: 'Food', budgetAmount: '600' })
  await addThing('/api/budget-categories/{id}/spending', { amount: '20.00' })
  await addThing('/api/goals', { title: 'Emergency fund', targetAmount: '1000' })
  await addThing('/api/goals/{id}/contributions', { amount: '20.00' })
})
afterAll(() => served.close())

test('a visitor gets a 401 from every call that needs a person', async () => {
  const calls = callsThat((call) => call.access !== 'public')
  expect(calls.length).toBeGreaterThan(8)
  for (const call of calls) {
    const { status } = await ask(served.app, {
      method: call.method,
      url: fill(call.path),
      body: bodies[keyOf(call)],
    })
    expect({ call: keyOf(call), status }).toEqual({ call: keyOf(call), status: 401 })
  }
})

test('somebody else’s id is a 404 from every call that takes one, and nothing changes', async () => {
  const calls = callsThat((call) => call.path.includes('{id}'))
  const unlisted = calls.filter((call) => call.body !== undefined && bodies[keyOf(call)] === undefined)
  expect(unlisted.map(keyOf)).toEqual([])
  const before = await adasRecords()
  for (const isAdmin of [false, true]) {
    const bob = await makeUser(served.app, { isAdmin, status: 'active', planId: 'price_premium' })
    for (const call of calls) {
      const { status } = await bob.request(call.method, fill(call.path), bodies[keyOf(call)])
      expect({ call: keyOf(call), isAdmin, status }).toEqual({ call: keyOf(call), isAdmin, status: 404 })
    }
  }
  expect(await adasRecords()).toEqual(before)
})

describe.each(subscriptionStatuses)('a person whose subscription is %s', (status) => {
  test('reads what is their own, and only that', async () => {
    const person = await makeUser(served.app, { status, planId: status === 'free' ? null : 'price_monthly' })
    for (const call of callsThat((one) => one.method === 'GET' && one.params === undefined)) {
      const answer = await person.request('GET', call.path)
      expect({ call: keyOf(call), status: answer.status }).toEqual({ call: keyOf(call), status: 200 })
      for (const id of [adasDebt, ...Object.values(adasThings)])
        expect(JSON.stringify(answer.body)).not.toContain(id)
    }
  })
})
