import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AppParts } from '#server/http/app-parts.ts'
import { createLogger } from '#server/log.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { defineJob } from './job.ts'

const ran: string[] = []
let failuresLeft = 0

const note = defineJob({
  name: 'test.note',
  summary: 'Notes that it ran.',
  payload: z.strictObject({ id: z.string() }),
  run: async ({ payload }) => void ran.push(payload.id),
})
const sweep = defineJob({
  name: 'test.sweep',
  summary: 'Runs by itself.',
  payload: z.strictObject({}),
  schedule: { cron: '*/5 * * * *', words: 'every 5 minutes' },
  run: async () => void ran.push('sweep'),
})
const stumble = defineJob({
  name: 'test.stumble',
  summary: 'Fails as often as it is told to.',
  payload: z.strictObject({ id: z.string() }),
  run: async ({ payload }) => {
    if (failuresLeft > 0) {
      failuresLeft -= 1
      throw new Error('somebody@example.test owes 4711.00')
    }
    ran.push(payload.id)
  },
})
const slow = defineJob({
  name: 'test.slow',
  summary: 'Asks the database for longer than a request may.',
  payload: z.strictObject({}),
  run: async ({ parts }) => {
    const { rows } = await parts.pool.query<{ limit: string }>('select current_setting($1) as limit', [
      'statement_timeout',
    ])
    ran.push(rows[0]!.limit)
  },
})
const kinds = [note, sweep, stumble, slow]

let database: TestDatabase
let first: TestApp
let second: TestApp
let logged: string[]

let jobs: AppParts['jobs']
let others: AppParts['jobs']

const appHere = () =>
  buildTestApp({
    databaseUrl: database.url,
    log: createLogger((line) => void logged.push(line)),
    moreJobs: kinds,
  })

beforeAll(async () => {
  logged = []
  database = await createTestDatabase()
  first = await appHere()
  second = await appHere()
  jobs = first.app.parts.jobs
  others = second.app.parts.jobs
})
afterAll(async () => {
  await first.close()
  await second.close()
  await database.drop()
})
beforeEach(async () => {
  ran.length = 0
  logged.length = 0
  failuresLeft = 0
  await first.pool.query('delete from pgboss.job')
})

const states = async () => {
  const { rows } = await first.pool.query<{ name: string; state: string; count: string }>(
    'select name, state, count(*) from pgboss.job group by name, state order by name, state',
  )
  return rows.map((row) => `${row.name} ${row.state} ${row.count}`)
}

describe('adding', () => {
  test('a job of a transaction that is kept runs, one of a transaction that is not never was', async () => {
    await first.db.transaction((tx) => jobs.add(note, { id: 'kept' }, { tx }))
    await first.db
      .transaction(async (tx) => {
        await jobs.add(note, { id: 'undone' }, { tx })
        throw new Error('no')
      })
      .catch(() => {})
    expect(await jobs.runDue()).toBe(1)
    expect(ran).toEqual(['kept'])
  })

  test('a payload that is not the kind’s is refused, and nothing is stored', async () => {
    await expect(jobs.add(note, { id: 7 } as never)).rejects.toThrow(/id/)
    await expect(jobs.add(note, { id: 'a', email: 'ada@example.test' } as never)).rejects.toThrow(/email/)
    expect(await states()).toEqual([])
  })

  test('one job waits per key, however many are added', async () => {
    await Promise.all(Array.from({ length: 20 }, () => jobs.add(note, { id: 'one' }, { key: 'k' })))
    await jobs.add(note, { id: 'other' }, { key: 'l' })
    await jobs.runDue()
    expect(ran.toSorted()).toEqual(['one', 'other'])
    await jobs.add(note, { id: 'again' }, { key: 'k' })
    await jobs.runDue()
    expect(ran).toContain('again')
  })

  test('many are added in one statement, and one whose key waits already is that one', async () => {
    await jobs.add(note, { id: '7' }, { key: '7' })
    const payloads = Array.from({ length: 3_000 }, (_, at) => ({ id: String(at) }))
    await jobs.addAll(note, payloads, { key: ({ id }) => id })
    await jobs.addAll(note, payloads.slice(0, 10), { key: ({ id }) => id })
    const { rows } = await first.pool.query(
      `select count(*)::int as jobs, count(distinct singleton_key)::int as keys,
         count(distinct created_on)::int as statements, min(expire_seconds) as expiry
       from pgboss.job where name = $1`,
      [note.name],
    )
    expect(rows).toEqual([{ jobs: 3_000, keys: 3_000, statements: 2, expiry: 3_600 }])
    await first.pool.query('delete from pgboss.job')
  })

  test('a waiting job does not begin before a transaction that counts on it is over', async () => {
    await jobs.add(note, { id: 'waiting' }, { key: 'k' })
    await first.db.transaction(async (tx) => {
      await jobs.add(note, { id: 'counts on it' }, { tx, key: 'k' })
      expect(await others.runDue()).toBe(0)
    })
    expect(await others.runDue()).toBe(1)
    expect(ran).toEqual(['waiting'])
  })

  test('a job for later waits for the app’s clock', async () => {
    const now = new Date('2031-03-01T12:00:00Z')
    first.setNow(now)
    second.setNow(now)
    const startAfter = new Date('2031-03-02T12:00:00Z')
    await jobs.add(note, { id: 'later' }, { startAfter })
    expect(await jobs.runDue()).toBe(0)
    first.setNow(startAfter)
    expect(await jobs.runDue()).toBe(1)
    expect(ran).toEqual(['later'])
  })
})

describe('running', () => {
  test('two processes on one database run each job once', async () => {
    for (let n = 0; n < 40; n += 1) await jobs.add(note, { id: `job ${n}` })
    const counts = await Promise.all([jobs.runDue(), others.runDue()])
    expect(ran.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `job ${n}`).toSorted())
    expect(counts[0] + counts[1]).toBe(40)
  })

  test('what is scheduled runs once when asked, and leaves one in line at most', async () => {
    await Promise.all([jobs.runSchedules(), others.runSchedules()])
    expect(ran.filter((one) => one === 'sweep').length).toBeGreaterThan(0)
    expect(await jobs.runDue()).toBe(0)
  })

  test('a job has 30 s for a statement, a request 2.5 s', async () => {
    await jobs.add(slow, {})
    await jobs.runDue()
    const { rows } = await first.pool.query<{ limit: string }>(
      `select current_setting('statement_timeout') as limit`,
    )
    expect(ran).toEqual(['30s'])
    expect(rows[0]!.limit).toBe('2500ms')
  })

  test('a job that fails waits longer each time, then stays failed, and says nothing of anybody', async () => {
    failuresLeft = 100
    await jobs.add(stumble, { id: 'a' })
    const waits: number[] = []
    for (let run = 0; run < 9; run += 1) {
      expect(await jobs.runDue()).toBe(1)
      const { rows } = await first.pool.query<{ state: string; wait: string; output: unknown }>(
        `select state, extract(epoch from start_after - now()) as wait, output from pgboss.job`,
      )
      if (rows[0]!.state === 'retry') waits.push(Number(rows[0]!.wait))
      expect(JSON.stringify(rows[0]!.output)).not.toMatch(/example\.test|4711/)
      await first.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
    }
    expect(waits).toHaveLength(8)
    expect(waits[0]).toBeGreaterThan(5)
    expect(waits[4]).toBeGreaterThan(waits[0]! * 4)
    expect(await states()).toEqual(['test.stumble failed 1'])
    expect(await jobs.runDue()).toBe(0)
    expect(logged.filter((line) => line.includes('job.failed'))).toHaveLength(9)
    expect(logged.join('\n')).not.toMatch(/example\.test|4711/)
  })

  test('a job that failed once is done later', async () => {
    failuresLeft = 1
    await jobs.add(stumble, { id: 'done' })
    await jobs.runDue()
    expect(await states()).toEqual(['test.stumble retry 1'])
    await first.pool.query(`update pgboss.job set start_after = now()`)
    await jobs.runDue()
    expect(ran).toEqual(['done'])
    expect(await states()).toEqual(['test.stumble completed 1'])
  })
})

describe('for admins', () => {
  type Listed = { name: string; queued: number; failed: number; lastRun: { outcome: string } | null }

  test('every kind is listed with what waits, runs and failed, and what failed can be put in line again', async () => {
    const admin = await makeUser(first.app, { isAdmin: true })
    const listed = async (name: string) => {
      const answer = await admin.request('GET', '/api/admin/jobs')
      return (answer.body as Listed[]).find((kind) => kind.name === name)
    }
    expect(await listed('test.sweep')).toEqual({
      name: 'test.sweep',
      summary: 'Runs by itself.',
      schedule: 'every 5 minutes',
      queued: 0,
      running: 0,
      failed: 0,
      lastRun: null,
    })
    await jobs.add(stumble, { id: 'mended' })
    failuresLeft = 1
    await first.pool.query('update pgboss.job set retry_limit = 0')
    await jobs.runDue()
    expect(await listed('test.stumble')).toMatchObject({
      queued: 0,
      failed: 1,
      lastRun: { outcome: 'failed' },
    })
    const again = await admin.request('POST', '/api/admin/jobs/test.stumble/retry')
    expect(again).toMatchObject({ status: 200, body: { message: '1 job is in line again.' } })
    expect(await listed('test.stumble')).toMatchObject({ queued: 1, failed: 0 })
    await jobs.runDue()
    expect(ran).toEqual(['mended'])
    expect(await listed('test.stumble')).toMatchObject({ failed: 0, lastRun: { outcome: 'done' } })
    const nothing = await admin.request('POST', '/api/admin/jobs/test.stumble/retry')
    expect(nothing.body).toEqual({ message: 'Nothing has failed here. Nothing was changed.' })
  })

  test('a kind that is not there is a 404, and nobody but an admin sees any', async () => {
    const admin = await makeUser(first.app, { isAdmin: true })
    const person = await makeUser(first.app, { status: 'active', planId: 'price_premium' })
    expect((await admin.request('POST', '/api/admin/jobs/nothing/retry')).status).toBe(404)
    expect((await person.request('GET', '/api/admin/jobs')).status).toBe(403)
    expect((await person.request('POST', '/api/admin/jobs/test.note/retry')).status).toBe(403)
    expect((await ask(first.app, { method: 'GET', url: '/api/admin/jobs' })).status).toBe(401)
  })
})
