import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const URL = '/api/account'

let test: TestApp
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
  ben = await makeUser(test.app, { firstName: 'Ben' })
})
afterAll(() => test.close())

const stored = async () => (await test.pool.query('select * from users order by id')).rows
const asOf = expect.any(String)
const name = { firstName: '  Adaeze ', lastName: 'O’Brien-Ng' }

it.each<[string, object, string | RegExp]>([
  ['firstName', { firstName: ' ' }, 'Enter your first name.'],
  ['lastName', { lastName: 'x'.repeat(81) }, 'Use at most 80 characters.'],
  ['firstName', { firstName: 'x'.repeat(81) }, 'Use at most 80 characters.'],
  ['firstName', { firstName: 'a\u0000b' }, /cannot keep/],
  ['email', { email: 'other@example.test' }, /not a field here/],
])('a wrong %s in %j is named with a sentence and nothing is stored', async (field, change, message) => {
  const before = await stored()
  const answer = await ada.request('PATCH', URL, { ...name, ...change })
  expect(answer.status).toBe(422)
  expect((answer.body as { fields: unknown }).fields).toMatchObject([
    { field, message: expect.stringMatching(message) },
  ])
  expect(await stored()).toEqual(before)
})

it('the name changes, trimmed, everywhere it is shown, and nobody else’s does', async () => {
  const before = (await ada.request('GET', '/api/auth/user')).body as object
  const answer = await ada.request('PATCH', URL, name)
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.body).toEqual({ ...before, firstName: 'Adaeze', lastName: 'O’Brien-Ng', asOf })
  expect((await ada.request('GET', '/api/auth/user')).body).toEqual({ ...(answer.body as object), asOf })
  expect((await ben.request('GET', '/api/auth/user')).body).toMatchObject({ firstName: 'Ben' })
})
