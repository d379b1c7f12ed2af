import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsAnswer, timeZones } from '#contracts/account/settings.ts'
import type { Settings } from '#contracts/account/settings.ts'
import { currencies, dateFormats } from '#engine/money/format.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const URL = '/api/settings'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

const get = async (user: TestUser) => (await user.request('GET', URL)).body as Settings
const stored = async () => (await test.pool.query('select * from settings order by user_id')).rows

// spec 4
const first = {
  paymentReminders: true,
  reminderDays: 3,
  debtMilestones: true,
  weeklyReports: false,
  productUpdates: true,
  coachModel: true,
  dateFormat: 'MM/DD/YYYY',
  timezone: 'America/New_York',
  currency: 'USD',
  language: null,
  version: 0,
}

it.each<[string, unknown]>([
  ['currency', 'JPY'],
  ['currency', null],
  ['language', 'fr'],
  ['language', null],
  ['dateFormat', 'DD.MM.YYYY'],
  ['timezone', 'Europe/Berlin'],
  ['paymentReminders', 'yes'],
  ['weeklyReports', 1],
  ['reminderDays', 15],
  ['reminderDays', '3'],
  ['version', '1'],
  ['userId', 'somebody'],
  ['twoFactor', true],
])('a wrong %s (%j) is named with a sentence and nothing is stored', async (field, value) => {
  const before = await stored()
  const answer = await ada.request('PATCH', URL, { debtMilestones: false, [field]: value })
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: [{ field, message: expect.stringMatching(/\.$/) }] },
  })
  expect(await stored()).toEqual(before)
})

describe('settings', () => {
  it("are the specification's until the person chooses, and nothing is stored by looking", async () => {
    const before = await stored()
    expect(await get(ada)).toEqual(first)
    expect((await ada.request('PATCH', URL, {})).body).toEqual(first)
    expect(await stored()).toEqual(before)
    expect(Object.keys(first).toSorted()).toEqual(Object.keys(settingsAnswer.shape).toSorted())
  })

  it('change only in what is sent', async () => {
    const zoe = await makeUser(test.app)
    const changed = { ...first, weeklyReports: true, currency: 'EUR', version: 1 }
    const answer = await zoe.request('PATCH', URL, { weeklyReports: true, currency: 'EUR', version: 0 })
    expect(answer).toMatchObject({ status: 200, body: changed })
    expect(await get(zoe)).toEqual(changed)
    await zoe.request('PATCH', URL, { paymentReminders: false })
    expect(await get(zoe)).toEqual({ ...changed, paymentReminders: false, version: 2 })
    expect(await get(ada)).toEqual(first)
  })

  it.each([
    ...currencies.map((currency) => ({ currency })),
    ...dateFormats.map((dateFormat) => ({ dateFormat })),
    ...timeZones.map((timezone) => ({ timezone })),
  ])('take %j and keep it', async (choice) => {
    const zoe = await makeUser(test.app)
    expect((await zoe.request('PATCH', URL, choice)).status).toBe(200)
    expect(await get(zoe)).toEqual({ ...first, ...choice, version: 1 })
  })

  it.each([false, true])(
    'changed twice from what one person saw: one gets 409 (row before: %s)',
    async (has) => {
      const zoe = await makeUser(test.app)
      if (has) await zoe.request('PATCH', URL, { weeklyReports: true })
      const { version } = await get(zoe)
      const answers = await Promise.all([
        zoe.request('PATCH', URL, { currency: 'EUR', version }),
        zoe.request('PATCH', URL, { currency: 'GBP', version }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const now = await get(zoe)
      expect(answers.find(({ status }) => status === 200)!.body).toEqual(now)
      expect(answers.find(({ status }) => status === 409)!.body).toEqual({
        code: 'conflict',
        reason: 'settings_changed',
        message: expect.stringContaining('Nothing was lost.'),
        current: now,
      })
      expect(now.version).toBe(version + 1)
    },
  )

  it('twenty different ones at once without a version are all kept', async () => {
    const zoe = await makeUser(test.app)
    const changes = [
      { currency: 'CAD' },
      { dateFormat: 'YYYY-MM-DD' },
      { timezone: 'UTC' },
      { weeklyReports: true },
    ]
    await Promise.all(Array.from({ length: 20 }, (_, at) => zoe.request('PATCH', URL, changes[at % 4])))
    expect(await get(zoe)).toEqual({ ...first, ...Object.assign({}, ...changes), version: 20 })
  })
})

it('the coach’s model is on until the person turns it off', async () => {
  const person = await makeUser(test.app)
  expect((await person.request('GET', URL)).body).toMatchObject({ coachModel: true })
  expect((await person.request('PATCH', URL, { coachModel: false })).body).toMatchObject({
    coachModel: false,
  })
  expect((await person.request('PATCH', URL, { coachModel: 'no' })).status).toBe(422)
  expect((await person.request('GET', URL)).body).toMatchObject({ coachModel: false })
})
