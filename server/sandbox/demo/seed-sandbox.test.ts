import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createLogger } from '#server/log.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { ONE_AT_A_TIME_LOCK, seedSandbox } from './seed-sandbox.ts'

/** longer than a statement of a request may take */
const BUSY_MS = 2_800

test('processes that start together wait for the one that seeds, and every plan is bought once', async () => {
  const database = await createTestDatabase()
  const lines: string[] = []
  const log = createLogger((line) => void lines.push(line))
  const apps = await Promise.all([1, 2].map(() => buildTestApp({ databaseUrl: database.url, log })))
  const first = new Client({ connectionString: database.url })
  await first.connect()
  await first.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME_LOCK])
  const seeding = Promise.all(apps.map(({ app }) => seedSandbox(app.parts)))
  await sleep(BUSY_MS)
  const { rows: none } = await first.query<{ n: number }>('select count(*)::int as n from users')
  expect(none).toEqual([{ n: 0 }])
  await first.end()
  await seeding
  const { rows } = await apps[0]!.pool.query<{ people: number; paid: number }>(
    `select (select count(*) from users)::int as people, (select count(*) from billing_customers)::int as paid`,
  )
  expect(rows).toEqual([{ people: 5, paid: 2 }])
  expect(lines.filter((line) => line.includes('sandbox.plan_not_bought'))).toEqual([])
  for (const app of apps) await app.close()
  await database.drop()
})
