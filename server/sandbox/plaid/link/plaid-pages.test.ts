/** What the app's own origin serves of the sandbox's banks, to whom, and where it does not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { list } from '../store.ts'

let served: TestApp
let ada: TestUser
let eve: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  ada = await makeUser(served.app, { status: 'active', planId: 'price_monthly' })
  eve = await makeUser(served.app)
})
afterAll(() => served.close())

const login = { username: 'user_good', password: 'pass_good' }
const institutionId = 'ins_900001'

const post = (name: string, body: object) => ada.request('POST', `/sandbox/plaid/${name}`, body)

async function linkFor(user: TestUser) {
  const { banking } = served.app.parts
  const token = await banking.createLinkToken({ userId: user.id, webhookUrl: 'http://x.test/hook' })
  const chosen = { token, ...login, institutionId, accountKeys: ['everyday'] }
  const { body } = await post('link/finish', chosen)
  return banking.exchange((body as { public_token: string }).public_token)
}

type Fields = Record<string, string>

const submit = (to: { url: string; user: TestUser | null }, form: Fields, headers: Fields = {}) =>
  served.app.inject({
    method: 'POST',
    url: to.url,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...(to.user && { cookie: to.user.cookie }),
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  })

const happen = (user: TestUser | null, form: Fields, headers: Fields = {}) =>
  submit({ url: '/sandbox/plaid/happen', user }, form, headers)

const errorOf = async (itemId: string) =>
  (await list(served.db, 'item')).find((item) => item.itemId === itemId)?.error

test('the dialog’s way: begin, sign in, choose, and a public token', async () => {
  const { banking } = served.app.parts
  const token = await banking.createLinkToken({ userId: ada.id, webhookUrl: 'http://x.test/hook' })
  const begun = await post('link/start', { token })
  expect(begun).toMatchObject({ status: 200, body: { repair: null } })
  const { institutions } = begun.body as { institutions: { name: string }[] }
  expect(institutions.length).toBeGreaterThanOrEqual(4)
  expect(institutions.every(({ name }) => name.endsWith('(Sandbox)'))).toBe(true)
  const signedIn = await post('link/sign-in', { token, ...login, institutionId })
  expect(signedIn.body).toMatchObject({ accounts: [{ id: 'everyday', mask: '4417' }, {}, {}, {}] })
  const done = await post('link/finish', {
    token,
    ...login,
    institutionId,
    accountKeys: ['everyday', 'student'],
  })
  expect(done.body).toMatchObject({
    public_token: expect.stringMatching(/^public-sandbox-/),
    metadata: {
      institution: { name: 'First Jubilee Bank (Sandbox)', institution_id: institutionId },
      accounts: [{ name: 'Everyday Card' }, { name: 'Student Loan' }],
    },
  })
})

const NATIONAL = 'ins_900009'
const returnAddress = () => `${served.app.parts.peers!.parts.appOrigin()}/banks/return`

/** A link of Ada's at the bank that signs people in itself, on the way to its page: its token and the visit's id. */
async function visitBank() {
  const begun = await ada.request('POST', '/api/plaid/create-link-token')
  const { link_token: token } = begun.body as { link_token: string }
  const { body } = await post('link/visit', { token, institutionId: NATIONAL })
  const { url } = body as { url: string }
  return { token, url, visitId: new URL(url, 'http://x.test').searchParams.get('visit')! }
}

const atBank = (visit: string, what: string, username = 'user_good') =>
  submit({ url: '/sandbox/plaid/bank', user: ada }, { visit, what, username, password: 'pass_good' })

test('a bank that signs people in itself sends them back, and what they allowed counts for their link', async () => {
  const { token, url, visitId } = await visitBank()
  await expect(post('link/sign-in', { token, visitId })).resolves.toMatchObject({
    body: { error: { error_code: 'ACCESS_NOT_GRANTED' } },
  })
  expect(String((await ada.request('GET', url)).body)).toContain('Sign in to Tallgrass National Bank')
  const wrong = await atBank(visitId, 'allow', 'user_bad')
  expect([wrong.statusCode, wrong.body.includes('is not right')]).toEqual([200, true])
  const allowed = await atBank(visitId, 'allow')
  expect([allowed.statusCode, allowed.headers.location]).toEqual([
    303,
    `${returnAddress()}?oauth_state_id=${visitId}`,
  ])
  expect((await atBank(visitId, 'allow')).statusCode).toBe(404)
  const back = await post('link/sign-in', { token, visitId })
  expect(back.body).toMatchObject({
    institution: { institution_id: NATIONAL },
    accounts: [{ id: 'prairie' }],
  })
  const other = await visitBank()
  const elsewhere = await post('link/finish', { token: other.token, visitId, accountKeys: ['prairie'] })
  expect(elsewhere.body).toMatchObject({ error: { error_code: 'OAUTH_STATE_ID_NOT_FOUND' } })
  const done = await post('link/finish', { token, visitId, accountKeys: ['prairie'] })
  const { public_token } = done.body as { public_token: string }
  const linked = await ada.request('POST', '/api/plaid/exchange-public-token', { public_token })
  expect(linked.body).toMatchObject({
    accounts_linked: 1,
    bank: { name: 'Tallgrass National Bank (Sandbox)' },
  })
})

test('who leaves the bank’s page comes back with nothing allowed', async () => {
  const { token, visitId } = await visitBank()
  const left = await atBank(visitId, 'leave')
  expect(left.headers.location).toBe(`${returnAddress()}?oauth_state_id=${visitId}`)
  const chosen = { token, visitId, accountKeys: ['prairie'] }
  expect((await post('link/finish', chosen)).body).toMatchObject({
    error: {
      error_code: 'ACCESS_NOT_GRANTED',
      display_message: expect.stringContaining('without signing in'),
    },
  })
})

test('there is no way to such a bank without an address to come back to, and only to our own', async () => {
  const { banking } = served.app.parts
  const asked = { userId: ada.id, webhookUrl: 'http://x.test/hook' }
  const token = await banking.createLinkToken(asked)
  await expect(post('link/visit', { token, institutionId: NATIONAL })).resolves.toMatchObject({
    body: { error: { error_code: 'INVALID_FIELD' } },
  })
  const evil = banking.createLinkToken({ ...asked, redirectUrl: 'https://evil.test/banks/return' })
  await expect(evil).rejects.toMatchObject({ cause: { code: 'INVALID_FIELD' } })
})

test('a refusal is an answer that the dialog shows; a body of another form is none', async () => {
  const token = await served.app.parts.banking.createLinkToken({
    userId: ada.id,
    webhookUrl: 'http://x.test/h',
  })
  const bad = await post('link/sign-in', {
    token,
    username: 'user_bad',
    password: 'pass_good',
    institutionId,
  })
  expect(bad).toMatchObject({ status: 200, body: { error: { error_code: 'INVALID_CREDENTIALS' } } })
  const made = await post('link/start', { token: 'made-up' })
  expect(made.body).toMatchObject({ error: { error_code: 'INVALID_LINK_TOKEN' } })
  await expect(post('link/start', { token, more: 1 })).resolves.toMatchObject({ status: 400 })
  await expect(post('link/finish', { token })).resolves.toMatchObject({ status: 400 })
})

const pageOf = async (user: TestUser) => String((await user.request('GET', '/sandbox/plaid')).body)

test('a person sees and moves their own links only', async () => {
  const { itemId } = await linkFor(ada)
  expect(await pageOf(ada)).toContain(itemId)
  expect(await pageOf(eve)).not.toContain(itemId)
  expect((await happen(eve, { item: itemId, what: 'expire' })).statusCode).toBe(404)
  expect(await errorOf(itemId)).toBeNull()
  const moved = await happen(ada, { item: itemId, what: 'expire' })
  expect([moved.statusCode, moved.headers.location]).toEqual([303, '/sandbox/plaid'])
  expect(await errorOf(itemId)).toBe('ITEM_LOGIN_REQUIRED')
  expect(await pageOf(ada)).toContain('The login has expired.')
})

test('another site, another word and another link make nothing happen', async () => {
  const { itemId } = await linkFor(ada)
  const foreign = await happen(ada, { item: itemId, what: 'expire' }, { origin: 'https://evil.test' })
  expect(foreign.statusCode).toBe(403)
  expect((await happen(ada, { item: itemId, what: 'toString' })).statusCode).toBe(404)
  expect((await happen(ada, { item: 'item-none', what: 'expire' })).statusCode).toBe(404)
  expect(await errorOf(itemId)).toBeNull()
})

test('scripts and styles are files of our own', async () => {
  const { linkScript } = served.app.parts.peers!.places.plaid
  for (const name of ['link.js', 'link-dialog.js', 'link-elements.js', 'link-flow.js', 'link-steps.js']) {
    const { statusCode, headers, body } = await served.app.inject({
      method: 'GET',
      url: `/sandbox/plaid/${name}`,
    })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(body).not.toMatch(/innerHTML|eval\(|https?:\/\//)
  }
  expect(linkScript).toBe('/sandbox/plaid/link.js')
  const sheet = await served.app.inject({ method: 'GET', url: '/sandbox/plaid/link.css' })
  expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
})

test('a public demo shows a visitor nobody’s links', async () => {
  const { itemId } = await linkFor(ada)
  const databaseUrl = served.pool.options.connectionString!
  const env = { ...parseEnv({}), isPublicDemo: true }
  const demo = await buildTestApp({ databaseUrl, env })
  const page = await demo.app.inject({ method: 'GET', url: '/sandbox/plaid' })
  await demo.close()
  expect(page.body).not.toContain(itemId)
  const here = await served.app.inject({ method: 'GET', url: '/sandbox/plaid' })
  expect(here.body).toContain(itemId)
})

const routesOf = ({ app }: TestApp) => app.routesServed.filter((route) => route.includes('/sandbox/plaid'))

test('with Plaid’s own keys, and in live mode, there is none of it', async () => {
  expect(routesOf(served).length).toBeGreaterThan(10)
  const { outside } = served.app.parts
  const keyed = await buildTestApp({
    outside: { ...outside, isSandbox: { ...outside.isSandbox, plaid: false } },
  })
  const live = await buildTestApp({ env: { ...parseEnv({}), mode: 'live' } })
  expect([routesOf(keyed), routesOf(live)]).toEqual([[], []])
  await Promise.all([keyed.close(), live.close()])
})
