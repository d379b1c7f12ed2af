import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { createLogger } from '#server/log.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const url = '/api/client-errors'
const report = sampleBodies()[`POST ${url}`] as Record<string, unknown>

let served: TestApp
let lines: string[] = []

beforeAll(async () => {
  served = await buildTestApp({ log: createLogger((line) => lines.push(line)) })
})
beforeEach(async () => {
  lines = []
  await served.pool.query('delete from request_limits')
})
afterAll(() => served.close())

const logged = () =>
  lines.map((line) => JSON.parse(line) as { event: string }).filter(({ event }) => event === 'client.error')
const send = (body: unknown) => ask(served.app, { method: 'POST', url, body })

test('a report is one line of the log, for a visitor and for a person, and nobody is named in it', async () => {
  expect((await send(report)).status).toBe(202)
  const ada = await makeUser(served.app)
  expect((await ada.request('POST', url, report)).status).toBe(202)
  const { requestId, ...rest } = report
  const line = {
    time: expect.any(String),
    level: 'warn',
    event: 'client.error',
    requestId: expect.any(String),
    failedRequestId: requestId,
    ...rest,
  }
  expect(logged()).toEqual([line, line])
})

test.each([
  ['a figure', { message: 'not a rate of 18' }],
  ['a value', { message: 'not a rate: abc' }],
  ['a quoted text', { message: 'not a rate "abc"' }],
  ['an address', { message: 'no ruth@example' }],
  ['a long text', { message: 'a'.repeat(201) }],
  ['a filled-in route', { route: '/education/7' }],
  ['a query', { route: '/settings?tab=security' }],
  ['a sentence for a component', { components: ['my card is blue'] }],
  ['many components', { components: Array.from({ length: 21 }, () => 'Card') }],
  ['a made-up request', { requestId: 'mine' }],
  ['more than is asked', { email: 'ruth@example.test' }],
])('%s in a report is refused, and nothing of it is logged', async (_name, change) => {
  expect((await send({ ...report, ...change })).status).toBe(422)
  expect(logged()).toEqual([])
})

test('a network has 30 reports in ten minutes', async () => {
  for (let sent = 0; sent < 30; sent += 1) expect((await send(report)).status).toBe(202)
  expect((await send(report)).status).toBe(429)
  expect(logged()).toHaveLength(30)
})

test('a person has 30 reports, from however many networks', async () => {
  const env = parseEnv({ DATABASE_URL: served.app.parts.env.databaseUrl!, TRUSTED_PROXY: '127.0.0.1' })
  const behindProxy = await buildTestApp({ databaseUrl: served.app.parts.env.databaseUrl!, env })
  const { cookie } = await makeUser(behindProxy.app)
  const sendFrom = (address: string) =>
    behindProxy.app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie,
        'x-forwarded-for': address,
      },
      payload: report,
    })
  for (let sent = 0; sent < 30; sent += 1) expect((await sendFrom(`203.0.113.${sent}`)).statusCode).toBe(202)
  expect((await sendFrom('203.0.113.99')).statusCode).toBe(429)
  await behindProxy.close()
})

test('every answer names its request, so that a report can', async () => {
  const { headers } = await ask(served.app, { method: 'GET', url: '/api/mode' })
  const [line] = lines.map((one) => JSON.parse(one) as { requestId: string })
  expect(headers['x-request-id']).toBe(line?.requestId)
})
