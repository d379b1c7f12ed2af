import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { DESK, GRANTS, addGift, bodyOf, fillOne, onDeskOf, submitOne, whole } from '../grants-under-test.ts'
import type { GrantApplication } from '../grants-under-test.ts'

let served: TestApp
let ruth: TestUser
let omar: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  ruth = await makeUser(served.app, { isAdmin: true, firstName: 'Ruth' })
  omar = await makeUser(served.app, { isAdmin: true, firstName: 'Omar' })
  await addGift(served.app, 10_000_000)
})
// Many people sign up here within a minute.
beforeEach(() => served.pool.query('delete from request_limits'))
afterAll(() => served.close())

type Sent = { person: TestUser; id: string }
const send = async (change: object = {}): Promise<Sent> => {
  const person = await makeUser(served.app)
  return { person, id: (await submitOne(served.app, person, change)).id }
}
const decide = (admin: TestUser, id: string, [verb, body]: [string, object]) =>
  admin.request('POST', `${DESK}/${id}/${verb}`, body)
const approve: [string, object] = ['approve', { amount: '2000.00', reason: 'It keeps them at home.' }]
const refuse: [string, object] = ['refuse', { reason: 'The bill is not in your name.' }]
const pay: [string, object] = ['pay', { amount: '2000.00', paidOn: '2026-11-20' }]
const own = async (person: TestUser, id: string) =>
  bodyOf<GrantApplication>(await person.request('GET', `${GRANTS}/${id}`))

const approved = async (sent: Sent) => {
  bodyOf(await decide(ruth, sent.id, approve))
  bodyOf(await decide(omar, sent.id, approve))
  return sent
}
const lines = async () => {
  const { rows } = await served.pool.query<{ n: number }>('select count(*)::int as n from ledger_entries')
  return rows[0]?.n ?? 0
}

describe('paying', () => {
  test('is entered in the ledger once, with what the grant changed', async () => {
    const { person, id } = await approved(await send())
    const before = await lines()
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(ruth, id, pay)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    expect(await lines()).toBe(before + 1)
    const { rows } = await served.pool.query(
      `select d.amount, d.program, d.happened_on::text, d.interest_saved, d.months_saved from ledger_grant_details d
       join ledger_entries e on e.sequence = d.sequence where e.reference = $1`,
      [`grant:${id}`],
    )
    // $5,000 at 24 % with $200 a month: 36 months; 19 with $3,000.
    const saved = { interest_saved: expect.stringMatching(/^1[34]\d\d\.\d\d$/), months_saved: 17 }
    expect(rows).toEqual([{ amount: '2000.00', program: 'emergency', happened_on: '2026-11-20', ...saved }])
    const { paid, events, canWithdraw } = await own(person, id)
    expect(paid).toMatchObject({ paidOn: '2026-11-20', amount: '2000.00', monthsSaved: 17 })
    expect([events.at(-1)?.kind, canWithdraw]).toEqual(['paid', false])
  })

  test.each([
    [{ amount: '1999.99', paidOn: '2026-11-20' }, 'amount'],
    [{ amount: '2000.00', paidOn: '2026-11-23' }, 'paidOn'],
    [{ amount: '2000.00', paidOn: '2026-11-01' }, 'paidOn'],
  ])('not %j', async (body, field) => {
    const { id } = await approved(await send())
    const before = await lines()
    const { fields } = bodyOf<{ fields: { field: string }[] }>(await decide(ruth, id, ['pay', body]), 422)
    expect(fields.map((one) => one.field)).toEqual([field])
    expect([await lines(), (await onDeskOf(ruth, id)).status]).toEqual([before, 'approved'])
  })

  test('not before it is approved', async () => {
    const { id } = await send()
    expect((await decide(ruth, id, pay)).status).toBe(409)
    bodyOf(await decide(ruth, id, approve))
    expect((await decide(ruth, id, pay)).status).toBe(409)
  })

  test('uses the person’s own plan where the debt is kept in Jubilee', async () => {
    const person = await makeUser(served.app)
    const debt = {
      name: 'Visa',
      type: 'credit_card',
      balance: '5000',
      interestRate: '0.24',
      minimumPayment: '200',
    }
    const { id: debtId } = bodyOf<{ id: string }>(await person.request('POST', '/api/debts', debt), 201)
    bodyOf(await person.request('PUT', '/api/debt-plan', { order: 'avalanche', extra: '300' }))
    const { id } = await submitOne(served.app, person, {
      debts: [{ ...whole.debts[0], debtId, interestRate: null }],
    })
    await approved({ person, id })
    bodyOf(await decide(ruth, id, pay))
    // $500 a month: 12 months; 7 with $3,000.
    expect((await own(person, id)).paid).toMatchObject({ monthsSaved: 5 })
  })
})

test('files go three years after the decision, and drafts after half a year; the rest stays', async () => {
  const refused = await send()
  bodyOf(await decide(ruth, refused.id, refuse))
  const waiting = await send()
  const drafting = await makeUser(served.app)
  const draft = await fillOne(served.app, drafting)
  const count = async (person: TestUser) => {
    const { rows } = await served.pool.query<{ n: number }>(
      'select count(*)::int as n from document_chunks where user_id = $1',
      [person.id],
    )
    return rows[0]?.n
  }
  const sweep = () => served.app.parts.jobs.runSchedules()
  const rest = [refused.person, waiting.person, drafting]
  served.setNow(new Date('2027-05-10T12:00:00Z'))
  await sweep()
  expect(await Promise.all(rest.map(count))).toEqual([2, 2, 2])
  served.setNow(new Date('2027-06-01T12:00:00Z'))
  await sweep()
  expect(await Promise.all(rest.map(count))).toEqual([2, 2, 0])
  expect((await drafting.request('GET', `${GRANTS}/${draft.id}`)).status).not.toBe(200)
  served.setNow(new Date('2029-11-21T12:00:00Z'))
  await sweep()
  await sweep()
  expect(await Promise.all(rest.map(count))).toEqual([0, 2, 0])
  const { rows } = await served.pool.query(
    `select kind from grant_events where grant_id = $1 and kind = 'documents_deleted'`,
    [refused.id],
  )
  expect(rows).toHaveLength(1)
})
