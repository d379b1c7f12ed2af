import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '#server/testing/make-user.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { readingGrade } from '#engine/reading/reading-grade.ts'

let database: TestDatabase
let first: TestApp
let second: TestApp
let ada: TestUser

/** The mail of sign-up leaves after its answer, at its own time: it is no notice. */
const isNotice = ({ subject }: { subject: string }) => !subject.startsWith('Welcome')

const apps = () => [first, second]
const setNow = (text: string) => apps().forEach((served) => served.setNow(new Date(text)))
/** What was mailed since the last time this was asked. */
const seen = new Map<TestApp, number>()
function newMails() {
  return apps().flatMap((served) => {
    const mails = served.outbox()
    const before = seen.get(served) ?? 0
    seen.set(served, mails.length)
    return mails.slice(before).filter(isNotice)
  })
}

async function sweep(served = first) {
  await served.app.parts.jobs.runSchedules()
  await served.app.parts.jobs.runDue()
}

beforeAll(async () => {
  database = await createTestDatabase()
  first = await buildTestApp({ databaseUrl: database.url })
  second = await buildTestApp({ databaseUrl: database.url })
})
afterAll(async () => {
  await first.close()
  await second.close()
  await database.drop()
})

/** New for each test, so that nobody else has anything due. */
beforeEach(async () => {
  await first.pool.query('delete from users')
  await first.pool.query('delete from pgboss.job')
  await first.pool.query('delete from request_limits')
  setNow('2026-11-20T17:00:00Z')
  ada = await makeUser(first.app, { status: 'active', planId: 'price_monthly' })
  newMails()
})

async function owe(paymentDueDate: string, more: object = {}): Promise<string> {
  const answer = await ada.request('POST', '/api/debts', {
    name: 'Visa',
    type: 'credit_card',
    balance: '500.00',
    interestRate: '0.1899',
    minimumPayment: '40.00',
    paymentDueDate,
    ...more,
  })
  expect(answer.status).toBe(201)
  return (answer.body as { id: string }).id
}
const pay = (id: string, amount: string, paidOn = '2026-11-20') =>
  ada.request('POST', `/api/debts/${id}/payments`, { amount, paidOn })
const choose = (settings: object) => ada.request('PATCH', '/api/settings', settings)
const mailsAt = async (now: string) => {
  setNow(now)
  await sweep()
  return newMails()
}
const countAt = async (now: string) => (await mailsAt(now)).length
const subjectsAt = async (now: string) => (await mailsAt(now)).map((mail) => mail.subject)
const textsAt = async (now: string) => (await mailsAt(now)).map((mail) => mail.text)

describe('a reminder of a payment', () => {
  test('comes three days before, names what is due, and says how to turn it off', async () => {
    await owe('2026-11-24')
    expect(await countAt('2026-11-20T17:00:00Z')).toBe(0)
    setNow('2026-11-21T17:00:00Z')
    await sweep()
    const [mail, ...more] = newMails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: ada.email, subject: 'A payment is due on 11/24/2026' })
    expect(mail!.text).toContain('- Visa: due on 11/24/2026, at least $40.00')
    expect(mail!.text).toContain('If you have already paid, you do not need to do anything.')
    expect(mail!.text).toContain('http://localhost:3000/settings?tab=notifications')
    expect(mail!.html).toContain('>Visa: due on 11/24/2026, at least $40.00</li>')
    expect(mail!.html).toContain('href="http://localhost:3000/debt-tracker"')
  })

  test('is in the language of the person', async () => {
    await choose({ language: 'es' })
    await owe('2026-11-22')
    await sweep()
    const [mail] = newMails()
    expect(mail).toMatchObject({ subject: 'Un pago vence el 11/22/2026' })
    expect(mail!.text).toContain('- Visa: vence el 11/22/2026, al menos $40.00')
    expect(mail!.text).toContain(
      'Dejar de recibir estos correos con un clic:\nhttp://localhost:3000/unsubscribe',
    )
    expect(mail!.html).toContain('<html lang="es">')
  })

  test('comes once for a due day, however often and in however many processes its time is noticed', async () => {
    await owe('2026-11-22')
    await Promise.all([sweep(first), sweep(second), sweep(first)])
    await Promise.all([sweep(first), sweep(second)])
    expect(newMails()).toHaveLength(1)
    expect(await countAt('2026-11-21T17:00:00Z')).toBe(0)
    expect(await countAt('2026-11-22T17:00:00Z')).toBe(0)
  })

  test('comes again for the next month, and on the last day of a short one, leap years too', async () => {
    await owe('2026-12-31')
    expect(await subjectsAt('2026-12-28T17:00:00Z')).toEqual(['A payment is due on 12/31/2026'])
    expect(await subjectsAt('2027-01-28T17:00:00Z')).toEqual(['A payment is due on 01/31/2027'])
    expect(await subjectsAt('2027-02-24T17:00:00Z')).toEqual([])
    expect(await subjectsAt('2027-02-25T17:00:00Z')).toEqual(['A payment is due on 02/28/2027'])
    expect(await subjectsAt('2028-02-25T17:00:00Z')).toEqual([])
    expect(await subjectsAt('2028-02-26T17:00:00Z')).toEqual(['A payment is due on 02/29/2028'])
  })

  test('is one mail for several debts, soonest first, in the person’s own money and dates', async () => {
    await choose({ currency: 'EUR', dateFormat: 'YYYY-MM-DD' })
    await owe('2026-11-23')
    await owe('2026-11-21', { name: 'Car loan <b>', minimumPayment: null })
    await owe('2026-11-22', { name: 'Paid off', balance: '0.00' })
    await sweep()
    const [mail] = newMails()
    expect(mail!.subject).toBe('2 payments are due soon')
    expect(mail!.text).toMatch(
      /- Car loan <b>: due on 2026-11-21, at least €25\.00 \(estimated\)\n- Visa: due on 2026-11-23, at least €40\.00/,
    )
    expect(mail!.html).toContain('>Car loan &lt;b&gt;: due on 2026-11-21, at least €25.00 (estimated)</li>')
  })

  test('says the minimum that is due, and what a short month has for it', async () => {
    await owe('2026-11-22')
    await owe('2026-11-23', { name: 'Store card' })
    const short = { cash: '52.5', until: '2026-12-04', essentials: [], lenders: [] }
    expect((await ada.request('PUT', '/api/cash-plan/short-month', short)).status).toBe(200)
    const [text] = await textsAt('2026-11-20T17:00:00Z')
    expect(text).toContain('- Visa: due on 11/22/2026, at least $40.00\n')
    expect(text).toContain(
      '- Store card: due on 11/23/2026, at least $40.00 (your short month has $12.50 for it)',
    )
    // The weekly report has the same lines.
    await choose({ weeklyReports: true, paymentReminders: false })
    await owe('2026-11-24', { name: 'Third card' })
    const [report] = await textsAt('2026-11-23T17:00:00Z')
    expect(report).toContain(
      '- Third card: due on 11/24/2026, at least $40.00 (your short month has $12.50 for it)',
    )
  })

  test('asks for the rest of a minimum that is paid in part, and does not come for one that is paid', async () => {
    const part = await owe('2026-11-22')
    const whole = await owe('2026-11-21', { name: 'Store card' })
    expect((await pay(part, '15.00')).status).toBe(201)
    expect((await pay(whole, '40.00')).status).toBe(201)
    const [text, ...more] = await textsAt('2026-11-20T17:00:00Z')
    expect(more).toEqual([])
    expect(text).toContain('- Visa: due on 11/22/2026, at least $25.00 more (you recorded $15.00)')
    expect(text).not.toContain('Store card')
    expect(await countAt('2026-12-19T17:00:00Z')).toBe(1)
  })

  test('comes for the next due day where a payment was late for the last', async () => {
    const id = await owe('2026-11-22')
    await first.pool.query(`update debts set created_at = '2026-11-01T12:00:00Z'`)
    setNow('2026-11-25T17:00:00Z')
    expect((await pay(id, '40.00', '2026-11-25')).status).toBe(201)
    const [text] = await textsAt('2026-12-19T17:00:00Z')
    expect(text).toContain(
      '- Visa: due on 12/22/2026, at least $40.00 ($40.00 counts for the due date before)',
    )
  })

  test('comes by the due day of a statement where no other is known', async () => {
    const statement = { minimum: '55.00', dueOn: '2026-11-23' }
    await owe('2026-11-30', { paymentDueDate: null, statement })
    const [text] = await textsAt('2026-11-20T17:00:00Z')
    expect(text).toContain('- Visa: due on 11/23/2026, at least $55.00')
  })

  test.each([
    ['Free', "subscription_status = 'free'"],
    ['a plan that is over', "subscription_status = 'unpaid'"],
    ['an email that is not confirmed', 'email_verified = false'],
    ['a disabled account', 'disabled_at = now()'],
  ])('does not go to %s', async (_, change) => {
    await owe('2026-11-22')
    await first.pool.query(`update users set ${change} where id = $1`, [ada.id])
    await sweep()
    expect(newMails()).toEqual([])
  })

  test('does not go to who turned it off, also between the sweep and the mail', async () => {
    await owe('2026-11-22')
    await choose({ paymentReminders: false })
    await sweep()
    await choose({ paymentReminders: true })
    const { jobs } = first.app.parts
    const remind = jobs.kinds.find((kind) => kind.name === 'notices.remind')!
    await choose({ paymentReminders: false })
    await jobs.add(remind, { userId: ada.id })
    await jobs.runDue()
    expect(newMails()).toEqual([])
  })

  test('goes by the person’s day and not at night: three days before in Los Angeles, from eight in the morning', async () => {
    await choose({ timezone: 'America/Los_Angeles' })
    await owe('2026-11-24')
    // 23:30 on the 20th there, though the 21st has begun in UTC and in New York
    expect(await countAt('2026-11-21T07:30:00Z')).toBe(0)
    expect(await countAt('2026-11-21T15:59:00Z')).toBe(0)
    expect(await countAt('2026-11-21T16:00:00Z')).toBe(1)
  })

  test.each([
    { clocks: 'forward', day: '2027-03-14', tooEarly: '11:30', at: '12:30' },
    { clocks: 'back', day: '2026-11-01', tooEarly: '12:30', at: '13:30' },
  ])('keeps its hour and its day when clocks go $clocks', async ({ day, tooEarly, at }) => {
    setNow(`${day}T05:00:00Z`)
    ada = await makeUser(first.app, { status: 'active', planId: 'price_monthly' })
    newMails()
    await owe(day)
    expect(await countAt(`${day}T${tooEarly}:00Z`)).toBe(0)
    expect(await countAt(`${day}T${at}:00Z`)).toBe(1)
  })

  test('is tried again when the mail could not leave', async () => {
    await owe('2026-11-22')
    const { mailer } = first.app.parts
    const { send } = mailer
    mailer.send = () => Promise.reject(new Error('no mail server'))
    await sweep()
    mailer.send = send
    await first.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
    await first.app.parts.jobs.runDue()
    expect(newMails()).toHaveLength(1)
  })
})

describe('the weekly report', () => {
  beforeEach(() => choose({ weeklyReports: true, debtMilestones: false, paymentReminders: false }))

  test('comes on Monday: what is owed, what was paid, the month the plan ends, what is due', async () => {
    setNow('2026-11-23T15:00:00Z')
    await ada.request('PUT', '/api/debt-plan', { order: 'avalanche', extra: 200 })
    const id = await owe('2026-11-27', { balance: '1000.00' })
    await owe('2026-12-20', { name: 'Store card', balance: '200.00' })
    await owe('2026-11-28', { name: 'Gym', balance: '10.00', minimumPayment: '10.00' })
    const pay = (amount: string, paidOn: string) =>
      ada.request('POST', `/api/debts/${id}/payments`, { amount, paidOn })
    await pay('100.00', '2026-11-16')
    await pay('20.50', '2026-11-22')
    await pay('300.00', '2026-11-15')
    await sweep()
    const [mail, ...more] = newMails()
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Your week with Jubilee')
    expect(mail!.text).toContain('- You owe: $789.50\n- You paid last week: $120.50')
    // 40 + 40 + 10 + 200 a month on $789.50 at 18.99 %: three months
    expect(mail!.text).toContain('you will be debt-free in February 2027.')
    expect(mail!.text).toContain('- Gym: due on 11/28/2026, at least $10.00')
    // Visa's minimum is paid.
    expect(mail!.text).not.toMatch(/Store card|Visa/)
    expect(mail!.text).toContain('http://localhost:3000/settings?tab=notifications')
  })

  test('comes once a week, on the Monday of the person’s own place', async () => {
    await choose({ timezone: 'America/Los_Angeles' })
    await owe('2026-12-20')
    expect(await countAt('2026-11-22T20:00:00Z')).toBe(0)
    // still Sunday evening there
    expect(await countAt('2026-11-23T04:00:00Z')).toBe(0)
    setNow('2026-11-23T16:00:00Z')
    await Promise.all([sweep(first), sweep(second)])
    await sweep(second)
    expect(newMails()).toHaveLength(1)
    expect(await countAt('2026-11-24T16:00:00Z')).toBe(0)
    expect(await countAt('2026-11-30T16:00:00Z')).toBe(1)
  })

  test('is part of Free, and only for who asked for it', async () => {
    await owe('2026-12-20')
    await first.pool.query(`update users set subscription_status = 'free'`)
    expect(await countAt('2026-11-23T15:00:00Z')).toBe(1)
    await choose({ weeklyReports: false })
    expect(await countAt('2026-11-30T15:00:00Z')).toBe(0)
  })

  test('says so calmly where the plan has no end, where nothing is owed, and is silent without debts', async () => {
    expect(await countAt('2026-11-23T15:00:00Z')).toBe(0)
    const id = await owe('2026-12-20', {
      balance: '90000.00',
      interestRate: '0.2999',
      minimumPayment: '10.00',
    })
    expect((await textsAt('2026-11-30T15:00:00Z'))[0]).toContain(
      'does not reach its end yet. My Debts shows what would help.',
    )
    await ada.request('POST', `/api/debts/${id}/payments`, { amount: '90000.00' })
    expect((await textsAt('2026-12-07T15:00:00Z'))[0]).toContain('You owe nothing on the debts you entered.')
  })
})

test('the words of the notices can be read in grade 8', async () => {
  await choose({ weeklyReports: true, debtMilestones: false })
  await owe('2026-11-25')
  setNow('2026-11-23T15:00:00Z')
  await sweep()
  const texts = newMails().map((mail) => mail.text)
  expect(texts).toHaveLength(2)
  for (const text of texts) expect(readingGrade(text.replaceAll(/https?:\S+/g, ''))).toBeLessThanOrEqual(8)
})
