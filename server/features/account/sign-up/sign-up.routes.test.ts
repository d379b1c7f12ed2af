import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { PASSWORD, askSignUp, cookiesOf, mailedToken, postTo, signUp } from '../account-under-test.ts'
import { sessions, users } from '../account.table.ts'
import { accountTexts } from '../messages.ts'

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())

const DAY_MS = 24 * 60 * 60 * 1000
const ada = { password: PASSWORD, firstName: 'Ada', lastName: 'Byrne' }

let count = 0
const newEmail = () => `new-${(count += 1)}@example.test`
const post = (url: string, body?: unknown, cookie?: string) => postTo(it.app)(url, body, cookie)
const subjectsTo = (email: string) =>
  it
    .outbox()
    .filter((mail) => mail.to === email)
    .map(({ subject }) => subject)
const rowsOf = (email: string) => it.db.select().from(users).where(eq(users.email, email))
const sessionsOf = (userId: string) => it.db.select().from(sessions).where(eq(sessions.userId, userId))

/** Without what is drawn by lot or counted down; the shape of the cookies stays. */
function plainHeaders(headers: Record<string, unknown>): Record<string, unknown> {
  const counted = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset']
  const kept = Object.entries(headers).filter(([name]) => !counted.includes(name))
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => String(line))
  const shape = cookies.map((line) => line.replaceAll(/=[\w-]{43}(?=;)/g, '=<43>'))
  return { ...Object.fromEntries(kept), 'set-cookie': shape }
}

test('a known address and a new one get the same answer, header by header', async () => {
  const known = await makeUser(it.app)
  const disabled = await makeUser(it.app)
  await it.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, disabled.id))
  const waiting = newEmail()
  await askSignUp(it, waiting)
  const forNew = await post('/api/register', { ...ada, email: newEmail() })
  expect(forNew).toMatchObject({ status: 201, body: { message: accountTexts().registered } })
  expect(plainHeaders(forNew.headers)['set-cookie']).toEqual([
    'jubilee_signup=<43>; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax',
  ])
  for (const email of [known.email, known.email.toUpperCase(), disabled.email, waiting]) {
    const answer = await post('/api/register', { ...ada, email })
    expect([answer.status, answer.body]).toEqual([forNew.status, forNew.body])
    expect(plainHeaders(answer.headers)).toEqual(plainHeaders(forNew.headers))
  }
})

test('neither may sign in with what was just typed, nor is anybody signed in by the cookie', async () => {
  const known = await makeUser(it.app)
  const typed = { ...ada, password: 'other-harbour-42' }
  for (const email of [known.email, newEmail()]) {
    const asked = await post('/api/register', { ...typed, email })
    const cookie = cookiesOf(asked)
    const me = await it.app.inject({ url: '/api/auth/user', headers: { cookie } })
    expect(me.statusCode).toBe(401)
    const login = await post('/api/login', { email, password: typed.password }, cookie)
    expect(login).toMatchObject({ status: 401, body: { message: accountTexts().wrongSignIn } })
  }
})

test('somebody who is signed in stays so, for a known address and a new one', async () => {
  const known = await makeUser(it.app)
  for (const email of [known.email, newEmail()]) {
    const grace = await makeUser(it.app)
    await askSignUp(it, email, grace.cookie)
    expect((await grace.request('GET', '/api/auth/user')).status).toBe(200)
  }
})

test('the mailed link makes the account and signs in the browser that signed up', async () => {
  const email = newEmail()
  const answer = await signUp(it, email)
  expect(answer).toMatchObject({
    status: 200,
    body: { message: accountTexts().accountReady, isSignedIn: true },
  })
  expect([answer.headers['set-cookie']].flat()).toEqual([
    expect.stringMatching(
      /^jubilee_session=[A-Za-z0-9]{32}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(/^jubilee_browser=/),
    expect.stringMatching(/^jubilee_signup=; Path=\/; Max-Age=0; /),
  ])
  const me = await it.app.inject({ url: '/api/auth/user', headers: { cookie: cookiesOf(answer) } })
  expect(me.json()).toEqual({
    id: expect.any(String),
    email,
    emailVerified: true,
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
  expect((await post('/api/login', { email, password: PASSWORD })).status).toBe(200)
})

test('opened elsewhere first, as by a mail program, the link signs nobody in there, and its browser afterwards', async () => {
  const email = newEmail()
  const cookie = cookiesOf(await askSignUp(it, email))
  const token = mailedToken(it, email)
  const elsewhere = await post('/api/email/verify', { token }, `jubilee_signup=${'A'.repeat(43)}`)
  expect(elsewhere).toMatchObject({
    status: 200,
    body: { message: accountTexts().accountReadyElsewhere, isSignedIn: false },
  })
  expect(elsewhere.headers['set-cookie']).toBeUndefined()
  const [user] = await rowsOf(email)
  expect(await sessionsOf(user!.id)).toHaveLength(0)
  const own = await post('/api/email/verify', { token }, cookie)
  expect(own.body).toMatchObject({ isSignedIn: true })
  // Once: the link that is opened again opens no second session.
  const again = await post('/api/email/verify', { token }, cookie)
  expect(again.body).toMatchObject({ isSignedIn: false })
  expect(await sessionsOf(user!.id)).toHaveLength(1)
  expect(await rowsOf(email)).toHaveLength(1)
})

test('of ten openings at once one signs in, and one account is made', async () => {
  const email = newEmail()
  const cookie = cookiesOf(await askSignUp(it, email))
  const token = mailedToken(it, email)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post('/api/email/verify', { token }, cookie)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(answers.filter(({ body }) => (body as { isSignedIn: boolean }).isSignedIn)).toHaveLength(1)
  expect(await rowsOf(email)).toHaveLength(1)
})

test('of two sign-ups of one address the link that is opened first makes the account', async () => {
  const email = newEmail()
  await askSignUp(it, email)
  const first = mailedToken(it, email)
  await askSignUp(it, email)
  const second = mailedToken(it, email)
  expect(second).not.toBe(first)
  expect((await post('/api/email/verify', { token: second })).status).toBe(200)
  expect(await post('/api/email/verify', { token: first })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'token', message: accountTexts().signUpTaken }] },
  })
  expect(await rowsOf(email)).toHaveLength(1)
})

test('a link is over after a day, and leaves no account', async () => {
  const email = newEmail()
  await askSignUp(it, email)
  it.setNow(new Date(Date.now() + DAY_MS + 1000))
  const answer = await post('/api/email/verify', { token: mailedToken(it, email) })
  it.setNow(new Date())
  expect(answer).toMatchObject({ status: 422, body: { fields: [{ field: 'token' }] } })
  expect(await rowsOf(email)).toHaveLength(0)
})

test('the owner of a known address gets a mail without a word of the stranger, and no link that makes anything', async () => {
  const grace = await makeUser(it.app)
  await post('/api/register', { ...ada, email: ` ${grace.email.toUpperCase()}`, firstName: 'Eve' })
  const mail = it.outbox().find(({ to }) => to === grace.email)
  expect(mail).toMatchObject({ subject: 'You already have a Jubilee account' })
  expect(JSON.stringify(mail)).not.toMatch(/Eve|verify-email/)
  expect(await rowsOf(grace.email)).toMatchObject([{ id: grace.id, firstName: 'Ada' }])
})

test('five such mails an hour, to a known address and a new one', async () => {
  const grace = await makeUser(it.app)
  for (const email of [grace.email, newEmail()]) {
    for (let turn = 0; turn < 7; turn += 1) await askSignUp(it, email)
    expect(subjectsTo(email)).toHaveLength(5)
  }
})

test.each([
  [{ ...ada, email: 'not an address' }, 'email'],
  [{ ...ada, email: 'refused@example.test', password: 'short' }, 'password'],
  [{ ...ada, email: 'refused@example.test', password: 'x'.repeat(129) }, 'password'],
  [{ ...ada, email: 'refused@example.test', password: 'Password1' }, 'password'],
  [{ ...ada, email: 'refused@example.test', firstName: '  ' }, 'firstName'],
  [{ ...ada, email: 'refused@example.test', lastName: 'x'.repeat(81) }, 'lastName'],
  [{ ...ada, email: 'refused@example.test', userId: 'mine' }, 'userId'],
  [{ ...ada, email: 'refused@example.test', id: 'mine' }, 'id'],
  [{ ...ada, email: 'refused@example.test', isAdmin: true }, 'isAdmin'],
  [{ ...ada, email: 'refused@example.test', subscriptionStatus: 'active' }, 'subscriptionStatus'],
  [{ ...ada, email: 'refused@example.test', emailVerified: true }, 'emailVerified'],
])('sign-up refuses case %#: %o names %s', async (body, field) => {
  const answer = await post('/api/register', body)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ fields: [{ field, message: expect.stringMatching(/[.]$/) }] })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(subjectsTo('refused@example.test')).toEqual([])
})
