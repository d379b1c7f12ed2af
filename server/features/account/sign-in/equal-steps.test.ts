/** An address that has an account and one that has none take the same steps: nobody can tell them by the time. */
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { postTo } from '../account-under-test.ts'

let it: TestApp
// Mail waits: what is counted is what the person who asks waits for.
beforeAll(async () => {
  it = await buildTestApp({ holdsMail: true })
  // The first mail of a process makes its queue, and is no measure.
  const first = { email: 'first@example.test', password: 'quiet-harbour-41', firstName: 'Ada' }
  await postTo(it.app)('/api/register', first)
})
afterAll(() => it.close())

/** Every statement that the database gets meanwhile, in order, with the answer. */
async function stepsOf(work: () => Promise<TestAnswer>) {
  const statements: string[] = []
  const query = vi.spyOn(Client.prototype, 'query')
  const { status, body } = await work()
  for (const [given] of query.mock.calls as unknown[][])
    statements.push(typeof given === 'string' ? given : (given as { text: string }).text)
  query.mockRestore()
  return { status, body, statements }
}

test('asking for a new password', async () => {
  const { email } = await makeUser(it.app)
  const forgot = (address: string) =>
    stepsOf(() => postTo(it.app)('/api/password/forgot', { email: address }))
  const [known, unknown] = [await forgot(email), await forgot('nobody@example.test')]
  expect(known.statements.filter((one) => /insert into/i.test(one)).length).toBeGreaterThan(3)
  expect(unknown).toEqual(known)
  await it.app.parts.jobs.runDue()
  expect(it.outbox().filter(({ subject }) => subject === 'Choose a new password')).toMatchObject([
    { to: email },
  ])
})

test('signing up', async () => {
  const { email } = await makeUser(it.app)
  const person = { password: 'quiet-harbour-41', firstName: 'Ada', lastName: 'Byrne' }
  const register = (address: string) =>
    stepsOf(() => postTo(it.app)('/api/register', { ...person, email: address }))
  const [known, unknown] = [await register(email), await register('somebody.new@example.test')]
  expect(known.statements.filter((one) => /insert into/i.test(one)).length).toBeGreaterThan(3)
  expect(unknown).toEqual(known)
})

test('asking for another email address', async () => {
  const [asker, owner] = [await makeUser(it.app), await makeUser(it.app)]
  const change = (email: string) => stepsOf(() => asker.request('POST', '/api/account/email', { email }))
  const [free, taken] = [await change('free@example.test'), await change(owner.email)]
  expect(free.statements.filter((one) => /insert into/i.test(one)).length).toBeGreaterThan(3)
  expect(taken).toEqual(free)
})
