import { afterAll, beforeAll, expect, test } from 'vitest'
import { serialize } from '#server/sandbox/stripe/serialize.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buy, startBilling } from './billing-under-test.ts'
import type { BillingTest } from './billing-under-test.ts'
import { customerEmailJob } from './billing.jobs.ts'

let it: BillingTest
beforeAll(async () => void (it = await startBilling()))
afterAll(() => it.close())

/** Asks for another address and opens the link that is mailed to it. */
async function changeEmail(user: TestUser, email: string): Promise<void> {
  await user.request('POST', '/api/account/email', { email })
  const mail = it.outbox().findLast(({ to }) => to === email)!
  const token = /token=([\w-]+)/.exec(mail.text)![1]
  const opened = await ask(it.app, { method: 'POST', url: '/api/email/verify', body: { token } })
  expect(opened.status).toBe(200)
}

async function customerOf(user: TestUser): Promise<string> {
  const { rows } = await it.pool.query<{ id: string }>(
    'select customer_id as id from billing_customers where user_id = $1',
    [user.id],
  )
  return rows[0]!.id
}

const addressAt = async (customerId: string) =>
  (await serialize(it.app.parts.peers!.parts, (store) => store.get('customer', customerId))).email

test('the processor hears of another address, and the plan stays', async () => {
  const user = await makeUser(it.app)
  await buy(it, user)
  const customerId = await customerOf(user)
  expect(await addressAt(customerId)).toBe(user.email)
  await changeEmail(user, 'moved@example.test')
  await it.settle()
  expect(await addressAt(customerId)).toBe('moved@example.test')
  expect(await it.standing(user.id)).toMatchObject({ status: 'trialing', plan: 'price_monthly' })
})

test('a customer that was deleted there, and a person without one, are left as they are', async () => {
  const [user, other] = [await makeUser(it.app), await makeUser(it.app)]
  await it.pool.query(`insert into billing_customers (user_id, customer_id) values ($1, 'cus_gone')`, [
    user.id,
  ])
  for (const { id: userId } of [user, other]) await it.app.parts.jobs.add(customerEmailJob, { userId })
  await it.settle()
  const failed = await it.pool.query(`select 1 from pgboss.job where name = $1 and state <> 'completed'`, [
    customerEmailJob.name,
  ])
  expect(failed.rowCount).toBe(0)
})
