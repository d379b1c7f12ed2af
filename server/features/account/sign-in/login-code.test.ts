/** The second step of a sign-in. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { PASSWORD, cookiesOf, enterPassword, postTo, turnOnTwoFactor } from '../account-under-test.ts'
import { hashToken } from '../hashed-tokens.ts'
import { accountTexts } from '../messages.ts'

const MINUTE_MS = 60_000
const STEP_MS = 30_000

let it: TestApp
beforeAll(async () => {
  it = await buildTestApp()
  // The clock stands still in each test, so that no code changes under it.
  it.setNow(new Date())
})
afterAll(() => it.close())
afterEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

const post = (url: string, body?: unknown, cookie?: string) => postTo(it.app)(url, body, cookie)
const whoIs = (cookie: string) => ask(it.app, { method: 'GET', url: '/api/auth/user', cookie })
const sessionsOf = async (userId: string) =>
  (await it.pool.query('select id from sessions where user_id = $1', [userId])).rowCount

async function withPhone() {
  const user = await makeUser(it.app)
  return { user, phone: await turnOnTwoFactor(it.app, user) }
}

test('the password alone opens no session; the code does, and it counts as a second factor', async () => {
  const { user, phone } = await withPhone()
  const before = await sessionsOf(user.id)
  const first = await post('/api/login', { email: user.email, password: PASSWORD })
  expect(first).toMatchObject({ status: 200, body: { message: accountTexts().codeAsked, next: 'code' } })
  expect(first.headers['set-cookie']).toMatch(
    /^jubilee_code=[\w-]{32}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/,
  )
  const pending = cookiesOf(first)
  expect((await whoIs(pending)).status).toBe(401)
  expect(await sessionsOf(user.id)).toBe(before)
  const stored = await it.pool.query('select * from pending_sign_ins')
  expect(JSON.stringify(stored.rows)).not.toContain(pending.split('=')[1])

  const second = await post('/api/login/code', { code: await phone.code(1) }, pending)
  expect(second).toMatchObject({ status: 200, body: { message: 'Logged in successfully' } })
  expect(second.body).not.toHaveProperty('token')
  expect((await whoIs(cookiesOf(second))).body).toMatchObject({
    email: user.email,
    twoFactorEnabled: true,
    hasSecondFactor: true,
  })
})

test('where people come by https the cookie of the first step is Secure and bound to the host', async () => {
  const { user } = await withPhone()
  const env = parseEnv({
    PUBLIC_URL: 'https://jubilee.localhost',
    DATABASE_URL: it.app.parts.env.databaseUrl ?? '',
  })
  const secure = await buildTestApp({ databaseUrl: env.databaseUrl!, env })
  const answer = await secure.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { origin: 'https://jubilee.localhost' },
    payload: { email: user.email, password: PASSWORD },
  })
  expect(answer.headers['set-cookie']).toMatch(/^__Host-jubilee-code=.*; HttpOnly; SameSite=Lax; Secure$/)
  await secure.close()
})

test('a client that asks for a token needs the code as well', async () => {
  const { user, phone } = await withPhone()
  const first = await post('/api/login', { email: user.email, password: PASSWORD, token: true })
  expect(first.body).not.toHaveProperty('token')
  const { pendingToken } = first.body as { pendingToken: string }
  const asBearer = await it.app.inject({
    url: '/api/auth/user',
    headers: { authorization: `Bearer ${pendingToken}` },
  })
  expect(asBearer.statusCode).toBe(401)
  const second = await post('/api/login/code', { code: await phone.code(1), pendingToken })
  const { token } = second.body as { token: string }
  const me = await it.app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })
  expect(me.statusCode).toBe(200)
})

test('a code works once, also the one that turned it on', async () => {
  const { user, phone } = await withPhone()
  const spent = await phone.code()
  const refused = await post('/api/login/code', { code: spent }, await enterPassword(it.app, user.email))
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'code', message: accountTexts().wrongCode }] },
  })
  const code = await phone.code(1)
  expect((await post('/api/login/code', { code }, await enterPassword(it.app, user.email))).status).toBe(200)
  expect((await post('/api/login/code', { code }, await enterPassword(it.app, user.email))).status).toBe(422)
  // An older one is no use either, though it was never sent.
  it.setNow(new Date(Date.now() + STEP_MS))
  const older = await phone.code(-1)
  expect(
    (await post('/api/login/code', { code: older }, await enterPassword(it.app, user.email))).status,
  ).toBe(422)
})

test.each(['code', 'recoveryCode'] as const)(
  'of twenty sign-ins with one %s at once, one succeeds',
  async (kind) => {
    const { user, phone } = await withPhone()
    const given = kind === 'code' ? { code: await phone.code(1) } : { recoveryCode: phone.recoveryCodes[3] }
    const before = (await sessionsOf(user.id)) ?? 0
    const cookies: string[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      await it.pool.query('delete from request_limits')
      cookies.push(await enterPassword(it.app, user.email))
    }
    await it.pool.query('delete from request_limits')
    const answers = await Promise.all(cookies.map((cookie) => post('/api/login/code', given, cookie)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await sessionsOf(user.id)).toBe(before + 1)
  },
)

test('of twenty tries of one sign-in at once, five are looked at', async () => {
  const { user } = await withPhone()
  const cookie = await enterPassword(it.app, user.email)
  await it.pool.query('delete from request_limits')
  const tries = Array.from({ length: 20 }, () => post('/api/login/code', { code: '000000' }, cookie))
  const statuses = (await Promise.all(tries)).map((answer) => answer.status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(4)
  expect(statuses.filter((status) => status === 401)).toHaveLength(16)
})

test('after five wrong codes the sign-in begins again, and the owner hears of it', async () => {
  const { user, phone } = await withPhone()
  const cookie = await enterPassword(it.app, user.email)
  for (let turn = 0; turn < 4; turn += 1)
    expect((await post('/api/login/code', { code: '000000' }, cookie)).status).toBe(422)
  const fifth = await post('/api/login/code', { code: '000000' }, cookie)
  expect(fifth).toMatchObject({
    status: 401,
    body: { code: 'sign_in_again', message: accountTexts().tooManyCodes },
  })
  const right = await post('/api/login/code', { code: await phone.code(1) }, cookie)
  expect(right).toMatchObject({ status: 401, body: { code: 'sign_in_again' } })
  await expect
    .poll(() =>
      it
        .outbox()
        .filter((mail) => mail.to === user.email)
        .map((mail) => mail.subject),
    )
    .toContain('Wrong codes for your account')
})

test('twenty wrong codes an hour for one account from one network, however often it begins again', async () => {
  const { user } = await withPhone()
  const statuses: number[] = []
  for (let turn = 0; turn < 21; turn += 1) {
    await it.pool.query(`delete from request_limits where key not like 'wrong-code%'`)
    const cookie = await enterPassword(it.app, user.email)
    statuses.push((await post('/api/login/code', { code: '000000' }, cookie)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
})

test('the second step takes five minutes at most', async () => {
  const { user, phone } = await withPhone()
  const start = Date.now()
  const cookie = await enterPassword(it.app, user.email)
  it.setNow(new Date(start + 4 * MINUTE_MS))
  expect((await post('/api/login/code', { code: '000000' }, cookie)).status).toBe(422)
  it.setNow(new Date(start + 6 * MINUTE_MS))
  const late = await post('/api/login/code', { code: await phone.code() }, cookie)
  expect(late).toMatchObject({
    status: 401,
    body: { code: 'sign_in_again', message: accountTexts().signInAgain },
  })
})

test.each([undefined, 'jubilee_code=', 'jubilee_code=nonsense', `jubilee_code=${'a'.repeat(32)}`])(
  'with the cookie %s there is no second step',
  async (cookie) => {
    const answer = await post('/api/login/code', { code: '123456' }, cookie)
    expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_again' } })
  },
)

test.each([
  {},
  { code: '12345' },
  { code: 'abcdef' },
  { code: '123456', recoveryCode: 'x' },
  { recoveryCode: '' },
])('the second step refuses the form of %o', async (body) => {
  expect((await post('/api/login/code', body)).status).toBe(422)
})

test('a recovery code signs in once, may be typed in small letters, and the owner hears of it', async () => {
  const { user, phone } = await withPhone()
  const recoveryCode = phone.recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ')
  const done = await post('/api/login/code', { recoveryCode }, await enterPassword(it.app, user.email))
  expect(done.status).toBe(200)
  const again = await post('/api/login/code', { recoveryCode }, await enterPassword(it.app, user.email))
  expect(again).toMatchObject({ status: 422, body: { fields: [{ field: 'recoveryCode' }] } })
  await expect
    .poll(() => it.outbox().find((mail) => mail.subject === 'A recovery code was used')?.text)
    .toContain('9 codes are left')
})

test('a session that came to be without a code is none where codes are asked', async () => {
  const user = await makeUser(it.app)
  const second = cookiesOf(await post('/api/login', { email: user.email, password: PASSWORD }))
  const { rows } = await it.pool.query('select * from sessions where user_id = $1', [user.id])
  await turnOnTwoFactor(it.app, user)
  // As if it had been opened by a sign-in that overtook the turning on.
  const late = rows.find((row) => row.token_hash === hashToken(second.split(/[=;]/)[1]!))
  await it.pool.query(
    `insert into sessions (user_id, id, token_hash, expires_at, proven_at) values ($1, $2, $3, $4, $5)`,
    [user.id, late.id, late.token_hash, late.expires_at, late.proven_at],
  )
  expect((await whoIs(second)).status).toBe(401)
  expect((await whoIs(user.cookie)).status).toBe(200)
})

test('somebody else’s code is no use, nor is their recovery code', async () => {
  const { user } = await withPhone()
  const { phone: other } = await withPhone()
  const cookie = await enterPassword(it.app, user.email)
  expect((await post('/api/login/code', { code: await other.code(1) }, cookie)).status).toBe(422)
  const [recoveryCode] = other.recoveryCodes
  expect((await post('/api/login/code', { recoveryCode }, cookie)).status).toBe(422)
})

test('a sign-in that waits for its code ends with the password', async () => {
  const { user, phone } = await withPhone()
  const cookie = await enterPassword(it.app, user.email)
  const changed = { currentPassword: PASSWORD, newPassword: 'quiet-harbour-42' }
  expect((await user.request('POST', '/api/account/password', changed)).status).toBe(200)
  const late = await post('/api/login/code', { code: await phone.code(1) }, cookie)
  expect(late).toMatchObject({ status: 401, body: { code: 'sign_in_again' } })
})

test('a disabled account gets no second step', async () => {
  const { user, phone } = await withPhone()
  const cookie = await enterPassword(it.app, user.email)
  await it.pool.query('update users set disabled_at = now() where id = $1', [user.id])
  const refused = await post('/api/login', { email: user.email, password: PASSWORD })
  expect(refused.status).toBe(401)
  const done = await post('/api/login/code', { code: await phone.code(1) }, cookie)
  expect(done.status).toBe(401)
  expect(cookiesOf(done)).toBe('')
})

test('two app processes share a sign-in that waits for its code', async () => {
  const { user, phone } = await withPhone()
  const second = await buildTestApp({ databaseUrl: it.app.parts.env.databaseUrl!, clock: it.app.parts.clock })
  const cookie = await enterPassword(it.app, user.email)
  const done = await postTo(second.app)('/api/login/code', { code: await phone.code(1) }, cookie)
  expect(done.status).toBe(200)
  expect((await whoIs(cookiesOf(done))).status).toBe(200)
  await second.close()
})
