import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { NeedsVerification } from '#server/ports/bureau/bureau.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { monitorDue, readLateReports } from './credit-monitoring.jobs.ts'
import { details, makeMonitored, monitoringOf, scriptedBureau } from './monitoring-under-test.ts'
import type { ScriptedBureau } from './monitoring-under-test.ts'
import { presentMonitoring } from './present-monitoring.ts'
import { setUpMonitoring } from './schedule.ts'

let test: TestApp
let bureau: ScriptedBureau
let ada: TestUser

const away = () => Promise.reject(new OutsideUnavailable('bureau'))
const at = (moment: string) => test.setNow(new Date(moment))

beforeAll(async () => {
  bureau = scriptedBureau()
  test = await buildTestApp({ bureau })
  ada = await makeMonitored(test.app)
})
beforeEach(async () => {
  at('2026-11-20T15:00:00Z')
  await test.pool.query('delete from request_limits')
  const tables = ['enrollments', 'consents', 'schedules', 'runs', 'scores']
  for (const table of tables) await test.pool.query(`delete from credit_${table}`)
  await ada.request('POST', '/api/credit/consent', details)
  bureau.calls.length = 0
  bureau.next = {}
  bureau.report = scriptedBureau().report
})
afterAll(() => test.close())

const sync = (provider = 'both') => ada.request('POST', '/api/credit/sync', { provider })
const setUp = (frequency: string, providers = ['experian', 'transunion']) =>
  ada.request('POST', '/api/credit/setup-monitoring', { providers, frequency })
const schedule = async () => (await presentMonitoring(test.app.parts, ada.id)).schedule!
const scores = async () => (await ada.request('GET', '/api/credit-scores')).body as CreditScore[]
const plan = (status: string) =>
  test.pool.query('update users set subscription_status = $2 where id = $1', [ada.id, status])
const asked = () => bureau.calls.filter((call) => call === 'requestReport').length
async function sweep(): Promise<void> {
  await test.app.parts.jobs.add(monitorDue, {})
  await test.app.parts.jobs.add(readLateReports, {})
  await test.app.parts.jobs.runDue()
}

/** A new report of the day it is, so that each run brings something new. */
function reportOf(day: string): void {
  const { report } = scriptedBureau()
  if (report.state !== 'completed') throw new Error('the script has a report')
  for (const score of report.scores) score.asOf = new Date(`${day}T15:00:00Z`)
  bureau.report = report
}

describe('bureaus that are away', () => {
  it('are a sentence and a 503; nothing is half-written, and the next try succeeds once', async () => {
    bureau.next.requestReport = away
    const failed = await sync()
    expect(failed.status).toBe(503)
    expect(failed.body).toMatchObject({ message: expect.stringContaining('Nothing was changed or lost') })
    expect(await scores()).toEqual([])
    expect((await test.pool.query('select 1 from credit_runs')).rows).toEqual([])
    expect((await sync()).body).toMatchObject({ results: [{ success: true }, { success: true }] })
    expect(await scores()).toHaveLength(2)
  })

  it('are asked once for all who wait while they do not answer, and everybody is told', async () => {
    bureau.next.requestReport = () => sleep(2_000).then(away)
    const answers = await Promise.all(Array.from({ length: 5 }, () => sync()))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    expect(asked()).toBe(1)
  })

  it('leave a consent that the next try takes up', async () => {
    await ada.request('DELETE', '/api/credit/consent')
    bureau.next.enroll = away
    const { rows } = await test.pool.query<{ words: string }>('select words from credit_consents')
    expect(rows).toHaveLength(1)
    expect((await ada.request('POST', '/api/credit/consent', details)).status).toBe(503)
    expect((await monitoringOf(ada)).consent).toBeNull()
    expect((await ada.request('POST', '/api/credit/consent', details)).status).toBe(200)
    expect((await test.pool.query('select 1 from credit_consents')).rows).toHaveLength(2)
  })

  it('are told of a withdrawal when they are back; here it holds at once', async () => {
    bureau.next.withdraw = away
    expect((await ada.request('DELETE', '/api/credit/consent')).status).toBe(200)
    expect((await sync()).status).toBe(409)
  })

  it('that want more proof are said so, and not asked again', async () => {
    bureau.next.requestReport = () => Promise.reject(new NeedsVerification())
    expect((await sync()).status).toBe(409)
    expect((await monitoringOf(ada)).verification).toBe('unsupported')
    expect((await sync()).body).toMatchObject({ message: expect.stringContaining('more proof') })
    expect(asked()).toBe(1)
  })
})

describe('a report that comes later', () => {
  it('is on its way, is not asked for twice, and is stored by the sweep', async () => {
    bureau.report = { state: 'onItsWay' }
    const first = await sync('experian')
    expect(first.body).toMatchObject({
      results: [{ success: false, message: expect.stringMatching(/still at work/) }],
    })
    await sync()
    expect((await monitoringOf(ada)).onItsWay).toEqual(['experian', 'transunion'])
    expect(asked()).toBe(1)
    await sweep()
    expect(await scores()).toEqual([])
    reportOf('2026-11-20')
    await sweep()
    await sweep()
    expect(await scores()).toHaveLength(2)
    expect((await monitoringOf(ada)).onItsWay).toEqual([])
    expect(asked()).toBe(1)
  })

  it('is on its way for all who asked at once', async () => {
    bureau.next.readReport = () => sleep(2_000).then(away)
    const answers = await Promise.all(Array.from({ length: 5 }, () => sync()))
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { results: [{ success: false }, { success: false }] },
      })
    expect(asked()).toBe(1)
  })

  it('also where the line breaks after it was asked for', async () => {
    bureau.next.readReport = away
    expect((await sync()).body).toMatchObject({ results: [{ success: false }, { success: false }] })
    await sweep()
    expect(await scores()).toHaveLength(2)
    expect(asked()).toBe(1)
  })

  it('is given up after a day', async () => {
    bureau.report = { state: 'onItsWay' }
    await sync()
    at('2026-11-21T15:01:00Z')
    await sweep()
    expect((await monitoringOf(ada)).onItsWay).toEqual([])
    expect(await scores()).toEqual([])
  })

  it('is not kept when the consent was taken back meanwhile', async () => {
    bureau.report = { state: 'onItsWay' }
    await sync()
    await ada.request('DELETE', '/api/credit/consent')
    reportOf('2026-11-20')
    await sweep()
    expect(await scores()).toEqual([])
  })
})

describe('monitoring', () => {
  it('runs on its day, once, and goes on to the next', async () => {
    await setUp('monthly')
    await sweep()
    expect(asked()).toBe(0)
    reportOf('2026-12-20')
    // Just after midnight in New York, where the person is.
    at('2026-12-20T04:59:00Z')
    await sweep()
    expect(asked()).toBe(0)
    at('2026-12-20T05:01:00Z')
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect(asked()).toBe(1)
    expect(await scores()).toHaveLength(2)
    expect(await schedule()).toMatchObject({
      nextOn: '2027-01-20',
      lastRunAt: '2026-12-20T05:01:00.000Z',
      problem: null,
    })
  })

  it('runs once after days that were missed, and keeps its own day', async () => {
    // Sessions end in a time as long as this, so nothing is asked by a call.
    at('2027-01-31T15:00:00Z')
    await setUpMonitoring(test.app.parts, ada.id, { providers: ['experian'], frequency: 'monthly' })
    expect((await schedule()).nextOn).toBe('2027-02-28')
    at('2027-05-10T15:00:00Z')
    reportOf('2027-05-10')
    await sweep()
    expect(asked()).toBe(1)
    expect((await schedule()).nextOn).toBe('2027-05-31')
  })

  it('does not run for who has left the plan, says so, and goes on when they are back', async () => {
    await setUp('daily', ['experian'])
    await plan('free')
    at('2026-11-21T15:00:00Z')
    await sweep()
    expect(asked()).toBe(0)
    expect(await schedule()).toMatchObject({
      nextOn: '2026-11-22',
      lastRunAt: null,
      problem: expect.stringContaining('Your plan does not include monitoring'),
    })
    await plan('active')
    at('2026-11-22T15:00:00Z')
    reportOf('2026-11-22')
    await sweep()
    expect(await scores()).toMatchObject([{ bureau: 'experian', recordedAt: '2026-11-22' }])
    expect((await schedule()).problem).toBeNull()
  })

  it('tries again within the hour when the bureaus are away, and gives the day up after five tries', async () => {
    await setUp('daily')
    const tries = ['15', '16', '17', '18', '19', '20']
    for (const hour of tries) {
      bureau.next.requestReport = away
      at(`2026-11-21T${hour}:00:00Z`)
      await sweep()
      await sweep()
    }
    expect(asked()).toBe(tries.length)
    expect(await schedule()).toMatchObject({
      nextOn: '2026-11-22',
      problem: expect.stringContaining('on the next one'),
    })
    at('2026-11-22T15:00:00Z')
    reportOf('2026-11-22')
    await sweep()
    expect(await scores()).toHaveLength(2)
    expect((await schedule()).problem).toBeNull()
  })

  it('says what a bureau did not send', async () => {
    await setUp('daily')
    at('2026-11-21T15:00:00Z')
    bureau.report = { state: 'completed', scores: [], factors: [] }
    await sweep()
    expect((await schedule()).problem).toBe(
      'Experian sent no score this time. TransUnion sent no score this time.',
    )
  })

  it('stops with the consent, and when it is stopped', async () => {
    await setUp('daily')
    await ada.request('DELETE', '/api/credit/setup-monitoring')
    at('2026-11-22T15:00:00Z')
    await sweep()
    expect(asked()).toBe(0)
  })
})

it('reports that never come are given up after a day for everybody who waits, however many', async () => {
  await test.pool.query(
    `insert into users (id, email, first_name) select 'waiting-' || n, 'waiting-' || n || '@example.test', 'Ada'
     from generate_series(1, 130) n`,
  )
  await test.pool.query(
    `insert into credit_runs (user_id, consent_id, providers, state, scores_id, started_at)
     select id, gen_random_uuid(), '{experian}', 'waiting', 'crs_' || id, $1 from users where id like 'waiting-%'`,
    ['2026-11-18T14:00:00Z'],
  )
  await sweep()
  const { rows } = await test.pool.query(
    `select state, count(*)::int as n from credit_runs where user_id like 'waiting-%' group by state`,
  )
  expect(rows).toEqual([{ state: 'failed', n: 130 }])
})
