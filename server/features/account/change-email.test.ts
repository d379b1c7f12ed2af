import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refusalCodes } from '#contracts/account/security.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { PASSWORD, postTo } from './account-under-test.ts'
import { accountTexts } from './messages.ts'

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())
afterEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const path = '/api/account/email'

const post = (url: string, body: unknown) => postTo(it.app)(url, body)
const newAddress = () => `new-${randomBytes(5).toString('hex')}@example.test`
const open = (token: string) => post('/api/email/verify', { token })
const signIn = async (email: string, password = PASSWORD) =>
  (await post('/api/login', { email, password })).status

async function subjectsTo(email: string): Promise<string[]> {
  return it
    .outbox()
    .filter((mail) => mail.to === email)
    .map((mail) => mail.subject)
}

/** Asks for the address and reads the token out of the mail to it. */
async function askFor(user: TestUser, email: string): Promise<string> {
  expect(await user.request('POST', path, { email })).toMatchObject({
    status: 200,
    body: { message: accountTexts().emailAsked },
  })
  const mail = it.outbox().findLast((one) => one.to === email)!
  expect(mail.subject).toBe('Confirm your new email address')
  return /verify-email\?token=([\w-]{32})/.exec(mail.text)![1]!
}

async function addressOf(user: TestUser): Promise<{ email: string; emailVerified: boolean }> {
  const { body } = await user.request('GET', '/api/auth/user')
  const { email, emailVerified } = body as { email: string; emailVerified: boolean }
  return { email, emailVerified }
}

test('changes once the mailed link is opened, and the old address hears of it before and after', async () => {
  const user = await makeUser(it.app)
  const email = newAddress()
  const token = await askFor(user, email)
  expect(await addressOf(user)).toEqual({ email: user.email, emailVerified: true })
  expect(await subjectsTo(user.email)).toContain('Somebody asked to change your email address')
  expect(await subjectsTo(user.email)).not.toContain('Your email address was changed')

  expect(await open(token)).toMatchObject({ status: 200, body: { message: accountTexts().emailChanged } })
  expect(await addressOf(user)).toEqual({ email, emailVerified: true })
  expect(await subjectsTo(user.email)).toContain('Your email address was changed')
  expect([await signIn(email), await signIn(user.email)]).toEqual([200, 401])
})

test('the link may be opened twenty times at once: it is changed once, and told once', async () => {
  const user = await makeUser(it.app)
  const email = newAddress()
  const token = await askFor(user, email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const told = (await subjectsTo(user.email)).filter((subject) => subject.endsWith('was changed'))
  expect(told).toHaveLength(1)
})

test('what was mailed to the old address opens nothing afterwards', async () => {
  const user = await makeUser(it.app)
  await post('/api/password/forgot', { email: user.email })
  const reset = /token=([\w-]{32})/.exec(it.outbox().findLast((mail) => mail.to === user.email)!.text)![1]!
  await open(await askFor(user, newAddress()))
  const password = 'another-harbour-52'
  expect((await post('/api/password/reset', { token: reset, password })).status).toBe(422)
})

test('an old address that was never confirmed may be a stranger’s: it hears nothing', async () => {
  const user = await makeUser(it.app)
  await it.pool.query('update users set email_verified = false where id = $1', [user.id])
  const before = await subjectsTo(user.email)
  const email = newAddress()
  await open(await askFor(user, email))
  expect(await addressOf(user)).toEqual({ email, emailVerified: true })
  expect(await subjectsTo(user.email)).toEqual(before)
})

test('an address of another account gets the same answer; its owner is told, and nothing can be changed', async () => {
  const [user, owner] = [await makeUser(it.app), await makeUser(it.app)]
  expect(await user.request('POST', path, { email: owner.email })).toMatchObject({
    status: 200,
    body: { message: accountTexts().emailAsked },
  })
  expect((await subjectsTo(owner.email)).at(-1)).toBe('You already have a Jubilee account')
  expect(it.outbox().findLast((mail) => mail.to === owner.email)!.text).not.toContain('token=')
  expect(await addressOf(user)).toMatchObject({ email: user.email })
})

test('an address that somebody signed up with meanwhile stays theirs', async () => {
  const user = await makeUser(it.app)
  const email = newAddress()
  const token = await askFor(user, email)
  const owner = await makeUser(it.app, { email })
  expect(await open(token)).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'token', message: accountTexts().emailTaken }] },
  })
  expect(await addressOf(user)).toMatchObject({ email: user.email })
  expect(await addressOf(owner)).toMatchObject({ email })
})

test('of several links the newest counts, also after it was opened', async () => {
  const user = await makeUser(it.app)
  const [first, second] = [newAddress(), newAddress()]
  const oldToken = await askFor(user, first)
  const token = await askFor(user, second)
  expect((await open(oldToken)).status).toBe(422)
  expect((await open(token)).status).toBe(200)
  expect((await open(oldToken)).status).toBe(422)
  expect(await addressOf(user)).toMatchObject({ email: second })
})

test('a new password makes the link worthless, so that an owner can stop a change', async () => {
  const user = await makeUser(it.app)
  const token = await askFor(user, newAddress())
  const changed = { currentPassword: PASSWORD, newPassword: 'another-harbour-52' }
  expect((await user.request('POST', '/api/account/password', changed)).status).toBe(200)
  expect((await open(token)).status).toBe(422)
  expect(await addressOf(user)).toMatchObject({ email: user.email })
})

test('the link is over after a day', async () => {
  const user = await makeUser(it.app)
  const token = await askFor(user, newAddress())
  it.setNow(new Date(Date.now() + DAY_MS + 1000))
  expect((await open(token)).status).toBe(422)
})

test('asks for the password again once the sign-in is 15 minutes old', async () => {
  const user = await makeUser(it.app)
  it.setNow(new Date(Date.now() + 16 * MINUTE_MS))
  expect(await user.request('POST', path, { email: newAddress() })).toMatchObject({
    status: 403,
    body: { code: refusalCodes.confirm },
  })
})

test('five links an hour, and five mails an hour to one address whoever asks', async () => {
  const user = await makeUser(it.app)
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1)
    statuses.push((await user.request('POST', path, { email: newAddress() })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const email = newAddress()
  for (let n = 0; n < 7; n += 1) {
    const one = await makeUser(it.app)
    expect((await one.request('POST', path, { email })).status).toBe(200)
  }
  expect(await subjectsTo(email)).toHaveLength(5)
})

test('the own address, and what is no address, are refused at the field', async () => {
  const user = await makeUser(it.app)
  expect(await user.request('POST', path, { email: user.email.toUpperCase() })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'email', message: accountTexts().emailIsSame }] },
  })
  for (const email of ['', 'ada', 'ada@', 'a b@example.test', 7])
    expect((await user.request('POST', path, { email })).status).toBe(422)
  const url = path
  expect((await ask(it.app, { method: 'POST', url, body: { email: newAddress() } })).status).toBe(401)
})
