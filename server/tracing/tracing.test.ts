import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/job.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { openTracing } from './open-tracing.ts'
import { noTracing } from './tracing.ts'

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.unknown()) }),
})
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              kind: z.number(),
              attributes: z.array(attribute),
              status: z.object({ code: z.optional(z.number()) }),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Span = z.output<typeof sent>['resourceSpans'][0]['scopeSpans'][0]['spans'][0]

const CLIENT = 3
const SERVER = 2
const FAILED = 2
const AT_ONCE = 20

const counting = defineJob({
  name: 'test.count',
  summary: 'Counts people.',
  payload: z.strictObject({}),
  retryLimit: 0,
  run: async ({ parts }) => {
    await parts.pool.query('select count(*) from users')
    throw new Error('no')
  },
})

const bodies: { path: string | undefined; body: string }[] = []
const collector = createServer(async (request, response) => {
  const chunks = await request.toArray()
  bodies.push({ path: request.url, body: Buffer.concat(chunks as Buffer[]).toString() })
  response.setHeader('content-type', 'application/json').end('{}')
})

let served: TestApp
let ada: TestUser
let spans: Span[]
/** the status of the request that makes a debt */
let made: number
const named = (name: string) => spans.filter((span) => span.name === name)
const below = (parent: Span | undefined) => spans.filter((span) => span.parentSpanId === parent?.spanId)
const textOf = (span: Span, key: string) => span.attributes.find((one) => one.key === key)?.value.stringValue

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const tracing = await openTracing({ otlpEndpoint: `http://127.0.0.1:${port}/` })
  served = await buildTestApp({ tracing, moreJobs: [counting], holdsMail: true })
  ada = await makeUser(served.app)
  const debt = { name: 'Canary card', type: 'credit_card', balance: '8675.31', interestRate: '0.1899' }
  made = (await ada.request('POST', '/api/debts', debt)).status
  await ada.request('POST', '/api/create-checkout-session', { planId: 'price_monthly' })
  // More than the pool has connections: some wait, and are called by whoever gives one back.
  await Promise.all(Array.from({ length: AT_ONCE }, () => ada.request('GET', '/api/goals')))
  await served.app.inject('/readyz')
  await served.app.parts.jobs.add(counting, {})
  await served.app.parts.jobs.runDue(counting.name)
  await tracing.close()
  spans = bodies.flatMap(({ body }) =>
    sent
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
})
afterAll(async () => {
  await served.close()
  collector.close()
})

test('a request’s span reaches the collector, with a span below it for each of its statements', () => {
  expect(bodies.map(({ path }) => path)).toEqual(bodies.map(() => '/v1/traces'))
  expect(made).toBe(201)
  const [request] = named('POST /api/debts')
  expect(request).toMatchObject({ kind: SERVER, attributes: expect.any(Array) })
  expect(request?.parentSpanId ?? '').toBe('')
  const inserts = below(request).filter((span) =>
    textOf(span, 'db.query.text')?.startsWith('insert into "debts"'),
  )
  expect(inserts).toMatchObject([{ name: 'INSERT', kind: CLIENT, traceId: request?.traceId }])
  expect(below(request).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BEGIN', 'COMMIT', 'SELECT']),
  )
})

test('requests that run at once have their own statements, each the same ones', () => {
  const requests = named('GET /api/goals')
  expect(requests).toHaveLength(AT_ONCE)
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(AT_ONCE)
  const statements = requests.map((request) =>
    below(request)
      .map((span) => textOf(span, 'db.query.text'))
      .join(';'),
  )
  expect(statements[0]).toContain('from "goals"')
  expect(new Set(statements).size).toBe(1)
})

test('a call to an outside service is below the request that waits for it', () => {
  const [request] = named('POST /api/create-checkout-session')
  const calls = below(request).filter(({ name }) => name.startsWith('payments.'))
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) expect(call).toMatchObject({ kind: CLIENT, traceId: request?.traceId })
})

test('a job is a trace of its own with its statements, and says that it failed', () => {
  const [job] = named('job test.count')
  expect(job?.status.code).toBe(FAILED)
  expect(below(job).map((span) => textOf(span, 'db.query.text'))).toEqual(['select count(*) from users'])
})

test('what machines ask all day, and the queue’s own looking, is not traced', () => {
  expect(named('GET /readyz')).toEqual([])
  const ids = new Set(spans.map(({ spanId }) => spanId))
  const roots = spans.filter(({ parentSpanId = '' }) => parentSpanId === '')
  for (const { name } of roots) expect(name).toMatch(/^(GET|POST|PATCH|job) /)
  for (const { parentSpanId = '' } of spans) expect(parentSpanId === '' || ids.has(parentSpanId)).toBe(true)
})

test('no value of a person is in a trace', () => {
  const all = JSON.stringify(bodies)
  for (const value of ['Canary', '8675.31', ada.email, ada.id]) expect(all).not.toContain(value)
})

test('without an address there are no traces, and work runs as it would', async () => {
  const tracing = await openTracing({ otlpEndpoint: null })
  expect(tracing).toBe(noTracing)
  expect(tracing.begin({ name: 'x', kind: 'internal' }, () => 7)).toBe(7)
})
