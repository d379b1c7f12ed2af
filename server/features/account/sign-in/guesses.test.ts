/** Guessing from many addresses: what is let through, and that it keeps no owner out. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { PASSWORD, cookiesOf, turnOnTwoFactor } from '../account-under-test.ts'
import type { Phone } from '../account-under-test.ts'
import { accountTexts } from '../messages.ts'
import { addPasskey, site } from '../second-factor/passkeys-under-test.ts'
import { createAuthenticator } from '#server/testing/peers/software-authenticator.ts'

const HOUR_MS = 60 * 60 * 1000
const HOME = '198.51.100.1'

let database: TestDatabase
let it: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  // A trusted proxy lets a test come from any address.
  const env = parseEnv({ DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' })
  it = await buildTestApp({ databaseUrl: database.url, env })
})
afterAll(async () => {
  await it.close()
  await database.drop()
})
afterEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

type From = { address: string; cookie?: string }

async function post({ address, cookie }: From, url: string, body: object = {}) {
  const answer = await it.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
    },
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json<{ message: string }>(), headers: answer.headers }
}

const login = (from: From, email: string, password = PASSWORD) =>
  post(from, '/api/login', { email, password })

const ipv4 = (at: number) => `203.0.${Math.floor(at / 250)}.${1 + (at % 250)}`
const ofOneNetwork = (at: number) => `2001:db8:1:2::${(at + 1).toString(16)}`

/** How many wrong passwords from so many addresses were looked at (401), and how many were not (429). */
async function guess(email: string, count: number, addressOf: (at: number) => string) {
  const seen: Record<number, number> = {}
  for (let at = 0; at < count; at += 1) {
    const { status } = await login({ address: addressOf(at) }, email, `wrong-harbour-${at}`)
    seen[status] = (seen[status] ?? 0) + 1
  }
  return seen
}

/** A browser that the person has signed in with before. */
async function knownBrowser(email: string): Promise<string> {
  const pairs = cookiesOf(await login({ address: '192.0.2.7' }, email)).split('; ')
  return pairs.find((pair) => pair.startsWith('jubilee_browser='))!
}

function subjectsTo(email: string): string[] {
  return it
    .outbox()
    .filter((mail) => mail.to === email)
    .map((mail) => mail.subject)
}

describe('40 wrong passwords', () => {
  test.each(['known', 'unknown'])('of a %s account from one /64 of IPv6 are 5 tries', async (kind) => {
    const email = kind === 'known' ? (await makeUser(it.app)).email : 'nobody@example.test'
    expect(await guess(email, 40, ofOneNetwork)).toEqual({ 401: 5, 429: 35 })
  })

  test('from 40 addresses are tried, and of 60 the last 10 are not', async () => {
    const ada = await makeUser(it.app)
    expect(await guess(ada.email, 40, ipv4)).toEqual({ 401: 40 })
    expect(await guess(ada.email, 20, (at) => ipv4(at + 40))).toEqual({ 401: 10, 429: 10 })
    expect(await guess('nobody@example.test', 60, ipv4)).toEqual({ 401: 50, 429: 10 })
  })

  test('are told to the owner once in six hours', async () => {
    const ada = await makeUser(it.app)
    const about = () =>
      subjectsTo(ada.email).filter((subject) => subject === 'Wrong passwords for your account').length
    await guess(ada.email, 24, ipv4)
    expect(about()).toBe(0)
    await guess(ada.email, 36, (at) => ipv4(at + 24))
    expect(about()).toBe(1)
    await it.pool.query(`delete from request_limits where key not like 'guess-mail%'`)
    await guess(ada.email, 40, ipv4)
    expect(about()).toBe(1)
    await it.pool.query(`delete from request_limits where key not like 'guess-mail%'`)
    await it.pool.query(`update request_limits set expire = expire - $1`, [6 * HOUR_MS])
    await guess(ada.email, 40, ipv4)
    expect(about()).toBe(2)
  })
})

describe('while somebody guesses from everywhere, the owner', () => {
  test('signs in with a browser they have used before, also from the network of who guesses', async () => {
    const ada = await makeUser(it.app)
    const cookie = await knownBrowser(ada.email)
    await guess(ada.email, 60, ipv4)
    const stranger = await login({ address: HOME }, ada.email)
    expect(stranger).toMatchObject({ status: 429, body: { message: accountTexts().tooManyGuesses } })
    expect((await login({ address: HOME, cookie }, ada.email)).status).toBe(200)
    await guess(ada.email, 6, () => HOME)
    expect((await login({ address: HOME, cookie }, ada.email)).status).toBe(200)
  })

  test('has five wrong passwords in 15 minutes in that browser, wherever it is', async () => {
    const ada = await makeUser(it.app)
    const cookie = await knownBrowser(ada.email)
    const statuses: number[] = []
    for (let at = 0; at < 6; at += 1)
      statuses.push((await login({ address: ipv4(at), cookie }, ada.email, 'wrong')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('signs in with a passkey, or after a new password by mail', async () => {
    const ada = await makeUser(it.app)
    const device = createAuthenticator(site)
    const added = await addPasskey(ada, device)
    await guess(ada.email, 60, ipv4)
    const options = (await post({ address: HOME }, '/api/login/passkey/start')).body
    const response = device.assert(options as unknown as { challenge: string })
    expect((await post({ address: HOME }, '/api/login/passkey', { response })).status).toBe(200)

    await post({ address: HOME }, '/api/password/forgot', { email: ada.email })
    const mail = it
      .outbox()
      .findLast(({ to, subject }) => to === ada.email && subject === 'Choose a new password')
    const token = /token=([\w-]{32})/.exec(mail!.text)![1]
    const password = 'calm-harbour-nine'
    const keepPasskeys = [(added.body as { id: string }).id]
    const done = await post({ address: HOME }, '/api/password/reset', { token, password, keepPasskeys })
    expect(done.status).toBe(200)
    expect((await login({ address: HOME }, ada.email, password)).status).toBe(429)
    const cookie = cookiesOf(done)
    expect((await login({ address: HOME, cookie }, ada.email, password)).status).toBe(200)
  })
})

describe('the cookie of a browser that has signed in', () => {
  test('is httpOnly and bound to the host on https; only its hash is kept', async () => {
    const ada = await makeUser(it.app)
    const lines = [(await login({ address: HOME }, ada.email)).headers['set-cookie']].flat().map(String)
    const line = lines.find((one) => one.startsWith('jubilee_browser='))!
    expect(line).toMatch(/^jubilee_browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
    const { rows } = await it.pool.query('select * from known_browsers where user_id = $1', [ada.id])
    expect(rows).not.toHaveLength(0)
    expect(JSON.stringify(rows)).not.toContain(line.slice('jubilee_browser='.length).split(';')[0])
    const env = { ...parseEnv({ DATABASE_URL: database.url }), isHttps: true }
    const secure = await buildTestApp({ databaseUrl: database.url, env })
    const payload = { email: ada.email, password: PASSWORD }
    const answer = await secure.app.inject({ method: 'POST', url: '/api/login', payload })
    await secure.close()
    expect(String(answer.headers['set-cookie'])).toMatch(
      /__Host-jubilee-browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure/,
    )
  })

  test('spares its own accounts and no other, and no longer after a new password elsewhere', async () => {
    const [ada, eve] = [await makeUser(it.app), await makeUser(it.app)]
    const cookie = await knownBrowser(ada.email)
    const evesCookie = await knownBrowser(eve.email)
    await guess(ada.email, 60, ipv4)
    expect((await login({ address: HOME, cookie: evesCookie }, ada.email)).status).toBe(429)
    await ada.prove()
    const change = { currentPassword: PASSWORD, newPassword: 'calm-harbour-nine' }
    expect((await ada.request('POST', '/api/account/password', change)).status).toBe(200)
    expect((await login({ address: HOME, cookie }, ada.email, 'calm-harbour-nine')).status).toBe(429)
  })

  test('is kept for twenty browsers, the newest', async () => {
    const ada = await makeUser(it.app)
    for (let at = 0; at < 25; at += 1) await login({ address: ipv4(at) }, ada.email)
    const { rowCount } = await it.pool.query('select from known_browsers where user_id = $1', [ada.id])
    expect(rowCount).toBe(20)
  })
})

async function withPhone(): Promise<{ ada: TestUser; phone: Phone; cookie: string }> {
  const ada = await makeUser(it.app)
  const cookie = await knownBrowser(ada.email)
  const phone = await turnOnTwoFactor(it.app, ada)
  return { ada, phone, cookie }
}

async function enterCode(from: From, email: string, code: object) {
  const pending = cookiesOf(await login(from, email))
  return post({ ...from, cookie: pending }, '/api/login/code', code)
}

async function guessCodes(email: string, count: number, addressOf: (at: number) => string) {
  const seen: Record<number, number> = {}
  for (let at = 0; at < count; at += 1) {
    await it.pool.query(`delete from request_limits where key not like 'wrong-code%'`)
    const { status } = await enterCode({ address: addressOf(at) }, email, { code: '000000' })
    seen[status] = (seen[status] ?? 0) + 1
  }
  return seen
}

describe('wrong codes by somebody who knows the password', () => {
  test('do not keep the owner out on another network', async () => {
    const { ada, phone } = await withPhone()
    expect(await guessCodes(ada.email, 25, ofOneNetwork)).toEqual({ 422: 20, 429: 5 })
    expect((await enterCode({ address: HOME }, ada.email, { code: await phone.code(1) })).status).toBe(200)
  })

  test('from everywhere stop at 100 an hour; a recovery code is still taken', async () => {
    const { ada, phone } = await withPhone()
    expect(await guessCodes(ada.email, 102, ipv4)).toEqual({ 422: 100, 429: 2 })
    const right = { code: await phone.code(1) }
    expect((await enterCode({ address: HOME }, ada.email, right)).status).toBe(429)
    const [recoveryCode] = phone.recoveryCodes
    const recovered = await enterCode({ address: HOME }, ada.email, { recoveryCode })
    expect(recovered.status).toBe(200)
    // That browser has shown a code, so it is spared from now on.
    const cookie = cookiesOf(recovered)
    const pending = cookiesOf(await login({ address: HOME, cookie }, ada.email))
    const again = await post({ address: HOME, cookie: `${cookie}; ${pending}` }, '/api/login/code', right)
    expect(again.status).toBe(200)
  })

  test('are not spared in a browser that signed in before there were codes', async () => {
    const { ada, cookie } = await withPhone()
    await guessCodes(ada.email, 100, ipv4)
    const pending = cookiesOf(await login({ address: HOME, cookie }, ada.email))
    const from = { address: HOME, cookie: `${cookie}; ${pending}` }
    expect((await post(from, '/api/login/code', { code: '000000' })).status).toBe(429)
  })
})

test('sign-ups from one /64 count together', async () => {
  const env = {
    ...parseEnv({ DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' }),
    mode: 'live' as const,
  }
  const live = await buildTestApp({ databaseUrl: database.url, env })
  const statuses: number[] = []
  for (let at = 0; at < 25; at += 1) {
    const headers = { 'x-forwarded-for': ofOneNetwork(at) }
    const payload = { email: `six-${at}@example.test`, password: PASSWORD, firstName: 'A', lastName: 'B' }
    statuses.push(
      (await live.app.inject({ method: 'POST', url: '/api/register', headers, payload })).statusCode,
    )
  }
  await live.close()
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})
