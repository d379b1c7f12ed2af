import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { accountTexts } from '../messages.ts'

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())
beforeEach(async () => void (await it.pool.query('delete from request_limits')))

const post = (url: string, body: unknown) => ask(it.app, { method: 'POST', url, body })
const mailsTo = (email: string, subject: string) =>
  it.outbox().filter((mail) => mail.to === email && mail.subject === subject)

/** Asks for a link for `email` and reads its token out of the mail. */
async function linkToken(email: string): Promise<string> {
  const before = mailsTo(email, 'Choose a new password').length
  await post('/api/password/forgot', { email })
  await expect.poll(() => mailsTo(email, 'Choose a new password').length).toBe(before + 1)
  const { text } = mailsTo(email, 'Choose a new password').at(-1)!
  return /^http:\/\/localhost:\d+\/reset-password\?token=([\w-]{32})$/m.exec(text)![1]!
}

const login = (email: string, password: string) => post('/api/login', { email, password })
const resetTo = (token: string, password: string) => post('/api/password/reset', { token, password })

test('a known and an unknown email get the same answer; only the known one gets a mail', async () => {
  const ada = await makeUser(it.app)
  const known = await post('/api/password/forgot', { email: ada.email })
  const unknown = await post('/api/password/forgot', { email: 'nobody@example.test' })
  expect(known).toMatchObject({ status: 200, body: { message: accountTexts().resetAsked } })
  expect(unknown.status).toBe(known.status)
  expect(unknown.body).toEqual(known.body)
  await expect.poll(() => mailsTo(ada.email, 'Choose a new password')).toHaveLength(1)
  expect(it.outbox().some((mail) => mail.to === 'nobody@example.test')).toBe(false)
})

test('the link sets a new password once, ends every session and tells the owner', async () => {
  const ada = await makeUser(it.app)
  const token = await linkToken(ada.email)
  const stored = await it.pool.query('select * from verifications')
  expect(JSON.stringify(stored.rows)).not.toContain(token)
  const done = await resetTo(token, 'new-harbour-lights')
  expect(done).toMatchObject({ status: 200, body: { message: accountTexts().resetDone } })
  expect((await ada.request('GET', '/api/auth/user')).status).toBe(401)
  expect((await login(ada.email, 'quiet-harbour-41')).status).toBe(401)
  expect((await login(ada.email, 'new-harbour-lights')).status).toBe(200)
  await expect.poll(() => mailsTo(ada.email, 'Your password was changed')).toHaveLength(1)
  expect(await resetTo(token, 'another-harbour')).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'token', message: accountTexts().resetLinkOver }] },
  })
  expect((await login(ada.email, 'new-harbour-lights')).status).toBe(200)
})

test('of five uses of one link at once, one counts', async () => {
  const ada = await makeUser(it.app)
  const token = await linkToken(ada.email)
  const passwords = Array.from({ length: 5 }, (_, index) => `parallel-harbour-${index}`)
  const answers = await Promise.all(passwords.map((password) => resetTo(token, password)))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422, 422, 422])
  const winner = passwords[answers.findIndex((answer) => answer.status === 200)]!
  expect((await login(ada.email, winner)).status).toBe(200)
})

test('a used link makes the others of that person worthless', async () => {
  const ada = await makeUser(it.app)
  const [first, second] = [await linkToken(ada.email), await linkToken(ada.email)]
  expect((await resetTo(second, 'new-harbour-lights')).status).toBe(200)
  expect((await resetTo(first, 'another-harbour')).status).toBe(422)
})

test('a link is over after an hour', async () => {
  const ada = await makeUser(it.app)
  const token = await linkToken(ada.email)
  it.setNow(new Date(Date.now() + 61 * 60 * 1000))
  expect((await resetTo(token, 'new-harbour-lights')).status).toBe(422)
  it.setNow(new Date())
})

test('a password that is refused leaves the link usable', async () => {
  const ada = await makeUser(it.app, { email: 'augusta.ada@example.test' })
  const token = await linkToken(ada.email)
  for (const password of ['short', 'password', 'augusta.ada'])
    expect(await resetTo(token, password)).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'password' }] },
    })
  expect((await resetTo(token, 'new-harbour-lights')).status).toBe(200)
})

test('a new password ends the wait after wrong ones', async () => {
  const ada = await makeUser(it.app)
  for (let turn = 0; turn < 6; turn += 1) await login(ada.email, 'forgotten')
  expect((await login(ada.email, 'forgotten')).status).toBe(429)
  await resetTo(await linkToken(ada.email), 'new-harbour-lights')
  expect((await login(ada.email, 'new-harbour-lights')).status).toBe(200)
})

test('a link for one thing does not serve for the other', async () => {
  const ada = await makeUser(it.app)
  const token = await linkToken(ada.email)
  expect((await post('/api/email/verify', { token })).status).toBe(422)
})

test.each([
  ['/api/password/forgot', {}],
  ['/api/password/forgot', { email: 'nowhere' }],
  ['/api/password/forgot', { email: 'a@example.test', userId: 'x' }],
  ['/api/password/reset', { password: 'new-harbour-lights' }],
  ['/api/password/reset', { token: 'x', password: 'new-harbour-lights', email: 'a@example.test' }],
  ['/api/password/reset', { token: 7, password: 'new-harbour-lights' }],
])('%s refuses the form of %o', async (url, body) => {
  expect((await post(url, body)).status).toBe(422)
})
