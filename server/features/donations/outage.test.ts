import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, sessionIdOf, startBilling } from '#server/features/billing/billing-under-test.ts'
import { startBadLine } from '#server/features/billing/bad-line-under-test.ts'
import type { BadLine, Weather } from '#server/features/billing/bad-line-under-test.ts'
import type { BillingTest } from '#server/features/billing/billing-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { giftOf, give, guestGift, ledgerOf, paymentsOf, verify } from './donations-under-test.ts'

let it: BillingTest
/** stands before the sandbox's processor and spoils its answers as told */
let line: BadLine
/** the same database and processor, reached over the bad line */
let bad: TestApp

beforeAll(async () => {
  it = await startBilling()
  line = await startBadLine(it)
  bad = line.app
})
afterAll(async () => {
  await line.close()
  await it.close()
})

describe.each<Weather>(['hangs', 'closes', 'garbage', 'does, then hangs'])('a processor that %s', (kind) => {
  test('a gift answers a sentence, and the same click opens one page later', async () => {
    const onceKey = randomUUID()
    const gift = { ...guestGift, email: `${onceKey}@example.test` }
    line.weather = kind
    const failed = await give(bad, gift, { onceKey })
    expect(failed).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('Nothing was charged') },
    })
    line.weather = 'fine'
    const sessions = [await give(bad, gift, { onceKey }), await give(bad, gift, { onceKey })]
    expect(new Set(sessions.map(sessionIdOf)).size).toBe(1)
    const { rows } = await it.pool.query(
      `select o.id from sandbox_objects o join donations d on d.id::text = o.body ->> 'client_reference_id'
       where o.kind = 'checkout.session' and d.email = $1`,
      [gift.email],
    )
    expect(rows).toHaveLength(1)
  })

  test('the thank-you page says so, counts nothing half, and counts it once when asked again', async () => {
    const begun = await give(it, guestGift)
    const sessionId = sessionIdOf(begun)
    await it.pay(sessionId, { email: guestGift.email })
    const before = await ledgerOf(it)
    line.weather = kind
    const failed = await verify(bad, sessionId, cookieOf(begun))
    expect(failed).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('nothing is lost') },
    })
    expect(await ledgerOf(it)).toEqual(before)
    expect(await paymentsOf(it, sessionId)).toEqual([])
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'open' })
    line.weather = 'fine'
    expect((await verify(bad, sessionId, cookieOf(begun))).status).toBe(200)
    expect(await ledgerOf(it)).toHaveLength(before.length + 1)
  })

  test('a stop says so, and a second try stops it', async () => {
    const user = await makeUser(it.app)
    const sessionId = sessionIdOf(await give(it, { ...guestGift, isMonthly: true }, { user }))
    await it.pay(sessionId, { email: user.email })
    await it.settle()
    const { id } = await giftOf(it, sessionId)
    const stop = () =>
      bad.app.inject({
        method: 'POST',
        url: `/api/donations/${id}/stop`,
        headers: { cookie: user.cookie, host: 'localhost:3000', origin: 'http://localhost:3000' },
      })
    line.weather = kind
    const failed = await stop()
    expect([failed.statusCode, failed.json()]).toMatchObject([
      503,
      { message: expect.stringContaining('does not answer right now') },
    ])
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'active' })
    line.weather = 'fine'
    expect((await stop()).statusCode).toBe(200)
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'stopped' })
  })
})

test('an event that comes while the processor is away is looked at later', async () => {
  const sessionId = sessionIdOf(await give(it, guestGift))
  await it.pay(sessionId, { email: guestGift.email })
  await it.app.parts.peers!.settle()
  line.weather = 'closes'
  await bad.app.parts.jobs.runDue()
  expect(await paymentsOf(it, sessionId)).toEqual([])
  line.weather = 'fine'
  await it.pool.query(`update pgboss.job set start_after = now() where state < 'active'`)
  await it.settle()
  expect(await paymentsOf(it, sessionId)).toHaveLength(1)
})
