import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionIdOf, startBilling, startBuying } from '#server/features/billing/billing-under-test.ts'
import type { BillingTest } from '#server/features/billing/billing-under-test.ts'
import { give, guestGift } from './donations-under-test.ts'

/** A browser that was asked to keep Spanish. */
const cookie = 'language=es'

let it: BillingTest
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())

test('a guest who gave on a Spanish screen gets the receipt in Spanish, though an event brings it', async () => {
  const email = 'donante@example.test'
  await it.pay(sessionIdOf(await give(it, { ...guestGift, email }, { cookie })), { email })
  await it.settle()
  expect(it.subjects(email)).toEqual(['Su recibo de Jubilee Foundation'])
})

test('a guest who bought on a Spanish screen is told in Spanish that the trial ends', async () => {
  const email = 'compra@example.test'
  await it.pay(sessionIdOf(await startBuying(it, 'price_monthly', { cookie })), { email })
  await it.settle()
  await it.pass(4)
  expect(it.subjects(email)).toContainEqual(expect.stringMatching(/^Su prueba gratis termina el /))
})
