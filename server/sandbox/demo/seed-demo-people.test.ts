import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Article, ReadingProgress } from '#contracts/education/articles.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { parseEnv } from '#server/env.ts'
import { ask } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { seedDemoPeople } from './seed-demo-people.ts'

let it: TestApp
const today = '2026-11-20'
let codesSent = 0
beforeAll(async () => {
  it = await buildTestApp()
  it.setNow(new Date(`${today}T12:00:00Z`))
  await Promise.all([seedDemoPeople(it.app.parts), seedDemoPeople(it.app.parts)])
  it.setNow(new Date())
})
afterAll(() => it.close())

type People = { people: { email: string; codeNow?: string }[] }

async function codeOf(email: string) {
  const { body } = await ask(it.app, { method: 'GET', url: '/api/mode' })
  return (body as People).people.find((person) => person.email === email)?.codeNow
}

/** The second step of a demo admin, at a later time each: a code works once. */
async function sendCode(email: string, cookie: string) {
  codesSent += 1
  it.setNow(new Date(Date.now() + codesSent * 60_000))
  const body = { code: await codeOf(email) }
  const done = await ask(it.app, { method: 'POST', url: '/api/login/code', body, cookie })
  expect(done.status).toBe(200)
  return [done.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0]!)
    .join('; ')
}

async function signIn(name: string) {
  const body = { email: `${name}@demo.jubilee.test`, password: 'jubilee-demo' }
  const answer = await ask(it.app, { method: 'POST', url: '/api/login', body })
  expect(answer.status).toBe(200)
  const asked = String(answer.headers['set-cookie']).split(';')[0]!
  const cookie = (answer.body as { next?: string }).next ? await sendCode(body.email, asked) : asked
  return async (url: string) => (await ask(it.app, { method: 'GET', url, cookie })).body
}

test.each([
  ['free', { subscriptionStatus: 'free', subscriptionPlanId: null, isAdmin: false }],
  ['pro', { subscriptionStatus: 'active', subscriptionPlanId: 'price_monthly', isAdmin: false }],
  ['premium', { subscriptionStatus: 'active', subscriptionPlanId: 'price_premium', isAdmin: false }],
  ['admin', { subscriptionStatus: 'free', subscriptionPlanId: null, isAdmin: true }],
])('%s@ signs in and has debts with a history', async (name, plan) => {
  const get = await signIn(name)
  expect(await get('/api/auth/user')).toMatchObject({ ...plan, emailVerified: true })
  const debts = (await get('/api/debts')) as { id: string; balance: string; openingBalance: string }[]
  expect(debts.length).toBeGreaterThanOrEqual(2)
  for (const debt of debts) {
    expect(Number(debt.balance)).toBeGreaterThan(0)
    expect(Number(debt.balance)).toBeLessThan(Number(debt.openingBalance))
    const lines = (await get(`/api/debts/${debt.id}/payments`)) as { kind: string; occurredOn: string }[]
    expect(lines[0]?.kind).toBe('opening')
    expect(lines.filter((line) => line.kind === 'payment').length).toBeGreaterThanOrEqual(3)
    expect(lines.every((line) => line.occurredOn <= today)).toBe(true)
  }
})

test.each(['free', 'pro', 'premium', 'admin'])(
  '%s@ has scores of the last year and has read',
  async (name) => {
    const get = await signIn(name)
    const scores = (await get('/api/credit-scores')) as CreditScore[]
    expect(scores.length).toBeGreaterThanOrEqual(6)
    expect(scores.length).toBeLessThanOrEqual(14)
    expect(scores.every(({ recordedAt }) => recordedAt > '2025-11-20' && recordedAt <= today)).toBe(true)
    expect(new Set(scores.map(({ bureau }) => bureau)).size).toBeGreaterThan(1)
    expect(new Set(scores.map(({ model }) => model)).size).toBeGreaterThan(1)
    const articles = ((await get('/api/articles')) as Article[]).map(({ id }) => id)
    const progress = (await get('/api/reading-progress')) as ReadingProgress
    expect(progress.minutes).toBeGreaterThan(0)
    expect(progress.read.length).toBeGreaterThan(0)
    for (const { articleId } of progress.read) expect(articles).toContain(articleId)
  },
)

test('on the day of seeding, one has read three days in a row', async () => {
  it.setNow(new Date(`${today}T23:00:00Z`))
  expect(await (await signIn('pro'))('/api/reading-progress')).toMatchObject({ streakDays: 3 })
  it.setNow(new Date())
})

test('one debt has a promotional rate that ends in the future', async () => {
  const debts = (await (await signIn('pro'))('/api/debts')) as { promotionalRate: unknown }[]
  expect(debts.map((debt) => debt.promotionalRate).filter(Boolean)).toEqual([
    { interestRate: '0.0000', endsOn: '2027-07-31' },
  ])
})

test('seeding again changes nothing', async () => {
  const counts = async () =>
    (
      await it.pool.query(
        'select (select count(*) from users) u, (select count(*) from debt_entries) e, (select max(updated_at) from two_factors) f',
      )
    ).rows
  const before = await counts()
  await seedDemoPeople(it.app.parts)
  expect(await counts()).toEqual(before)
  expect(before).toEqual([{ u: '5', e: expect.stringMatching(/^\d{3}$/), f: expect.any(Date) }])
})

test('a database that was seeded before gets the second factor, and keeps one that is there', async () => {
  const before = await codeOf('admin@demo.jubilee.test')
  await it.pool.query(
    `delete from two_factors where user_id = (select id from users where email = 'reviewer@demo.jubilee.test')`,
  )
  expect(await codeOf('reviewer@demo.jubilee.test')).toBeUndefined()
  await seedDemoPeople(it.app.parts)
  expect(await codeOf('reviewer@demo.jubilee.test')).toMatch(/^\d{6}$/)
  expect(await codeOf('admin@demo.jubilee.test')).toBe(before)
  await (
    await signIn('reviewer')
  )('/api/auth/user')
})

test('live mode refuses', async () => {
  await expect(seedDemoPeople({ ...it.app.parts, env: { ...parseEnv({}), mode: 'live' } })).rejects.toThrow(
    'sandbox',
  )
})
