import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WireOf } from '#contracts/endpoint.ts'
import type { listGrantQueue } from '#contracts/foundation/grants-desk.ts'
import {
  DESK,
  addGift,
  bodyOf,
  onDeskOf,
  submitOne,
  whole,
} from '#server/features/grants/grants-under-test.ts'
import type { DeskApplication } from '#server/features/grants/grants-under-test.ts'
import { appendCorrection } from '#server/features/ledger/append-entry.queries.ts'
import { onHandCents } from '#server/features/ledger/ledger.queries.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let served: TestApp
let ruth: TestUser
let omar: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  ruth = await makeUser(served.app, { isAdmin: true, firstName: 'Ruth' })
  omar = await makeUser(served.app, { isAdmin: true, firstName: 'Omar' })
})
// Many people sign up here within a minute.
beforeEach(() => served.pool.query('delete from request_limits'))
afterAll(() => served.close())

const apply = async (asked: string) => {
  const person = await makeUser(served.app)
  const { id } = await submitOne(served.app, person, { debts: [{ ...whole.debts[0], asked }] })
  return id
}
const approve = (admin: TestUser, id: string, amount: string) =>
  admin.request('POST', `${DESK}/${id}/approve`, { amount, reason: 'It keeps them at home.' })
const pay = (admin: TestUser, id: string, amount: string) =>
  admin.request('POST', `${DESK}/${id}/pay`, { amount, paidOn: '2026-11-20' })
const fundsOf = async () => bodyOf<WireOf<typeof listGrantQueue>>(await ruth.request('GET', DESK)).funds

test('a grant above the free money is refused with what there is, at each step', async () => {
  const id = await apply('800.00')
  expect(bodyOf(await approve(ruth, id, '800.00'), 422)).toMatchObject({
    fields: [
      {
        field: 'amount',
        message: 'The ledger holds no free money right now. Approve this when more has come in.',
      },
    ],
  })
  const { sequence } = await addGift(served.app, 100_000)
  bodyOf(await approve(ruth, id, '800.00'))
  expect(await fundsOf()).toEqual({ onHand: '1000.00', waiting: '800.00', free: '200.00' })
  const other = await apply('900.00')
  expect(bodyOf(await approve(omar, other, '200.01'), 422)).toMatchObject({
    fields: [
      {
        field: 'amount',
        message: 'The ledger holds $200.00 of free money right now. Approve that or less.',
      },
    ],
  })
  expect((await onDeskOf(omar, other)).approvals).toEqual([])
  bodyOf(await approve(omar, other, '200.00'))

  // The donor takes $300 back: less is on hand than was approved.
  const back = { reference: 'back', corrects: sequence, amountCents: -30_000, happenedOn: '2026-11-20' }
  await appendCorrection(served.app.parts.db, { ...back, reason: 'Refunded' })
  expect(await fundsOf()).toEqual({ onHand: '700.00', waiting: '1000.00', free: '0.00' })
  const refused = await pay(omar, id, '800.00')
  expect(bodyOf<{ message: string; current: DeskApplication }>(refused, 409)).toMatchObject({
    message:
      'The ledger holds $700.00, and this grant is more than that. Pay it when more has come in. Nothing was changed.',
    current: { status: 'approved', funds: { onHand: '700.00' } },
  })
  bodyOf(await pay(ruth, other, '200.00'))
  await addGift(served.app, 30_000)
  bodyOf(await pay(omar, id, '800.00'))
  expect(await fundsOf()).toEqual({ onHand: '0.00', waiting: '0.00', free: '0.00' })
})

test('twenty approvals at the same moment grant no more than there is, nor do twenty payments', async () => {
  const start = await onHandCents(served.app.parts.db)
  await addGift(served.app, 500_000 - start)
  const ids: string[] = []
  for (let at = 0; at < 20; at += 1) ids.push(await apply('700.00'))
  const approved = await Promise.all(ids.map((id) => approve(ruth, id, '700.00')))
  expect(approved.filter(({ status }) => status === 200)).toHaveLength(7)
  expect(approved.filter(({ status }) => status === 422)).toHaveLength(13)
  expect(await fundsOf()).toEqual({ onHand: '5000.00', waiting: '4900.00', free: '100.00' })
  const paid = await Promise.all(ids.map((id) => pay(omar, id, '700.00')))
  expect(paid.filter(({ status }) => status === 200)).toHaveLength(7)
  expect(await fundsOf()).toEqual({ onHand: '100.00', waiting: '0.00', free: '100.00' })
})

test('a correction does not make a paid grant more than was approved', async () => {
  const id = await apply('100.00')
  bodyOf(await approve(ruth, id, '100.00'))
  bodyOf(await pay(omar, id, '100.00'))
  const { rows } = await served.pool.query<{ sequence: number }>(
    'select sequence::int from ledger_entries where reference = $1',
    [`grant:${id}`],
  )
  const correct = (amount: string) =>
    ruth.request('POST', '/api/admin/ledger/corrections', {
      corrects: rows[0]?.sequence,
      amount,
      reason: 'A slip',
    })
  expect(bodyOf(await correct('0.01'), 422)).toMatchObject({
    fields: [{ field: 'amount', message: expect.stringContaining('approved and paid with $100.00') }],
  })
  bodyOf(await correct('-40.00'), 201)
  bodyOf(await correct('40.00'), 201)
  expect((await correct('0.01')).status).toBe(422)
})
