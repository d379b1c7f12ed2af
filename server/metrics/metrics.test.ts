import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseEnv } from '#server/env.ts'
import { noteBackup } from '#server/features/health/backups.queries.ts'
import { openTimekeeper } from '#server/jobs/job-queue.ts'
import { defineJob } from '#server/jobs/job.ts'
import { silentLogger } from '#server/log.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { MailRefused } from '#server/ports/mail/mail-refused.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { listenForMetrics } from './serve-metrics.ts'

const TOKEN = 'kQ7-pL2.zR9_wT4x'

const failing = defineJob({
  name: 'test.fail',
  summary: 'Fails.',
  payload: z.strictObject({}),
  retryLimit: 0,
  run: () => Promise.reject(new Error('no')),
})

let served: TestApp
let ada: TestUser

beforeAll(async () => {
  const mailer = {
    send: async ({ to }: { to: string }) => {
      if (to.startsWith('nobody')) throw new MailRefused('550 5.1.1', true)
    },
    close: () => {},
  }
  served = await buildTestApp({ moreJobs: [failing], mailer, holdsMail: true })
  ada = await makeUser(served.app)
})
afterAll(() => served.close())

type Asked = { headers?: Record<string, string>; remoteAddress?: string }
const ask = ({ app }: TestApp, asked: Asked = {}) => app.inject({ method: 'GET', url: '/metrics', ...asked })

/** The value of one series, or undefined where there is none. */
async function valueOf(series: string): Promise<number | undefined> {
  const { body } = await ask(served)
  const line = body.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

const patched = (status: string) =>
  `jubilee_http_request_duration_seconds_count{method="PATCH",route="/api/debts/:id",status="${status}"}`

test('requests are measured by method, pattern and status, and no series names who or what', async () => {
  const made = await ada.request('POST', '/api/debts', {
    name: 'Canary card',
    type: 'credit_card',
    balance: '100.00',
    interestRate: '0.1899',
  })
  const { id } = made.body as { id: string }
  for (const name of ['One', 'Two']) await ada.request('PATCH', `/api/debts/${id}`, { name })
  await ada.request('PATCH', `/api/debts/${id}`, { balance: '-1' })
  expect(await valueOf(patched('2xx'))).toBe(2)
  expect(await valueOf(patched('4xx'))).toBe(1)
  const { body } = await ask(served)
  const sum = /duration_seconds_sum\{method="PATCH",route="\/api\/debts\/:id",status="2xx"\} (\S+)/.exec(body)
  // Seconds: milliseconds would be a thousand times more.
  expect(Number(sum?.[1])).toBeGreaterThan(0)
  expect(Number(sum?.[1])).toBeLessThan(15)
  for (const hidden of [id, ada.id, ada.email, 'Canary']) expect(body).not.toContain(hidden)
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})

test('the pool and the queue of jobs are read when somebody asks', async () => {
  const { jobs } = served.app.parts
  await jobs.add(failing, {})
  await jobs.add(failing, {}, { startAfter: new Date(Date.now() + 3_600_000) })
  expect(await jobs.runDue(failing.name)).toBe(1)
  await jobs.add(failing, {})
  const timekeeper = await openTimekeeper({ pool: served.pool, log: silentLogger, kinds: jobs.kinds })
  await timekeeper.supervise()
  await timekeeper.stop({ graceful: false })
  const counted = async (state: string) => valueOf(`jubilee_jobs{kind="test.fail",state="${state}"}`)
  expect([await counted('waiting'), await counted('deferred')]).toEqual([1, 1])
  expect([await counted('running'), await counted('failed')]).toEqual([0, 1])
  expect(await valueOf('jubilee_job_duration_seconds_count{kind="test.fail",outcome="failed"}')).toBe(1)
  expect(await valueOf('jubilee_database_up')).toBe(1)
  expect(await valueOf('jubilee_database_connections_max')).toBe(5)
  expect(await valueOf('jubilee_database_connections{state="open"}')).toBeGreaterThan(0)
})

test('outside services, the coach and mail are counted', async () => {
  const payments = 'jubilee_outside_call_duration_seconds_count{service="payments",outcome="answered"}'
  expect(await valueOf(payments)).toBeUndefined()
  await ada.request('POST', '/api/create-checkout-session', { planId: 'price_monthly' })
  expect(await valueOf(payments)).toBeGreaterThan(0)
  await ada.request('POST', '/api/chat/debt-advisor', { message: 'hello' })
  expect((await ask(served)).body).toMatch(/^jubilee_coach_answers_total\{kind="\w+",reader="\w+"\} 1$/m)
  for (const to of ['ada@example.test', 'nobody@example.test'])
    await served.db.transaction((tx) =>
      queueMail(served.app.parts, tx, { mail: { to, subject: 'Hello', text: 'Hello' } }),
    )
  await served.app.parts.jobs.runDue('mail.send')
  expect(await valueOf('jubilee_mails_total{outcome="refused"}')).toBe(1)
  expect(await valueOf('jubilee_mails_total{outcome="sent"}')).toBeGreaterThanOrEqual(1)
})

test('two apps in one process do not count for each other', async () => {
  const other = await buildTestApp()
  await other.app.inject('/healthz')
  const series = 'jubilee_http_request_duration_seconds_count{method="GET",route="/healthz",status="2xx"}'
  expect(await valueOf(series)).toBeUndefined()
  expect((await ask(other)).body).toContain(`${series} 1`)
  await other.close()
})

test('without a setting this machine reads them, and nobody that a proxy asks for', async () => {
  expect((await ask(served, { remoteAddress: '::1' })).statusCode).toBe(200)
  expect((await ask(served, { remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200)
  for (const remoteAddress of ['10.1.2.3', '203.0.113.9', '2001:db8::1'])
    expect((await ask(served, { remoteAddress })).statusCode).toBe(404)
  for (const name of ['x-forwarded-for', 'forwarded', 'via'])
    expect((await ask(served, { headers: { [name]: '127.0.0.1' } })).statusCode).toBe(404)
})

test('with a token it is asked for, on this machine too', async () => {
  const guarded = await buildTestApp({ env: parseEnv({ METRICS_TOKEN: TOKEN }) })
  const status = async (authorization?: string) =>
    (await ask(guarded, { remoteAddress: '10.1.2.3', ...(authorization && { headers: { authorization } }) }))
      .statusCode
  expect(await status(`Bearer ${TOKEN}`)).toBe(200)
  for (const wrong of [undefined, TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, 'Bearer '])
    expect(await status(wrong)).toBe(401)
  expect((await ask(guarded)).headers['www-authenticate']).toBe('Bearer')
  await guarded.close()
})

test('with a port of their own they are there and not beside the pages, until the app closes', async () => {
  const apart = await buildTestApp({ env: parseEnv({ METRICS_PORT: '0', METRICS_TOKEN: TOKEN }) })
  await apart.app.listen({ port: 0, host: '127.0.0.1' })
  const port = await listenForMetrics(apart.app, '127.0.0.1')
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close', ...headers } })
  expect((await ask(apart)).body).not.toContain('jubilee_')
  expect((await get('/metrics')).status).toBe(401)
  expect((await get('/healthz')).status).toBe(404)
  const answer = await get('/metrics', { authorization: `Bearer ${TOKEN}` })
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await answer.text()).toContain('jubilee_database_up 1')
  await apart.close()
  await expect(get('/metrics')).rejects.toThrow('fetch failed')
})

test('the last backup is there once one was noted', async () => {
  expect(await valueOf('jubilee_last_backup_timestamp_seconds')).toBeUndefined()
  const client = await served.pool.connect()
  for (const day of ['2026-11-19', '2026-11-18'])
    await noteBackup(client, 'elsewhere', new Date(`${day}T03:00:00Z`))
  client.release()
  const seconds = Date.parse('2026-11-19T03:00:00Z') / 1000
  expect(await valueOf('jubilee_last_backup_timestamp_seconds')).toBe(seconds)
})
