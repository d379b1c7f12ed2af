import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { Debt } from '#contracts/testing/debts-asked.ts'
import type { Import } from '#contracts/money/imports.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let ada: TestUser

function bodyOf<T>(answer: TestAnswer, status = 200): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  return answer.body as T
}

const visa = {
  name: 'Blue Visa',
  type: 'credit_card',
  balance: '3410.55',
  interestRate: '0.2299',
  minimumPayment: '105.00',
  paymentDueDate: '2026-12-05',
}
const uncle = { name: 'Uncle', type: 'other', balance: '500' }
const many = (from: number) =>
  Array.from({ length: 100 }, (_, at) => ({ ...uncle, name: `Uncle ${from + at}` }))
const send = (debts: object[], key: string = randomUUID()) =>
  ada.requestOnce(key, '/api/imports/debts', { fileName: 'debts.csv', debts })
const debts = async () => bodyOf<Debt[]>(await ada.request('GET', '/api/debts'))
const names = async () => (await debts()).map(({ name }) => name)

beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  ada = await makeUser(test.app)
})

describe('debts from a file', () => {
  it('become debts with their history begun, what is missing left empty', async () => {
    const made = bodyOf<Import>(await send([visa, uncle]), 201)
    expect(made).toMatchObject({ kind: 'debts', lines: 0, skipped: 0 })
    expect(made.debts.map(({ name, isChanged }) => [name, isChanged])).toEqual([
      ['Blue Visa', false],
      ['Uncle', false],
    ])
    expect(await debts()).toMatchObject([
      { ...visa, openingBalance: '3410.55', highestBalance: '3410.55', version: 1 },
      { name: 'Uncle', balance: '500.00', interestRate: null, minimumPayment: null, paymentDueDate: null },
    ])
  })

  it('are left out where the name is there, unless they are wanted', async () => {
    bodyOf(await ada.request('POST', '/api/debts', { name: 'blue  visa', type: 'other', balance: '1' }), 201)
    expect(bodyOf<Import>(await send([visa, uncle, uncle]), 201)).toMatchObject({ skipped: 2 })
    expect(await names()).toEqual(['blue  visa', 'Uncle'])
    const answer = await send([visa])
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ fields: [{ field: 'debts' }] })
    bodyOf(await send([{ ...visa, isWanted: true }]), 201)
    expect(await names()).toEqual(['blue  visa', 'Uncle', 'Blue Visa'])
  })

  it('sent 20 times at once, are there once', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send([visa, uncle], key)))
    expect(new Set(answers.map((answer) => bodyOf<Import>(answer, 201).id)).size).toBe(1)
    expect(await names()).toEqual(['Blue Visa', 'Uncle'])
  })

  it('all of them or none', async () => {
    for (const wrong of [
      { balance: '-1' },
      { name: '' },
      { interestRate: '20' },
      { type: 'card' },
      { extra: 1 },
    ])
      expect((await send([uncle, { ...visa, ...wrong }])).status).toBe(422)
    expect((await send([])).status).toBe(422)
    expect(
      (await send(Array.from({ length: 101 }, (_, at) => ({ ...uncle, name: `Uncle ${at}` })))).status,
    ).toBe(422)
    expect(await names()).toEqual([])
  })

  it('are never more than a person may keep', async () => {
    for (const from of [0, 100, 200, 300]) bodyOf(await send(many(from)), 201)
    bodyOf(await send([visa]), 201)
    expect((await send(many(400))).status).toBe(422)
    expect(await debts()).toHaveLength(401)
  })
})

describe('taking them back', () => {
  it('removes those that are still there, and tells before which were changed', async () => {
    const { id, debts: made } = bodyOf<Import>(await send([visa, uncle, { ...uncle, name: 'Aunt' }]), 201)
    const [one, two, three] = made
    await ada.request('POST', `/api/debts/${one!.id}/payments`, { amount: '10.00' })
    await ada.request('PATCH', `/api/debts/${two!.id}`, { interestRate: '0.05' })
    bodyOf(await ada.request('DELETE', `/api/debts/${three!.id}`))
    const [listed] = bodyOf<Import[]>(await ada.request('GET', '/api/imports'))
    expect(listed!.debts.map(({ name, isChanged }) => [name, isChanged])).toEqual([
      ['Blue Visa', true],
      ['Uncle', true],
    ])
    bodyOf(await ada.request('POST', '/api/debts', { name: 'Own', type: 'other', balance: '1' }), 201)
    const answer = bodyOf(await ada.request('DELETE', `/api/imports/${id}`))
    expect(answer).toEqual({
      message: 'This import was taken back, with 2 debts.',
      lines: 0,
      spending: 0,
      debts: 2,
    })
    expect(await names()).toEqual(['Own'])
  })
})
