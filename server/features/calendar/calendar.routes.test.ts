import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CalendarFeed } from '#contracts/money/calendar.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const URL = '/api/calendar-feed'
const none = { url: null, createdAt: null, lastReadAt: null }

let served: TestApp
let ada: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
})
afterAll(() => served.close())
beforeEach(async () => {
  ada = await makeUser(served.app)
})

const makeLink = async (person = ada) =>
  ((await person.request('POST', URL)).body as CalendarFeed).url!.replace(/^https?:\/\/[^/]+/, '')
const fetchFile = (path: string) => served.app.inject({ method: 'GET', url: path })
const owe = async (more: object) => {
  const answer = await ada.request('POST', '/api/debts', {
    name: 'Visa, the old one; really',
    type: 'credit_card',
    balance: '500.00',
    interestRate: '0.12',
    minimumPayment: '40.00',
    paymentDueDate: '2026-11-30',
    ...more,
  })
  return (answer.body as { id: string }).id
}

/** RFC 5545: long lines are folded. */
const unfold = (file: string) => file.replaceAll('\r\n ', '')
const daysOf = (file: string) =>
  [...unfold(file).matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map((match) => match[1])

const ids = (file: string) => unfold(file).match(/UID:.*/g)

test('there is no link until the person makes one, and only its hash and a sealed text are kept', async () => {
  expect((await ada.request('GET', URL)).body).toEqual(none)
  const path = await makeLink()
  const token = path.match(/\/calendar\/(.+)\.ics$/)![1]!
  const { rows } = await served.pool.query('select * from calendar_feeds where user_id = $1', [ada.id])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await ada.request('GET', URL)).body).toMatchObject({ url: expect.stringContaining(token) })
})

test('the file has each due day until the debt is paid, and the month the person is free', async () => {
  await owe({})
  await ada.request('PUT', '/api/debt-plan', { order: 'avalanche', extra: 200 })
  const answer = await fetchFile(await makeLink())
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  // $500 at 12 % with $240 a month is paid in the third month.
  expect(daysOf(answer.body)).toEqual(['20261130', '20261230', '20270101', '20270130'])
  const file = unfold(answer.body)
  expect(file).toContain('SUMMARY:Payment due: Visa\\, the old one\\; really')
  expect(file).toContain('DESCRIPTION:At least $40.00.')
  expect(file).toContain('SUMMARY:Debt-free this month\\, if you keep to your plan')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(file.match(/END:VEVENT/g)!.length)
  for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the file is in the language of its owner, whoever asks for it', async () => {
  await owe({})
  await ada.request('PATCH', '/api/settings', { language: 'es' })
  const file = unfold((await fetchFile(await makeLink())).body)
  expect(file).toContain('SUMMARY:Vence un pago: Visa\\, the old one\\; really')
  expect(file).toContain('DESCRIPTION:Por lo menos $40.00.')
  expect(file).not.toMatch(/Payment due|At least/)
  const gone = await served.app.inject({ url: '/calendar/x.ics', headers: { 'x-language': 'es' } })
  expect(gone.json()).toMatchObject({ message: expect.stringMatching(/^Aquí no hay ningún calendario/) })
})

test('what is paid of the coming payment is said, and later months follow the lender’s rule', async () => {
  const minimumRule = {
    percent: '0.02',
    floor: '25.00',
    plusInterest: false,
    round: 'cent',
    roundBeforeInterest: false,
  }
  const id = await owe({ balance: '5000.00', interestRate: '0', minimumPayment: null, minimumRule })
  const path = await makeLink()
  const pay = async (amount: string) => {
    const paid = { amount, paidOn: '2026-11-20' }
    expect((await ada.request('POST', `/api/debts/${id}/payments`, paid)).status).toBe(201)
    return unfold((await fetchFile(path)).body)
  }
  const before = unfold((await fetchFile(path)).body)
  // The plan pays $300: 2 % of $4,700 in December.
  expect(before).toContain('DESCRIPTION:At least $100.00\\, by your lender’s rule.')
  expect(before).toContain('DESCRIPTION:At least $94.00\\, by your lender’s rule.')
  expect(await pay('40.00')).toContain('DESCRIPTION:At least $60.00 more. You recorded $40.00.')
  const after = await pay('60.00')
  expect(after).toContain('SUMMARY:Paid: Visa')
  expect(after).toContain('DESCRIPTION:You recorded $100.00.')
})

test('a payment after the due day counts for that day, and the next one is still due', async () => {
  const id = await owe({ paymentDueDate: '2026-11-22' })
  await served.pool.query(`update debts set created_at = '2026-11-01T12:00:00Z' where id = $1`, [id])
  const path = await makeLink()
  served.setNow(new Date('2026-11-25T17:00:00Z'))
  const paid = { amount: '40.00', paidOn: '2026-11-25' }
  expect((await ada.request('POST', `/api/debts/${id}/payments`, paid)).status).toBe(201)
  const file = unfold((await fetchFile(path)).body)
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  expect(daysOf(file)[0]).toBe('20261222')
  expect(file).toContain('DESCRIPTION:At least $40.00. $40.00 counts for the due date before.')
})

test('an offer that ends with something owed stands on the day of its last payment in time', async () => {
  const offer = { interestRate: '0.2999', endsOn: '2027-03-01', accrued: '120.00' }
  await owe({ name: 'Store', balance: '900.00', interestRate: '0.2999', deferredInterest: offer })
  const path = await makeLink()
  const before = unfold((await fetchFile(path)).body)
  // November to February pay $40 each: $740 are left on Feb 28. 29.99 % of 900, 860, 820 and 780 on top of the $120, less
  // the 21 days of November that are in the $120 already.
  expect(before).toContain('SUMMARY:Last payment before the offer ends: Store')
  expect(before).toContain(
    'DESCRIPTION:Your plan still owes $740.00 after it. Then $188.43 of deferred interest is added. $185.00 more a month avoids that.',
  )
  expect(daysOf(before).filter((day) => day === '20270228')).toHaveLength(2)
  await ada.request('PUT', '/api/debt-plan', { order: 'avalanche', extra: 185 })
  expect((await fetchFile(path)).body).not.toContain('offer ends')
})

/** The events of a file, each as its lines; those of its alarm apart. */
function eventsOf(file: string) {
  return [...unfold(file).matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(([, text]) => {
    const [, alarm = ''] = /BEGIN:VALARM\r\n(.*?)END:VALARM\r\n/s.exec(text!) ?? []
    const lines = text!.replace(/BEGIN:VALARM.*END:VALARM\r\n/s, '').trim()
    return { lines: lines.split('\r\n'), alarm: alarm.trim().split('\r\n').filter(Boolean) }
  })
}

test('no day is blocked, and an alarm at nine comes as early as the person wants reminders, or on the day to pay', async () => {
  const id = await owe({})
  await owe({ name: 'Car', paymentDueDate: '2026-12-15' })
  expect((await ada.request('PATCH', '/api/settings', { reminderDays: 5 })).status).toBe(200)
  const pay = { kind: 'everyTwoWeeks', nextOn: '2026-11-27', secondOn: null, dayOff: 'before', amount: '900' }
  await ada.request('PUT', '/api/cash-plan/paydays', { ...pay, cash: '300', floor: '100' })
  const path = await makeLink()
  await ada.request('POST', `/api/debts/${id}/payments`, { amount: '40.00', paidOn: '2026-11-20' })
  const events = eventsOf((await fetchFile(path)).body)
  expect(events.length).toBeGreaterThan(5)
  for (const { lines } of events)
    expect(lines).toEqual(expect.arrayContaining(['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']))
  const alarmOf = (summary: string) =>
    events.find(({ lines }) => lines.some((line) => line.startsWith(`SUMMARY:${summary}`)))?.alarm
  expect(alarmOf('Payment due: Car')).toEqual(
    expect.arrayContaining([
      'ACTION:DISPLAY',
      // Five days before, less nine hours.
      'TRIGGER;RELATED=START:-P4DT15H',
      'DESCRIPTION:Payment due: Car',
    ]),
  )
  expect(alarmOf('Pay $40.00 to Car')).toContain('TRIGGER;RELATED=START:PT9H')
  expect(alarmOf('Paid: Visa')).toEqual([])
})

test('a debt that asks for nothing has its day without an amount', async () => {
  await owe({ balance: '900.00', minimumPayment: '0.00' })
  const file = unfold((await fetchFile(await makeLink())).body)
  expect(file).toContain('DESCRIPTION:From My Debts.')
  expect(file).not.toContain('At least')
})

test('where pay days are known, the day to pay stands beside the due day, with a warning where the money is not there', async () => {
  await owe({ balance: '5000.00' })
  const category = { name: 'Rent', budgetAmount: '700', dueDay: 1 }
  expect((await ada.request('POST', '/api/budget-categories', category)).status).toBe(201)
  const pay = { kind: 'everyTwoWeeks', nextOn: '2026-11-27', secondOn: null, dayOff: 'before', amount: '900' }
  const save = (cash: string) => ada.request('PUT', '/api/cash-plan/paydays', { ...pay, cash, floor: '100' })
  const path = await makeLink()
  const before = await fetchFile(path)
  expect(before.body).not.toContain('SUMMARY:Pay ')
  await save('300')
  const file = unfold((await fetchFile(path)).body)
  // Due Monday Nov 30: by Wednesday the 25th, for Thursday is Thanksgiving; the money is there today.
  expect(file.match(/SUMMARY:Pay .*/g)).toEqual([
    'SUMMARY:Pay $40.00 to Visa\\, the old one\\; really',
    'SUMMARY:Pay $40.00 to Visa\\, the old one\\; really',
  ])
  expect(daysOf(file).slice(0, 4)).toEqual(['20261120', '20261130', '20261228', '20261230'])
  const basis = 'By your pay days\\, your bills and the cash you entered on 11/20/2026.'
  expect(file).toContain(`DESCRIPTION:Due 11/30/2026. ${basis}`)
  expect(file).not.toContain('under your floor')
  await save('120')
  const short = unfold((await fetchFile(path)).body)
  expect(daysOf(short)[0]).toBe('20261125')
  expect(short).toContain(`${basis} The account ends this day $20.00 under your floor.`)
  expect(ids(short)).toEqual(expect.arrayContaining(ids(file)!.filter((id) => id.includes('pay-'))))
})

test('in a short month it still says the minimum that is due, what there is for it, and places no more than that', async () => {
  await owe({ balance: '5000.00' })
  const path = await makeLink()
  const pay = { kind: 'everyTwoWeeks', nextOn: '2026-12-04', secondOn: null, dayOff: 'before', amount: '900' }
  await ada.request('PUT', '/api/cash-plan/paydays', { ...pay, cash: '300', floor: '0' })
  const save = (cash: string) =>
    ada.request('PUT', '/api/cash-plan/short-month', {
      cash,
      until: '2026-12-04',
      essentials: [],
      lenders: [],
    })
  const fileOf = async () => unfold((await fetchFile(path)).body)
  expect(await fileOf()).not.toContain('short month')
  expect((await save('15')).status).toBe(200)
  const short = await fileOf()
  expect(short).toContain('DESCRIPTION:At least $40.00. Your short month has $15.00 for it.')
  expect(short.match(/SUMMARY:Pay .*/g)?.[0]).toBe('SUMMARY:Pay $15.00 to Visa\\, the old one\\; really')
  await save('0')
  const none = await fileOf()
  expect(none).toContain('DESCRIPTION:At least $40.00. Your short month has nothing for it.')
  expect(daysOf(none).slice(0, 1)).toEqual(['20261130'])
})

test('a due day on the 31st stays in its month, and the same day keeps its id', async () => {
  await owe({ balance: '9000.00', minimumPayment: '300.00', paymentDueDate: '2027-01-31' })
  const path = await makeLink()
  const [first, second] = [(await fetchFile(path)).body, (await fetchFile(path)).body]
  expect(daysOf(first).slice(0, 4)).toEqual(['20270131', '20270228', '20270331', '20270430'])
  expect(ids(second)).toEqual(ids(first))
})

test('a due day that is not in the coming year is not there, and a far one breaks nothing', async () => {
  await owe({ balance: '9000.00', minimumPayment: '300.00', paymentDueDate: '9999-12-31' })
  await owe({ balance: '9000.00', minimumPayment: '300.00', paymentDueDate: '2027-10-31' })
  const answer = await fetchFile(await makeLink())
  expect(answer.statusCode).toBe(200)
  const due = daysOf(answer.body).filter((day) => !day!.endsWith('01'))
  expect(due).toEqual(['20271031', '20271130'])
})

test('a debt that is paid has no due day; without debts the calendar is empty', async () => {
  const path = await makeLink()
  expect(daysOf((await fetchFile(path)).body)).toEqual([])
  await owe({ balance: '0' })
  expect(daysOf((await fetchFile(path)).body)).toEqual([])
})

test('a new link ends the old one, and a link taken back opens nothing', async () => {
  const old = await makeLink()
  const fresh = await makeLink()
  expect((await fetchFile(old)).statusCode).toBe(404)
  expect((await fetchFile(fresh)).statusCode).toBe(200)
  expect((await ada.request('GET', URL)).body).toMatchObject({ lastReadAt: '2026-11-20T17:00:00.000Z' })
  expect((await ada.request('DELETE', URL)).status).toBe(200)
  expect((await fetchFile(fresh)).statusCode).toBe(404)
  expect((await ada.request('GET', URL)).body).toEqual(none)
})

test('one person’s link shows nothing of another, and taking back ends only one’s own', async () => {
  await owe({ name: 'Card of Ada' })
  const path = await makeLink()
  const eve = await makeUser(served.app)
  const hers = await makeLink(eve)
  expect((await fetchFile(hers)).body).not.toContain('Card of Ada')
  expect((await eve.request('DELETE', URL)).status).toBe(200)
  expect((await fetchFile(path)).body).toContain('Card of Ada')
})

test('a disabled account’s link opens nothing', async () => {
  const path = await makeLink()
  await served.pool.query('update users set disabled_at = now() where id = $1', [ada.id])
  expect((await fetchFile(path)).statusCode).toBe(404)
})

test.each(['/calendar/x.ics', '/calendar/%00.ics', `/calendar/${'a'.repeat(400)}.ics`])(
  'the made-up link %s opens nothing',
  async (path) => {
    const answer = await fetchFile(path)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('BEGIN:VCALENDAR')
  },
)
