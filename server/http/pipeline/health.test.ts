import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { silentLogger } from '#server/log.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { nowhere } from '#server/testing/peers/outside-nowhere.ts'
import { buildTestApp } from '#server/testing/test-app.ts'

test('healthy and ready', async () => {
  const served = await buildTestApp()
  const get = (url: string) => served.app.inject({ method: 'GET', url })
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  await served.close()
})

test('alive but not ready while the database is away', async () => {
  const secrets = createSecrets([{ id: 'test', bytes: randomBytes(32) }])
  const lost = connect({ url: 'postgres://nobody@127.0.0.1:1/none', poolMax: 1, log: silentLogger })
  const served = await buildTestApp({ pool: lost.pool, db: lost.db, outside: nowhere, secrets })
  expect((await served.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  const ready = await served.app.inject({ method: 'GET', url: '/readyz' })
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toMatchObject({ code: 'unavailable' })
  const { body } = await served.app.inject({ method: 'GET', url: '/metrics' })
  expect(body).toContain('jubilee_database_up 0')
  expect(body).not.toContain('jubilee_jobs{')
  await lost.pool.end()
  await served.close()
})
