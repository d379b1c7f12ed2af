/** A new password with the old one. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { PASSWORD, cookiesOf, postTo } from '../account-under-test.ts'
import { accountTexts } from '../messages.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())
afterEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

const post = (url: string, body?: unknown) => postTo(it.app)(url, body)

describe('a new password', () => {
  const path = '/api/account/password'
  const newPassword = 'calm-harbour-77'

  test('needs somebody signed in', async () => {
    expect((await post(path, { currentPassword: PASSWORD, newPassword })).status).toBe(401)
  })

  test('asks the old one; then only the new one signs in, here stays, and the owner hears of it', async () => {
    const user = await makeUser(it.app)
    it.setNow(new Date(Date.now() + DAY_MS))
    const other = cookiesOf(await post('/api/login', { email: user.email, password: PASSWORD }))
    const answer = await user.request('POST', path, { currentPassword: PASSWORD, newPassword })
    expect(answer).toMatchObject({ status: 200, body: { message: accountTexts().passwordChanged } })
    expect((await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie: other })).status).toBe(401)
    expect((await user.request('GET', '/api/auth/user')).status).toBe(200)
    // The old one was just asked for.
    expect((await user.request('POST', '/api/account/two-factor/start')).status).toBe(200)
    expect((await post('/api/login', { email: user.email, password: PASSWORD })).status).toBe(401)
    expect((await post('/api/login', { email: user.email, password: newPassword })).status).toBe(200)
    await expect
      .poll(() => it.outbox().find((mail) => mail.subject === 'Your password was changed'))
      .toMatchObject({ to: user.email })
  })

  test('a mailed link of before is worthless after it', async () => {
    const user = await makeUser(it.app)
    await post('/api/password/forgot', { email: user.email })
    const mailed = () =>
      it.outbox().find((mail) => mail.to === user.email && /reset-password/.test(mail.text))
    await expect.poll(mailed).toBeDefined()
    const token = /token=([\w-]+)/.exec(mailed()!.text)![1]
    await user.request('POST', path, { currentPassword: PASSWORD, newPassword })
    const late = await post('/api/password/reset', { token, password: 'third-harbour-12' })
    expect(late.status).toBe(422)
  })

  test.each([
    [{ currentPassword: 'quiet-harbour-42', newPassword }, 'currentPassword'],
    [{ currentPassword: '', newPassword }, 'currentPassword'],
    [{ newPassword }, 'currentPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'short' }, 'newPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'Password1' }, 'newPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'x'.repeat(129) }, 'newPassword'],
    [{ currentPassword: PASSWORD, newPassword, email: 'x@example.test' }, 'email'],
  ])('case %#: %o is refused at %s, and nothing changes', async (body, field) => {
    const user = await makeUser(it.app)
    const answer = await user.request('POST', path, body)
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field }] } })
    expect((await post('/api/login', { email: user.email, password: PASSWORD })).status).toBe(200)
  })

  test('of five at the same moment one counts; the others hear that the old one is wrong', async () => {
    const user = await makeUser(it.app)
    const wanted = [1, 2, 3, 4, 5].map((number) => `calm-harbour-7${number}`)
    const answers = await Promise.all(
      wanted.map((password) =>
        user.request('POST', path, { currentPassword: PASSWORD, newPassword: password }),
      ),
    )
    const taken = answers.flatMap(({ status }, at) => (status === 200 ? [wanted[at]!] : []))
    expect(taken).toHaveLength(1)
    for (const { status } of answers) expect([200, 422]).toContain(status)
    const signsIn = (password: string) => post('/api/login', { email: user.email, password })
    expect((await signsIn(taken[0]!)).status).toBe(200)
    expect((await signsIn(PASSWORD)).status).toBe(401)
  })

  test('five wrong old ones are enough for fifteen minutes; the right one forgets them', async () => {
    const user = await makeUser(it.app)
    const guess = (currentPassword: string) => user.request('POST', path, { currentPassword, newPassword })
    for (let turn = 0; turn < 4; turn += 1) expect((await guess('wrong-harbour')).status).toBe(422)
    expect(
      (await user.request('POST', path, { currentPassword: PASSWORD, newPassword: PASSWORD })).status,
    ).toBe(200)
    for (let turn = 0; turn < 5; turn += 1) expect((await guess('wrong-harbour')).status).toBe(422)
    expect((await guess(PASSWORD)).status).toBe(429)
    expect((await post('/api/login', { email: user.email, password: PASSWORD })).status).toBe(200)
  })
})
