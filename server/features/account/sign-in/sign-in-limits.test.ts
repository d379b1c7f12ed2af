import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { accountTexts } from '../messages.ts'

let database: TestDatabase
let it: TestApp
let second: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  // A trusted proxy lets a test come from any address.
  const env = parseEnv({ DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' })
  it = await buildTestApp({ databaseUrl: database.url, env })
  second = await buildTestApp({ databaseUrl: database.url, env })
})
afterAll(async () => {
  await it.close()
  await second.close()
  await database.drop()
})
afterEach(async () => void (await it.pool.query('delete from request_limits')))

function post(from: { app: TestApp; address: string }, url: string, body: unknown) {
  return from.app.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': from.address },
    payload: body as object,
  })
}

const home = '198.51.100.1'
const elsewhere = '198.51.100.2'
const right = 'quiet-harbour-41'

test.each(['known', 'unknown'])(
  'five wrong passwords stop a %s account from that address, in both apps, and nowhere else',
  async (kind) => {
    const ada = await makeUser(it.app)
    const email = kind === 'known' ? ada.email : 'nobody@example.test'
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await post({ app: turn % 2 ? second : it, address: home }, '/api/login', {
        email,
        password: 'wrong-harbour',
      })
      expect(answer.statusCode).toBe(401)
    }
    const sixth = await post({ app: second, address: home }, '/api/login', { email, password: right })
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json()).toEqual({
      message: accountTexts().tooManyWrong,
      reason: 'too_many_wrong',
      code: 'too_many_requests',
    })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(800)
    const owner = await post({ app: it, address: elsewhere }, '/api/login', { email, password: right })
    expect(owner.statusCode).toBe(kind === 'known' ? 200 : 401)
  },
)

test('a right password forgets the wrong ones before it', async () => {
  const ada = await makeUser(it.app)
  for (const password of ['a', 'b', 'c', 'd', right, 'e', 'f', 'g', 'h', right]) {
    const answer = await post({ app: it, address: home }, '/api/login', { email: ada.email, password })
    expect(answer.statusCode).toBe(password === right ? 200 : 401)
  }
})

test('twenty sign-ins a minute from one address, over both apps', async () => {
  const tries = Array.from({ length: 21 }, (_, index) =>
    post({ app: index % 2 ? second : it, address: home }, '/api/login', {
      email: `person-${index}@example.test`,
      password: right,
    }),
  )
  const statuses = (await Promise.all(tries)).map((answer) => answer.statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('ten accounts an hour from one address in live mode', async () => {
  const env = {
    ...parseEnv({ DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' }),
    mode: 'live' as const,
  }
  const live = await buildTestApp({ databaseUrl: database.url, env })
  const statuses: number[] = []
  for (let turn = 0; turn < 11; turn += 1) {
    const body = { email: `new-${turn}@example.test`, password: right, firstName: 'A', lastName: 'B' }
    statuses.push((await post({ app: live, address: home }, '/api/register', body)).statusCode)
  }
  await live.close()
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

test.each(['known', 'unknown'])('five links an hour for one %s account, from wherever', async (kind) => {
  const ada = await makeUser(it.app)
  const email = kind === 'known' ? ada.email : 'nobody@example.test'
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push(
      (await post({ app: it, address: `198.51.100.${turn}` }, '/api/password/forgot', { email })).statusCode,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test.each([
  ['/api/password/forgot', 5, (turn: number) => ({ email: `person-${turn}@example.test` })],
  ['/api/password/reset', 5, () => ({ token: 'unknown', password: right })],
  ['/api/email/verify', 20, () => ({ token: 'unknown' })],
])('%s takes %i tries an hour from one address', async (url, tries, bodyOf) => {
  for (let turn = 0; turn < tries; turn += 1)
    expect((await post({ app: it, address: home }, url, bodyOf(turn))).statusCode).not.toBe(429)
  const last = await post({ app: it, address: home }, url, bodyOf(tries))
  expect(last.statusCode).toBe(429)
  expect(last.headers['retry-after']).toMatch(/^\d+$/)
})
