import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { newsRefusal } from './news.routes.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let served: TestApp
let ada: TestUser
let seen = 0

beforeAll(async () => {
  served = await buildTestApp()
})
afterAll(() => served.close())

/** The mail of sign-up leaves after its answer, at its own time: it is no notice. */
const isNotice = ({ subject }: { subject: string }) => !subject.startsWith('Welcome')

function newMails() {
  const mails = served.outbox().slice(seen)
  seen = served.outbox().length
  return mails.filter(isNotice)
}

/** What the sweeps mail at this moment. */
async function mailsAt(now: string) {
  served.setNow(new Date(now))
  newMails()
  await served.app.parts.jobs.runSchedules()
  await served.app.parts.jobs.runDue()
  return newMails()
}

beforeEach(async () => {
  await served.pool.query('delete from users')
  await served.pool.query('delete from pgboss.job')
  await served.pool.query('delete from request_limits')
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  ada = await makeUser(served.app)
})

async function owe(name: string, balance: string): Promise<string> {
  const debt = { name, type: 'credit_card', balance, interestRate: '0', minimumPayment: '10.00' }
  return ((await ada.request('POST', '/api/debts', debt)).body as { id: string }).id
}
const pay = (id: string, amount: string) => ada.request('POST', `/api/debts/${id}/payments`, { amount })
const choose = (settings: object) => ada.request('PATCH', '/api/settings', settings)

describe('a milestone', () => {
  test('is mailed once, names the debt in the text and nothing in the subject', async () => {
    const card = await owe('Store card', '100.00')
    await owe('Car', '900.00')
    expect(await mailsAt('2026-11-20T17:00:00Z')).toEqual([])
    await pay(card, '100.00')
    const [mail, ...more] = await mailsAt('2026-11-20T18:00:00Z')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: ada.email, subject: 'You have passed a milestone' })
    expect(mail!.text).toContain('- Store card is paid off. It was $100.00 at its highest.')
    expect(await mailsAt('2026-11-20T19:00:00Z')).toEqual([])
  })

  test('tells the highest quarter that is behind, and a later one again', async () => {
    const car = await owe('Car', '1000.00')
    await pay(car, '249.99')
    expect(await mailsAt('2026-11-20T18:00:00Z')).toEqual([])
    await pay(car, '250.01')
    expect((await mailsAt('2026-11-20T18:00:00Z')).map((mail) => mail.text)).toEqual([
      expect.stringContaining('- Half of all you owed is paid.'),
    ])
    await pay(car, '500.00')
    const [mail] = await mailsAt('2026-11-20T19:00:00Z')
    expect(mail!.text).toContain('- Car is paid off.')
    expect(mail!.text).toContain('- You have paid all the debts you entered.')
  })

  test('waits for the day, and is not told when it is old or not wanted', async () => {
    const card = await owe('Store card', '100.00')
    await pay(card, '100.00')
    expect(await mailsAt('2026-11-21T05:00:00Z')).toEqual([])
    await choose({ debtMilestones: false })
    expect(await mailsAt('2026-11-21T17:00:00Z')).toEqual([])
    await choose({ debtMilestones: true })
    expect(await mailsAt('2026-12-20T17:00:00Z')).toEqual([])
  })
})

async function milestoneMail() {
  await pay(await owe('Store card', '100.00'), '100.00')
  return (await mailsAt('2026-11-20T18:00:00Z'))[0]!
}
const tokenOf = (text: string) => decodeURIComponent(text.match(/unsubscribe\?token=(\S+)/)![1]!)
const press = (body: object) => ask(served.app, { method: 'POST', url: '/api/unsubscribe', body })
const wants = async () =>
  ((await ada.request('GET', '/api/settings')).body as { debtMilestones: boolean }).debtMilestones

describe('the link in a notice', () => {
  test('turns its own kind off and on again, signed out', async () => {
    const token = tokenOf((await milestoneMail()).text)
    const off = await press({ token })
    expect(off).toMatchObject({ status: 200, body: { setting: 'debtMilestones', isOn: false } })
    expect((await ada.request('GET', '/api/settings')).body).toMatchObject({
      debtMilestones: false,
      paymentReminders: true,
      productUpdates: true,
    })
    expect(await press({ token, isOn: true })).toMatchObject({ status: 200, body: { isOn: true } })
    expect(await wants()).toBe(true)
  })

  test('is what the mail program’s own button posts to', async () => {
    const { headers } = await milestoneMail()
    expect(headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = headers!['List-Unsubscribe']!.match(/^<https?:\/\/[^/]+(\/.+)>$/)![1]!
    const answer = await served.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(204)
    expect(await wants()).toBe(false)
  })

  test.each(['x', 'sandbox.a.b.c', ''])('made up (%j) is refused, and nothing changes', async (token) => {
    expect((await press({ token })).status).toBeGreaterThanOrEqual(400)
    expect(await wants()).toBe(true)
  })

  test('of somebody who has left opens nothing', async () => {
    const token = tokenOf((await milestoneMail()).text)
    await served.pool.query('delete from users where id = $1', [ada.id])
    expect((await press({ token })).status).toBe(400)
  })
})

describe('product news', () => {
  const news = {
    subject: 'The course is open',
    text: 'Eight weeks.\n\nIt is part of Premium.',
  }
  let admin: TestUser
  beforeEach(async () => {
    await served.pool.query('delete from product_news')
    admin = await makeUser(served.app, { isAdmin: true })
    newMails()
  })

  test('reaches everybody who wants it, once, however often it is sent', async () => {
    await choose({ productUpdates: false })
    const bob = await makeUser(served.app)
    newMails()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.requestOnce(key, '/api/admin/news', news)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
    await served.app.parts.jobs.runDue()
    const mails = newMails()
    expect(mails.map((mail) => mail.to).toSorted()).toEqual([admin.email, bob.email].toSorted())
    expect(mails[0]).toMatchObject({ subject: 'The course is open' })
    expect(mails[0]!.text).toContain('Eight weeks.\n\nIt is part of Premium.')
    expect((await admin.request('GET', '/api/admin/news')).body).toMatchObject({
      news: [{ subject: 'The course is open', mailed: 2 }],
      readers: 2,
    })
  })

  test('reaches a reader of Spanish in Spanish where it is written in that, else in English, marked as such', async () => {
    const spanish = {
      spanishSubject: 'El curso está abierto',
      spanishText: 'Ocho semanas.\n\nSon de Premium.',
    }
    await choose({ language: 'es' })
    newMails()
    const mailTo = async (body: object) => {
      expect((await admin.request('POST', '/api/admin/news', body)).status).toBe(201)
      await served.app.parts.jobs.runDue()
      return new Map(newMails().map((mail) => [mail.to, mail]))
    }
    const both = await mailTo({ ...news, ...spanish })
    expect(both.get(admin.email)).toMatchObject({ subject: news.subject })
    expect(both.get(ada.email)).toMatchObject({ subject: spanish.spanishSubject })
    expect(both.get(ada.email)!.text).toContain('Hola:\n\nOcho semanas.\n\nSon de Premium.')
    expect(both.get(ada.email)!.html).not.toContain('lang="en"')

    const one = (await mailTo({ ...news, spanishSubject: '', spanishText: null })).get(ada.email)!
    expect(one.subject).toBe(news.subject)
    expect(one.text).toContain('Estas novedades están solo en inglés.\n\nEight weeks.\n\n')
    expect(one.html).toMatch(/<div lang="es"[^>]*>[^]*<div lang="en">\n<p [^>]*>Eight weeks\.<\/p>/)
    expect((await admin.request('GET', '/api/admin/news')).body).toMatchObject({
      news: expect.arrayContaining([
        expect.objectContaining(spanish),
        expect.objectContaining({ spanishSubject: null, spanishText: null }),
      ]),
    })
  })

  test.each([
    [{ spanishSubject: 'El curso está abierto' }, 'spanishText'],
    [{ spanishText: 'Ocho semanas.', spanishSubject: ' ' }, 'spanishSubject'],
  ])('with half of its Spanish (%j) is not sent, and says what is missing', async (half, field) => {
    const answer = await admin.request('POST', '/api/admin/news', { ...news, ...half })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: [{ field, message: expect.stringContaining('or leave both Spanish fields empty') }] },
    })
    expect((await served.pool.query('select 1 from product_news')).rowCount).toBe(0)
  })

  test('says who sends it, and is not sent for real without a postal address', async () => {
    await admin.request('POST', '/api/admin/news', news)
    await served.app.parts.jobs.runDue()
    expect(newMails()[0]!.text).toContain('From Jubilee')
    expect(newsRefusal('live', null)?.words()).toMatch(/Nothing was sent\.$/)
    expect(newsRefusal('live', '1 Main Street, Springfield')).toBeNull()
    expect(newsRefusal('sandbox', null)).toBeNull()
  })

  test('is an act of the admin, and of nobody else', async () => {
    expect((await ada.request('POST', '/api/admin/news', news)).status).toBe(403)
    expect((await ask(served.app, { method: 'GET', url: '/api/admin/news' })).status).toBe(401)
    expect((await admin.request('POST', '/api/admin/news', { ...news, text: ' ' })).status).toBe(422)
    expect((await served.pool.query('select 1 from product_news')).rowCount).toBe(0)
    await admin.request('POST', '/api/admin/news', news)
    const { rows } = await served.pool.query("select act from admin_acts where act = 'news.send'")
    expect(rows.length).toBeGreaterThan(0)
  })
})

test('a reminder comes as many days before as the person chose', async () => {
  await served.pool.query(
    "update users set subscription_status = 'active', subscription_plan_id = 'price_monthly'",
  )
  const debt = { name: 'Visa', type: 'credit_card', balance: '500.00', paymentDueDate: '2026-11-30' }
  await ada.request('POST', '/api/debts', debt)
  await choose({ reminderDays: 7, debtMilestones: false })
  expect(await mailsAt('2026-11-22T17:00:00Z')).toHaveLength(0)
  expect(await mailsAt('2026-11-23T17:00:00Z')).toHaveLength(1)
  expect((await choose({ reminderDays: 0 })).status).toBe(422)
  expect((await choose({ reminderDays: 2.5 })).status).toBe(422)
})
