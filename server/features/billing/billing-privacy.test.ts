import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import { createLogger } from '#server/log.ts'
import { cookiesOf, signUp } from '#server/features/account/account-under-test.ts'
import { ask } from '#server/testing/make-user.ts'
import { cookieOf, sessionIdOf, startBilling, startBuying } from './billing-under-test.ts'
import type { BillingTest } from './billing-under-test.ts'

const lines: string[] = []
let it: BillingTest
beforeAll(async () => {
  it = await startBilling({ log: createLogger((line) => void lines.push(line)) })
})
afterAll(() => it.close())

test('a guest without an account hears of the end of the trial, and how to make an account', async () => {
  const email = 'vera.lind@example.test'
  const started = await startBuying(it, 'price_monthly')
  await it.pay(sessionIdOf(started), { email })
  await it.settle()
  await it.pass(5)
  const mail = it.outbox().find((one) => one.to === email)
  expect(mail?.subject).toMatch(/^Your free trial ends on [A-Z][a-z]+ \d+, 20\d\d$/)
  expect(mail?.text).toContain('/login?returnTo=%2Fbilling')
  expect(mail?.text).toContain(`charged ${formatMoney(PRO_MONTHLY_CENTS)} a month`)
})

test('no address, name, cookie, key or page of a purchase is in the log', async () => {
  const email = 'una.moss@example.test'
  const started = await startBuying(it, 'price_premium')
  const cookie = cookieOf(started)
  const sessionId = sessionIdOf(started)
  await it.pay(sessionId, { email })
  await ask(it.app, { method: 'GET', url: `/api/verify-subscription?session_id=${sessionId}`, cookie })
  const names = { firstName: 'Una', lastName: 'Moss' }
  const signedUp = cookiesOf(await signUp(it, email, cookie))
  await ask(it.app, { method: 'PATCH', url: '/api/account', body: names, cookie: signedUp })
  await it.settle()
  const { secretKey, webhookSecret } = it.app.parts.peers!.places.stripe
  const log = lines.join('\n')
  expect(log).toContain('billing.plan')
  for (const secret of [email, 'Una', 'Moss', cookie.split('=')[1]!, sessionId, secretKey, webhookSecret])
    expect(log).not.toContain(secret)
})
