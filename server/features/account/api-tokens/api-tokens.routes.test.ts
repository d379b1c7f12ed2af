import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MAX_TOKENS, TOKEN_CALLS_A_MINUTE } from '#contracts/account/api-tokens.ts'
import type { ApiToken } from '#contracts/account/api-tokens.ts'
import { endpoint } from '#contracts/endpoint.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { mount } from '#server/http/mount.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { askWithToken, makeTokenWith } from './tokens-under-test.ts'
import type { TokenRequest } from './tokens-under-test.ts'

const PATH = '/api/account/tokens'
const START = new Date('2026-11-20T17:00:30Z')
const inDays = (days: number) => new Date(START.getTime() + days * 86_400_000)

const whoAmI = endpoint('GET /api/test/who-am-i', {
  summary: 'Who the app thinks is asking.',
  access: 'public',
  answer: z.object({ user: z.nullable(z.string()), session: z.nullable(z.string()) }),
})

let served: TestApp
let ada: TestUser

beforeAll(async () => {
  served = await buildTestApp({
    mountMore: (app) =>
      mount(app, whoAmI, async ({ user, request }) => ({
        user: user?.id ?? null,
        session: (await app.parts.sessions.read(request))?.id ?? null,
      })),
  })
})
afterAll(() => served.close())
beforeEach(async () => {
  served.setNow(START)
  await served.pool.query('delete from request_limits')
  ada = await makeUser(served.app)
})

const asked = (token: string, request: TokenRequest) => askWithToken(served.app, token, request)
const debts = (token: string) => asked(token, { method: 'GET', url: '/api/debts' })
const listed = async (person = ada) =>
  ((await person.request('GET', PATH)).body as { tokens: ApiToken[] }).tokens
const oweCard = async (person = ada) => {
  const debt = { name: 'Visa', type: 'credit_card', balance: '500.00' }
  return ((await person.request('POST', '/api/debts', debt)).body as { id: string }).id
}

describe('making a token', () => {
  test('shows it once: afterwards there is its hash, its name and what it may do', async () => {
    const { token, ...made } = await makeTokenWith(ada, { scopes: ['debts:read'], days: 90 })
    expect(token).toMatch(/^jbl_[\w-]{43}$/)
    const expected = { name: 'My spreadsheet', scopes: ['debts:read'], lastUsedAt: null, hasExpired: false }
    expect(made).toMatchObject({ ...expected, expiresAt: inDays(90).toISOString() })
    expect(await listed()).toEqual([made])
    const { rows } = await served.pool.query('select * from api_tokens where user_id = $1', [ada.id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([rows, await listed()])).not.toContain(token.slice(4))
  })

  test('tells the owner by mail, without the token', async () => {
    const { token } = await makeTokenWith(ada)
    const mail = served.outbox().find(({ to, subject }) => to === ada.email && /API token/.test(subject))
    expect(mail?.text).toContain('ends every token')
    expect(JSON.stringify(mail)).not.toContain(token.slice(4))
  })

  test('asks for the password again after 15 minutes, and for a confirmed address', async () => {
    const body = { name: 'Sheet', scopes: ['debts:read'], days: 30 }
    served.setNow(new Date(START.getTime() + 16 * 60_000))
    expect((await ada.request('POST', PATH, body)).body).toMatchObject({ code: 'confirm_needed' })
    served.setNow(START)
    await served.pool.query('update users set email_verified = false where id = $1', [ada.id])
    expect((await ada.request('POST', PATH, body)).status).toBe(403)
    expect(await listed()).toEqual([])
  })

  test('takes no other term, no unknown scope and none at all', async () => {
    for (const wrong of [{ days: 31 }, { scopes: ['everything'] }, { scopes: [] }, { name: ' ' }]) {
      const body = { name: 'Sheet', scopes: ['debts:read'], days: 30, ...wrong }
      expect((await ada.request('POST', PATH, body)).status).toBe(422)
    }
  })

  test('ends at twenty tokens, also where two come at once', async () => {
    await served.pool.query(
      `insert into api_tokens (user_id, name, token_hash, scopes, created_at, expires_at)
       select $1, 'Sheet', gen_random_uuid(), '{debts:read}', now(), now() from generate_series(2, $2)`,
      [ada.id, MAX_TOKENS],
    )
    const body = { name: 'Sheet', scopes: ['debts:read'], days: 30 }
    const both = await Promise.all([ada.request('POST', PATH, body), ada.request('POST', PATH, body)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

describe('a token', () => {
  test('reads the debts of its owner and of nobody else, and records a payment on them', async () => {
    const id = await oweCard()
    const eve = await makeUser(served.app)
    const hers = await oweCard(eve)
    const { token } = await makeTokenWith(ada)
    expect((await debts(token)).body).toMatchObject([{ id, balance: '500.00' }])
    const pay = (debtId: string) =>
      asked(token, { method: 'POST', url: `/api/debts/${debtId}/payments`, body: { amount: '20.00' } })
    expect((await pay(id)).status).toBe(201)
    expect((await pay(hers)).status).toBe(404)
    expect((await debts(token)).body).toMatchObject([{ balance: '480.00' }])
    expect((await eve.request('GET', '/api/debts')).body).toMatchObject([{ balance: '500.00' }])
  })

  test('of one scope does nothing of another', async () => {
    const id = await oweCard()
    const { token } = await makeTokenWith(ada, { scopes: ['payments:write'] })
    expect((await debts(token)).body).toMatchObject({ code: 'forbidden' })
    const body = { amount: '20.00' }
    const reader = (await makeTokenWith(ada, { scopes: ['records:read'] })).token
    const paid = await asked(reader, { method: 'POST', url: `/api/debts/${id}/payments`, body })
    expect(paid).toMatchObject({
      status: 403,
      body: { message: 'This API token was made without “payments:write”. Nothing was changed.' },
    })
    expect((await asked(reader, { method: 'GET', url: '/api/goals' })).status).toBe(200)
    expect(((await debts(reader)).body as Debt[])[0]).toMatchObject({ balance: '500.00' })
  })

  test('opens nothing once it has expired, was taken back, or its owner’s account is disabled', async () => {
    const short = await makeTokenWith(ada, { days: 30 })
    const long = await makeTokenWith(ada, { days: 365 })
    served.setNow(inDays(30))
    expect((await debts(short.token)).status).toBe(401)
    expect((await debts(long.token)).status).toBe(200)
    served.setNow(START)
    expect((await ada.request('DELETE', `${PATH}/${long.id}`)).status).toBe(200)
    expect((await debts(long.token)).status).toBe(401)
    await served.pool.query('update users set disabled_at = now() where id = $1', [ada.id])
    expect((await debts(short.token)).status).toBe(401)
  })

  test('is taken back by its owner only', async () => {
    const { id, token } = await makeTokenWith(ada)
    const eve = await makeUser(served.app)
    expect((await eve.request('DELETE', `${PATH}/${id}`)).status).toBe(404)
    expect((await debts(token)).status).toBe(200)
  })

  test('has its last use written at most once a minute', async () => {
    const { token } = await makeTokenWith(ada)
    const uses = []
    for (const seconds of [0, 59, 60]) {
      served.setNow(new Date(START.getTime() + seconds * 1000))
      await debts(token)
      uses.push((await listed())[0]?.lastUsedAt)
    }
    expect(uses).toEqual(['17:00:30', '17:00:30', '17:01:30'].map((time) => `2026-11-20T${time}.000Z`))
  })

  test('makes sixty calls a minute, refused ones among them, and no more; another token goes on', async () => {
    const { token } = await makeTokenWith(ada)
    const other = await makeTokenWith(ada)
    for (let i = 0; i < TOKEN_CALLS_A_MINUTE; i += 1)
      expect((await asked(token, { method: 'GET', url: '/api/settings' })).status).toBe(403)
    const refused = await debts(token)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await debts(other.token)).status).toBe(200)
  })

  test('is nobody on an open call, and no session where a page is asked for', async () => {
    const { token } = await makeTokenWith(ada)
    const answer = await asked(token, { method: 'GET', url: whoAmI.path })
    expect(answer).toMatchObject({ status: 200, body: { user: null, session: null } })
    const withCookie = await ada.request('GET', whoAmI.path)
    expect(withCookie.body).toEqual({ user: ada.id, session: ada.id })
  })
})
