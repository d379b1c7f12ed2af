/** Proof that it is still the owner: before what is sensitive, and for admins. */
import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { mount } from '#server/http/mount.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { keyOf, sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { PASSWORD, cookiesOf, postTo, turnOnTwoFactor } from '../account-under-test.ts'
import { accountTexts } from '../messages.ts'

const MINUTE_MS = 60_000

const sensitive = endpoint('POST /api/test/sensitive', {
  summary: 'Changes who can get in.',
  access: 'signedIn',
  sensitive: true,
  body: z.strictObject({ name: z.string() }),
  answer: messageAnswer,
})

const desk = endpoint('GET /api/test/desk', {
  summary: 'For admins.',
  access: 'admin',
  answer: messageAnswer,
})

const bodies = sampleBodies()

let done = 0
let it: TestApp
beforeAll(async () => {
  it = await buildTestApp({
    mountMore: (app) => {
      mount(app, sensitive, async () => {
        done += 1
        return { message: 'Done.' }
      })
      mount(app, desk, async () => ({ message: 'The desk.' }))
    },
  })
})
afterAll(() => it.close())
afterEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

const post = (url: string, body?: unknown, cookie?: string) => postTo(it.app)(url, body, cookie)
const act = (user: TestUser) => user.request('POST', sensitive.path, { name: 'x' })
const visit = (user: TestUser) => user.request('GET', desk.path)
const confirm = (user: TestUser, password = PASSWORD) =>
  user.request('POST', '/api/account/confirm', { password })
const later = (ms: number) => it.setNow(new Date(Date.now() + ms))

const confirmNeeded = {
  status: 403,
  body: { code: 'confirm_needed', message: 'Enter your password again to go on. Nothing was changed.' },
}

describe('a sensitive call', () => {
  test('is open for fifteen minutes after the sign-in, then after a confirmation', async () => {
    const user = await makeUser(it.app)
    const before = done
    expect((await act(user)).status).toBe(200)
    later(14 * MINUTE_MS)
    expect((await act(user)).status).toBe(200)
    later(16 * MINUTE_MS)
    expect(await act(user)).toMatchObject(confirmNeeded)
    expect(await confirm(user)).toMatchObject({ status: 200, body: { message: accountTexts().confirmed } })
    expect((await act(user)).status).toBe(200)
    later(30 * MINUTE_MS)
    expect((await act(user)).status).toBe(200)
    later(32 * MINUTE_MS)
    expect(await act(user)).toMatchObject(confirmNeeded)
    expect(done).toBe(before + 4)
  })

  test('is refused before its body is looked at', async () => {
    const user = await makeUser(it.app)
    later(16 * MINUTE_MS)
    expect(await user.request('POST', sensitive.path, { wrong: true })).toMatchObject(confirmNeeded)
  })

  test('a confirmation proves this session, not the person’s others', async () => {
    const user = await makeUser(it.app)
    const signedIn = await post('/api/login', { email: user.email, password: PASSWORD })
    later(16 * MINUTE_MS)
    expect((await confirm(user)).status).toBe(200)
    const elsewhere = await post(sensitive.path, { name: 'x' }, cookiesOf(signedIn))
    expect(elsewhere).toMatchObject(confirmNeeded)
  })

  test.each([
    'POST /api/account/two-factor/start',
    'POST /api/account/two-factor/enable',
    'POST /api/account/two-factor/recovery-codes',
    'POST /api/account/two-factor/disable',
    'POST /api/account/passkeys/start',
    'POST /api/account/passkeys',
    'DELETE /api/account/passkeys/{id}',
    'POST /api/plaid/create-link-token',
    'POST /api/plaid/exchange-public-token',
  ])('%s is one', (key) => {
    expect(it.app.calls.filter((call) => call.sensitive).map(keyOf)).toContain(key)
  })

  test('every one of them is refused by an old session', async () => {
    const user = await makeUser(it.app, { status: 'active', planId: 'price_premium' })
    later(16 * MINUTE_MS)
    for (const call of it.app.calls.filter((one) => one.sensitive && one.access === 'signedIn')) {
      const answer = await user.request(call.method, call.path, bodies[keyOf(call)])
      expect({ call: keyOf(call), ...answer }).toMatchObject({ call: keyOf(call), ...confirmNeeded })
    }
  })
})

describe('a confirmation', () => {
  test('needs somebody signed in', async () => {
    expect((await post('/api/account/confirm', { password: PASSWORD })).status).toBe(401)
  })

  test.each([{}, { password: '' }, { password: 7 }, { password: 'x', userId: 'y' }])(
    'refuses the form of %o',
    async (body) => {
      expect((await (await makeUser(it.app)).request('POST', '/api/account/confirm', body)).status).toBe(422)
    },
  )

  test('a wrong password proves nothing, and five are enough for fifteen minutes', async () => {
    const user = await makeUser(it.app)
    later(16 * MINUTE_MS)
    for (let turn = 0; turn < 5; turn += 1)
      expect(await confirm(user, 'quiet-harbour-42')).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'password', message: accountTexts().wrongOwnPassword }] },
      })
    expect((await confirm(user)).status).toBe(429)
    expect(await act(user)).toMatchObject(confirmNeeded)
  })

  test('of twenty guesses at once, five are looked at', async () => {
    const user = await makeUser(it.app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(user, 'quiet-harbour-42')))
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15)
  })
})

describe('a call for admins', () => {
  const secondFactorNeeded = {
    status: 403,
    body: {
      code: 'second_factor_needed',
      message: 'Turn on two-factor sign-in first. Admins need it. Nothing was changed.',
    },
  }

  test('needs a session with a second factor', async () => {
    const admin = await makeUser(it.app, { isAdmin: true, hasSecondFactor: false })
    expect(await visit(admin)).toMatchObject(secondFactorNeeded)
    await turnOnTwoFactor(it.app, admin)
    expect((await visit(admin)).status).toBe(200)
    await admin.request('POST', '/api/account/two-factor/disable')
    expect(await visit(admin)).toMatchObject(secondFactorNeeded)
  })

  test('every one of them does', async () => {
    const admin = await makeUser(it.app, { isAdmin: true, hasSecondFactor: false })
    const calls = it.app.calls.filter((call) => call.access === 'admin')
    expect(calls.length).toBeGreaterThan(2)
    for (const call of calls) {
      const answer = await admin.request(call.method, call.path, bodies[keyOf(call)])
      expect({ call: keyOf(call), ...answer }).toMatchObject({ call: keyOf(call), ...secondFactorNeeded })
    }
  })

  test('is for admins, whatever their second factor', async () => {
    const user = await makeUser(it.app, { hasSecondFactor: true })
    expect(await visit(user)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await ask(it.app, { method: 'GET', url: desk.path })).status).toBe(401)
  })

  test('is closed after twenty idle minutes, until the admin confirms; other calls stay open', async () => {
    const admin = await makeUser(it.app, { isAdmin: true })
    for (const minutes of [19, 38, 57]) {
      later(minutes * MINUTE_MS)
      expect((await visit(admin)).status).toBe(200)
    }
    later(78 * MINUTE_MS)
    expect((await admin.request('GET', '/api/auth/user')).status).toBe(200)
    expect(await visit(admin)).toMatchObject(confirmNeeded)
    expect((await confirm(admin)).status).toBe(200)
    expect((await visit(admin)).status).toBe(200)
  })
})
