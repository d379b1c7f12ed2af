import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { getHealth } from '#contracts/admin/system-health.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { noteBackup } from './backups.queries.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

let test: TestApp
let ruth: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(NOW)
  ruth = await makeUser(test.app, { isAdmin: true })
})
afterAll(() => test.close())

const url = '/api/admin/health'
const health = async () => (await ruth.request('GET', url)).body as WireOf<typeof getHealth>
const outside = async (name: string) => (await health()).outside.find((one) => one.name === name)

it('measures the database, its migrations and this process', async () => {
  const { database, ...rest } = await health()
  expect(rest).toMatchObject({
    asOf: NOW.toISOString(),
    mode: 'sandbox',
    version: expect.stringMatching(/^\d/),
    node: process.version,
  })
  expect(database.migrations.applied).toBe(database.migrations.known)
  expect(database.migrations.lastAt).toMatch(/^20\d\d-/)
  expect(database.sizeBytes).toBeGreaterThan(1_000_000)
  expect(database.version).toMatch(/^\d+/)
  expect(database.connections).toMatchObject({ most: 5 })
  expect(rest.disk).toBeNull()
})

it('says nothing of people, addresses or keys', async () => {
  const text = JSON.stringify(await health())
  expect(text).not.toMatch(/postgres:|@|sk_|whsec|example\.test/)
})

describe('jobs', () => {
  it('are counted, with how long the oldest due one has waited', async () => {
    expect((await health()).jobs).toMatchObject({ failed: 0, oldestDueSeconds: null })
    const [kind] = test.app.parts.jobs.kinds.filter(({ schedule }) => schedule !== undefined)
    await test.app.parts.jobs.add(kind!, {})
    await test.pool.query(`update pgboss.job set start_after = $1::timestamptz - interval '90 seconds'`, [
      NOW,
    ])
    expect((await health()).jobs).toMatchObject({ queued: 1, oldestDueSeconds: 90 })
    await test.app.parts.jobs.runDue()
    expect((await health()).jobs).toMatchObject({ queued: 0, oldestDueSeconds: null })
  })
})

describe('outside services', () => {
  it('have not been asked before somebody needs them', async () => {
    expect(await outside('payments')).toEqual({
      name: 'payments',
      isSandbox: true,
      isSetUp: true,
      lastSuccessAt: null,
      lastFailureAt: null,
      calls: 0,
      failures: 0,
    })
    expect(await outside('model')).toMatchObject({ isSetUp: false })
  })

  it('are noted when they answer', async () => {
    const ada = await makeUser(test.app)
    const body = { planId: 'price_monthly' }
    const { status } = await ada.request('POST', '/api/create-checkout-session', body)
    expect(status).toBe(200)
    const payments = await outside('payments')
    expect(payments).toMatchObject({ lastSuccessAt: NOW.toISOString(), failures: 0 })
    expect(payments?.calls).toBeGreaterThan(0)
  })
})

it('says what the coach’s model did and cost, day by day, beside its limit', async () => {
  expect((await health()).coachModel).toEqual({ limit: '5.00', days: [] })
  await test.pool.query(`insert into coach_model_days values
    ('2026-11-19', 4, 2, 1, 1, 9000, 400, 33001), ('2026-11-20', 1, 1, 0, 0, 1000, 100, 4500)`)
  const tokens = { tokensIn: 9_000, tokensOut: 400 }
  expect((await health()).coachModel.days).toMatchObject([
    { day: '2026-11-20', asked: 1, used: 1, spent: '0.01' },
    { day: '2026-11-19', asked: 4, used: 2, dropped: 1, failed: 1, ...tokens, spent: '0.04' },
  ])
})

it('says when the last backup was made, and forgets those that are long gone', async () => {
  expect((await health()).lastBackupAt).toBeNull()
  const client = await test.pool.connect()
  await noteBackup(client, 'copy', new Date('2025-01-01T03:00:00Z'))
  await noteBackup(client, 'dump', NOW)
  const { rows } = await client.query('select way from backups')
  client.release()
  expect(rows).toEqual([{ way: 'dump' }])
  expect((await health()).lastBackupAt).toBe(NOW.toISOString())
})
