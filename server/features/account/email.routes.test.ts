import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { accountTexts } from './messages.ts'

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())

const DAY_MS = 24 * 60 * 60 * 1000
const again = 'Confirm your email address'

/** Somebody whose account is from before sign-up waited for its mail. */
async function unconfirmed(name: string) {
  const user = await makeUser(it.app, { email: `${name}@example.test` })
  await it.pool.query('update users set email_verified = false where id = $1', [user.id])
  return user
}

async function askedToken(user: TestUser): Promise<string> {
  expect((await resend(user.cookie)).body).toEqual({ message: accountTexts().verifySent })
  const mail = it.outbox().findLast((sent) => sent.to === user.email && sent.subject === again)!
  const link = /http:\/\/localhost:\d+\/verify-email\?token=([\w-]{32})/
  expect(link.exec(mail.html!)?.[1]).toBe(link.exec(mail.text)?.[1])
  return link.exec(mail.text)![1]!
}

const verify = (body: unknown) => ask(it.app, { method: 'POST', url: '/api/email/verify', body })
const resend = (cookie?: string) =>
  ask(it.app, { method: 'POST', url: '/api/email/resend-verification', ...(cookie && { cookie }) })
const isVerified = async (cookie: string) => {
  const { body } = await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie })
  return (body as { emailVerified: boolean }).emailVerified
}

test('the mailed link confirms the address, and may be opened again', async () => {
  const ada = await unconfirmed('ada')
  const token = await askedToken(ada)
  expect(await isVerified(ada.cookie)).toBe(false)
  expect(await verify({ token })).toMatchObject({
    status: 200,
    body: { message: accountTexts().emailVerified, isSignedIn: false },
  })
  expect(await isVerified(ada.cookie)).toBe(true)
  expect((await verify({ token })).status).toBe(200)
})

test('a link confirms nobody else', async () => {
  const [eve, grace] = [await unconfirmed('eve'), await unconfirmed('grace')]
  await verify({ token: await askedToken(eve) })
  expect(await isVerified(grace.cookie)).toBe(false)
})

test('a link is over after a day, and a new one can be asked for', async () => {
  const ada = await unconfirmed('late')
  const token = await askedToken(ada)
  it.setNow(new Date(Date.now() + DAY_MS + 1000))
  expect(await verify({ token })).toMatchObject({ status: 422, body: { fields: [{ field: 'token' }] } })
  expect((await verify({ token: await askedToken(ada) })).status).toBe(200)
  it.setNow(new Date())
  expect((await resend(ada.cookie)).body).toEqual({ message: accountTexts().alreadyVerified })
})

test('a new link is for the person signed in', async () => {
  expect((await resend()).status).toBe(401)
})

test('five new links an hour', async () => {
  const ada = await unconfirmed('many')
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await resend(ada.cookie)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test.each([
  {},
  { token: '' },
  { token: 7 },
  { token: 'x'.repeat(3000) },
  { token: 'unknown' },
  { token: 'x', id: 'y' },
])('case %# is refused: %o', async (body) => {
  expect((await verify(body)).status).toBe(422)
})
