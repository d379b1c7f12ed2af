import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { methodSignature } from '#server/ports/bureau/method-webhook.ts'
import { findEnrollment, insertRun } from './credit-monitoring.queries.ts'
import { makeMonitored } from './monitoring-under-test.ts'

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
beforeEach(() => it.pool.query('delete from request_limits'))
afterAll(() => it.close())

const settle = async () => {
  await it.app.parts.peers!.settle()
  while ((await it.app.parts.jobs.runDue()) > 0);
}

/** Somebody whose report was asked for, has not come, and was looked for once. */
async function waitingPerson() {
  const { parts } = it.app
  const user = await makeMonitored(it.app)
  await settle()
  const { memberId, consentId } = (await findEnrollment(parts.db, user.id))!
  const { scoresId } = await parts.bureau.requestReport(memberId)
  const asked = { scoresId, factorsId: null }
  const startedAt = parts.clock.now()
  const run = { userId: user.id, consentId, dueOn: null, providers: ['experian' as const], startedAt }
  await insertRun(parts.db, { ...run, ...asked, state: 'waiting' })
  expect(await parts.bureau.readReport(memberId, asked)).toEqual({ state: 'onItsWay' })
  return { user, memberId }
}

const SIGNER = () => it.app.parts.outside.method!.webhookSecret!

async function send(value: unknown, { secret = SIGNER(), signature = '' } = {}) {
  const payload = typeof value === 'string' ? value : JSON.stringify(value)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const right = methodSignature(secret, timestamp, payload).toString('hex')
  const headers = {
    'content-type': 'application/json',
    'method-webhook-timestamp': timestamp,
    'method-webhook-signature': signature || right,
  }
  return (await it.app.inject({ method: 'POST', url: '/api/webhooks/method', headers, payload })).statusCode
}

test('a report is read when the service tells of it, before the next look', async () => {
  const { user } = await waitingPerson()
  const scores = async () => (await user.request('GET', '/api/credit-scores')).body
  expect(await scores()).toEqual([])
  await settle()
  expect(await scores()).toMatchObject([{ bureau: 'experian' }])
  expect(it.app.parts.peers!.sent().at(-1)).toMatchObject({ service: 'method', isTaken: true })
})

test('what is about nobody with an account here is taken, and asks nobody', async () => {
  for (const value of [
    { type: 'entity.update', path: '/entities/ent_nobody' },
    { type: 'account.update', path: '/accounts/acc_1' },
    { type: 'something.new' },
    'no JSON',
    'null',
  ])
    expect(await send(value)).toBe(200)
  await settle()
})

test('a forged one is refused, and a network that sends many is not listened to', async () => {
  const { user, memberId } = await waitingPerson()
  const told = { type: 'credit_score.update', path: `/entities/${memberId}/credit_scores/crs_1` }
  expect(await send(told, { secret: 'another-secret-of-twenty' })).toBe(400)
  while ((await it.app.parts.jobs.runDue()) > 0);
  expect((await user.request('GET', '/api/credit-scores')).body).toEqual([])
  for (let turn = 0; turn < 19; turn += 1) expect(await send(told, { signature: 'no' })).toBe(400)
  expect(await send(told, { signature: 'no' })).toBe(429)
  expect(await send(told)).toBe(429)
})
