import { Client } from 'pg'
import { expect, test } from 'vitest'
import { silentLogger } from '#server/log.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { connect } from './connect.ts'

test('a statement that does not come back becomes a 503 with a sentence, and the next one works', async () => {
  const database = await createTestDatabase()
  const served = await buildTestApp({ databaseUrl: database.url })
  const ada = await makeUser(served.app)
  const blocker = new Client({ connectionString: database.url })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query('lock table debts in access exclusive mode')
  const answer = await ada.request('GET', '/api/debts')
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((answer.body as { message: string }).message).toContain('Nothing was lost')
  await blocker.query('rollback')
  await blocker.end()
  expect((await ada.request('GET', '/api/debts')).status).toBe(200)
  await served.close()
  await database.drop()
})

test('connections that the server ends are replaced, and the process lives on', async () => {
  const database = await createTestDatabase()
  const { pool } = connect({ url: database.url, poolMax: 3, log: silentLogger })
  await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')))
  const admin = new Client({ connectionString: database.url })
  await admin.connect()
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jubilee' and datname = current_database()",
  )
  await admin.end()
  await expect
    .poll(() =>
      pool.query('select 1').then(
        () => 'works',
        () => 'lost',
      ),
    )
    .toBe('works')
  await pool.end()
  await database.drop()
})

test('a connection that is lost in the middle of a transaction fails that transaction alone', async () => {
  const database = await createTestDatabase()
  const { pool } = connect({ url: database.url, poolMax: 2, log: silentLogger })
  const client = await pool.connect()
  await client.query('begin')
  const admin = new Client({ connectionString: database.url })
  await admin.connect()
  const ended = new Promise((resolve) => client.once('end', resolve))
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jubilee' and datname = current_database()",
  )
  await admin.end()
  await ended
  await expect(client.query('select 1')).rejects.toThrow(/connection|queryable/i)
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
  await database.drop()
})

test('a lost connection that nobody gives back keeps no place in the pool', async () => {
  const database = await createTestDatabase()
  const { pool } = connect({ url: database.url, poolMax: 1, log: silentLogger })
  await pool.connect()
  const admin = new Client({ connectionString: database.url })
  await admin.connect()
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jubilee' and datname = current_database()",
  )
  await admin.end()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
  await database.drop()
})
