import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { examine } from './doctor.ts'
import { clockFinding, diskFinding, migrationsFinding, versionFinding } from './judge.ts'

let database: TestDatabase
let served: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  served = await buildTestApp({ databaseUrl: database.url })
})
afterAll(async () => {
  await served.close()
  await database.drop()
})

const diagnose = async (settings: Record<string, string> = {}, now = Date.now) => {
  const found = await examine({ env: parseEnv({ DATABASE_URL: database.url, ...settings }), now })
  return Object.fromEntries(found.map(({ about, state, says }) => [about, `${state}: ${says}`]))
}

test('where all is well nothing is a fault', async () => {
  const found = await diagnose()
  expect(Object.values(found).filter((line) => line.startsWith('missing'))).toEqual([])
  expect(found).toMatchObject({
    settings: 'works: sandbox mode, role both, opened at this machine.',
    database: expect.stringMatching(/^works: PostgreSQL 18/),
    migrations: expect.stringMatching(/^works: all \d+ have run\.$/),
    clocks: expect.stringMatching(/^works/),
    jobs: 'works: none that is due waits.',
    mail: expect.stringMatching(/^notSetUp/),
  })
})

test('a database of another mode is a fault, and stays what it is', async () => {
  await served.pool.query(`insert into installation (mode) values ('live')`)
  expect(await diagnose()).toMatchObject({
    mode: expect.stringMatching(/^missing: this database belongs to live mode\./),
    migrations: expect.stringMatching(/^works/),
  })
  await served.pool.query('delete from installation')
  expect(await diagnose()).not.toHaveProperty('mode')
})

test('a database that nobody reaches is a fault, and the rest is said all the same', async () => {
  const found = await diagnose({ DATABASE_URL: 'postgres://x@127.0.0.1:1/none' })
  expect(found).toMatchObject({
    database: expect.stringMatching(/^missing: it does not answer: .*ECONNREFUSED/),
    settings: expect.stringMatching(/^works/),
  })
  expect(found).not.toHaveProperty('clocks')
})

test('a clock that is off, a job that nobody runs and a mail server that is away are faults', async () => {
  const [kind] = served.app.parts.jobs.kinds.filter(({ schedule }) => schedule !== undefined)
  await served.app.parts.jobs.add(kind!, {})
  await served.pool.query(`update pgboss.job set start_after = now() - interval '20 minutes'`)
  const found = await diagnose({ SMTP_URL: 'smtp://127.0.0.1:1' }, () => Date.now() - 60_000)
  expect(found).toMatchObject({
    clocks: expect.stringMatching(/^missing: the database is (59|60) seconds ahead of this machine/),
    jobs: expect.stringMatching(/^missing: one has waited (19|20) minutes and no process runs it/),
    mail: expect.stringMatching(/^missing/),
  })
  await served.pool.query('delete from pgboss.job')
})

test('a database of another version than the program is told', async () => {
  await served.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)`,
  )
  expect(await diagnose()).toMatchObject({ migrations: expect.stringMatching(/^missing: .*older version/) })
  await served.pool.query(`delete from drizzle.__drizzle_migrations where created_at > 8e12`)
})

describe('judged by what was measured', () => {
  test.each([
    [{ version: '14.9', number: 140_009 }, 'missing'],
    [{ version: '15.1', number: 150_001 }, 'note'],
    [{ version: '18.4', number: 180_004 }, 'works'],
  ])('%o is %s', (measured, state) => expect(versionFinding(measured).state).toBe(state))

  test.each([
    [{ isEmpty: true, applied: 0, known: 0 }, 'note'],
    [{ isEmpty: false, applied: 4, known: 6 }, 'note'],
    [{ isEmpty: false, applied: 6, known: 6 }, 'works'],
  ])('%o is %s', (measured, state) => expect(migrationsFinding(measured).state).toBe(state))

  test('a slow answer is no difference of clocks', () => {
    expect(clockFinding(9_000, { asked: 1_000, answered: 9_500 }).state).toBe('works')
    expect(clockFinding(6_000, { asked: 9_000, answered: 9_001 }).says).toContain('3 seconds behind')
  })

  test('a disk with less than a tenth free is a fault', () => {
    expect(diskFinding({ freeBytes: 11e9, totalBytes: 100e9 }).state).toBe('works')
    expect(diskFinding({ freeBytes: 9e9, totalBytes: 100e9 })).toMatchObject({
      state: 'missing',
      says: 'only 9.0 of 100.0 GB are free: the database stops when it is full.',
    })
  })
})

test('the command ends with status 1 and names each setting that is wrong', () => {
  const script = join(import.meta.dirname, '../../scripts/outside/doctor.ts')
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [script], { env: { PATH: process.env['PATH'], ...env }, encoding: 'utf8' })
  const wrong = run({ JUBILEE_MODE: 'live' })
  expect(wrong.status).toBe(1)
  expect(wrong.stdout).toMatch(/^MISSING {5}settings +ENCRYPTION_KEYS is missing in live mode/m)
  expect(wrong.stdout).not.toContain('    at ')
  const right = run({ DATABASE_URL: database.url })
  expect([right.status, right.stderr]).toEqual([0, ''])
  expect(right.stdout).toMatch(/^ok +migrations +all \d+ have run\.$/m)
})
