import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WireOf } from '#contracts/endpoint.ts'
import type { listGrantQueue } from '#contracts/foundation/grants-desk.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { DESK, GRANTS, addGift, bodyOf, fillOne, onDeskOf, submitOne, whole } from '../grants-under-test.ts'
import type { DeskApplication, GrantApplication } from '../grants-under-test.ts'

let served: TestApp
let ruth: TestUser
let omar: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  ruth = await makeUser(served.app, { isAdmin: true, firstName: 'Ruth' })
  omar = await makeUser(served.app, { isAdmin: true, firstName: 'Omar' })
  await addGift(served.app, 10_000_000)
})
// Many people sign up here within a minute.
beforeEach(() => served.pool.query('delete from request_limits'))
afterAll(() => served.close())

type Sent = { person: TestUser; id: string }
const send = async (change: object = {}): Promise<Sent> => {
  const person = await makeUser(served.app)
  return { person, id: (await submitOne(served.app, person, change)).id }
}
/** Asked for no more than one admin may approve alone. */
const sendSmall = () => send({ debts: [{ ...whole.debts[0], asked: '800.00' }] })
const decide = (admin: TestUser, id: string, [verb, body]: [string, object]) =>
  admin.request('POST', `${DESK}/${id}/${verb}`, body)
const done = async (admin: TestUser, id: string, step: [string, object]) =>
  bodyOf<DeskApplication>(await decide(admin, id, step))
const approve = (amount = '2000.00'): [string, object] => [
  'approve',
  { amount, reason: 'It keeps them at home.' },
]
const refuse: [string, object] = ['refuse', { reason: 'The bill is not in your name.' }]
const pay = (amount = '2000.00'): [string, object] => ['pay', { amount, paidOn: '2026-11-20' }]
const uphold: [string, object] = ['appeal', { outcome: 'refused', reason: 'It stays.' }]
const own = async (person: TestUser, id: string) =>
  bodyOf<GrantApplication>(await person.request('GET', `${GRANTS}/${id}`))
const appeal = async ({ person, id }: Sent) =>
  bodyOf<GrantApplication>(
    await person.request('POST', `${GRANTS}/${id}/appeal`, { text: 'It is in my name.' }),
  )
const whyOf = ({ acts }: DeskApplication, act: string) => acts.find((one) => one.act === act)?.why
const audit = async (id: string) => {
  const { rows } = await served.pool.query<{ act: string; admin_id: string; summary: string }>(
    'select act, admin_id, summary from admin_acts where subject = $1 order by 1, 2',
    [id],
  )
  return rows
}
const queue = async (admin: TestUser, query = '') =>
  bodyOf<WireOf<typeof listGrantQueue>>(await admin.request('GET', `${DESK}${query}`))
const pageOfAsked = (after = '') => queue(ruth, `?program=single-parent&status=needs_information${after}`)
const mailsTo = async (person: TestUser) => {
  await served.app.parts.jobs.runDue()
  return served.outbox().filter(({ to }) => to === person.email)
}

describe('who decides', () => {
  test('an admin without a second factor gets nothing', async () => {
    const plain = await makeUser(served.app, { isAdmin: true, hasSecondFactor: false })
    expect((await plain.request('GET', DESK)).body).toMatchObject({ code: 'second_factor_needed' })
  })
})

describe('whose it is', () => {
  test('a draft is nobody else’s to see', async () => {
    const person = await makeUser(served.app)
    const { id, documents } = await fillOne(served.app, person)
    expect((await ruth.request('GET', `${DESK}/${id}`)).status).toBe(404)
    expect((await ruth.request('GET', `${DESK}/${id}/documents/${documents[0]?.id}`)).status).toBe(404)
    const { applications } = await queue(ruth, '?status=all')
    expect(applications.map((row) => row.id)).not.toContain(id)
  })

  test('an admin neither reads nor decides their own', async () => {
    const { id, documents } = await submitOne(served.app, ruth)
    const { applications } = await queue(ruth)
    expect(applications.find((row) => row.id === id)).toMatchObject({ isOwn: true })
    expect((await ruth.request('GET', `${DESK}/${id}`)).status).toBe(404)
    expect((await ruth.request('GET', `${DESK}/${id}/documents/${documents[0]?.id}`)).status).toBe(404)
    for (const step of [approve(), refuse, pay(), ['ask', { question: 'Why?' }] as [string, object]])
      expect((await decide(ruth, id, step)).status).toBe(404)
    expect((await own(ruth, id)).status).toBe('submitted')
    await done(omar, id, refuse)
  })

  test('a document is read by the applicant and by admins, and each reading by an admin is written down', async () => {
    const { person, id } = await send()
    const other = await send()
    const [first] = (await onDeskOf(ruth, id)).documents
    const url = (application: string) => `${DESK}/${application}/documents/${first?.id}`
    const got = await served.app.inject({ method: 'GET', url: url(id), headers: { cookie: ruth.cookie } })
    expect([got.statusCode, got.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    expect((await ruth.request('GET', url(other.id))).status).toBe(404)
    expect((await other.person.request('GET', `${GRANTS}/${id}/documents/${first?.id}`)).status).toBe(404)
    expect((await person.request('GET', url(id))).status).toBe(403)
    expect(await audit(id)).toEqual([
      {
        act: 'grant.read-document',
        admin_id: ruth.id,
        summary: `Read document ${first?.id} of application ${id}.`,
      },
    ])
  })
})

test('the queue has the next day first, filters, and counts', async () => {
  const { id } = await send({ program: 'senior', age: 70 })
  const seniors = await queue(ruth, '?program=senior')
  expect(seniors.applications).toMatchObject([
    {
      id,
      status: 'submitted',
      requestedAmount: '2000.00',
      approvals: 0,
      approvalsNeeded: 2,
      hearBy: '2026-11-30',
      isLate: false,
      isOwn: false,
    },
  ])
  const { applications, counts } = await queue(ruth, '?status=submitted')
  expect(counts['submitted']).toBe(applications.length)
  expect(applications.every(({ status }) => status === 'submitted')).toBe(true)
  expect((await ruth.request('GET', `${DESK}?status=draft`)).status).toBe(422)
})

test('the queue comes in pages, which go on behind an application that is decided meanwhile', async () => {
  // From the second on two have the same day, so that the first page ends between two; six have none.
  await served.pool.query(
    `insert into users (id, email, email_verified, first_name, last_name)
     select 'q' || n, 'q' || n || '@example.test', true, 'Ada', 'Byrne' from generate_series(1, 104) n`,
  )
  await served.pool.query(
    `insert into grants (user_id, status, program, hear_by, created_at, updated_at)
     select 'q' || n, 'needs_information', 'single-parent', case when n > 6 then date '2027-03-01' - n / 2 end, now(), now()
     from generate_series(1, 104) n`,
  )
  const { rows } = await served.pool.query<{ id: string }>(
    `select id from grants where program = 'single-parent' and status = 'needs_information'
     order by hear_by asc nulls last, seq`,
  )
  const first = await pageOfAsked()
  await served.pool.query(`update grants set status = 'refused', hear_by = '2020-01-01' where id = $1`, [
    first.applications.at(-1)?.id,
  ])
  const second = await pageOfAsked(`&after=${first.next}`)
  const third = await pageOfAsked(`&after=${second.next}`)
  const pages = [first, second, third]
  expect(pages.map(({ applications }) => applications.length)).toEqual([50, 50, 4])
  expect(second.applications.at(-1)?.hearBy).toBeNull()
  expect(pages.flatMap(({ applications }) => applications.map(({ id }) => id))).toEqual(
    rows.map(({ id }) => id),
  )
  expect([third.next, third.counts['needs_information']]).toEqual([null, 103])
  for (const after of ['x', '2026-02-31.4', 'none.', '2026-11-30.4.4'])
    expect((await ruth.request('GET', `${DESK}?after=${after}`)).status).toBe(422)
})

describe('approving', () => {
  test('up to $1,000 one admin is enough', async () => {
    const { person, id } = await sendSmall()
    const desk = await done(ruth, id, approve('800.00'))
    expect(desk).toMatchObject({ status: 'approved', approvedAmount: '800.00', approvalsNeeded: 1 })
    expect(await own(person, id)).toMatchObject({
      decision: { outcome: 'approved', amount: '800.00', reason: 'It keeps them at home.' },
    })
    expect(await audit(id)).toMatchObject([{ act: 'grant.approve', admin_id: ruth.id }])
  })

  test('above it takes two, and the applicant is told of both', async () => {
    const { person, id } = await send()
    const first = await done(ruth, id, approve())
    expect(first).toMatchObject({
      status: 'approved_once',
      approvalsNeeded: 2,
      approvals: [{ isMe: true, name: 'Ruth Byrne' }],
    })
    expect(whyOf(first, 'approve')).toBe('You approved it. A second admin must approve it too.')
    expect((await own(person, id)).decision).toBeNull()
    expect(whyOf(await onDeskOf(omar, id), 'approve')).toBeNull()
    expect(await done(omar, id, approve())).toMatchObject({ status: 'approved' })
    const subjects = (await mailsTo(person)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['A first yes to your application', 'Your grant is approved']),
    )
  })

  test('twenty approvals of one admin at the same moment count once', async () => {
    const { id } = await send()
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(ruth, id, approve())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect(await onDeskOf(ruth, id)).toMatchObject({
      status: 'approved_once',
      approvals: [{ adminId: ruth.id }],
    })
    expect(await audit(id)).toHaveLength(1)
  })

  test('two admins at the same moment approve it together, once each', async () => {
    const { id } = await send()
    const admins = Array.from({ length: 10 }, () => [ruth, omar]).flat()
    await Promise.all(admins.map((admin) => decide(admin, id, approve())))
    const desk = await onDeskOf(ruth, id)
    expect([desk.status, desk.approvals.length]).toEqual(['approved', 2])
  })

  test.each([
    ['2000.01', 'They asked for $2,000.00. Approve that or less.'],
    ['0', expect.stringContaining('above $0')],
  ])('not %s', async (amount, message) => {
    const { id } = await send()
    const { fields } = bodyOf<{ fields: unknown[] }>(await decide(ruth, id, approve(amount)), 422)
    expect(fields).toMatchObject([{ field: 'amount', message }])
    expect((await onDeskOf(ruth, id)).status).toBe('submitted')
  })

  test('the second admin approves the amount of the first, or asks anew', async () => {
    const { id } = await send()
    await done(ruth, id, approve('1500.00'))
    expect((await decide(omar, id, approve('1600.00'))).status).toBe(422)
    expect(await done(omar, id, approve('1500.00'))).toMatchObject({ approvedAmount: '1500.00' })
  })

  test('a stale version is a 409 with what is there now', async () => {
    const { id } = await send()
    const { version } = await onDeskOf(ruth, id)
    await done(omar, id, approve())
    const late = await decide(ruth, id, ['approve', { amount: '2000', reason: 'Yes.', version }])
    expect(bodyOf<{ current: DeskApplication }>(late, 409).current).toMatchObject({ status: 'approved_once' })
  })
})

test('more is asked, answered and back in line; what was approved before no longer counts', async () => {
  const { person, id } = await send()
  await done(ruth, id, approve())
  const asked = await done(omar, id, ['ask', { question: 'Which month is the bill from?' }])
  expect(asked).toMatchObject({ status: 'needs_information', approvals: [], approvedAmount: null })
  expect(await own(person, id)).toMatchObject({
    question: 'Which month is the bill from?',
    canEdit: true,
    canAnswer: true,
  })
  expect((await mailsTo(person)).at(-1)?.text).toContain('What we ask:\n\nWhich month is the bill from?\n')
  served.setNow(new Date('2026-11-20T17:10:00Z'))
  bodyOf(await person.request('PATCH', `${GRANTS}/${id}`, { story: 'From October.' }))
  bodyOf(await person.request('POST', `${GRANTS}/${id}/answer`, { text: 'October.' }))
  const back = await onDeskOf(ruth, id)
  expect(back).toMatchObject({ status: 'submitted', story: 'From October.' })
  expect(back.events.at(-1)).toMatchObject({
    kind: 'information_given',
    note: 'October.',
    by: 'you',
    adminName: null,
  })
  expect(back.events.at(-2)).toMatchObject({ kind: 'information_asked', adminName: 'Omar Byrne' })
  expect(await done(ruth, id, approve())).toMatchObject({ status: 'approved_once' })
  // The applicant never learns who decided.
  expect(JSON.stringify(await own(person, id))).not.toMatch(new RegExp(`${ruth.id}|${omar.id}|Omar|Ruth`))
})

describe('a refusal', () => {
  test('has a reason, and one appeal that somebody else decides', async () => {
    const sent = await send()
    const { person, id } = sent
    await done(ruth, id, refuse)
    expect(await own(person, id)).toMatchObject({
      status: 'refused',
      canAppeal: true,
      decision: { outcome: 'refused', amount: null, reason: 'The bill is not in your name.' },
    })
    expect(await appeal(sent)).toMatchObject({ status: 'appealed', appeal: { text: 'It is in my name.' } })
    expect(whyOf(await onDeskOf(ruth, id), 'decide_appeal')).toBe(
      'You refused it. Another admin decides the appeal.',
    )
    expect((await decide(ruth, id, uphold)).status).toBe(409)
    await done(omar, id, uphold)
    const end = await own(person, id)
    expect(end).toMatchObject({ status: 'refused', canAppeal: false, decision: { reason: 'It stays.' } })
    const again = await person.request('POST', `${GRANTS}/${id}/appeal`, { text: 'Once more.' })
    expect(again.status).toBe(409)
    expect(end.events.map(({ kind }) => kind)).toEqual([
      'started',
      'submitted',
      'refused',
      'appealed',
      'appeal_refused',
    ])
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'The decision about your application',
        'We have your appeal',
        'The decision about your appeal',
      ]),
    )
  })

  test('an appeal that is granted is the first of two approvals above $1,000', async () => {
    const sent = await send()
    await done(ruth, sent.id, refuse)
    await appeal(sent)
    expect((await decide(omar, sent.id, ['appeal', { outcome: 'granted', reason: 'Yes.' }])).status).toBe(422)
    const granted = await done(omar, sent.id, [
      'appeal',
      { outcome: 'granted', amount: '2000', reason: 'Yes.' },
    ])
    expect(granted).toMatchObject({ status: 'approved_once', approvals: [{ adminId: omar.id }] })
    expect((await decide(omar, sent.id, approve())).status).toBe(409)
    expect(await done(ruth, sent.id, approve())).toMatchObject({ status: 'approved' })
  })

  test('is not appealed while another application is open', async () => {
    const { person, id } = await sendSmall()
    await done(ruth, id, refuse)
    await person.request('POST', GRANTS, {})
    const answer = await person.request('POST', `${GRANTS}/${id}/appeal`, { text: 'Please.' })
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another application') },
    })
    expect((await own(person, id)).status).toBe('refused')
  })
})
