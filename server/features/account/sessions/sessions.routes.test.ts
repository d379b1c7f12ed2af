import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountSession } from '#contracts/account/security.ts'
import { parseEnv } from '#server/env.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { PASSWORD, cookiesOf, otherSession, postTo } from '../account-under-test.ts'
import { accountTexts } from '../messages.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let database: TestDatabase
let it: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  const env = parseEnv({ DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' })
  it = await buildTestApp({ databaseUrl: database.url, env })
})
afterAll(async () => {
  await it.close()
  await database.drop()
})

const listed = async (user: TestUser) =>
  ((await user.request('GET', '/api/account/sessions')).body as { sessions: AccountSession[] }).sessions
const isSignedIn = async (cookie: string) =>
  (await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie })).status === 200

async function signInElsewhere(user: TestUser): Promise<string> {
  const answer = await it.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'user-agent': FIREFOX, 'x-forwarded-for': '81.2.69.142' },
    payload: { email: user.email, password: PASSWORD },
  })
  return cookiesOf(answer)
}

test('a person sees their own sessions: device, address range and when, this one first', async () => {
  const user = await makeUser(it.app)
  await makeUser(it.app)
  await signInElsewhere(user)
  const sessions = await listed(user)
  expect(sessions).toHaveLength(2)
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false])
  expect(sessions.find(({ device }) => device === 'Firefox on Windows')).toEqual({
    id: expect.any(String),
    device: 'Firefox on Windows',
    place: 'from 81.2.69.*',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    isThis: false,
  })
  expect(JSON.stringify(sessions)).not.toContain('81.2.69.142')
})

test('what has ended is not listed', async () => {
  const user = await makeUser(it.app)
  await signInElsewhere(user)
  it.setNow(new Date(Date.now() + 29 * DAY_MS))
  expect(await listed(user)).toHaveLength(2)
  it.setNow(new Date(Date.now() + 31 * DAY_MS))
  expect(await listed(user)).toHaveLength(1)
  it.setNow(new Date())
})

test('one session is ended, and the others go on', async () => {
  const user = await makeUser(it.app)
  const elsewhere = await signInElsewhere(user)
  const { id } = (await listed(user)).find(({ device }) => device === 'Firefox on Windows')!
  const answer = await user.request('DELETE', `/api/account/sessions/${id}`)
  expect(answer).toMatchObject({ status: 200, body: { message: accountTexts().sessionEnded } })
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(user.cookie)).toBe(true)
  expect((await user.request('DELETE', `/api/account/sessions/${id}`)).status).toBe(404)
})

test('ending this session takes its cookie', async () => {
  const user = await makeUser(it.app)
  const { id } = (await listed(user)).find(({ isThis }) => isThis)!
  const answer = await user.request('DELETE', `/api/account/sessions/${id}`)
  expect(String(answer.headers['set-cookie'])).toMatch(/^jubilee_session=; .*Max-Age=0/)
  expect(answer.headers['clear-site-data']).toBe('"storage"')
  expect(await isSignedIn(user.cookie)).toBe(false)
})

test('somebody else’s session is nothing, and goes on', async () => {
  const user = await makeUser(it.app)
  const eve = await makeUser(it.app)
  await signInElsewhere(user)
  const id = await otherSession(user)
  expect((await eve.request('DELETE', `/api/account/sessions/${id}`)).status).toBe(404)
  expect((await listed(user)).map((session) => session.id)).toContain(id)
})

test('all but this one are ended', async () => {
  const user = await makeUser(it.app)
  const eve = await makeUser(it.app)
  const elsewhere = await signInElsewhere(user)
  const answer = await user.request('POST', '/api/account/sessions/end-others')
  expect(answer).toMatchObject({ status: 200, body: { message: accountTexts().othersEnded } })
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(eve.cookie)).toBe(true)
  expect(await listed(user)).toMatchObject([{ isThis: true }])
  const again = await user.request('POST', '/api/account/sessions/end-others')
  expect(again.body).toEqual({ message: accountTexts().noOtherSessions })
})

test('each sign-in has a token of its own, and none comes back after its end', async () => {
  const user = await makeUser(it.app)
  const first = cookiesOf(await postTo(it.app)('/api/login', { email: user.email, password: PASSWORD }))
  const second = cookiesOf(
    await postTo(it.app)('/api/login', { email: user.email, password: PASSWORD }, first),
  )
  expect(new Set([user.cookie, first, second]).size).toBe(3)
  expect(await isSignedIn(first)).toBe(false)
  await postTo(it.app)('/api/logout', undefined, second)
  expect(await isSignedIn(second)).toBe(false)
  await it.pool.query('update users set disabled_at = now() where id = $1', [user.id])
  expect(await isSignedIn(user.cookie)).toBe(false)
})
