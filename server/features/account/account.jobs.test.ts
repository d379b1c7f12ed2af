import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import { askSignUp } from './account-under-test.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let served: TestApp

beforeAll(async () => {
  served = await buildTestApp()
})
afterAll(() => served.close())

test('what has ended is cleared at night: sessions, mailed links, counts of tries, and nothing else', async () => {
  const { pool, app } = served
  const sweep = () => app.parts.jobs.runSchedules()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  const ada = await makeUser(app)
  await makeUser(app)
  const { rowCount: ended } = await pool.query(`update sessions set expires_at = $1 where user_id = $2`, [
    new Date('2026-11-19T00:00:00Z'),
    ada.id,
  ])
  await askSignUp(served, 'somebody.new@example.test')
  await pool.query(`update verifications set expires_at = $1`, [new Date('2026-11-19T00:00:00Z')])
  await pool.query(
    `update request_limits set expire = 1 where key in (select key from request_limits limit 1)`,
  )
  // A browser that nobody has signed in with for more than a year.
  await pool.query(`insert into known_browsers values ($1, 'old', $2)`, [
    ada.id,
    new Date('2025-11-19T00:00:00Z'),
  ])
  const browsers = async () =>
    (await pool.query<{ token_hash: string }>('select token_hash from known_browsers')).rows
  expect((await browsers()).some((row) => row.token_hash === 'old')).toBe(true)
  const counts = async () => {
    const { rows } = await pool.query<{ sessions: number; links: number; tries: number }>(
      `select (select count(*)::int from sessions) as sessions, (select count(*)::int from verifications) as links,
         (select count(*)::int from request_limits) as tries`,
    )
    return rows[0]!
  }
  const before = await counts()
  await sweep()
  expect((await browsers()).some((row) => row.token_hash === 'old')).toBe(false)
  expect(await browsers()).not.toHaveLength(0)
  const after = await counts()
  expect(before.sessions - after.sessions).toBe(ended)
  expect(before.links - after.links).toBe(1)
  expect(before.tries - after.tries).toBe(1)
  await sweep()
  expect(await counts()).toEqual(after)
})
