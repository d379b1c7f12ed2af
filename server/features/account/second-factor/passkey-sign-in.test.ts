import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { createAuthenticator } from '#server/testing/peers/software-authenticator.ts'
import type { Authenticator, Misbehaviour } from '#server/testing/peers/software-authenticator.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { cookiesOf, postTo, turnOnTwoFactor } from '../account-under-test.ts'
import { accountTexts } from '../messages.ts'
import { elsewhere, passkeysOf, signInWith, site, withPasskey } from './passkeys-under-test.ts'
import type { PasskeyOptions } from './passkeys-under-test.ts'

const MINUTE_MS = 60_000
let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())
afterEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

const post = (url: string, body?: unknown, cookie?: string) => postTo(it.app)(url, body, cookie)
async function confirmWith(user: TestUser, device: Authenticator) {
  const options = (await user.request('POST', '/api/account/confirm/passkey/start')).body as PasskeyOptions
  return user.request('POST', '/api/account/confirm/passkey', { response: device.assert(options) })
}

describe('signing in with a passkey', () => {
  test('needs no email and no code, and counts as a second factor', async () => {
    const { user, device } = await withPasskey(it.app)
    await turnOnTwoFactor(it.app, user)
    const answer = await signInWith(it.app, device)
    expect(answer).toMatchObject({ status: 200, body: { message: 'Logged in successfully' } })
    const me = await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie: cookiesOf(answer) })
    expect(me.body).toMatchObject({ email: user.email, hasSecondFactor: true })
    expect(await passkeysOf(user)).toMatchObject([{ lastUsedAt: expect.stringMatching(/^\d{4}-/) }])
  })

  test.each<[string, Misbehaviour]>([
    ['another site', { origin: elsewhere.origin }],
    ['a key for another site', { rpId: elsewhere.rpId }],
    ['a challenge nobody gave out', { challenge: 'A'.repeat(43) }],
    ['no finger or PIN', { isUnverified: true }],
    ['an answer to another question', { type: 'webauthn.create' }],
    ['another key', { isForged: true }],
    ['another person’s name', { userId: 'c29tZWJvZHk' }],
  ])('%s is refused, and nobody is signed in', async (_what, odd) => {
    const { device } = await withPasskey(it.app)
    const answer = await signInWith(it.app, device, odd)
    expect(answer).toMatchObject({ status: 401, body: { message: accountTexts().passkeyRefused } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a counter that goes backwards, as of a copied device, is refused', async () => {
    const { device } = await withPasskey(it.app)
    expect((await signInWith(it.app, device, { counter: 7 })).status).toBe(200)
    expect((await signInWith(it.app, device, { counter: 7 })).status).toBe(401)
    expect((await signInWith(it.app, device, { counter: 3 })).status).toBe(401)
    expect((await signInWith(it.app, device, { counter: 8 })).status).toBe(200)
  })

  test('a device that does not count signs in again and again', async () => {
    const { device } = await withPasskey(it.app)
    for (let turn = 0; turn < 3; turn += 1)
      expect((await signInWith(it.app, device, { counter: 0 })).status).toBe(200)
  })

  test('an answer is good once, also twenty times at once, and five minutes', async () => {
    const { device } = await withPasskey(it.app)
    const options = (await post('/api/login/passkey/start')).body as PasskeyOptions
    const response = device.assert(options, { counter: 0 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/login/passkey', { response })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    await it.pool.query('delete from request_limits')
    const old = (await post('/api/login/passkey/start')).body as PasskeyOptions
    it.setNow(new Date(Date.now() + 6 * MINUTE_MS))
    const late = await post('/api/login/passkey', { response: device.assert(old, { counter: 0 }) })
    expect(late.status).toBe(401)
  })

  test('a challenge for something else is no use', async () => {
    const { user, device } = await withPasskey(it.app)
    const options = (await user.request('POST', '/api/account/confirm/passkey/start')).body as PasskeyOptions
    expect((await post('/api/login/passkey', { response: device.assert(options) })).status).toBe(401)
  })

  test('an unknown passkey and a disabled account are refused alike', async () => {
    const { user, device } = await withPasskey(it.app)
    await it.pool.query('update users set disabled_at = now() where id = $1', [user.id])
    const disabled = await signInWith(it.app, device)
    const unknown = await signInWith(it.app, createAuthenticator(site))
    expect(disabled).toMatchObject({ status: 401, body: { message: accountTexts().passkeyRefused } })
    expect(unknown.body).toEqual(disabled.body)
  })

  test('twenty tries a minute from one address', async () => {
    const device = createAuthenticator(site)
    const response = device.assert({ challenge: 'A'.repeat(43) })
    const tries = Array.from({ length: 21 }, () => post('/api/login/passkey', { response }))
    const statuses = (await Promise.all(tries)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('proving with a passkey that it is still you', () => {
  test('opens what is sensitive again', async () => {
    const { user, device } = await withPasskey(it.app)
    it.setNow(new Date(Date.now() + 16 * MINUTE_MS))
    expect((await user.request('POST', '/api/account/two-factor/start')).status).toBe(403)
    expect((await confirmWith(user, device)).status).toBe(200)
    expect((await user.request('POST', '/api/account/two-factor/start')).status).toBe(200)
  })

  test('takes one’s own passkey only, five tries in fifteen minutes', async () => {
    const { user, device } = await withPasskey(it.app)
    const eve = await withPasskey(it.app)
    for (let turn = 0; turn < 5; turn += 1) expect((await confirmWith(user, eve.device)).status).toBe(422)
    expect((await confirmWith(user, device)).status).toBe(429)
  })

  test.each(['/api/account/confirm/passkey/start', '/api/account/confirm/passkey'])(
    '%s needs somebody signed in',
    async (url) => expect((await post(url, {})).status).toBe(401),
  )
})
