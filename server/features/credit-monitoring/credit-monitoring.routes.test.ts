import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SANDBOX_PHONE_CODE } from '#contracts/money/credit-monitoring.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { monitoringTexts } from './messages.ts'
import { card, details, makeMonitored, monitoringOf, pro } from './monitoring-under-test.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const setup = { providers: ['experian', 'transunion'], frequency: 'monthly' }

/** every call, with a body it takes */
const calls = [
  ['GET', '/api/credit/monitoring', undefined],
  ['POST', '/api/credit/consent', details],
  ['POST', '/api/credit/verification', { code: SANDBOX_PHONE_CODE }],
  ['POST', '/api/credit/identity-questions', undefined],
  ['POST', '/api/credit/identity', { answers: [{ questionId: 'qtn_1', answerId: 'ans_1' }] }],
  ['DELETE', '/api/credit/consent', undefined],
  ['POST', '/api/credit/sync', { provider: 'both' }],
  ['POST', '/api/credit/setup-monitoring', setup],
  ['DELETE', '/api/credit/setup-monitoring', undefined],
] as const

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(NOW)
})
// More people sign in here than one address may.
beforeEach(() => test.pool.query('delete from request_limits'))
afterAll(() => test.close())

const tables = [
  'credit_consents',
  'credit_enrollments',
  'credit_schedules',
  'credit_runs',
  'credit_reports',
  'credit_scores',
]
async function stored(): Promise<unknown> {
  const all = tables.map((table) => test.pool.query(`select * from ${table} order by 1, 2`))
  return (await Promise.all(all)).map(({ rows }) => rows)
}
const asked = async () =>
  (await test.pool.query(`select 1 from sandbox_objects where service = 'method'`)).rows.length
const fieldsOf = ({ body }: TestAnswer) => (body as { fields: { field: string; message: string }[] }).fields
const messageOf = ({ body }: TestAnswer) => (body as { message: string }).message
const scoresOf = async (user: TestUser) =>
  (await user.request('GET', '/api/credit-scores')).body as CreditScore[]

describe('who may', () => {
  it.each([
    ['free', { status: 'free' }],
    ['canceled', { status: 'canceled', planId: 'price_monthly' }],
    ['unpaid', { status: 'unpaid', planId: 'price_premium' }],
  ] as const)(
    'a person who is %s reads and takes back, and is refused the rest with a sentence',
    async (_, plan) => {
      const user = await makeUser(test.app, plan)
      const [before, outside] = [await stored(), await asked()]
      const refused = { status: 403, body: { message: expect.stringContaining('Pro plan') } }
      for (const [method, url, body] of calls)
        expect(await user.request(method, url, body), `${method} ${url}`).toMatchObject(
          method === 'POST' ? refused : { status: 200 },
        )
      expect(await stored()).toEqual(before)
      expect(await asked()).toBe(outside)
    },
  )

  it("nobody sees or changes what is another's", async () => {
    const [ada, ben] = [await makeMonitored(test.app), await makeUser(test.app, pro)]
    await ada.request('POST', '/api/credit/sync', { provider: 'both' })
    await ada.request('POST', '/api/credit/setup-monitoring', setup)
    const before = await stored()
    expect(await monitoringOf(ben)).toMatchObject({ consent: null, schedule: null, reports: [] })
    await ben.request('DELETE', '/api/credit/consent')
    await ben.request('DELETE', '/api/credit/setup-monitoring')
    expect(await stored()).toEqual(before)
  })
})

describe('a bad body', () => {
  let user: TestUser
  beforeAll(async () => {
    user = await makeUser(test.app, pro)
  })

  it.each([
    ['/api/credit/consent', { ...details, agreed: false }, 'agreed', 'Tick the box to agree.'],
    ['/api/credit/consent', { ...details, firstName: ' ' }, 'firstName', 'Enter your first name.'],
    ['/api/credit/consent', { ...details, birthDate: '1988-02-30' }, 'birthDate', /^Enter a date/],
    ['/api/credit/consent', { ...details, birthDate: '2010-01-01' }, 'birthDate', /from 18 on/],
    ['/api/credit/consent', { ...details, birthDate: '2026-11-21' }, 'birthDate', /your own birth date/],
    ['/api/credit/consent', { ...details, phone: '12' }, 'phone', /^Enter a US phone number/],
    ['/api/credit/consent', { ...details, phone: '044 2071 838 750' }, 'phone', /^Enter a US phone number/],
    ['/api/credit/consent', { ...details, ssn: '123' }, 'ssn', /not a field here/],
    ['/api/credit/verification', { code: '12' }, 'code', 'Enter the 6 digits of the code.'],
    ['/api/credit/sync', { provider: 'equifax' }, 'provider', /^Choose experian/],
    ['/api/credit/setup-monitoring', { ...setup, providers: [] }, 'providers', /^Please select at least one/],
    ['/api/credit/setup-monitoring', { ...setup, frequency: 'hourly' }, 'frequency', /^Choose daily/],
  ])('%s %j names %s, stores nothing and asks nobody', async (...[url, body, field, message]) => {
    const [before, outside] = [await stored(), await asked()]
    const answer = await user.request('POST', url, body)
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toMatchObject([{ field, message: expect.stringMatching(message) }])
    expect(await stored()).toEqual(before)
    expect(await asked()).toBe(outside)
  })

  it('words that have changed since are not agreed to', async () => {
    const answer = await user.request('POST', '/api/credit/consent', { ...details, version: '2020-01-01' })
    expect(answer.status).toBe(409)
    expect(messageOf(answer)).toContain('Nothing was sent')
  })
})

describe('consent', () => {
  it('comes before anything is asked for', async () => {
    const user = await makeUser(test.app, pro)
    const [before, outside] = [await stored(), await asked()]
    for (const [url, body] of [
      ['/api/credit/sync', { provider: 'both' }],
      ['/api/credit/setup-monitoring', setup],
      ['/api/credit/verification', { code: SANDBOX_PHONE_CODE }],
    ] as const)
      expect((await user.request('POST', url, body)).status).toBe(409)
    expect(await stored()).toEqual(before)
    expect(await asked()).toBe(outside)
  })

  it('is kept with its words, version, time and address, without birth date and phone', async () => {
    const user = await makeUser(test.app, pro)
    expect((await user.request('POST', '/api/credit/consent', details)).status).toBe(200)
    const { rows } = await test.pool.query('select * from credit_consents where user_id = $1', [user.id])
    expect(rows).toMatchObject([
      {
        words: monitoringTexts().consent.words,
        version: details.version,
        agreed_at: NOW,
        withdrawn_at: null,
      },
    ])
    expect((rows[0] as { address: string }).address).not.toBe('')
    for (const text of ['5550143', '555-0143', '1988-04-12'])
      expect(JSON.stringify(await stored())).not.toContain(text)
  })

  it('20 at once are one consent and one enrollment', async () => {
    const user = await makeUser(test.app, pro)
    const outside = await asked()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.request('POST', '/api/credit/consent', details)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { rows } = await test.pool.query('select 1 from credit_consents where user_id = $1', [user.id])
    expect(rows).toHaveLength(1)
    // an entity, its idempotency key, and one code
    expect(await asked()).toBe(outside + 3)
  })

  it('waits for the code to the phone; a wrong one brings a new one', async () => {
    const user = await makeUser(test.app, pro)
    await user.request('POST', '/api/credit/consent', details)
    expect((await monitoringOf(user)).verification).toBe('phoneCode')
    expect((await user.request('POST', '/api/credit/sync', { provider: 'both' })).status).toBe(409)
    const wrong = await user.request('POST', '/api/credit/verification', { code: '000000' })
    expect(fieldsOf(wrong)).toMatchObject([{ field: 'code', message: expect.stringContaining('a new one') }])
    expect((await user.request('POST', '/api/credit/verification', { code: null })).status).toBe(200)
    const right = await user.request('POST', '/api/credit/verification', { code: SANDBOX_PHONE_CODE })
    expect(right.body).toMatchObject({
      verification: null,
      consent: { text: monitoringTexts().consent.words },
    })
  })

  it('looks for a person, and tries codes, a few times an hour', async () => {
    const user = await makeUser(test.app, pro)
    await user.request('POST', '/api/credit/consent', details)
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await user.request('POST', '/api/credit/verification', { code: null })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it('taken back stops everything at once, keeps the scores and its own record, and may be given again', async () => {
    const user = await makeMonitored(test.app)
    await user.request('POST', '/api/credit/sync', { provider: 'both' })
    await user.request('POST', '/api/credit/setup-monitoring', setup)
    const answers = await Promise.all([1, 2].map(() => user.request('DELETE', '/api/credit/consent')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await monitoringOf(user)).toMatchObject({ consent: null, schedule: null, onItsWay: [] })
    expect(await scoresOf(user)).toHaveLength(2)
    expect((await user.request('POST', '/api/credit/sync', { provider: 'both' })).status).toBe(409)
    await test.app.parts.jobs.runDue()
    const { rows } = await test.pool.query(
      `select body ->> 'status' as status from sandbox_objects
       where service = 'method' and kind = 'entity' order by seq desc limit 1`,
    )
    expect(rows).toEqual([{ status: 'disabled' }])
    await user.request('POST', '/api/credit/consent', details)
    const kept = await test.pool.query(
      'select withdrawn_at from credit_consents where user_id = $1 order by withdrawn_at nulls last',
      [user.id],
    )
    expect(kept.rows).toEqual([{ withdrawn_at: NOW }, { withdrawn_at: null }])
  })
})

describe('a sync', () => {
  it('stores a score of each provider with its true model, and the factors beside it', async () => {
    const user = await makeMonitored(test.app)
    const answer = await user.request('POST', '/api/credit/sync', { provider: 'both' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      results: [
        { provider: 'experian', success: true, message: null, score: { model: 'vantagescore_4' } },
        { provider: 'transunion', success: true, message: null, score: { model: 'vantagescore_3' } },
      ],
    })
    expect(await scoresOf(user)).toMatchObject([
      { bureau: 'experian', source: 'provider', recordedAt: '2026-11-20' },
      { bureau: 'transunion', source: 'provider', recordedAt: '2026-11-20' },
    ])
    const { reports, isSandbox } = await monitoringOf(user)
    expect(isSandbox).toBe(true)
    expect(reports.map(({ provider }) => provider)).toEqual(['experian', 'transunion'])
    expect(reports[0]!.factors).toContainEqual({ kind: 'utilization', rating: 'fair', value: 45 })
    expect(reports[0]!.asOf).toBe(NOW.toISOString())
  })

  it('of one provider stores that one; the same again is nothing new, on another day it is', async () => {
    const user = await makeMonitored(test.app)
    const sync = async () =>
      (await user.request('POST', '/api/credit/sync', { provider: 'experian' })).body as {
        results: { success: boolean; message: string | null }[]
      }
    expect((await sync()).results).toMatchObject([{ success: true }])
    expect((await sync()).results).toMatchObject([{ success: false, message: 'Experian has nothing newer.' }])
    test.setNow(new Date('2026-11-22T15:00:00Z'))
    expect((await sync()).results).toMatchObject([{ success: true }])
    test.setNow(NOW)
    expect((await scoresOf(user)).map(({ recordedAt }) => recordedAt)).toEqual(['2026-11-20', '2026-11-22'])
  })

  it('is of the day where the person is', async () => {
    const user = await makeMonitored(test.app)
    test.setNow(new Date('2026-11-21T03:00:00Z'))
    await user.request('POST', '/api/credit/sync', { provider: 'experian' })
    test.setNow(NOW)
    expect(await scoresOf(user)).toMatchObject([{ recordedAt: '2026-11-20' }])
  })

  it('20 at once ask the bureaus once, and all get the new scores', async () => {
    const user = await makeMonitored(test.app)
    const asks = async () =>
      (
        await test.pool.query(
          `select 1 from sandbox_objects where service = 'method' and kind = 'credit_score'`,
        )
      ).rows.length
    const before = await asks()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.request('POST', '/api/credit/sync', { provider: 'both' })),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toMatchObject({ results: [{ success: true }, { success: true }] })
    }
    expect(await asks()).toBe(before + 1)
    expect(await scoresOf(user)).toHaveLength(2)
  })

  it('says so where the bureaus have no file', async () => {
    const user = await makeMonitored(test.app)
    await test.pool.query('delete from debts where user_id = $1', [user.id])
    const answer = await user.request('POST', '/api/credit/sync', { provider: 'transunion' })
    expect(answer.body).toMatchObject({
      results: [{ success: false, message: 'TransUnion has no credit file to score yet.', score: null }],
    })
    await user.request('POST', '/api/debts', card)
  })
})

describe('monitoring', () => {
  it('is set up, set up anew, and stopped; the first day is ahead', async () => {
    const user = await makeMonitored(test.app)
    const set = (body: object) => user.request('POST', '/api/credit/setup-monitoring', body)
    expect((await set(setup)).body).toMatchObject({
      schedule: { ...setup, nextOn: '2026-12-20', lastRunAt: null, problem: null },
    })
    expect((await set({ providers: ['experian'], frequency: 'weekly' })).body).toMatchObject({
      schedule: { providers: ['experian'], frequency: 'weekly', nextOn: '2026-11-27' },
    })
    expect((await user.request('DELETE', '/api/credit/setup-monitoring')).status).toBe(200)
    expect((await monitoringOf(user)).schedule).toBeNull()
  })
})
