import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readingGrade } from '#engine/reading/reading-grade.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let served: TestApp
let ada: TestUser
let seen = 0

beforeAll(async () => {
  served = await buildTestApp()
})
afterAll(() => served.close())

/** The mail of sign-up leaves after its answer, at its own time; reminders of payments are another test's. */
const isOffer = ({ subject }: { subject: string }) => subject.includes('offer')

async function sweep() {
  await served.app.parts.jobs.runSchedules()
  await served.app.parts.jobs.runDue()
}

function newMails() {
  const mails = served.outbox().slice(seen)
  seen = served.outbox().length
  return mails.filter(isOffer)
}

async function mailsOn(day: string) {
  served.setNow(new Date(`${day}T17:00:00Z`))
  await sweep()
  return newMails()
}

async function countsOn(...days: string[]): Promise<number[]> {
  const counts: number[] = []
  for (const day of days) counts.push((await mailsOn(day)).length)
  return counts
}

beforeEach(async () => {
  await served.pool.query('delete from users')
  await served.pool.query('delete from pgboss.job')
  await served.pool.query('delete from request_limits')
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  ada = await makeUser(served.app)
  newMails()
})

const deferral = { interestRate: '0.2999', endsOn: '2027-06-01', accrued: '420.00' }

async function owe(more: object = {}): Promise<string> {
  const answer = await ada.request('POST', '/api/debts', {
    name: 'Store card',
    type: 'credit_card',
    balance: '2400.00',
    interestRate: '0.2999',
    minimumPayment: '60.00',
    paymentDueDate: '2026-11-25',
    deferredInterest: deferral,
    ...more,
  })
  expect(answer.status).toBe(201)
  return (answer.body as { id: string }).id
}

test('comes 60, 30 and 7 days before the last payment in time, once each, on every plan', async () => {
  await owe()
  // The offer ends on June 1; the last payment in time is May 25.
  expect(await countsOn('2027-03-25', '2027-03-26', '2027-03-27', '2027-04-24')).toEqual([0, 1, 0, 0])
  expect(await countsOn('2027-04-25', '2027-05-17')).toEqual([1, 0])
  expect(await countsOn('2027-05-18', '2027-05-25', '2027-05-26', '2027-06-02')).toEqual([1, 0, 0, 0])
})

test('says what is left, what it costs and what avoids it; no lender and no amount in the subject', async () => {
  await owe()
  const [mail, ...more] = await mailsOn('2027-03-26')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: ada.email, subject: 'An offer ends on 06/01/2027' })
  // Nothing is recorded: $2,400 are owed. April and May pay $60 each.
  expect(mail!.text).toContain('- Store card: its offer ends on 06/01/2027.')
  expect(mail!.text).toContain(
    'Your plan still owes $2,280.00 after the payment due 05/25/2027, the last one in time.',
  )
  expect(mail!.text).toContain('$1,140.00 more a month from now on avoids that.')
  expect(mail!.text).toContain('http://localhost:3000/settings?tab=notifications')
  expect(mail!.headers).toHaveProperty('List-Unsubscribe')
  expect(readingGrade(mail!.text.split('\n\n')[1]!)).toBeLessThan(9)
})

test('an offer that is entered late has one mail, and both offers of a day are one', async () => {
  await owe({ deferredInterest: { ...deferral, endsOn: '2026-12-10' } })
  await owe({
    name: 'Visa',
    deferredInterest: null,
    promotionalRate: { interestRate: '0', endsOn: '2026-12-31' },
  })
  await ada.request('PUT', '/api/debt-plan', { order: 'avalanche', extra: 100 })
  const [mail, ...more] = await mailsOn('2026-11-20')
  expect(more).toEqual([])
  expect(mail!.subject).toBe('2 offers end soon')
  expect(mail!.text).toContain('$2,240.00 more with that payment avoids that.')
  expect(mail!.text).toMatch(
    /- Store card: [^]*- Visa: [^]*Then the usual rate begins: \$[\d,]+\.\d\d more interest/,
  )
})

test('is about the balance of a card that the offer is on', async () => {
  const purchases = {
    id: 'p',
    name: 'Purchases',
    balance: '900.00',
    interestRate: '0.2499',
    promotionalRate: null,
    deferredInterest: null,
  }
  const store = {
    id: 's',
    name: 'New sofa',
    balance: '1500.00',
    interestRate: '0.2999',
    promotionalRate: null,
  }
  await owe({ deferredInterest: null, balances: [purchases, { ...store, deferredInterest: deferral }] })
  const [mail, ...more] = await mailsOn('2027-03-26')
  expect(more).toEqual([])
  expect(mail!.text).toContain('- New sofa on Store card: its offer ends on 06/01/2027.')
  expect(await countsOn('2027-03-27')).toEqual([0])
})

/** Its last payment in time is 35 days ahead: a mail is due at once. */
const soon = { deferredInterest: { ...deferral, endsOn: '2027-01-15' } }
const ask = async (method: 'PUT' | 'POST' | 'PATCH', path: string, body: object) =>
  expect((await ada.request(method, path, body)).status).toBeLessThan(300)

test('none for an offer that the plan pays off in time, until it does not; none for what is paid off', async () => {
  const id = await owe(soon)
  await ask('PUT', '/api/debt-plan', { order: 'avalanche', extra: 1200 })
  expect(await countsOn('2026-11-20')).toEqual([0])
  await ask('PUT', '/api/debt-plan', { order: 'avalanche', extra: 0 })
  expect(await countsOn('2026-11-21')).toEqual([1])
  await ask('POST', `/api/debts/${id}/payments`, { amount: '2400.00', paidOn: '2026-11-21' })
  expect(await countsOn('2026-11-26', '2026-12-20')).toEqual([0, 0])
})

test('none where reminders are turned off, and none at night', async () => {
  await owe(soon)
  await ask('PATCH', '/api/settings', { paymentReminders: false })
  expect(await countsOn('2026-11-20')).toEqual([0])
  await ask('PATCH', '/api/settings', { paymentReminders: true })
  served.setNow(new Date('2026-11-21T07:00:00Z'))
  await sweep()
  expect(newMails()).toEqual([])
  expect(await countsOn('2026-11-21')).toEqual([1])
})

test('one person’s mail holds nothing of another', async () => {
  await owe({ name: 'Card of Ada' })
  const eve = await makeUser(served.app)
  const mails = await mailsOn('2027-03-26')
  expect(mails.map(({ to }) => to)).toEqual([ada.email])
  expect(mails.map(({ to }) => to)).not.toContain(eve.email)
})
