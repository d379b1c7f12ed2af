import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, sessionIdOf, startBilling } from '#server/features/billing/billing-under-test.ts'
import type { BillingTest } from '#server/features/billing/billing-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { give, giftOf, guestGift, ledgerOf, paymentsOf, verify } from './donations-under-test.ts'

let it: BillingTest
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())

const twenty = <T>(work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, at) => work(at)))

const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))]

test('twenty repetitions of a guest’s click are one gift on one page, for one browser', async () => {
  const gift = { ...guestGift, email: 'twenty@example.test' }
  const onceKey = randomUUID()
  const answers = await twenty(() => give(it, gift, { onceKey }))
  expect(statusesOf(answers)).toEqual([200])
  expect(new Set(answers.map(sessionIdOf)).size).toBe(1)
  expect(new Set(answers.map(cookieOf)).size).toBe(1)
  const { rows } = await it.pool.query('select id from donations where email = $1', [gift.email])
  expect(rows).toHaveLength(1)
})

test('twenty repetitions of a person’s click too; another click is another gift', async () => {
  const user = await makeUser(it.app)
  const gift = { ...guestGift, isMonthly: true }
  const onceKey = randomUUID()
  const answers = await twenty(() => give(it, gift, { user, onceKey }))
  expect(new Set(answers.map(sessionIdOf)).size).toBe(1)
  const other = await give(it, gift, { user, onceKey: randomUUID() })
  expect(sessionIdOf(other)).not.toBe(sessionIdOf(answers[0]!))
})

test('asked about twenty times at once, a payment is counted once and thanked for once', async () => {
  const email = 'once@example.test'
  const begun = await give(it, { ...guestGift, email })
  const sessionId = sessionIdOf(begun)
  await it.pay(sessionId, { email })
  const before = (await ledgerOf(it)).length
  const asked = twenty(() => verify(it, sessionId, cookieOf(begun)))
  const [answers] = await Promise.all([asked, it.settle()])
  expect(statusesOf(answers)).toEqual([200])
  await it.settle()
  expect(await paymentsOf(it, sessionId)).toHaveLength(1)
  expect(await ledgerOf(it)).toHaveLength(before + 1)
  expect(it.subjects(email)).toEqual(['Your receipt from the Jubilee Foundation'])
})

test('a click with other entries is not the same gift, and a paid one is not begun again', async () => {
  const gift = { ...guestGift, email: 'twice@example.test' }
  const onceKey = randomUUID()
  const begun = await give(it, gift, { onceKey })
  const by = { cookie: cookieOf(begun), onceKey }
  const other = await give(it, { ...gift, amount: '60' }, by)
  expect(other).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/other entries: \$50\.00 on [A-Z]/) },
  })
  await it.pay(sessionIdOf(begun), { email: gift.email })
  await it.settle()
  expect(await give(it, gift, by)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('made already') },
  })
  expect(await giftOf(it, sessionIdOf(begun))).toMatchObject({ state: 'given' })
})
