import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TwoFactor } from '#contracts/account/security.ts'
import { sealedColumns } from '#server/secrets/sealed-columns.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  PASSWORD,
  cookiesOf,
  enterPassword,
  phoneOf,
  postTo,
  turnOnTwoFactor,
} from '../account-under-test.ts'
import { accountTexts } from '../messages.ts'
import { twoFactors } from './two-factor.table.ts'

const HOUR_MS = 60 * 60 * 1000
const path = '/api/account/two-factor'

let it: TestApp
beforeAll(async () => {
  it = await buildTestApp()
  it.setNow(new Date())
})
afterAll(() => it.close())
afterEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

const post = (url: string, body?: unknown, cookie?: string) => postTo(it.app)(url, body, cookie)
const subjectsTo = (email: string) =>
  it
    .outbox()
    .filter((mail) => mail.to === email)
    .map((mail) => mail.subject)
const standOf = async (user: Awaited<ReturnType<typeof makeUser>>) =>
  (await user.request('GET', path)).body as TwoFactor

async function signInWith(email: string, given: object) {
  return post('/api/login/code', given, await enterPassword(it.app, email))
}

test('it is off at first, and signing in asks for no code', async () => {
  const user = await makeUser(it.app)
  expect(await standOf(user)).toEqual({
    enabled: false,
    recoveryCodesLeft: 0,
    passkeyProves: true,
    passkeys: [],
    resetOpensAt: null,
  })
  const answer = await post('/api/login', { email: user.email, password: PASSWORD })
  expect(answer.body).toEqual({ message: accountTexts().signedIn })
})

describe('turning it on', () => {
  test('takes a code of the new secret, gives ten recovery codes once, and tells the owner', async () => {
    const user = await makeUser(it.app)
    const started = await user.request('POST', `${path}/start`)
    const { secret, otpauthUri } = started.body as { secret: string; otpauthUri: string }
    expect(otpauthUri).toContain(`secret=${secret}`)
    expect(await standOf(user)).toMatchObject({ enabled: false })
    const body = { code: await phoneOf(it.app, secret)() }
    const done = await user.request('POST', `${path}/enable`, body)
    expect(done.status).toBe(200)
    const { recoveryCodes } = done.body as { recoveryCodes: string[] }
    expect(recoveryCodes).toHaveLength(10)
    expect(await standOf(user)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 })
    expect((await user.request('GET', '/api/auth/user')).body).toMatchObject({
      twoFactorEnabled: true,
      hasSecondFactor: true,
    })
    await expect.poll(() => subjectsTo(user.email)).toContain('Two-factor sign-in is on')
    const rows = JSON.stringify([
      (await it.pool.query('select * from two_factors where user_id = $1', [user.id])).rows,
      (await it.pool.query('select * from recovery_codes where user_id = $1', [user.id])).rows,
    ])
    for (const text of [secret, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')])
      expect(rows).not.toContain(text)
  })

  test('ends the other sessions, which showed no second factor', async () => {
    const user = await makeUser(it.app)
    const other = cookiesOf(await post('/api/login', { email: user.email, password: PASSWORD }))
    await turnOnTwoFactor(it.app, user)
    expect((await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie: other })).status).toBe(401)
    expect((await user.request('GET', '/api/auth/user')).status).toBe(200)
  })

  test('a wrong code stores nothing, and twenty an hour are enough', async () => {
    const user = await makeUser(it.app)
    await user.request('POST', `${path}/start`)
    for (let turn = 0; turn < 20; turn += 1)
      expect(await user.request('POST', `${path}/enable`, { code: '000000' })).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'code' }] },
      })
    expect((await user.request('POST', `${path}/enable`, { code: '000000' })).status).toBe(429)
    expect(await standOf(user)).toMatchObject({ enabled: false, recoveryCodesLeft: 0 })
  })

  test.each([{}, { code: '12' }, { code: 123_456 }, { code: '123456', userId: 'x' }])(
    'refuses the form of %o',
    async (body) => {
      const user = await makeUser(it.app)
      await user.request('POST', `${path}/start`)
      expect((await user.request('POST', `${path}/enable`, body)).status).toBe(422)
      expect(await standOf(user)).toMatchObject({ enabled: false })
    },
  )

  test('needs a start within the hour', async () => {
    const user = await makeUser(it.app)
    expect((await user.request('POST', `${path}/enable`, { code: '123456' })).status).toBe(409)
    const { body } = await user.request('POST', `${path}/start`)
    it.setNow(new Date(Date.now() + HOUR_MS))
    await user.prove()
    const code = await phoneOf(it.app, (body as { secret: string }).secret)()
    const late = await user.request('POST', `${path}/enable`, { code })
    expect(late).toMatchObject({ status: 409, body: { message: accountTexts().setUpOver } })
  })

  test('twenty times at once with one code turns it on once', async () => {
    const user = await makeUser(it.app)
    const { body } = await user.request('POST', `${path}/start`)
    const code = await phoneOf(it.app, (body as { secret: string }).secret)()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.request('POST', `${path}/enable`, { code })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await standOf(user)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 })
  })

  test('a new start leaves the phone in use until the new one has shown a code', async () => {
    const user = await makeUser(it.app)
    const old = await turnOnTwoFactor(it.app, user)
    const { body } = await user.request('POST', `${path}/start`)
    const fresh = phoneOf(it.app, (body as { secret: string }).secret)
    expect((await signInWith(user.email, { code: await fresh(1) })).status).toBe(422)
    expect((await signInWith(user.email, { code: await old.code(1) })).status).toBe(200)
    expect((await user.request('POST', `${path}/enable`, { code: await fresh() })).status).toBe(200)
    it.setNow(new Date(Date.now() + 2 * 60_000))
    expect((await signInWith(user.email, { code: await old.code() })).status).toBe(422)
    expect((await signInWith(user.email, { code: await fresh() })).status).toBe(200)
    expect((await signInWith(user.email, { recoveryCode: old.recoveryCodes[0] })).status).toBe(422)
  })
})

describe('recovery codes', () => {
  test('a new set replaces the old one', async () => {
    const user = await makeUser(it.app)
    const phone = await turnOnTwoFactor(it.app, user)
    expect((await signInWith(user.email, { recoveryCode: phone.recoveryCodes[0] })).status).toBe(200)
    expect(await standOf(user)).toMatchObject({ recoveryCodesLeft: 9 })
    const { status, body } = await user.request('POST', `${path}/recovery-codes`)
    expect(status).toBe(200)
    const { recoveryCodes } = body as { recoveryCodes: string[] }
    expect(await standOf(user)).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await signInWith(user.email, { recoveryCode: phone.recoveryCodes[1] })).status).toBe(422)
    expect((await signInWith(user.email, { recoveryCode: recoveryCodes[1] })).status).toBe(200)
    await expect.poll(() => subjectsTo(user.email)).toContain('You have new recovery codes')
  })

  test('there are none while it is off', async () => {
    const user = await makeUser(it.app)
    expect((await user.request('POST', `${path}/recovery-codes`)).status).toBe(409)
    expect(await standOf(user)).toMatchObject({ recoveryCodesLeft: 0 })
  })
})

describe('turning it off', () => {
  test('forgets everything, ends the other sessions, and tells the owner', async () => {
    const user = await makeUser(it.app)
    const phone = await turnOnTwoFactor(it.app, user)
    const other = cookiesOf(await signInWith(user.email, { code: await phone.code(1) }))
    const done = await user.request('POST', `${path}/disable`)
    expect(done).toMatchObject({ status: 200, body: { message: accountTexts().twoFactorOff } })
    expect(await standOf(user)).toMatchObject({ enabled: false, recoveryCodesLeft: 0 })
    expect((await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie: other })).status).toBe(401)
    expect((await user.request('GET', '/api/auth/user')).body).toMatchObject({ hasSecondFactor: false })
    const answer = await post('/api/login', { email: user.email, password: PASSWORD })
    expect(answer.body).toEqual({ message: accountTexts().signedIn })
    await expect.poll(() => subjectsTo(user.email)).toContain('Two-factor sign-in is off')
    expect((await user.request('POST', `${path}/disable`)).body).toEqual({
      message: accountTexts().twoFactorIsOff,
    })
  })

  test('with a lost phone: a recovery code signs in, and is proof enough to set it up anew', async () => {
    const user = await makeUser(it.app)
    const phone = await turnOnTwoFactor(it.app, user)
    const signedIn = await signInWith(user.email, { recoveryCode: phone.recoveryCodes[0] })
    const cookie = cookiesOf(signedIn)
    const { body } = await post(`${path}/start`, undefined, cookie)
    const fresh = phoneOf(it.app, (body as { secret: string }).secret)
    expect((await post(`${path}/enable`, { code: await fresh() }, cookie)).status).toBe(200)
    expect((await signInWith(user.email, { code: await fresh(1) })).status).toBe(200)
  })
})

test('the secrets are among the sealed columns, so a change of keys reaches them', () => {
  const columns = sealedColumns.filter((one) => one.table === twoFactors).map((one) => one.sealed.name)
  expect(columns).toEqual(['secret', 'next_secret'])
})
