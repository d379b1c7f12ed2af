import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { accountDeletions, sessions, users } from './account.table.ts'
import { accountTexts } from './messages.ts'

let it: TestApp
beforeAll(async () => {
  it = await buildTestApp()
  await makeUser(it.app, { email: 'ada@example.test' })
})
afterAll(() => it.close())

const ada = { email: 'ada@example.test', password: 'quiet-harbour-41' }

const post = (url: string, body?: unknown, cookie?: string) =>
  ask(it.app, { method: 'POST', url, body, ...(cookie !== undefined && { cookie }) })
const whoIs = (cookie?: string) =>
  ask(it.app, { method: 'GET', url: '/api/auth/user', ...(cookie !== undefined && { cookie }) })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0]!

test('signing in answers the message of the specification and a new cookie each time', async () => {
  const first = await post('/api/login', { email: ada.email, password: ada.password })
  expect(first).toMatchObject({ status: 200, body: { message: 'Logged in successfully' } })
  expect(first.body).not.toHaveProperty('token')
  const second = await post(
    '/api/login',
    { email: 'ADA@example.test', password: ada.password },
    cookieOf(first),
  )
  expect(cookieOf(second)).not.toBe(cookieOf(first))
  expect((await whoIs(cookieOf(second))).status).toBe(200)
  // The session this browser had before is over.
  expect((await whoIs(cookieOf(first))).status).toBe(401)
})

test('a client that asks for a token gets one and may use it as a bearer', async () => {
  const { body } = await post('/api/login', { email: ada.email, password: ada.password, token: true })
  const { token } = body as { token: string }
  const me = await it.app.inject({
    method: 'GET',
    url: '/api/auth/user',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(me.statusCode).toBe(200)
  const stored = await it.db.select().from(sessions)
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('a wrong password and an unknown email are answered alike', async () => {
  const wrong = await post('/api/login', { email: ada.email, password: 'quiet-harbour-42' })
  const unknown = await post('/api/login', { email: 'nobody@example.test', password: 'quiet-harbour-42' })
  expect(wrong).toMatchObject({
    status: 401,
    body: { message: 'Invalid email or password', code: 'unauthorized' },
  })
  expect(unknown.status).toBe(wrong.status)
  expect(unknown.body).toEqual(wrong.body)
  expect(wrong.headers['set-cookie']).toBeUndefined()
  expect(unknown.headers['set-cookie']).toBeUndefined()
})

test.each([
  {},
  { email: ada.email },
  { email: ada.email, password: '' },
  { ...ada, firstName: 'Ada' },
  { email: 7, password: 'x' },
])('sign-in refuses the form of %o', async (body) => {
  expect((await post('/api/login', body)).status).toBe(422)
})

test('a disabled account neither signs in nor keeps its sessions', async () => {
  const eve = await makeUser(it.app)
  await it.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, eve.id))
  expect((await eve.request('GET', '/api/auth/user')).status).toBe(401)
  const before = await it.db.select().from(sessions).where(eq(sessions.userId, eve.id))
  const answer = await post('/api/login', { email: eve.email, password: 'quiet-harbour-41' })
  expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } })
  expect(await it.db.select().from(sessions).where(eq(sessions.userId, eve.id))).toHaveLength(before.length)
})

test('signing out ends this session and no other', async () => {
  const grace = await makeUser(it.app)
  const other = cookieOf(await post('/api/login', { email: grace.email, password: 'quiet-harbour-41' }))
  const out = await grace.request('POST', '/api/logout')
  expect(out).toMatchObject({ status: 200, body: { message: accountTexts().signedOut } })
  expect(out.headers['set-cookie']).toMatch(/^jubilee_session=; Path=\/; Max-Age=0; /)
  expect((await whoIs(grace.cookie)).status).toBe(401)
  expect((await whoIs(other)).status).toBe(200)
})

test('signing out when nobody is signed in is no mistake', async () => {
  expect((await post('/api/logout')).status).toBe(200)
})

test.each([undefined, 'jubilee_session=', 'jubilee_session=%00', `jubilee_session=${'a'.repeat(32)}`])(
  'nobody is signed in with the cookie %s',
  async (cookie) => {
    expect(await whoIs(cookie)).toMatchObject({
      status: 401,
      body: { message: expect.any(String), code: 'unauthorized' },
    })
  },
)

test('an account whose deletion was asked for says when it goes, after a change of name too', async () => {
  const mary = await makeUser(it.app)
  const deletesAt = new Date('2027-01-04T15:00:00Z')
  await it.db.insert(accountDeletions).values({ userId: mary.id, requestedAt: deletesAt, deletesAt })
  const answer = { deletesAt: deletesAt.toISOString() }
  expect((await mary.request('GET', '/api/auth/user')).body).toMatchObject(answer)
  const name = { firstName: 'Mary', lastName: 'Oduya' }
  expect((await mary.request('PATCH', '/api/account', name)).body).toMatchObject({ ...name, ...answer })
})
