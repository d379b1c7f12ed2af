/** Unique texts, figures and secrets go through every call, page and job; the log must hold none of them. */
import { base32 } from '@better-auth/utils/base32'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contracts/endpoint.ts'
import { codeAt, secretInBase32, stepAt } from '#server/features/account/second-factor/totp.ts'
import type { App } from '#server/http/app-parts.ts'
import { createLogger } from '#server/log.ts'
import { sandboxBanks } from '#server/sandbox/plaid/institutions.content.ts'
import { finishSession } from '#server/sandbox/plaid/link/link-sessions.ts'
import { sealedColumns } from '#server/secrets/sealed-columns.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { keyOf, sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const marks = {
  word: 'Quillfeather zq7vk2',
  email: 'zq7vk2-canary@example.test',
  password: 'zq7vk2 quiet harbour',
  token: 'zq7vk2-token-of-nobody',
  amount: '7391.46',
  phone: '(202) 555-0187',
  birthDate: '1961-02-27',
}
/** the amount as the engine, the database and Stripe write it */
const otherForms = ['739146', '7,391.46', '2025550187', 'quillfeather', 'zq7vk2']

const bodies = sampleBodies(marks)
const lines: string[] = []
/** What must not be found, by what it is. */
const canaries = new Map<string, string>()

let served: TestApp
let app: App
let ada: TestUser
let sealed: string[]
/** Ada's own things, by the path that takes their id. */
const things = new Map<string, string>()

const idAt = (path: string) => things.get(path) ?? marks.token
const fill = (path: string) =>
  path.replaceAll(/\{\w+\}/g, (name, at: number) =>
    name === '{month}' ? '2026-11' : encodeURIComponent(idAt(path.slice(0, at - 1))),
  )

/** The same body with every leaf wrong, and a key more. */
function spoiled(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(spoiled)
  if (typeof body !== 'object' || body === null) return marks.word
  const entries = Object.entries(body).map(([key, value]) => [key, spoiled(value)])
  return { ...Object.fromEntries(entries), [marks.token]: marks.email }
}

async function linkBank(): Promise<void> {
  const begun = await ada.request('POST', '/api/plaid/create-link-token', {})
  const { link_token: linkToken } = begun.body as { link_token: string }
  const [bank] = sandboxBanks
  const { public_token: publicToken } = await finishSession(app.parts.peers!.parts, linkToken, {
    username: 'user_good',
    password: 'pass_good',
    institutionId: bank!.id,
    accountKeys: bank!.accounts.map((account) => account.key),
  })
  const done = await ada.request('POST', '/api/plaid/exchange-public-token', { public_token: publicToken })
  expect(done.status).toBe(200)
  things.set('/api/banks', (done.body as { bank: { id: string } }).bank.id)
  canaries.set('the link token', linkToken).set('the public token', publicToken)
}

async function turnOnTwoFactor(): Promise<void> {
  const started = (await ada.request('POST', '/api/account/two-factor/start')).body as { secret: string }
  const secret = Buffer.from(base32.decode(started.secret)).toString('utf8')
  const code = await codeAt(secret, stepAt(app.parts.clock.now()))
  const done = await ada.request('POST', '/api/account/two-factor/enable', { code })
  expect(done.status).toBe(200)
  const { recoveryCodes } = done.body as { recoveryCodes: string[] }
  recoveryCodes.forEach((recoveryCode, n) => canaries.set(`recovery code ${n}`, recoveryCode))
}

async function addThings(): Promise<void> {
  await turnOnTwoFactor()
  for (const path of ['/api/debts', '/api/budget-categories', '/api/goals']) {
    const { body } = await ada.request('POST', path, bodies[`POST ${path}`])
    things.set(path, (body as { id: string }).id)
  }
  await linkBank()
  await app.parts.jobs.runDue()
}

/** Calls that end a session or remove what others need come last. */
const lateness = (call: Endpoint) => (call.path === '/api/logout' ? 2 : call.method === 'DELETE' ? 1 : 0)

async function walk(): Promise<void> {
  const calls = app.calls.toSorted((one, other) => lateness(one) - lateness(other))
  for (const call of calls) {
    const { method } = call
    const url = fill(call.path)
    const body = bodies[keyOf(call)]
    const query = `?${encodeURIComponent(marks.token)}=${encodeURIComponent(marks.email)}`
    await ask(app, { method, url, body: spoiled(body ?? {}) })
    if (call.path !== '/api/logout') await ada.request(method, url, spoiled(body ?? {}))
    await ada.request(method, `${url}${query}`, body)
    await ada.request(method, url, body)
  }
}

async function tellLies(): Promise<void> {
  const lie = { id: marks.token, type: marks.word, email: marks.email }
  for (const url of ['/api/webhooks/stripe', '/api/webhooks/plaid', `/${marks.token}`, '/sandbox/mail'])
    await ask(app, { method: 'POST', url, body: lie })
  await ask(app, { method: 'GET', url: `/sandbox/mail?to=${marks.email}` })
  await ask(app, { method: 'GET', url: `/api/verify-subscription?session_id=${marks.token}` })
}

/** Everything secret that the app made or was given meanwhile. */
async function collectSecrets(): Promise<void> {
  const { peers, pool, secrets } = app.parts
  const { stripe, plaid, method } = peers!.places
  canaries.set('the session', decodeURIComponent(ada.cookie.split('=')[1]!.split('.')[0]!))
  canaries.set("Stripe's key", stripe.secretKey).set("Stripe's webhook secret", stripe.webhookSecret)
  canaries.set("Plaid's secret", plaid.secret).set("Method's key", method.apiKey)
  const items = await pool.query<{ user_id: string; item_id: string; access_token: string }>(
    'select user_id, item_id, access_token from bank_items',
  )
  for (const item of items.rows) {
    const plain = secrets.open(item.access_token, { userId: item.user_id, itemId: item.item_id })
    canaries.set('the sealed access token', item.access_token).set('the access token', plain)
  }
  const factors = await pool.query<{ user_id: string; id: string; secret: string }>(
    'select user_id, id, coalesce(secret, next_secret) as secret from two_factors',
  )
  for (const factor of factors.rows) {
    const plain = secrets.open(factor.secret, { userId: factor.user_id, itemId: factor.id })
    canaries.set('the secret of an app', plain).set('the sealed secret of an app', factor.secret)
    canaries.set('the secret of an app, as it is typed', secretInBase32(plain))
  }
  const made = await pool.query<{ name: string; value: string }>(
    `select name, value #>> '{}' as value from sandbox_state where name like 'secret:%'`,
  )
  for (const { name, value } of made.rows) canaries.set(name, value)
  const hashes = await pool.query<{ hash: string }>('select password_hash as hash from accounts')
  for (const { hash } of hashes.rows) canaries.set('a hash of a password', hash)
  const links = served.outbox().flatMap((mail) => [...mail.text.matchAll(/token=([\w.-]+)/g)])
  links.forEach(([, token], n) => canaries.set(`the token of mail ${n}`, token!))
}

/** Ids of requests and jobs are random digits, in which an amount turns up by chance. */
const RANDOM_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** 'keyId.iv.tag.text' */
const SEALED = String.raw`^[a-z0-9-]{1,32}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]*$`

/** The columns that hold a sealed text now. */
async function sealedPlaces(): Promise<string[]> {
  const { pool } = app.parts
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text'`,
  )
  const places: string[] = []
  for (const { table, column } of rows) {
    const { rowCount } = await pool.query(`select 1 from "${table}" where "${column}" ~ $1 limit 1`, [SEALED])
    if (rowCount !== 0) places.push(`${table}.${column}`)
  }
  return places
}

beforeAll(async () => {
  served = await buildTestApp({ log: createLogger((line) => void lines.push(line)) })
  app = served.app
  const { email, word: firstName } = marks
  ada = await makeUser(app, { email, firstName, isAdmin: true, status: 'active', planId: 'price_premium' })
  await addThings()
  sealed = await sealedPlaces()
  await collectSecrets()
  await walk()
  await tellLies()
  await app.parts.peers!.settle()
  await app.parts.jobs.runSchedules()
  const { mailer } = app.parts
  mailer.send = (mail) => Promise.reject(new Error(`${mail.to}: ${mail.text}`))
  await ask(app, { method: 'POST', url: '/api/password/forgot', body: { email } })
  await collectSecrets()
  for (const [name, mark] of Object.entries(marks)) canaries.set(name, mark)
  otherForms.forEach((form) => canaries.set(`“${form}”`, form))
})
afterAll(() => served.close())

test('every call was made, and logged by its route', () => {
  const routes = new Set(
    lines.map((line) => JSON.parse(line)).map(({ method, route }) => `${method} ${route}`),
  )
  const silent = app.calls
    .map((call) => keyOf(call).replaceAll(/\{(\w+)\}/g, ':$1'))
    .filter((key) => !routes.has(key))
  expect(silent).toEqual([])
  expect(lines.filter((line) => line.includes('"job.done"')).length).toBeGreaterThan(3)
})

test('the secrets looked for are there to be found', () => {
  expect([...canaries.keys()]).toEqual(
    expect.arrayContaining([
      'the session',
      'the access token',
      'the sealed access token',
      'the secret of an app',
      "Stripe's key",
      'secret:encryption',
    ]),
  )
  for (const [name, canary] of canaries)
    expect({ name, isLong: canary.length >= 3 }).toEqual({ name, isLong: true })
})

test('the log holds nothing that is somebody’s own, and no secret', () => {
  const small = lines.map((line) => line.toLowerCase().replaceAll(RANDOM_ID, 'id'))
  const found = [...canaries].flatMap(([name, canary]) =>
    small.filter((line) => line.includes(canary.toLowerCase())).map((line) => `${name}: ${line}`),
  )
  expect(found).toEqual([])
})

test('jobs carry ids only, in their data and in what is kept of a failure', async () => {
  const { rows } = await served.pool.query<{ job: string }>(
    `select lower(concat(data::text, output::text)) as job from pgboss.job`,
  )
  expect(rows.length).toBeGreaterThan(3)
  const found = rows.filter(({ job }) =>
    [...canaries.values()].some((canary) => job.includes(canary.toLowerCase())),
  )
  expect(found).toEqual([])
})

test('every column that holds a sealed text is known to the change of keys', () => {
  const known = sealedColumns.map((one) => `${getTableName(one.table)}.${one.sealed.name}`)
  expect(sealed).toContain('bank_items.access_token')
  expect(sealed.filter((at) => !known.includes(at))).toEqual([])
})
