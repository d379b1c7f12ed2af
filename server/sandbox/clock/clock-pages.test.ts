import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { connect } from '#server/db/connect.ts'
import type { Pool } from '#server/db/connect.ts'
import { silentLogger } from '#server/log.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { daysOf } from './clock-pages.ts'
import { openSandboxClock } from './sandbox-clock.ts'
import { serialize } from '#server/sandbox/stripe/serialize.ts'

const DAY_MS = 86_400_000

let database: TestDatabase
let pool: Pool
let it: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect({ url: database.url, poolMax: 2, log: silentLogger }).pool
  const sandboxClock = await openSandboxClock(pool)
  it = await buildTestApp({ databaseUrl: database.url, clock: sandboxClock, sandboxClock })
})
afterAll(async () => {
  await it.close()
  await pool.end()
  await database.drop()
})

const headers = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'content-type': 'application/x-www-form-urlencoded',
}
const press = (step: string, more: object = {}) =>
  it.app.inject({
    method: 'POST',
    url: '/sandbox/clock',
    headers: { ...headers, ...more },
    payload: `step=${step}`,
  })

test.each([
  { step: 'day' as const, at: '2026-01-31', days: 1 },
  { step: 'week' as const, at: '2026-01-31', days: 7 },
  { step: 'month' as const, at: '2026-01-31', days: 28 },
  { step: 'month' as const, at: '2026-12-15', days: 31 },
])('$step from $at is $days days', ({ step, at, days }) => {
  expect(daysOf(step, new Date(`${at}T23:30:00Z`))).toBe(days)
})

test('the page says the sandbox’s date and has its three buttons', async () => {
  const page = (await it.app.inject({ method: 'GET', url: '/sandbox/clock' })).body
  for (const label of ['1 day on', '7 days on', '1 month on']) expect(page).toContain(label)
  expect(page).toContain('Sandbox: no real money.')
  expect(page).not.toMatch(/<script|<style|style=/)
})

test('a day on: what was due happens and is told, and everybody’s clock is ahead', async () => {
  const { parts } = it.app.parts.peers!
  const at = Math.floor(it.app.parts.clock.now().getTime() / 1_000) + 3_600
  await serialize(parts, (store) => store.emit({ type: 'customer.created', object: { id: 'cus_1', at } }))
  const page = (await press('day')).body
  expect(page).toContain('What happened')
  expect(page).toMatch(/stripe:\s*<code>customer\.created<\/code>/)
  const mode = (await it.app.inject({ method: 'GET', url: '/api/mode' })).json<{ movedByMs: number }>()
  expect(mode.movedByMs).toBeGreaterThanOrEqual(DAY_MS)
})

test('who asks for JSON gets the date and the list; a wrong step moves nothing; another site neither', async () => {
  const before = it.app.parts.sandboxClock!.movedByMs()
  const answer = (await press('day', { accept: 'application/json' })).json<{
    now: string
    happened: unknown[]
  }>()
  expect(answer.happened).toEqual([])
  expect(Date.parse(answer.now)).toBeGreaterThan(Date.now() + before + DAY_MS)
  const moved = it.app.parts.sandboxClock!.movedByMs()
  expect((await press('year')).statusCode).toBe(422)
  expect((await press('day', { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect(it.app.parts.sandboxClock!.movedByMs()).toBe(moved)
})

test('a public demo’s clock cannot be moved', async () => {
  const env = { ...parseEnv({ DATABASE_URL: database.url }), isPublicDemo: true }
  const { clock, sandboxClock } = it.app.parts
  const demo = await buildTestApp({ databaseUrl: database.url, env, clock, sandboxClock })
  expect(demo.app.routesServed.filter((route) => route.includes('/sandbox/clock'))).toEqual([])
  await demo.close()
})

test('beside a real service the sandbox has its time, and no clock to move', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_dummy', STRIPE_WEBHOOK_SECRET: 'whsec_dummy' }
  const env = parseEnv({ DATABASE_URL: database.url, ...keys })
  await it.app.parts.sandboxClock!.move(DAY_MS)
  const real = await buildTestApp({ databaseUrl: database.url, env, hasOwnClock: true })
  expect(Math.abs(real.app.parts.clock.now().getTime() - Date.now())).toBeLessThan(DAY_MS / 2)
  expect(real.app.routesServed.filter((route) => route.includes('/sandbox/clock'))).toEqual([])
  const mode = await real.app.inject({ method: 'GET', url: '/api/mode' })
  expect(mode.json()).toMatchObject({ sandbox: true, movedByMs: 0, hasClock: false })
  await real.close()
})
