import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptionStatuses } from '#contracts/account/account.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { askWithToken, makeTokenWith } from '#server/features/account/api-tokens/tokens-under-test.ts'
import { fakeBanking } from '#server/features/banks/banks-under-test.ts'
import { tokenScopes } from '#engine/access/token-scopes.ts'
import type { TokenScope } from '#engine/access/token-scopes.ts'
import { everyContract } from '#server/testing/every-contract.ts'
import { everyStatus, includes, planOfFeature, setFacts } from '#server/testing/every-status.ts'
import type { StatusCase } from '#server/testing/every-status.ts'
import { everythingStored } from '#server/testing/everything-stored.ts'
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

const forPeople = () => callsThat(({ access }) => access !== 'public')
const askWith = async (token: string, call: Endpoint) => {
  await served.pool.query('delete from request_limits')
  const { method, path } = call
  return askWithToken(served.app, token, { method, url: fill(path), body: bodies[keyOf(call)] })
}
/** The calls whose answers are not `expected`. */
async function faultsOf(token: string, calls: Endpoint[], expected: number): Promise<string[]> {
  const faults: string[] = []
  for (const call of calls) {
    const { status } = await askWith(token, call)
    if (status !== expected) faults.push(`${keyOf(call)} answered ${status}`)
  }
  return faults
}

describe('a personal API token', () => {
  test('is for reads of one’s own records, and for one write', () => {
    const open = forPeople().filter(({ tokenScope }) => tokenScope !== undefined)
    expect(open.filter(({ method }) => method !== 'GET').map(keyOf)).toEqual([
      'POST /api/debts/{id}/payments',
    ])
    const closed =
      /^\/api\/(account|admin|ai|auth|billing|chat|conversations|credit\/|grants|plaid|privacy|settings)/
    const reads = open.filter(({ method }) => method === 'GET')
    expect(reads.filter(({ tokenScope }) => tokenScope?.endsWith(':read') !== true).map(keyOf)).toEqual([])
    expect(open.filter(({ access, path }) => access === 'admin' || closed.test(path)).map(keyOf)).toEqual([])
    expect(open.filter((call) => call.sensitive ?? call.downloads ?? call.uploads)).toEqual([])
  })

  test('with every scope, of an admin with a second factor, is refused every call that is not for tokens', async () => {
    const admin = await makeUser(served.app, { isAdmin: true })
    const { token } = await makeTokenWith(admin)
    const closed = forPeople().filter(({ tokenScope }) => tokenScope === undefined)
    expect(closed.length).toBeGreaterThan(120)
    const before = await everythingStored(served.pool)
    expect(await faultsOf(token, closed, 403)).toEqual([])
    const after = await everythingStored(served.pool)
    expect({ ...after, api_tokens: '' }).toEqual({ ...before, api_tokens: '' })
  })

  test.each(tokenScopes)(
    'with “%s” alone opens the calls of that scope and none of the others',
    async (scope) => {
      const person = await makeUser(served.app)
      const { token } = await makeTokenWith(person, { scopes: [scope] })
      const opened: Record<TokenScope, TokenScope[]> = {
        'debts:read': ['debts:read'],
        'records:read': ['debts:read', 'records:read'],
        'payments:write': ['payments:write'],
      }
      const open = forPeople().filter(({ tokenScope }) => tokenScope !== undefined)
      const isMine = ({ tokenScope }: Endpoint) => opened[scope].includes(tokenScope!)
      const mine = open.filter(isMine)
      expect(mine.length).toBeGreaterThan(0)
      // What it names is Ada's: as in a session, that is not there for anybody else.
      expect(
        await faultsOf(
          token,
          mine.filter(({ path }) => /\{id\}/.test(path)),
          404,
        ),
      ).toEqual([])
      for (const call of mine.filter(({ path }) => !path.includes('{'))) {
        const { status, body } = await askWith(token, call)
        expect({ call: keyOf(call), status }).toEqual({ call: keyOf(call), status: 200 })
        for (const id of Object.values(planted.things)) expect(JSON.stringify(body)).not.toContain(id)
      }
      expect(
        await faultsOf(
          token,
          open.filter((call) => !isMine(call)),
          403,
        ),
      ).toEqual([])
    },
  )

  test('that has expired, was taken back, is shortened or made up opens no call', async () => {
    const expired = await makeTokenWith(ada)
    const revoked = await makeTokenWith(ada)
    const whole = await makeTokenWith(ada)
    await served.pool.query(`update api_tokens set expires_at = now() where id = $1`, [expired.id])
    await ada.request('DELETE', `/api/account/tokens/${revoked.id}`)
    const made = [expired.token, revoked.token, whole.token.slice(0, -1), `jbl_${'A'.repeat(43)}`, 'jbl_']
    for (const token of made) expect(await faultsOf(token, forPeople(), 401)).toEqual([])
  })
})
