import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { VISA, addDebt, listDebts, pay } from '#contracts/testing/debts-asked.ts'
import { holdsToDebtsContract } from '#contracts/testing/debts-contract.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

holdsToDebtsContract(() => ({ newPerson: () => makeUser(test.app), setNow: test.setNow }))

describe("somebody else's", () => {
  it('debts, history and plan are not in the lists', async () => {
    const eve = await makeUser(test.app)
    await addDebt(ada)
    await ada.request('PUT', '/api/debt-plan', { order: 'snowball', extra: '75.5' })
    expect(await listDebts(eve)).toEqual([])
    expect((await eve.request('GET', '/api/debt-plan')).body).toMatchObject({
      order: 'avalanche',
      extra: '0.00',
      isChosen: false,
    })
  })
})

describe('debts', () => {
  it('are refused in the language of the screen that asks', async () => {
    const debt = await addDebt(ada)
    const paid = { amount: '999999.00', paidOn: '2020-01-01' }
    const { statusCode, body } = await test.app.inject({
      method: 'POST',
      url: `/api/debts/${debt.id}/payments`,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie: ada.cookie,
        'x-language': 'es',
      },
      payload: paid,
    })
    expect([statusCode, body]).toEqual([422, expect.stringMatching(/Debe \$[\d,.]+ en esta deuda\./)])
  })

  it('are removed with their history', async () => {
    const debt = await addDebt(ada)
    await pay(ada, debt.id, { amount: 10 })
    expect(await ada.request('DELETE', `/api/debts/${debt.id}`)).toMatchObject({ status: 200 })
    expect((await ada.request('DELETE', `/api/debts/${debt.id}`)).status).toBe(404)
    const { rows } = await test.pool.query('select 1 from debt_entries where debt_id = $1', [debt.id])
    expect(rows).toEqual([])
  })

  it('are at most 500 for a person, also when they arrive together', async () => {
    const max = await makeUser(test.app)
    await test.pool.query(
      `insert into debts (user_id, name, type) select $1, 'Debt ' || n, 'other' from generate_series(1, 498) n`,
      [max.id],
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => max.request('POST', '/api/debts', VISA)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      message: 'You can keep up to 500 debts. Remove one to add another.',
    })
    expect(await listDebts(max)).toHaveLength(500)
  })

  it('are read with one statement however many there are', async () => {
    const owner = await makeUser(test.app)
    await test.pool.query(
      `insert into debts (user_id, name, type) select $1, 'Debt ' || n, 'other' from generate_series(1, 600) n`,
      [owner.id],
    )
    const seen: string[] = []
    const run = test.pool.query
    test.pool.query = function (this: typeof test.pool, ...args: unknown[]) {
      const [first] = args
      seen.push(typeof first === 'string' ? first : String((first as { text: string }).text))
      return Reflect.apply(run, this, args)
    } as typeof run
    const found = await listDebts(owner)
    test.pool.query = run
    expect(found).toHaveLength(600)
    expect(found.map(({ name }) => name)).toEqual(Array.from({ length: 600 }, (_, at) => `Debt ${at + 1}`))
    expect(seen.filter((text) => /"debt/.test(text))).toHaveLength(1)
  })
})
