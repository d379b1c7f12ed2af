import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { accountDeletions, sessions, users } from './account.table.ts'
import { messages } from './messages.ts'

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())

const ada = { email: 'ada@example.test', password: 'quiet-harbour-41', firstName: 'Ada', lastName: 'Byrne' }

const post = (url: string, body?: unknown, cookie?: string) =>
  ask(it.app, { method: 'POST', url, body, ...(cookie !== undefined && { cookie }) })
const whoIs = (cookie?: string) =>
  ask(it.app, { method: 'GET', url: '/api/auth/user', ...(cookie !== undefined && { cookie }) })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0]!

test('signing up creates the account and signs it in', async () => {
  const answer = await post('/api/register', ada)
  expect(answer).toMatchObject({ status: 201, body: { message: messages.registered } })
  expect([answer.headers['set-cookie']].flat()[0]).toMatch(
    /^jubilee_session=[A-Za-z0-9]{32}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
  )
  const me = await whoIs(cookieOf(answer))
  expect(me.status).toBe(200)
  expect(me.body).toEqual({
    id: expect.any(String),
    email: ada.email,
    emailVerified: false,
    emailRefusedAt: null,
    firstName: 'Ada',
    lastName: 'Byrne',
    profileImageUrl: null,
    isAdmin: false,
    twoFactorEnabled: false,
    hasSecondFactor: false,
    subscriptionStatus: 'free',
    subscriptionPlanId: null,
    subscriptionEndsAt: null,
    pastDueSince: null,
    paymentRetryAt: null,
    deletesAt: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('a known e-mail gets the same answer, no cookie, and its owner a mail', async () => {
  const answer = await post('/api/register', { ...ada, email: 'ADA@example.test ', firstName: 'Eve' })
  expect(answer).toMatchObject({ status: 201, body: { message: messages.registered } })
  expect(answer.headers['set-cookie']).toBeUndefined()
  const warning = () => it.outbox().find((mail) => mail.subject === 'You already have a Jubilee account')
  await expect.poll(warning).toMatchObject({ to: ada.email })
  expect(JSON.stringify(warning())).not.toContain('Eve')
  const rows = await it.db.select().from(users).where(eq(users.email, ada.email))
  expect(rows).toMatchObject([{ firstName: 'Ada' }])
})

test('of twenty sign-ups of one e-mail at once, one makes the account', async () => {
  const person = { ...ada, email: 'twenty@example.test' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/register', person)))
  expect(answers.every((answer) => answer.status === 201)).toBe(true)
  expect(answers.filter((answer) => answer.headers['set-cookie'] !== undefined)).toHaveLength(1)
  expect(await it.db.select().from(users).where(eq(users.email, person.email))).toHaveLength(1)
})

test('the owner gets at most five such mails an hour', async () => {
  const grace = await makeUser(it.app)
  const mails = () =>
    it.outbox().filter((mail) => mail.to === grace.email && mail.subject.startsWith('You already'))
  for (let turn = 0; turn < 7; turn += 1)
    expect((await post('/api/register', { ...ada, email: grace.email })).status).toBe(201)
  await expect.poll(mails).toHaveLength(5)
})

test.each([
  [{ ...ada, email: 'not an address' }, 'email'],
  [{ ...ada, email: 'new@example.test', password: 'short' }, 'password'],
  [{ ...ada, email: 'new@example.test', password: 'x'.repeat(129) }, 'password'],
  [{ ...ada, email: 'new@example.test', password: 'Password1' }, 'password'],
  [{ ...ada, email: 'new@example.test', firstName: '  ' }, 'firstName'],
  [{ ...ada, email: 'new@example.test', lastName: 'x'.repeat(81) }, 'lastName'],
  [{ ...ada, email: 'new@example.test', userId: 'mine' }, 'userId'],
  [{ ...ada, email: 'new@example.test', id: 'mine' }, 'id'],
  [{ ...ada, email: 'new@example.test', isAdmin: true }, 'isAdmin'],
  [{ ...ada, email: 'new@example.test', subscriptionStatus: 'active' }, 'subscriptionStatus'],
  [{ ...ada, email: 'new@example.test', emailVerified: true }, 'emailVerified'],
])('sign-up refuses case %#: %o names %s', async (body, field) => {
  const answer = await post('/api/register', body)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ fields: [{ field, message: expect.stringMatching(/[.]$/) }] })
  expect(await it.db.select().from(users).where(eq(users.email, 'new@example.test'))).toHaveLength(0)
})

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

test('a wrong password and an unknown e-mail are answered alike', async () => {
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
  { ...ada },
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
  expect(out).toMatchObject({ status: 200, body: { message: messages.signedOut } })
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
