import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { watchMilestones } from '../milestones.ts'
import { watchPayments } from '../payment-reminders.ts'
import { watchReports } from '../weekly-report.ts'
import { findDue } from './find-due.ts'
import { repairDue } from './repair-due.ts'

let served: TestApp
let ada: TestUser

beforeAll(async () => {
  served = await buildTestApp()
})
afterAll(() => served.close())
beforeEach(async () => {
  await served.pool.query('delete from users')
  served.setNow(new Date('2026-11-10T17:00:00Z'))
  ada = await makeUser(served.app, { status: 'active', planId: 'price_monthly' })
})

async function owe(paymentDueDate: string): Promise<void> {
  const body = {
    name: 'Visa',
    type: 'credit_card',
    balance: '500.00',
    minimumPayment: '40.00',
    paymentDueDate,
  }
  expect((await ada.request('POST', '/api/debts', body)).status).toBe(201)
}

/** What one page of the sweep finds. `meanwhile`: once they were looked at, before it is written. */
async function found(meanwhile?: () => Promise<unknown>): Promise<string[]> {
  const due: string[] = []
  let isFirst = true
  const watch: typeof watchPayments = {
    ...watchPayments,
    outlooks: async (db, people) => {
      const outlooks = await watchPayments.outlooks(db, people)
      if (isFirst) await meanwhile?.()
      isFirst = false
      return outlooks
    },
  }
  await findDue(served.app.parts, watch, async (userIds) => void due.push(...userIds))
  return due
}

async function nextAt(): Promise<string | null | undefined> {
  const { rows } = await served.pool.query<{ next_at: Date | null }>(
    `select next_at from due_notices where user_id = $1 and kind = 'payment_reminder'`,
    [ada.id],
  )
  return rows[0] && (rows[0].next_at?.toISOString() ?? null)
}

test('who was looked at is looked at again on the first day that counts, at 8 where they are', async () => {
  await owe('2026-11-24')
  expect(await found()).toEqual([])
  expect(await nextAt()).toBe('2026-11-21T13:00:00.000Z')
  await ada.request('PATCH', '/api/settings', { timezone: 'America/Los_Angeles', reminderDays: 5 })
  expect(await nextAt()).toBe('1970-01-01T00:00:00.000Z')
  await found()
  expect(await nextAt()).toBe('2026-11-19T16:00:00.000Z')
  served.setNow(new Date('2026-11-19T16:00:00Z'))
  expect(await found()).toEqual([ada.id])
  // Not sent yet: what mails it may have decided otherwise, or have come too late in the day.
  expect(await nextAt()).toBe('2026-11-20T16:00:00.000Z')
})

const refusing: typeof watchPayments = {
  ...watchPayments,
  outlooks: () => Promise.reject(new Error('somebody was looked at')),
}
const look = () => findDue(served.app.parts, refusing, async () => {})

test('nobody is looked at before their moment', async () => {
  await owe('2026-11-24')
  await found()
  served.setNow(new Date('2026-11-21T12:59:00Z'))
  expect(await look()).toBe(false)
  served.setNow(new Date('2026-11-21T13:00:00Z'))
  await expect(look()).rejects.toThrow('somebody was looked at')
  // A process that ended half-way keeps nobody from their mail for longer than an hour.
  served.setNow(new Date('2026-11-21T14:00:00Z'))
  expect(await found()).toEqual([ada.id])
})

test('a change while somebody is looked at is not lost', async () => {
  await owe('2026-12-24')
  expect(await found(() => owe('2026-11-12'))).toEqual([])
  expect(await nextAt()).toBe('1970-01-01T00:00:00.000Z')
  expect(await found()).toEqual([ada.id])
})

test('one whose records are being changed is passed over, and seen once they are', async () => {
  await owe('2026-11-24')
  const client = await served.pool.connect()
  try {
    await client.query('begin')
    await client.query(`update debts set payment_due_date = '2026-11-12' where user_id = $1`, [ada.id])
    expect(await found()).toEqual([])
    expect(await nextAt()).toBe('1970-01-01T00:00:00.000Z')
    await client.query('commit')
  } finally {
    client.release()
  }
  expect(await found()).toEqual([ada.id])
})

const set = (column: string) => served.pool.query(`update users set ${column} where id = $1`, [ada.id])

test('a plan, a confirmed address or an opened account brings somebody back whom no mail could reach', async () => {
  await owe('2026-11-12')
  for (const [off, on] of [
    [`subscription_status = 'unpaid'`, `subscription_status = 'active'`],
    ['email_verified = false', 'email_verified = true'],
    ['disabled_at = now()', 'disabled_at = null'],
  ] as const) {
    await set(off)
    expect(await found()).toEqual([])
    expect(await nextAt()).toBeNull()
    await set(on)
    expect(await found()).toEqual([ada.id])
  }
})

const repair = (after = '') =>
  repairDue(served.app.parts, [watchPayments, watchMilestones, watchReports], {
    after,
    since: '2026-11-01',
    limit: 10,
  })

test('the repair brings back who has something to come and no moment for it', async () => {
  await owe('2026-11-12')
  for (const lost of ['delete from due_notices', 'update due_notices set next_at = null']) {
    await served.pool.query(lost)
    expect(await found()).toEqual([])
    expect(await repair()).toEqual({ last: ada.id, count: 1, broughtBack: 1 })
    expect(await found()).toEqual([ada.id])
  }
  expect(await repair(ada.id)).toEqual({ last: null, count: 0, broughtBack: 0 })
})

/** Rows with no moment, and the version of each: one that is written again gets another. */
async function noMoments(): Promise<string[]> {
  const { rows } = await served.pool.query<{ row: string }>(
    `select kind || ' ' || xmin::text as row from due_notices where next_at is null order by 1`,
  )
  return rows.map(({ row }) => row)
}

test('the repair leaves alone who has nothing to come, at any hour', async () => {
  await owe('2026-11-24')
  const { body } = await ada.request('GET', '/api/debts')
  const [debt] = body as { id: string }[]
  const payment = { amount: '10.00', paidOn: '2026-11-09' }
  expect((await ada.request('POST', `/api/debts/${debt!.id}/payments`, payment)).status).toBe(201)
  await ada.request('PATCH', '/api/settings', { weeklyReports: true })
  // No mail reaches her: neither due day nor report comes until that changes.
  await served.pool.query('update users set email_refused_at = now()')
  await served.pool.query('update due_notices set next_at = null')
  const before = await noMoments()
  expect(before.map((row) => row.split(' ')[0])).toEqual(['milestone', 'payment_reminder', 'weekly_report'])
  for (const hour of ['2026-11-10T17:00:00Z', '2026-11-10T09:30:00Z']) {
    served.setNow(new Date(hour))
    expect(await repair()).toMatchObject({ count: 1, broughtBack: 0 })
    expect(await noMoments()).toEqual(before)
  }
  // Reached again, without the change that would have said so.
  await served.pool.query('update users set email_refused_at = null')
  await served.pool.query('update due_notices set next_at = null')
  expect(await repair()).toMatchObject({ broughtBack: 2 })
  expect((await noMoments()).map((row) => row.split(' ')[0])).toEqual(['milestone'])
})
