import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseEnv } from '#server/env.ts'
import { createLogger, silentLogger } from '#server/log.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { openTimekeeper } from './job-queue.ts'
import { defineJob } from './job.ts'
import { startPolling } from './poll.ts'

const ran: string[] = []
const events = new EventEmitter()
let release = () => {}

const note = defineJob({
  name: 'test.note',
  summary: 'Notes that it ran.',
  payload: z.strictObject({ id: z.string() }),
  run: async ({ payload }) => {
    ran.push(payload.id)
    events.emit(payload.id)
  },
})
const long = defineJob({
  name: 'test.long',
  summary: 'Runs until it is let go.',
  payload: z.strictObject({}),
  schedule: { cron: '0 0 1 1 *', words: 'every year' },
  run: async () => {
    events.emit('long began')
    await new Promise<void>((resolve) => (release = resolve))
    ran.push('long')
  },
})

/** Waits for something to happen; the test's own time limit ends a wait in vain. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(5)
}

describe('an app that serves', () => {
  let database: TestDatabase
  let served: TestApp

  const open = () => buildTestApp({ databaseUrl: database.url, moreJobs: [note, long] })

  beforeEach(async () => {
    ran.length = 0
    database = await createTestDatabase()
    served = await open()
  })
  afterEach(async () => {
    release()
    await served.close()
    await database.drop()
  })

  test('runs jobs as they come, and keeps the schedules of exactly the kinds that have one', async () => {
    const { jobs } = served.app.parts
    jobs.start()
    const began = once(events, 'by itself')
    await jobs.add(note, { id: 'by itself' })
    await began
    expect(ran).toEqual(['by itself'])
    const expected = jobs.kinds.filter((kind) => kind.schedule !== undefined).map((kind) => kind.name)
    await until(async () => {
      const { rows } = await served.pool.query<{ name: string }>('select name from pgboss.schedule')
      return rows.length === expected.length && rows.every((row) => expected.includes(row.name))
    })
  })

  test('lets a running job end before it closes, and begins no other', async () => {
    const { jobs } = served.app.parts
    jobs.start()
    const began = once(events, 'long began')
    await jobs.add(long, {})
    await began
    const closing = served.app.close()
    await until(() => served.app.isDraining)
    await served.pool.query(
      `insert into pgboss.job (name, data, policy) values ('test.note', '{"payload":{"id":"late"}}', 'short')`,
    )
    release()
    await closing
    expect(ran).toEqual(['long'])
    const { rows } = await served.pool.query(
      `select name, state from pgboss.job where name like 'test.%' order by name`,
    )
    expect(rows).toEqual([
      { name: 'test.long', state: 'completed' },
      { name: 'test.note', state: 'created' },
    ])
  })

  test('runs again what a killed process held', async () => {
    const { jobs } = served.app.parts
    await jobs.add(note, { id: 'held' })
    await served.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '5 minutes', heartbeat_on = now() - interval '5 minutes'`,
    )
    expect(await jobs.runDue()).toBe(0)
    const timekeeper = await openTimekeeper({ pool: served.pool, log: silentLogger, kinds: [note] })
    await timekeeper.supervise()
    await timekeeper.stop({ graceful: false })
    await served.pool.query(`update pgboss.job set start_after = now()`)
    expect(await jobs.runDue()).toBe(1)
    expect(ran).toEqual(['held'])
  })

  test('a kind with a lane of its own waits for no other', async () => {
    await served.close()
    const env = parseEnv({ DATABASE_URL: database.url, JOB_LANES: '1', JOB_LANES_OF: 'test.note:1' })
    served = await buildTestApp({ databaseUrl: database.url, moreJobs: [note, long], env })
    const { jobs } = served.app.parts
    jobs.start()
    const began = once(events, 'long began')
    await jobs.add(long, {})
    await began
    const noted = once(events, 'beside it')
    await jobs.add(note, { id: 'beside it' })
    await noted
    expect(ran).toEqual(['beside it'])
  })

  test('a lane of a kind that is not there is refused', async () => {
    const env = parseEnv({ DATABASE_URL: database.url, JOB_LANES_OF: 'banks.snyc:1' })
    await expect(buildTestApp({ databaseUrl: database.url, env })).rejects.toThrow(
      'JOB_LANES_OF: there is no job banks.snyc.',
    )
  })

  test('is there for people while its queue cannot be opened, and runs jobs once it can', async () => {
    const { jobs } = served.app.parts
    await served.pool.query('alter schema pgboss rename to away')
    await expect(jobs.add(note, { id: 'not stored' })).rejects.toThrow(/pgboss/)
    expect((await served.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    await served.pool.query('alter schema away rename to pgboss')
    await jobs.add(note, { id: 'back' })
    expect(await jobs.runDue()).toBe(1)
    expect(ran).toEqual(['back'])
  })
})

test('the loop goes on after the database was away, and says so once', async () => {
  const lines: string[] = []
  let calls = 0
  const polling = startPolling({
    log: createLogger((line) => void lines.push(line)),
    isStopping: () => false,
    lanes: [
      async () => 0,
      async () => {
        calls += 1
        if (calls < 10) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
        return 0
      },
    ],
    openTimekeeper: () => Promise.reject(new Error('not here')),
    waitMs: { usual: 1, away: 1 },
  })
  await until(() => calls > 20)
  await polling.stop()
  const before = calls
  await sleep(20)
  expect(calls).toBe(before)
  expect(lines.filter((line) => line.includes('jobs.away'))).toHaveLength(2)
})
