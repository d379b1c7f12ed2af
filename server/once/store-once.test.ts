/** Calls that are stored once: what comes again under a key gets the same answer, and with other entries a refusal. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contracts/endpoint.ts'
import { defineJob } from '#server/jobs/job.ts'
import { appendDonation, appendGrant } from '#server/features/ledger/append-entry.queries.ts'
import { insertDebt } from '#server/features/debts/debts.queries.ts'
import { mount } from '#server/http/mount.ts'
import { everythingStored } from '#server/testing/everything-stored.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { tidyOnceKeys } from './once.jobs.ts'

const DAY = '2026-11-03'
const MADE = new Date('2026-11-21T09:00:00Z')
const DEBTS = '/api/debts'
const row = { date: DAY, amount: '3.50', description: 'TEA HOUSE #12' }
const uncle = { name: 'Uncle', type: 'other', balance: '500' }

/** Writes a debt, puts a job in line, and then fails, or answers what does not fit, as it is told. */
const stumbling = endpoint('POST /api/test/stumbling', {
  summary: 'Fails after it has written.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({ how: z.enum(['throws', 'answers wrong', 'works']) }),
  answer: z.object({ name: z.string() }),
})
const ran: string[] = []
const note = defineJob({
  name: 'test.once',
  summary: 'Notes that it ran.',
  payload: z.strictObject({}),
  run: async () => void ran.push('ran'),
})

let it: TestApp
let ada: TestUser
let admin: TestUser
const urls: Record<string, string> = {}

const idOf = (answer: { body: unknown }) => (answer.body as { id: string }).id
const keysOf = async ({ id }: TestUser) =>
  (await it.pool.query('select 1 from idempotency_keys where user_id = $1', [id])).rowCount

beforeAll(async () => {
  it = await buildTestApp({
    moreJobs: [note],
    mountMore: (app) =>
      mount(app, stumbling, async ({ parts, user, body }) => {
        const none = { interestRate: null, minimumPayment: null, paymentDueDate: null }
        await insertDebt(parts.db, user.id, { name: 'Half', type: 'other', ...none })
        await parts.jobs.add(note, {}, { tx: parts.db })
        if (body.how === 'throws') throw new Error('after writing')
        const answer: unknown = body.how === 'works' ? { name: 'Half' } : { name: 7 }
        return answer as { name: string }
      }),
  })
  it.setNow(MADE)
  ada = await makeUser(it.app)
  admin = await makeUser(it.app, { isAdmin: true })
  const gift = { reference: 'pi_1', amountCents: 5_000, happenedOn: DAY, donorUserId: null, publicName: null }
  await appendDonation(it.db, gift)
  const grant = { program: 'emergency', interestSavedCents: 0, monthsSaved: 0 }
  await appendGrant(it.db, { reference: 'g', amountCents: 5_000, happenedOn: DAY, ...grant })
  const debt = { name: 'Visa', type: 'credit_card', balance: '500' }
  urls['debts'] = `${DEBTS}/${idOf(await ada.request('POST', DEBTS, debt))}/payments`
  const goal = { title: 'Car', targetAmount: '900' }
  urls['goals'] = `/api/goals/${idOf(await ada.request('POST', '/api/goals', goal))}/contributions`
  const category = { name: 'Food', budgetAmount: '500' }
  const made = await ada.request('POST', '/api/budget-categories', category)
  urls['budget'] = `/api/budget-categories/${idOf(made)}/spending`
})
afterEach(() => it.setNow(MADE))
afterAll(() => it.close())

type Case = {
  name: string
  url: () => string
  body: object
  changes: object[]
  /** how a refusal names what is stored */
  stored?: string
  isAdmins?: true
}

const cases: Case[] = [
  {
    name: 'a payment on a debt',
    stored: 'a payment of $10.00 on November 3, 2026',
    url: () => urls['debts']!,
    body: { amount: '10.00', paidOn: DAY, interest: '1.00', note: 'Check 7' },
    changes: [
      { amount: '55.00' },
      { paidOn: '2026-11-04' },
      { interest: '2.00' },
      { fees: '1.00' },
      { note: null },
    ],
  },
  {
    name: 'a goal',
    stored: 'Boat',
    url: () => '/api/goals',
    body: { title: 'Boat', targetAmount: '900', currentAmount: '10' },
    changes: [{ title: 'Ship' }, { currentAmount: '11' }],
  },
  {
    name: 'a contribution to a goal',
    stored: '$25.00 on November 3, 2026',
    url: () => urls['goals']!,
    body: { amount: '25.00', contributedOn: DAY },
    changes: [{ amount: '30.00' }, { contributedOn: '2026-11-04' }, { isWithdrawal: true }],
  },
  {
    name: 'a budget category',
    stored: 'Car',
    url: () => '/api/budget-categories',
    body: { name: 'Car', budgetAmount: '500', spentAmount: '3' },
    changes: [{ name: 'Bus' }, { spentAmount: '4' }],
  },
  {
    name: 'spending',
    stored: '$12.50 on November 3, 2026',
    url: () => urls['budget']!,
    body: { amount: '12.50', spentOn: DAY, note: 'Market' },
    changes: [{ amount: '13.00' }, { spentOn: '2026-11-04' }, { isRefund: true }, { note: 'Bakery' }],
  },
  {
    name: 'an import of transactions',
    stored: 'the file november.csv, brought in on November 21, 2026',
    url: () => '/api/imports/transactions',
    body: { fileName: 'november.csv', format: 'csv', rows: [row] },
    changes: [
      { fileName: 'december.csv' },
      { rows: [{ ...row, amount: '3.51' }] },
      { rows: [row, { ...row, date: '2026-11-04' }] },
    ],
  },
  {
    name: 'an import of debts',
    stored: 'the file debts.csv, brought in on November 21, 2026',
    url: () => '/api/imports/debts',
    body: { fileName: 'debts.csv', debts: [uncle] },
    changes: [{ debts: [{ ...uncle, balance: '600' }] }, { debts: [uncle, { ...uncle, name: 'Aunt' }] }],
  },
  {
    name: 'product news',
    url: () => '/api/admin/news',
    body: { subject: 'The course is open', text: 'Eight weeks.' },
    changes: [{ subject: 'The course has begun' }, { text: 'Nine weeks.' }],
    isAdmins: true,
  },
  {
    name: 'a correction of a gift in the ledger',
    url: () => '/api/admin/ledger/corrections',
    body: { corrects: 1, amount: '-10.00', reason: 'Paid back' },
    changes: [{ amount: '-11.00' }, { corrects: 2 }, { reason: 'Typed too much' }],
    isAdmins: true,
  },
  {
    name: 'a correction of a grant in the ledger',
    url: () => '/api/admin/ledger/corrections',
    body: { corrects: 2, amount: '-10.00', reason: 'Paid back' },
    changes: [{ amount: '-11.00' }, { corrects: 1 }],
    isAdmins: true,
  },
]

describe.each(cases)('$name', ({ url, body, changes, stored, isAdmins }) => {
  test('that comes again is answered as before, with other entries it is refused; nothing more is stored', async () => {
    const key = randomUUID()
    const person = isAdmins ? admin : ada
    const first = await person.requestOnce(key, url(), body)
    expect(first.status).toBe(201)
    const before = await everythingStored(it.pool)
    for (const change of changes)
      expect([change, await person.requestOnce(key, url(), { ...body, ...change })]).toMatchObject([
        change,
        {
          status: 409,
          body: {
            message: expect.stringContaining(
              `sent before with other entries. ${stored ? `Stored is: ${stored}. ` : ''}Nothing was changed.`,
            ),
          },
        },
      ])
    const again = await person.requestOnce(key.toUpperCase(), url(), body)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await everythingStored(it.pool)).toEqual(before)
  })
})

test.each(['debts', 'goals', 'budget'])(
  '%s: a request without a day that comes again after midnight is the same',
  async (place) => {
    const key = randomUUID()
    it.setNow(new Date('2026-11-21T23:59:50Z'))
    const first = await ada.requestOnce(key, urls[place]!, { amount: '5.00' })
    it.setNow(new Date('2026-11-22T12:00:00Z'))
    const again = await ada.requestOnce(key, urls[place]!, { amount: '5.00' })
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  },
)

test('a page from before sends its key in the body: the same payment once, another one refused', async () => {
  const body = { amount: '7.00', requestId: randomUUID() }
  const first = await ada.request('POST', urls['debts']!, body)
  const again = await ada.request('POST', urls['debts']!, body)
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  const other = await ada.request('POST', urls['debts']!, { ...body, amount: '8.00' })
  expect(other).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('a payment of $7.00 on ') },
  })
  const bad = await ada.request('POST', urls['debts']!, { ...body, requestId: '7' })
  expect(bad.status).toBe(422)
})

test('twenty at the same time are one, and one that was changed meanwhile is refused', async () => {
  const eve = await makeUser(it.app)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      eve.requestOnce(key, DEBTS, at === 7 ? { ...uncle, balance: '9' } : uncle),
    ),
  )
  const ids = new Set(answers.filter(({ status }) => status === 201).map(idOf))
  expect([ids.size, answers.filter(({ status }) => status === 409).length > 0]).toEqual([1, true])
  expect((await eve.request('GET', DEBTS)).body).toHaveLength(1)
})

test('a key is its owner’s, and one request’s', async () => {
  const [eve, bob] = [await makeUser(it.app), await makeUser(it.app)]
  const key = randomUUID()
  const hers = await eve.requestOnce(key, DEBTS, uncle)
  const his = await bob.requestOnce(key, DEBTS, uncle)
  expect([hers.status, his.status, idOf(hers) === idOf(his)]).toEqual([201, 201, false])
  expect((await eve.requestOnce(key, `${DEBTS}/${idOf(hers)}/payments`, { amount: '1' })).status).toBe(409)
})

test('without a key each request is another, and nothing is kept', async () => {
  const eve = await makeUser(it.app)
  const answers = [await eve.request('POST', DEBTS, uncle), await eve.request('POST', DEBTS, uncle)]
  expect([new Set(answers.map(idOf)).size, await keysOf(eve)]).toEqual([2, 0])
})

test('a key that is no UUID is refused with a sentence, and nothing is stored', async () => {
  const before = await everythingStored(it.pool)
  for (const key of ['', '7', `${randomUUID()}, ${randomUUID()}`])
    expect(await ada.requestOnce(key, DEBTS, uncle)).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'Idempotency-Key', message: expect.stringMatching(/^Send a UUID/) }] },
    })
  expect(await everythingStored(it.pool)).toEqual(before)
})

test('a refusal keeps nothing: the same key serves for what is put right', async () => {
  const eve = await makeUser(it.app)
  const url = `${DEBTS}/${idOf(await eve.request('POST', DEBTS, uncle))}/payments`
  const key = randomUUID()
  expect((await eve.requestOnce(key, url, { amount: '500.01' })).status).toBe(422)
  expect(await keysOf(eve)).toBe(0)
  expect((await eve.requestOnce(key, url, { amount: '500.00' })).status).toBe(201)
  expect((await eve.request('GET', url)).body).toHaveLength(2)
})

test.each(['throws', 'answers wrong'])(
  'a request that %s after it has written leaves no debt, no job and no key; then it works once',
  async (how) => {
    const eve = await makeUser(it.app)
    const key = randomUUID()
    await it.app.parts.jobs.runDue()
    ran.length = 0
    expect((await eve.requestOnce(key, stumbling.path, { how })).status).toBe(500)
    await it.app.parts.jobs.runDue()
    expect([(await eve.request('GET', DEBTS)).body, ran, await keysOf(eve)]).toEqual([[], [], 0])
    for (const body of [{ how: 'works' }, { how: 'works' }])
      expect(await eve.requestOnce(key, stumbling.path, body)).toMatchObject({
        status: 200,
        body: { name: 'Half' },
      })
    await it.app.parts.jobs.runDue()
    expect([await eve.request('GET', DEBTS), ran]).toMatchObject([{ body: [{ name: 'Half' }] }, ['ran']])
  },
)

test('an answer is kept for a day, and goes with its owner', async () => {
  const eve = await makeUser(it.app)
  await eve.requestOnce(randomUUID(), DEBTS, uncle)
  const tidyAt = async (now: string) => {
    it.setNow(new Date(now))
    await it.app.parts.jobs.add(tidyOnceKeys, {})
    await it.app.parts.jobs.runDue(tidyOnceKeys.name)
    return keysOf(eve)
  }
  expect(await tidyAt('2026-11-22T08:59:00Z')).toBe(1)
  expect(await tidyAt('2026-11-22T09:01:00Z')).toBe(0)
  it.setNow(MADE)
  await eve.requestOnce(randomUUID(), DEBTS, uncle)
  expect(await keysOf(eve)).toBe(1)
  await it.pool.query('delete from users where id = $1', [eve.id])
  expect(await keysOf(eve)).toBe(0)
})
