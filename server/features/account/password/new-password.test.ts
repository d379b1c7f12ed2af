/** What a new password ends, by mail and in the settings, and for an address that somebody else signed up with. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WaysToSignIn } from '#contracts/account/password-reset.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { createAuthenticator } from '#server/testing/peers/software-authenticator.ts'
import type { Authenticator } from '#server/testing/peers/software-authenticator.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { deskOf } from '../account-desk.ts'
import { askWithToken, makeToken } from '../api-tokens/tokens-under-test.ts'
import { cookiesOf, enterPassword, PASSWORD, postTo, turnOnTwoFactor } from '../account-under-test.ts'
import { accountTexts } from '../messages.ts'
import { finishSetUp, startSetUp } from '../second-factor/set-up-two-factor.ts'
import { codeAt, stepAt } from '../second-factor/totp.ts'
import { keepPasskey } from '../second-factor/keep-passkey.ts'
import {
  addPasskey,
  passkeysOf,
  signInWith,
  site,
  withPasskey,
} from '../second-factor/passkeys-under-test.ts'

const NEW_PASSWORD = 'calm-harbour-nine'
const DAY_MS = 24 * 60 * 60 * 1000

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())
beforeEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

const post = (url: string, body?: unknown, cookie?: string) => postTo(it.app)(url, body, cookie)
const login = (email: string, password: string) => post('/api/login', { email, password })

/** The address of the person's calendar, as a calendar program asks for it. */
async function calendarOf(user: TestUser): Promise<string> {
  const { body } = await user.request('POST', '/api/calendar-feed')
  return new URL((body as { url: string }).url).pathname
}
const calendarStatus = async (url: string) => (await ask(it.app, { method: 'GET', url })).status

async function linkToken(email: string): Promise<string> {
  await post('/api/password/forgot', { email })
  const mail = it.outbox().findLast((one) => one.to === email && one.subject === 'Choose a new password')
  return /reset-password\?token=([\w-]{32})/.exec(mail?.text ?? '')![1]!
}

/** The text of the newest mail about a changed password. */
function changedMail(email: string): string {
  const mail = it.outbox().findLast((one) => one.to === email && one.subject === 'Your password was changed')
  return (mail?.text ?? '').replaceAll(/\s+/g, ' ')
}

async function resetTo(email: string, rest: object = {}) {
  const token = await linkToken(email)
  return post('/api/password/reset', { token, password: NEW_PASSWORD, ...rest })
}

const rowsOf = async (userId: string) => {
  const { rows } = await it.pool.query<Record<string, number>>(
    `select (select count(*)::int from passkeys where user_id = $1) as passkeys,
            (select count(*)::int from two_factors where user_id = $1) as authenticators,
            (select count(*)::int from recovery_codes where user_id = $1) as codes,
            (select count(*)::int from calendar_feeds where user_id = $1) as calendars,
            (select count(*)::int from api_tokens where user_id = $1) as tokens,
            (select count(*)::int from pending_sign_ins where user_id = $1) as pending,
            (select count(*)::int from sessions where user_id = $1) as sessions`,
    [userId],
  )
  return rows[0]
}
const nothingLeft = {
  passkeys: 0,
  authenticators: 0,
  codes: 0,
  calendars: 0,
  tokens: 0,
  pending: 0,
  sessions: 0,
}

const refused = (message: string, field = 'code') => ({
  status: 422,
  body: { fields: [{ field, message }] },
})

const change = (user: TestUser, rest: object = {}) =>
  user.request('POST', '/api/account/password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    ...rest,
  })

/** A second device of the same person. */
async function second(user: TestUser): Promise<Authenticator> {
  const device = createAuthenticator(site)
  expect((await addPasskey(user, device, 'Other phone')).status).toBe(201)
  return device
}

describe('a new password by mail', () => {
  test('ends a passkey, a calendar link and an API token that nobody keeps', async () => {
    const { user, device } = await withPasskey(it.app)
    const calendar = await calendarOf(user)
    const token = await makeToken(user)
    expect((await askWithToken(it.app, token, { method: 'GET', url: '/api/debts' })).status).toBe(200)
    expect([(await signInWith(it.app, device)).status, await calendarStatus(calendar)]).toEqual([200, 200])
    expect((await resetTo(user.email)).status).toBe(200)
    expect([(await signInWith(it.app, device)).status, await calendarStatus(calendar)]).toEqual([401, 404])
    expect((await askWithToken(it.app, token, { method: 'GET', url: '/api/debts' })).status).toBe(401)
    expect(await rowsOf(user.id)).toEqual(nothingLeft)
    const mail = changedMail(user.email)
    expect(mail).toContain('1 passkey was removed. No passkey can sign in now.')
    expect(mail).toContain('If you had a calendar link or API tokens, they no longer work.')
  })

  test('keeps the passkeys that are named, and of somebody else’s none', async () => {
    const stranger = await withPasskey(it.app)
    const { user, device, passkey } = await withPasskey(it.app)
    const other = await second(user)
    const done = await resetTo(user.email, { keepPasskeys: [passkey.id, stranger.passkey.id] })
    expect(done.status).toBe(200)
    expect((await signInWith(it.app, device)).status).toBe(200)
    expect((await signInWith(it.app, other)).status).toBe(401)
    expect((await signInWith(it.app, stranger.device)).status).toBe(200)
    expect(changedMail(user.email)).toContain('1 passkey was removed. 1 passkey can still sign in.')
  })

  test('the link shows what signs in, with the day it was added, and stays usable', async () => {
    const { user, passkey } = await withPasskey(it.app)
    await turnOnTwoFactor(it.app, user)
    const token = await linkToken(user.email)
    const shown = await post('/api/password/reset/link', { token })
    expect(shown.status).toBe(200)
    const ways = shown.body as WaysToSignIn
    expect(ways.passkeys).toMatchObject([{ id: passkey.id, name: 'My phone' }])
    const days = [ways.passkeys[0]!.createdAt, ways.authenticator!.addedAt].map((day) => day.slice(0, 10))
    expect(days).toEqual([new Date().toISOString().slice(0, 10), new Date().toISOString().slice(0, 10)])
    const keep = { token, password: NEW_PASSWORD, keepAuthenticator: true }
    expect((await post('/api/password/reset', keep)).status).toBe(200)
    const over = await post('/api/password/reset/link', { token })
    expect(over).toMatchObject({ status: 422, body: { fields: [{ message: accountTexts().resetLinkOver }] } })
  })

  test('ends a sign-in that waits for its code', async () => {
    const user = await makeUser(it.app)
    const phone = await turnOnTwoFactor(it.app, user)
    const waiting = await enterPassword(it.app, user.email)
    expect((await resetTo(user.email, { keepAuthenticator: true })).status).toBe(200)
    expect((await post('/api/login/code', { code: await phone.code(1) }, waiting)).status).toBe(401)
  })
})

describe('what was on the way when the new password was set', () => {
  test('a sign-in with the old one opens nothing', async () => {
    const user = await makeUser(it.app)
    const client = await it.pool.connect()
    await client.query('begin')
    await client.query('select from users where id = $1 for update', [user.id])
    const signingIn = login(user.email, PASSWORD)
    // The password was right; the session waits for the row that the new password holds.
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "sessions"%'
      and datname = current_database()`
    await expect.poll(async () => (await it.pool.query(waits)).rowCount).toBe(1)
    await client.query('update users set password_set_at = $2 where id = $1', [user.id, new Date()])
    await client.query('delete from sessions where user_id = $1', [user.id])
    await client.query('commit')
    client.release()
    expect(await signingIn).toMatchObject({ status: 401, body: { message: accountTexts().passwordIsNew } })
    expect(await rowsOf(user.id)).toEqual(nothingLeft)
  })

  test('a passkey, or an authenticator, of a session that has ended is not kept', async () => {
    const user = await makeUser(it.app)
    const key = { userId: user.id, sessionId: 'ended' }
    const row = { userId: user.id, id: 'a', name: 'Phone', credentialId: user.id, publicKey: 'AAAA' }
    const kept = keepPasskey(deskOf(it.app), key, { ...row, createdAt: new Date() })
    await expect(kept).rejects.toMatchObject({ status: 401 })
    const secret = await startSetUp(it.app.parts, user.id)
    const code = await codeAt(secret, stepAt(new Date()))
    expect(await finishSetUp(deskOf(it.app), key, code)).toBe('not started')
    expect(await rowsOf(user.id)).toMatchObject({ passkeys: 0, codes: 0 })
  })
})

describe('an authenticator of a confirmed address', () => {
  test('is not removed by the mailbox alone, and nothing changes then', async () => {
    const { user, device } = await withPasskey(it.app)
    const phone = await turnOnTwoFactor(it.app, user)
    const token = await linkToken(user.email)
    const body = { token, password: NEW_PASSWORD }
    expect(await post('/api/password/reset', body)).toMatchObject(refused(accountTexts().codeToRemove))
    expect(await post('/api/password/reset', { ...body, code: '000000' })).toMatchObject(
      refused(accountTexts().wrongCode),
    )
    const recoveryCode = 'AAAA-BBBB-CCCC-DDDD'
    const wrong = refused(accountTexts().wrongRecoveryCode, 'recoveryCode')
    expect(await post('/api/password/reset', { ...body, recoveryCode })).toMatchObject(wrong)
    expect((await login(user.email, PASSWORD)).body).toMatchObject({ next: 'code' })
    expect((await signInWith(it.app, device)).status).toBe(200)
    // The link is still good for who has the phone.
    expect((await post('/api/password/reset', { ...body, code: await phone.code(1) })).status).toBe(200)
    expect((await login(user.email, NEW_PASSWORD)).body).toEqual({ message: accountTexts().signedIn })
    expect(changedMail(user.email)).toContain('Your authenticator app was removed')
  })

  test('goes with a recovery code, and its recovery codes with it', async () => {
    const user = await makeUser(it.app)
    const phone = await turnOnTwoFactor(it.app, user)
    const [recoveryCode] = phone.recoveryCodes
    expect((await resetTo(user.email, { recoveryCode })).status).toBe(200)
    expect(await rowsOf(user.id)).toEqual(nothingLeft)
  })

  test('is still asked for where it is kept, and the mail says so', async () => {
    const user = await makeUser(it.app)
    const phone = await turnOnTwoFactor(it.app, user)
    expect((await resetTo(user.email, { keepAuthenticator: true })).status).toBe(200)
    const waiting = await login(user.email, NEW_PASSWORD)
    expect(waiting.body).toMatchObject({ next: 'code' })
    const code = await phone.code(1)
    expect((await post('/api/login/code', { code }, cookiesOf(waiting))).status).toBe(200)
    expect(changedMail(user.email)).toContain('still asks for a code from your authenticator app')
  })
})

describe('an address that was never confirmed', () => {
  test('takes no passkey and no authenticator', async () => {
    const user = await makeUser(it.app)
    await it.pool.query('update users set email_verified = false where id = $1', [user.id])
    for (const [url, body, message] of [
      ['/api/account/passkeys/start', undefined, accountTexts().confirmForPasskey],
      ['/api/account/two-factor/start', undefined, accountTexts().confirmForTwoFactor],
      ['/api/account/two-factor/enable', { code: '000000' }, accountTexts().confirmForTwoFactor],
    ] as const)
      expect(await user.request('POST', url, body)).toMatchObject({ status: 403, body: { message } })
  })

  test('begins clean for whoever owns the mailbox, also where everything is asked to be kept', async () => {
    // Somebody signs up with the owner's address, when that was still possible with all of this.
    const { user: intruder, device, passkey } = await withPasskey(it.app)
    await turnOnTwoFactor(it.app, intruder)
    const calendar = await calendarOf(intruder)
    await enterPassword(it.app, intruder.email)
    await it.pool.query('update users set email_verified = false where id = $1', [intruder.id])

    const token = await linkToken(intruder.email)
    const shown = await post('/api/password/reset/link', { token })
    expect(shown.body).toEqual({ isConfirmed: false, passkeys: [], authenticator: null })
    const keep = { keepPasskeys: [passkey.id], keepAuthenticator: true }
    const done = await post('/api/password/reset', { token, password: NEW_PASSWORD, ...keep })
    expect(done.status).toBe(200)
    expect(await rowsOf(intruder.id)).toEqual(nothingLeft)
    expect((await signInWith(it.app, device)).status).toBe(401)
    expect((await intruder.request('GET', '/api/debts')).status).toBe(401)
    expect(await calendarStatus(calendar)).toBe(404)
    expect(changedMail(intruder.email)).toContain('This address was not confirmed before.')
    // Their own address is theirs at once, without anybody's code.
    const signedIn = await login(intruder.email, NEW_PASSWORD)
    expect(signedIn.body).toEqual({ message: accountTexts().signedIn })
    const me = await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie: cookiesOf(signedIn) })
    expect(me.body).toMatchObject({ emailVerified: true, twoFactorEnabled: false })
  })
})

describe('a new password in the settings', () => {
  test('ends the other sessions, the calendar link, the API tokens and the passkeys that are not kept', async () => {
    const { user, device, passkey } = await withPasskey(it.app)
    const other = await second(user)
    const calendar = await calendarOf(user)
    const token = await makeToken(user)
    const elsewhere = cookiesOf(await login(user.email, PASSWORD))
    expect((await change(user, { keepPasskeys: [passkey.id] })).status).toBe(200)
    const there = await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie: elsewhere })
    expect([there.status, await calendarStatus(calendar)]).toEqual([401, 404])
    expect((await askWithToken(it.app, token, { method: 'GET', url: '/api/debts' })).status).toBe(401)
    expect((await passkeysOf(user)).map(({ id }) => id)).toEqual([passkey.id])
    expect((await signInWith(it.app, other)).status).toBe(401)
    expect((await signInWith(it.app, device)).status).toBe(200)
    expect(changedMail(user.email)).toContain('1 passkey was removed. 1 passkey can still sign in.')
  })

  test('leaves no second factor to a session whose last passkey went', async () => {
    const { user } = await withPasskey(it.app)
    const has = async () => (await user.request('GET', '/api/auth/user')).body
    expect(await has()).toMatchObject({ hasSecondFactor: true })
    expect((await change(user)).status).toBe(200)
    expect(await has()).toMatchObject({ hasSecondFactor: false })
  })

  test('keeps the authenticator: it lets nobody in by itself', async () => {
    const user = await makeUser(it.app)
    await turnOnTwoFactor(it.app, user)
    expect((await change(user)).status).toBe(200)
    expect((await login(user.email, NEW_PASSWORD)).body).toMatchObject({ next: 'code' })
  })

  test('that is refused ends nothing', async () => {
    const { user, device } = await withPasskey(it.app)
    const calendar = await calendarOf(user)
    expect((await change(user, { currentPassword: 'not-the-one' })).status).toBe(422)
    expect((await change(user, { newPassword: 'password' })).status).toBe(422)
    expect([(await signInWith(it.app, device)).status, await calendarStatus(calendar)]).toEqual([200, 200])
  })
})

describe('in the day after a new password', () => {
  const sensitive = [
    ['POST', '/api/account/email', { email: 'intruder@example.test' }],
    ['POST', '/api/account/passkeys/start', undefined],
    ['POST', '/api/account/two-factor/start', undefined],
    ['GET', '/api/privacy/export/file.zip', undefined],
    ['POST', '/api/account/deletion', undefined],
  ] as const

  test('a passkey that was kept is no proof for what could take the account over; the password is', async () => {
    const { user, device, passkey } = await withPasskey(it.app)
    await resetTo(user.email, { keepPasskeys: [passkey.id] })
    const cookie = cookiesOf(await signInWith(it.app, device))
    for (const [method, url, body] of sensitive) {
      const answer = await ask(it.app, { method, url, body, cookie })
      expect(answer).toMatchObject({ status: 403, body: { code: 'confirm_needed' } })
    }
    const two = await ask(it.app, { method: 'GET', url: '/api/account/two-factor', cookie })
    expect(two.body).toMatchObject({ passkeyProves: false })
    const options = (await post('/api/account/confirm/passkey/start', undefined, cookie)).body
    const response = device.assert(options as { challenge: string })
    const again = await post('/api/account/confirm/passkey', { response }, cookie)
    expect(again).toMatchObject({ status: 422, body: { message: accountTexts().passkeyNotProof } })

    expect((await post('/api/account/confirm', { password: NEW_PASSWORD }, cookie)).status).toBe(200)
    expect((await post('/api/account/two-factor/start', undefined, cookie)).status).toBe(200)
  })

  test('and a day later it is proof again', async () => {
    const { user, device, passkey } = await withPasskey(it.app)
    await resetTo(user.email, { keepPasskeys: [passkey.id] })
    it.setNow(new Date(Date.now() + DAY_MS + 60_000))
    const cookie = cookiesOf(await signInWith(it.app, device))
    expect((await post('/api/account/two-factor/start', undefined, cookie)).status).toBe(200)
  })
})
