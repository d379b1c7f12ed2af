/** No dollar by one person's hand: by person and household over twelve months, and never paid by who alone approved. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  DESK,
  GRANTS,
  addGift,
  bodyOf,
  fillOne,
  onDeskOf,
  sending,
  submitOne,
  whole,
} from '../grants-under-test.ts'
import type { DeskApplication, GrantApplication } from '../grants-under-test.ts'

let served: TestApp
let ruth: TestUser
let omar: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  ruth = await makeUser(served.app, { isAdmin: true, firstName: 'Ruth' })
  omar = await makeUser(served.app, { isAdmin: true, firstName: 'Omar' })
  await addGift(served.app, 10_000_000)
})
beforeEach(async () => {
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  // Many people sign up here within a minute.
  await served.pool.query('delete from request_limits')
})
afterAll(() => served.close())

const eightHundred = [{ ...whole.debts[0], asked: '800.00' }]
const apply = async (person: TestUser, change: object = {}) =>
  (await submitOne(served.app, person, { debts: eightHundred, ...change })).id
const act = (admin: TestUser, id: string, [verb, body]: [string, object]) =>
  admin.request('POST', `${DESK}/${id}/${verb}`, body)
const approve: [string, object] = ['approve', { amount: '800.00', reason: 'It keeps them at home.' }]
const pay: [string, object] = ['pay', { amount: '800.00', paidOn: '2026-11-20' }]
const whyOf = ({ acts }: DeskApplication, name: string) => acts.find((one) => one.act === name)?.why
const approveAndPay = async (id: string) => {
  expect(bodyOf<DeskApplication>(await act(ruth, id, approve)).status).toBe('approved')
  bodyOf(await act(omar, id, pay))
}

test('who alone approved a grant does not pay it, and is told so', async () => {
  const id = await apply(await makeUser(served.app))
  const approved = bodyOf<DeskApplication>(await act(ruth, id, approve))
  expect(whyOf(approved, 'pay')).toBe('You alone approved it. Another admin marks it as paid.')
  expect(await act(ruth, id, pay)).toMatchObject({
    status: 409,
    body: { message: 'You alone approved it. Another admin marks it as paid. Nothing was changed.' },
  })
  expect((await onDeskOf(omar, id)).status).toBe('approved')
  expect(bodyOf<DeskApplication>(await act(omar, id, pay)).status).toBe('paid')
})

test('a grant cut in two needs two people for the second half, and either of them may pay', async () => {
  const person = await makeUser(served.app)
  await approveAndPay(await apply(person))
  const second = await apply(person)
  expect(await onDeskOf(ruth, second)).toMatchObject({
    approvalsNeeded: 2,
    granted: { person: '800.00', others: '0.00' },
  })
  expect(bodyOf<DeskApplication>(await act(ruth, second, approve))).toMatchObject({
    status: 'approved_once',
    approvalsNeeded: 2,
  })
  expect(await act(ruth, second, approve)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('A second admin must approve it too.') },
  })
  expect(await act(ruth, second, pay)).toMatchObject({
    status: 409,
    body: { message: 'Only an approved grant is paid. Nothing was changed.' },
  })
  bodyOf(await act(omar, second, approve))
  expect(bodyOf<DeskApplication>(await act(ruth, second, pay)).status).toBe('paid')
})

test('an account of its own for each half makes no difference at the same address', async () => {
  const street = '70 Mill Road, Apt 2'
  const [one, other, neighbor] = [
    await apply(await makeUser(served.app), { street }),
    await apply(await makeUser(served.app), { street: '70 mill rd. #2' }),
    await apply(await makeUser(served.app), { street: '70 Mill Road, Apt 3' }),
  ]
  // Both at the same moment: one of the two is the first.
  const answers = await Promise.all([act(ruth, one, approve), act(omar, other, approve)])
  const found = answers.map((answer) => bodyOf<DeskApplication>(answer))
  expect(found.map(({ status }) => status).toSorted()).toEqual(['approved', 'approved_once'])
  expect(await onDeskOf(ruth, neighbor)).toMatchObject({
    approvalsNeeded: 1,
    granted: { person: '0.00', others: '0.00' },
  })
  const { applications } = bodyOf<{ applications: { id: string; approvalsNeeded: number }[] }>(
    await ruth.request('GET', DESK),
  )
  const needed = new Map(applications.map((row) => [row.id, row.approvalsNeeded]))
  expect([one, other, neighbor].map((id) => needed.get(id))).toEqual([2, 2, 1])
})

test('twelve months after the payment it no longer counts', async () => {
  const person = await makeUser(served.app)
  await approveAndPay(await apply(person))
  const second = await apply(person)
  const neededWhenPaidOn = async (day: string) => {
    await served.pool.query("update grants set paid_on = $2 where user_id = $1 and status = 'paid'", [
      person.id,
      day,
    ])
    return (await onDeskOf(ruth, second)).approvalsNeeded
  }
  expect([await neededWhenPaidOn('2025-11-20'), await neededWhenPaidOn('2025-11-19')]).toEqual([2, 1])
})

test('an application is not sent, approved or paid before the address is confirmed', async () => {
  const person = await makeUser(served.app)
  const setConfirmed = (is: boolean) =>
    served.pool.query('update users set email_verified = $2 where id = $1', [person.id, is])
  await setConfirmed(false)
  const { id, missing, canSubmit } = await fillOne(served.app, person, { debts: eightHundred })
  const sentence = 'Confirm your email address first. The link is in the email we sent you.'
  expect([missing, canSubmit]).toEqual([[{ field: 'email', message: sentence }], false])
  const submit = () => person.request('POST', `${GRANTS}/${id}/submit`, sending)
  expect(bodyOf(await submit(), 422)).toMatchObject({ fields: [{ field: 'email', message: sentence }] })
  await setConfirmed(true)
  expect(bodyOf<GrantApplication>(await submit()).status).toBe('submitted')

  const why = 'The applicant has not confirmed their email address. They can do it from their application.'
  await setConfirmed(false)
  expect(await onDeskOf(ruth, id)).toMatchObject({ isEmailConfirmed: false })
  expect(await act(ruth, id, approve)).toMatchObject({
    status: 409,
    body: { message: `${why} Nothing was changed.` },
  })
  await setConfirmed(true)
  bodyOf(await act(ruth, id, approve))
  await setConfirmed(false)
  expect(whyOf(await onDeskOf(omar, id), 'pay')).toBe(why)
  expect((await act(omar, id, pay)).status).toBe(409)
  await setConfirmed(true)
  bodyOf(await act(omar, id, pay))
})

test('an appeal is not granted to an address that is not confirmed, and may be refused', async () => {
  const person = await makeUser(served.app)
  const id = await apply(person)
  bodyOf(await act(ruth, id, ['refuse', { reason: 'The bill is old.' }]))
  bodyOf(await person.request('POST', `${GRANTS}/${id}/appeal`, { text: 'It is not.' }))
  await served.pool.query('update users set email_verified = false where id = $1', [person.id])
  const granted = { outcome: 'granted', amount: '800.00', reason: 'Yes.' }
  expect(await act(omar, id, ['appeal', granted])).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has not confirmed their email address') },
  })
  expect(
    bodyOf<DeskApplication>(await act(omar, id, ['appeal', { outcome: 'refused', reason: 'No.' }])).status,
  ).toBe('refused')
})
