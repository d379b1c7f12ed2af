import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WireOf } from '#contracts/endpoint.ts'
import type { readLedger } from '#contracts/foundation/ledger.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { DESK, GRANTS, addGift, bodyOf, submitOne, whole } from '../grants-under-test.ts'
import type { GrantApplication } from '../grants-under-test.ts'

let served: TestApp
let ruth: TestUser
let omar: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  ruth = await makeUser(served.app, { isAdmin: true, firstName: 'Ruth' })
  omar = await makeUser(served.app, { isAdmin: true, firstName: 'Omar' })
  await addGift(served.app, 1_000_000)
})
afterAll(() => served.close())

const card = { ...whole.debts[0], asked: '800.00' }
const rent = { name: 'Rent', kind: 'rent', balance: '3000.00', asked: '800.00' }

/** Pays a grant of $800 for these debts; gives what the person reads about it. */
async function paidFor(debts: object[], person?: TestUser): Promise<GrantApplication['paid']> {
  const applicant = person ?? (await makeUser(served.app))
  const { id } = await submitOne(served.app, applicant, { debts })
  bodyOf(await ruth.request('POST', `${DESK}/${id}/approve`, { amount: '800.00', reason: 'Yes.' }))
  bodyOf(await omar.request('POST', `${DESK}/${id}/pay`, { amount: '800.00', paidOn: '2026-11-20' }))
  return bodyOf<GrantApplication>(await applicant.request('GET', `${GRANTS}/${id}`)).paid
}

const nothing = { interestSaved: null, monthsSaved: null }

test('only what a person named is measured, and the ledger says of how many grants', async () => {
  // $5,000 at 24 % with $200 a month: 36 months; 28 with $4,200.
  expect(await paidFor([card])).toMatchObject({ monthsSaved: 8 })
  expect(await paidFor([rent])).toMatchObject(nothing)
  expect(await paidFor([{ ...card, minimumPayment: null }])).toMatchObject(nothing)
  expect(await paidFor([{ ...card, interestRate: null }])).toMatchObject(nothing)

  const person = await makeUser(served.app)
  const kept = { name: 'Doctor', type: 'personal_loan', balance: '3000' }
  const { id: debtId } = bodyOf<{ id: string }>(await person.request('POST', '/api/debts', kept), 201)
  expect(await paidFor([{ ...rent, kind: 'medical', debtId }], person)).toMatchObject(nothing)

  const { body } = await ask(served.app, { method: 'GET', url: '/api/foundation/ledger' })
  const { totals, groups } = body as WireOf<typeof readLedger>
  expect(totals).toMatchObject({ grants: 5, measured: 1, unmarked: 0, monthsSaved: 8 })
  expect(groups).toMatchObject([{ grants: 5, measured: 1, monthsSaved: 8 }])
  const { rows } = await served.pool.query(
    'select count(interest_saved)::int as known, count(*)::int as grants from ledger_grant_details',
  )
  expect(rows).toEqual([{ known: 1, grants: 5 }])
  expect(await served.pool.query("select reason from ledger_entries where kind = 'group'")).toMatchObject({
    rows: [{ reason: 'measured 1 of 5' }],
  })
})
