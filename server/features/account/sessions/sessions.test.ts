import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { PASSWORD, askSignUp, cookiesOf, mailedToken } from '../account-under-test.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { sessions } from '../account.table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let database: TestDatabase
let it: TestApp
let second: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  it = await buildTestApp({ databaseUrl: database.url })
  second = await buildTestApp({ databaseUrl: database.url })
})
afterAll(async () => {
  await it.close()
  await second.close()
  await database.drop()
})

const statusOf = async (test: TestApp, cookie: string) =>
  (await ask(test.app, { method: 'GET', url: '/api/auth/user', cookie })).status

test('two apps on one database share sessions', async () => {
  const ada = await makeUser(it.app)
  expect(await statusOf(second, ada.cookie)).toBe(200)
  await ask(second.app, { method: 'POST', url: '/api/logout', cookie: ada.cookie })
  expect(await statusOf(it, ada.cookie)).toBe(401)
})

test('a session ends after 30 idle days; use keeps it alive', async () => {
  const ada = await makeUser(it.app)
  const start = Date.now()
  it.setNow(new Date(start + 29 * DAY_MS))
  expect(await statusOf(it, ada.cookie)).toBe(200)
  it.setNow(new Date(start + 58 * DAY_MS))
  expect(await statusOf(it, ada.cookie)).toBe(200)
  it.setNow(new Date(start + 58 * DAY_MS + 30 * DAY_MS + 1000))
  expect(await statusOf(it, ada.cookie)).toBe(401)
  it.setNow(new Date())
})

test('a session ends after 90 days however often it is used', async () => {
  const ada = await makeUser(it.app)
  const start = Date.now()
  for (const day of [20, 40, 60, 80, 89]) {
    it.setNow(new Date(start + day * DAY_MS))
    expect(await statusOf(it, ada.cookie)).toBe(200)
  }
  it.setNow(new Date(start + 90 * DAY_MS + 60_000))
  expect(await statusOf(it, ada.cookie)).toBe(401)
  it.setNow(new Date())
})

test('a session knows its device and address', async () => {
  const asked = await askSignUp(it, 'device@example.test')
  const answer = await it.app.inject({
    method: 'POST',
    url: '/api/email/verify',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: cookiesOf(asked),
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      // Nobody may choose the address that is recorded.
      'x-forwarded-for': '203.0.113.9',
      'x-jubilee-client-address': '203.0.113.9',
    },
    payload: { token: mailedToken(it, 'device@example.test') },
  })
  const me = await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie: cookiesOf(answer) })
  const { id } = me.body as { id: string }
  const body = { email: 'device@example.test', password: PASSWORD }
  await ask(it.app, { method: 'POST', url: '/api/login', body })
  const stored = await it.db.select().from(sessions).where(eq(sessions.userId, id))
  expect(stored.map((session) => session.address)).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(stored.map((session) => session.device)).toContain('Firefox on Linux')
})

test('where people come by https the cookie is Secure and bound to the host', async () => {
  const secure = await buildTestApp({
    databaseUrl: database.url,
    env: parseEnv({ PUBLIC_URL: 'https://jubilee.localhost', DATABASE_URL: database.url }),
  })
  const email = 'https@example.test'
  const post = (url: string, payload: object, cookie = '') =>
    secure.app.inject({
      method: 'POST',
      url,
      headers: { origin: 'https://jubilee.localhost', ...(cookie !== '' && { cookie }) },
      payload,
    })
  const asked = await post('/api/register', { email, password: PASSWORD, firstName: 'A', lastName: 'B' })
  expect(asked.headers['set-cookie']).toMatch(
    /^__Host-jubilee-signup=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
  )
  const answer = await post('/api/email/verify', { token: mailedToken(secure, email) }, cookiesOf(asked))
  expect([answer.headers['set-cookie']].flat()[0]).toMatch(
    /^__Host-jubilee=[A-Za-z0-9]{32}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
  )
  // The plain name is not read there.
  const token = String(answer.headers['set-cookie']).split(/[=;]/)[1]!
  const withPlainName = await secure.app.inject({
    url: '/api/auth/user',
    headers: { cookie: `jubilee_session=${token}` },
  })
  expect(withPlainName.statusCode).toBe(401)
  await secure.close()
})
