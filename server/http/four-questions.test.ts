/**
 * The four questions, asked of every call that the contracts describe: signed out, somebody else's, a bad body, a field
 * that is none. Then a fifth of those that are stored once: what comes twice. A feature's own test asks what is its own beyond them.
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { fakeBanking } from '#server/features/banks/banks-under-test.ts'
import { appendDonation } from '#server/features/ledger/append-entry.queries.ts'
import { everythingStored } from '#server/testing/everything-stored.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { plantEverything } from '#server/testing/plant-everything.ts'
import type { Planted } from '#server/testing/plant-everything.ts'
import { keyOf, sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const UNKNOWN_IDS = [
  '6f1d2c3b-4a59-4e6f-8a7b-9c0d1e2f3a4b',
  '6f1d2c3b-4a59-4e6f-8a7b-9c0d1e2f3a4',
  'abc',
  '0',
  "' or 1=1",
  '%00',
  '__proto__',
  'x'.repeat(90),
]

const otherScore = { score: 702, recordedAt: '2026-11-01' }

const notStoredOnce = {
  'POST /api/register': 'an address has one account',
  'POST /api/account/passkeys': 'a challenge is answered once',
  'POST /api/account/tokens': 'its text is shown once, and no answer that could be given again may hold it',
  'POST /api/calendar-feed': 'a person has one link, and a new one takes its place; it is secret',
  'POST /api/spending-rules': 'a merchant has one rule, and saying it again changes nothing',
  'POST /api/grants/{id}/documents': 'a file is stored as it comes in, piece by piece',
  'POST /api/letter-cases/{id}/papers': 'a file is stored as it comes in, piece by piece',
}

const bodies = sampleBodies()
const banking = fakeBanking()

let served: TestApp
let ada: TestUser
let bob: TestUser
let admin: TestUser
let planted: Planted
/** Bob's own things, so that what is below one of his can be Ada's. */
let bobs: Planted

const callsThat = (is: (call: Endpoint) => boolean) => served.app.calls.filter(is)

beforeAll(async () => {
  served = await buildTestApp({ banking })
  const premium = { status: 'active', planId: 'price_premium' } as const
  ada = await makeUser(served.app, premium)
  bob = await makeUser(served.app, { ...premium, firstName: 'Bob', hasSecondFactor: true })
  admin = await makeUser(served.app, { ...premium, isAdmin: true })
  planted = await plantEverything({ served, banking, owner: ada, word: 'Ada' })
  bobs = await plantEverything({ served, banking, owner: bob, word: 'Bob' })
})
beforeEach(() => served.pool.query('delete from request_limits'))
afterAll(() => served.close())

test('signed out: 401 from every call that needs a person, 403 to a person from an admin’s, and nothing is stored', async () => {
  const calls = callsThat((call) => call.access !== 'public')
  expect(calls.length).toBeGreaterThan(100)
  const before = await everythingStored(served.pool)
  const faults: string[] = []
  for (const call of calls)
    for (const body of [bodies[keyOf(call)], { isAdmin: true }]) {
      const asked = { method: call.method, url: planted.fill(call.path), body }
      const answer = await ask(served.app, asked)
      const { code } = (answer.body ?? {}) as { code?: string }
      if (answer.status !== 401 || code !== 'unauthorized') faults.push(`${keyOf(call)} ${answer.status}`)
      if (call.access !== 'admin') continue
      const { status } = await ask(served.app, { ...asked, cookie: ada.cookie })
      if (status !== 403) faults.push(`${keyOf(call)} ${status} to a person`)
    }
  expect(faults).toEqual([])
  expect(await everythingStored(served.pool)).toEqual(before)
})

/** The call's address with an id in the place of its last parameter, and Bob's own things before it. */
function withLast(path: string, id: string): string {
  const at = path.lastIndexOf('{')
  return `${bobs.fill(path.slice(0, at))}${id}${path.slice(path.indexOf('}', at) + 1)}`
}

test('somebody else’s: an id of Ada’s answers 404 as an unknown and a malformed one do, and nothing changes', async () => {
  const calls = callsThat((call) => call.path.includes('{id}'))
  expect(calls.length).toBeGreaterThan(50)
  const before = await everythingStored(served.pool)
  const faults: string[] = []
  for (const person of [bob, admin])
    for (const call of calls) {
      const urls = [
        planted.fill(call.path),
        ...(call.path.split('{').length > 2 ? [withLast(call.path, idOfAdas(call.path))] : []),
        ...UNKNOWN_IDS.map((id) => call.path.replaceAll(/\{\w*[iI]d\}/g, encodeURIComponent(id))),
      ]
      const expected = call.access === 'admin' && person !== admin ? 403 : 404
      for (const url of urls) {
        const { status } = await person.request(
          call.method,
          url.replace('{month}', '2026-11'),
          bodies[keyOf(call)],
        )
        if (status !== expected) faults.push(`${call.method} ${url} ${status}`)
      }
    }
  expect(faults).toEqual([])
  expect(await everythingStored(served.pool)).toEqual(before)
})

const idOfAdas = (path: string) =>
  planted
    .fill(path)
    .split('/')
    .at(path.split('/').findLastIndex((part) => part.startsWith('{')))!

type Field = { field: string; message: string }
const fieldsOf = ({ body }: TestAnswer) => ((body ?? {}) as { fields?: Field[] }).fields ?? []

/** Every call that takes fields, asked by somebody who may, with the calls' own things in its path. */
async function askWith(call: Endpoint, body: unknown): Promise<TestAnswer> {
  await served.pool.query('delete from request_limits')
  return (call.access === 'admin' ? admin : bob).request(call.method, bobs.fill(call.path), body)
}

const schemaOf = (call: Endpoint) => z.toJSONSchema(call.body!, { io: 'input', unrepresentable: 'any' })
/** A draft's body, which may be any. */
const isAnyObject = (field: unknown) =>
  z.safeParse(z.object({ type: z.literal('object'), properties: z.optional(z.undefined()) }), field).success
const takesFields = (call: Endpoint) => call.body !== undefined && schemaOf(call).type === 'object'

test('a bad body: what is no object, lacks a field or holds one of a wrong kind is a 422 that names it', async () => {
  const calls = callsThat(takesFields)
  expect(calls.length).toBeGreaterThan(50)
  const before = await everythingStored(served.pool)
  const faults: string[] = []
  for (const call of calls) {
    const good = bodies[keyOf(call)] as Record<string, unknown>
    const { properties = {}, required = [] } = schemaOf(call)
    const cases: [string, unknown][] = [
      ['', []],
      ['', 'text'],
      ['', null],
      ...Object.entries(properties).map(([name, field]): [string, unknown] => [
        name,
        { ...good, [name]: isAnyObject(field) ? 'text' : { wrong: [true] } },
      ]),
      ...required.map((name): [string, unknown] => [
        name,
        Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)),
      ]),
    ]
    for (const [name, body] of cases) {
      const answer = await askWith(call, body)
      const isNamed = fieldsOf(answer).some(({ field }) => field.split('.')[0] === name)
      if (answer.status !== 422 || !isNamed)
        faults.push(`${keyOf(call)} ${JSON.stringify(body)} ${answer.status}`)
    }
  }
  expect(faults).toEqual([])
  expect(await everythingStored(served.pool)).toEqual(before)
})

test('a field that is none: a 422 that names it, and nothing is stored', async () => {
  const before = await everythingStored(served.pool)
  const faults: string[] = []
  for (const call of callsThat(takesFields))
    for (const name of ['userId', 'isAdmin', 'subscriptionStatus']) {
      const answer = await askWith(call, { ...(bodies[keyOf(call)] as object), [name]: 'active' })
      const told = fieldsOf(answer).map(({ field, message }) => `${field}: ${message}`)
      if (answer.status !== 422 || !told.includes(`${name}: “${name}” is not a field here. Remove it.`))
        faults.push(`${keyOf(call)} ${name} ${answer.status}`)
    }
  expect(faults).toEqual([])
  expect(await everythingStored(served.pool)).toEqual(before)
})

test('stored once: under one key the second arrival gets the first answer, other entries a 409, and nothing more is stored', async () => {
  const gift = { reference: 'pi_once', amountCents: 5_000, happenedOn: '2026-03-03' }
  await appendDonation(served.db, { ...gift, donorUserId: null, publicName: null })
  const calls = callsThat(({ once }) => once === true)
  expect(calls.length).toBeGreaterThan(12)
  const others = { ...sampleBodies({ word: 'Other', amount: '2.00' }), 'POST /api/credit-scores': otherScore }
  const faults: string[] = []
  // A handler that takes a second connection, beside that of its transaction, could wait for itself.
  let connections = 0
  let mostConnections = 0
  served.pool.on('acquire', () => (mostConnections = Math.max(mostConnections, ++connections)))
  served.pool.on('release', () => (connections -= 1))
  for (const call of calls) {
    mostConnections = 0
    const asker = call.access === 'admin' ? admin : bob
    const url = bobs.fill(call.path)
    const key = randomUUID()
    const first = await asker.requestOnce(key, url, bodies[keyOf(call)])
    if (mostConnections !== 1) faults.push(`${keyOf(call)} holds ${mostConnections} connections`)
    const before = await everythingStored(served.pool)
    const again = await asker.requestOnce(key, url, bodies[keyOf(call)])
    const other = await asker.requestOnce(key, url, (others as Record<string, unknown>)[keyOf(call)])
    const isSame = isDeepStrictEqual([again.status, again.body], [first.status, first.body])
    const isUntouched = isDeepStrictEqual(await everythingStored(served.pool), before)
    if (first.status !== (call.status ?? 200) || !isSame || other.status !== 409 || !isUntouched)
      faults.push(`${keyOf(call)} ${first.status} ${again.status} ${other.status} ${isSame} ${isUntouched}`)
  }
  expect(faults).toEqual([])
})

test('every call that makes a record is stored once, or says why not', () => {
  const makes = callsThat(({ method, status }) => method === 'POST' && status === 201)
  const open = makes.filter(({ once }) => once === undefined).map(keyOf)
  expect(open.toSorted()).toEqual(Object.keys(notStoredOnce).toSorted())
})
