/** On a real streaming replica: PostgreSQL itself says which of the two servers answered. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contracts/endpoint.ts'
import { parseEnv } from '#server/env.ts'
import { mount } from '#server/http/mount.ts'
import { makeReplica } from '#server/testing/make-replica.ts'
import type { Pair } from '#server/testing/make-replica.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Executor } from './executor.ts'

/** long enough for a few requests on a busy machine */
const LAG_MS = 3_000

const where = endpoint('GET /api/where', {
  summary: 'Whether a replica answered, and how many visits it knows of.',
  access: 'public',
  mayLag: true,
  answer: z.object({ isReplica: z.boolean(), visits: z.int() }),
})
const visit = endpoint('POST /api/where', {
  summary: 'Writes something down.',
  access: 'public',
  answer: z.object({}),
})

async function askWhere(db: Executor) {
  const { rows } = await db.execute<{ isReplica: boolean; visits: number }>(
    sql`select pg_is_in_recovery() as "isReplica", (select count(*)::int from offer_visits) as visits`,
  )
  return rows[0]!
}

let pair: Pair
let served: TestApp

beforeAll(async () => {
  pair = await makeReplica()
  served = await buildTestApp({
    databaseUrl: pair.primaryUrl,
    env: parseEnv({
      DATABASE_URL: pair.primaryUrl,
      DATABASE_REPLICA_URL: pair.replicaUrl,
      DATABASE_REPLICA_LAG_MS: String(LAG_MS),
    }),
    mountMore: (app) => {
      mount(app, where, ({ parts }) => askWhere(parts.db))
      mount(app, visit, async ({ parts }) => {
        await parts.db.execute(
          sql`insert into offer_visits (offer_id, day, visits) select gen_random_uuid()::text, current_date, 1`,
        )
        return {}
      })
    },
  })
})

afterAll(async () => {
  await served.close()
  await pair.close()
})

async function ask(headers: Record<string, string> = {}) {
  const answer = await served.app.inject({ method: 'GET', url: '/api/where', headers })
  return answer.json<{ isReplica: boolean; visits: number }>()
}

const write = () => served.app.inject({ method: 'POST', url: '/api/where' })

async function untilFrom(isReplica: boolean): Promise<void> {
  while ((await ask()).isReplica !== isReplica) await sleep(50)
}

async function onReplica(statement: string): Promise<void> {
  const client = new Client({ connectionString: pair.replicaUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

test('the replica answers what may lag; whoever has just written reads it from the primary', async () => {
  await untilFrom(true)
  await onReplica('select pg_wal_replay_pause()')
  const before = await ask()
  const written = await write()
  expect(written.statusCode).toBe(200)
  const [cookie = ''] = String(written.headers['set-cookie']).split(';')
  expect(written.headers['set-cookie']).toContain('Max-Age=4;')
  expect(await ask({ cookie })).toEqual({ isReplica: false, visits: before.visits + 1 })
  expect(await ask({ authorization: 'Bearer of-a-client-without-cookies' })).toMatchObject({
    isReplica: false,
  })
  expect(await ask()).toEqual(before)
})

test('a replica that falls behind is not asked until it has come after', async () => {
  await untilFrom(false)
  expect(served.app.parts.replica.lagMs()).toBeGreaterThan(LAG_MS)
  await onReplica('select pg_wal_replay_resume()')
  await untilFrom(true)
  expect(await ask()).toEqual({ isReplica: true, visits: (await askWhere(served.db)).visits })
})

test('where the replica does not answer the primary does, in the same request', async () => {
  await untilFrom(true)
  await pair.stopReplica()
  const answer = await served.app.inject({ method: 'GET', url: '/api/where' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ isReplica: false })
}, 20_000)

test('only reads that decide nothing for a person may lag', () => {
  const lagging = served.app.calls.filter(({ mayLag }) => mayLag)
  expect(lagging.length).toBeGreaterThan(5)
  for (const call of lagging)
    expect(call).toMatchObject({ method: 'GET', access: expect.stringMatching(/public|admin/) })
})
