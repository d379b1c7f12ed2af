import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptionStatuses } from '#contracts/account/account.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { fakeBanking } from '#server/features/banks/banks-under-test.ts'
import { everyContract } from '#server/testing/every-contract.ts'
import { everyStatus, includes, planOfFeature, setFacts } from '#server/testing/every-status.ts'
import type { StatusCase } from '#server/testing/every-status.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { plantEverything } from '#server/testing/plant-everything.ts'
import type { Planted } from '#server/testing/plant-everything.ts'
import { callsWithoutSample, keyOf, sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const bodies = sampleBodies()
const banking = fakeBanking()

let served: TestApp
let ada: TestUser
/** Whoever the test below says they are. */
let eve: TestUser
let planted: Planted
const fill = (path: string) => planted.fill(path)

const isOwnRead = (call: Endpoint) =>
  call.method === 'GET' &&
  call.access === 'signedIn' &&
  call.params === undefined &&
  // a file may not be there yet
  call.downloads === undefined

const callsThat = (is: (call: Endpoint) => boolean) => served.app.calls.filter(is)

beforeAll(async () => {
  served = await buildTestApp({ banking })
  ada = await makeUser(served.app, { status: 'active', planId: 'price_premium' })
  eve = await makeUser(served.app, { hasSecondFactor: true })
  planted = await plantEverything({ served, banking, owner: ada, word: 'Ada' })
})
afterAll(() => served.close())

test('every call with a body has a right one in server/testing/sample-bodies.ts', () => {
  expect(callsWithoutSample(served.app.calls)).toEqual([])
})

test('every call that a plan must include is served', async () => {
  const contracts = await everyContract()
  const needing = contracts.filter((call) => call.needs !== undefined).map(keyOf)
  expect(needing.length).toBeGreaterThan(5)
  expect(served.app.calls.map(keyOf)).toEqual(expect.arrayContaining(needing))
})

describe.each(subscriptionStatuses)('a person whose subscription is %s', (status) => {
  test('reads what is their own, and only that', async () => {
    const person = await makeUser(served.app, { status, planId: status === 'free' ? null : 'price_monthly' })
    for (const call of callsThat((one) => isOwnRead(one) && one.needs === undefined)) {
      const answer = await person.request('GET', call.path)
      expect({ call: keyOf(call), status: answer.status }).toEqual({ call: keyOf(call), status: 200 })
      for (const id of Object.values(planted.things)) expect(JSON.stringify(answer.body)).not.toContain(id)
    }
  })
})

/** The refusal a call must give to somebody with these facts, or null. */
function refusalFor(call: Endpoint, { facts, has }: StatusCase): 'admins' | 'plan' | null {
  if (call.access === 'admin' && !facts.isAdmin) return 'admins'
  return call.needs !== undefined && !includes(has, planOfFeature[call.needs]) ? 'plan' : null
}

/** What is wrong with an answer, or null. Whoever may call is never told 401 or 403, and nothing breaks. */
function faultIn(answer: TestAnswer, refusal: 'admins' | 'plan' | null): string | null {
  const { code, message } = (answer.body ?? {}) as { code?: string; message?: string }
  if (refusal === null) return [401, 403, 500].includes(answer.status) ? `answered ${answer.status}` : null
  if (answer.status !== 403 || code !== 'forbidden') return `answered ${answer.status} and not 403`
  const words = refusal === 'admins' ? /for admins\. Nothing was changed\.$/ : /part of the \w+ plan\. .*\.$/
  return words.test(message ?? '') ? null : `says “${message}”`
}

describe.each(everyStatus)('a person who is $name', (one) => {
  test('is refused exactly what their plan does not include', async () => {
    const faults: string[] = []
    for (const call of callsThat(({ access }) => access !== 'public')) {
      // A call before this one may have changed the plan.
      await setFacts(served.app, eve.id, one.facts)
      const answer = await eve.request(call.method, fill(call.path), bodies[keyOf(call)])
      const fault = faultIn(answer, refusalFor(call, one))
      if (fault !== null) faults.push(`${keyOf(call)} ${fault}`)
    }
    expect(faults).toEqual([])
  })
})
