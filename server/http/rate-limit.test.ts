import { afterAll, beforeAll, expect, test } from 'vitest'
import { uncoded } from '#engine/language/sentence.ts'
import { connect } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connect.ts'
import type { HttpError } from '#server/errors.ts'
import { silentLogger } from '#server/log.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { createRateLimit } from './rate-limit.ts'

let database: TestDatabase
let first: Connection
let second: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  const open = () => connect({ url: database.url, poolMax: 5, log: silentLogger })
  first = open()
  second = open()
})
afterAll(async () => {
  await first.pool.end()
  await second.pool.end()
  await database.drop()
})

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as HttpError,
  )

test('two processes count together, even when everything comes at once', async () => {
  const rule = { name: 'together', tries: 10, seconds: 60 }
  const limits = [createRateLimit(first.pool, rule), createRateLimit(second.pool, rule)]
  const tries = Array.from({ length: 30 }, (_, i) => refusalOf(limits[i % 2]!.consume('ada@example.test')))
  const refusals = (await Promise.all(tries)).filter((refusal) => refusal !== null)
  expect(refusals).toHaveLength(20)
  expect(refusals[0]).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refusals[0]?.retryAfterSeconds).toBeGreaterThan(0)
  expect(refusals[0]?.retryAfterSeconds).toBeLessThanOrEqual(60)
  expect(refusals[0]?.said.words()).toMatch(
    /^That was a lot of tries\. Please wait \d+ seconds, then try again\.$/,
  )
})

test('each key and each limit counts on its own', async () => {
  const one = createRateLimit(first.pool, { name: 'one', tries: 1, seconds: 60 })
  const other = createRateLimit(first.pool, { name: 'other', tries: 1, seconds: 60 })
  await one.consume('a')
  await one.consume('b')
  await other.consume('a')
  expect(await refusalOf(one.consume('a'))).toMatchObject({ status: 429 })
})

test('check counts nothing, forgive starts again', async () => {
  const said = uncoded('Wait.')
  const limit = createRateLimit(first.pool, {
    name: 'checked',
    tries: 2,
    seconds: 60,
    said,
  })
  await limit.check('a')
  await limit.consume('a')
  await limit.check('a')
  await limit.consume('a')
  expect(await refusalOf(limit.check('a'))).toMatchObject({ status: 429, said })
  await limit.forgive('a')
  await limit.consume('a')
})

test('the table holds no address and no email', async () => {
  await createRateLimit(first.pool, { name: 'private', tries: 1, seconds: 60 }).consume('canary@example.test')
  const { rows } = await first.pool.query('select * from request_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('canary')
})

test('a limit that cannot count lets nobody through', async () => {
  const lost = connect({ url: 'postgres://nobody@127.0.0.1:1/none', poolMax: 1, log: silentLogger })
  const limit = createRateLimit(lost.pool, { name: 'lost', tries: 100, seconds: 60 })
  expect(await refusalOf(limit.consume('a'))).toBeInstanceOf(Error)
  await lost.pool.end()
})
