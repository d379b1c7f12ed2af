import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  MAX_CREDIT_SCORES,
  bureaus,
  creditScoreAnswer,
  scoringModels,
} from '#contracts/money/credit-scores.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const URL = '/api/credit-scores'
const NOW = new Date('2026-11-20T23:00:00Z')

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
  test.setNow(NOW)
})
afterAll(() => test.close())

const score = { score: 702, recordedAt: '2026-11-01', bureau: 'equifax', model: 'fico_8' }

async function addScore(user: TestUser, change: object = {}): Promise<CreditScore> {
  const answer = await user.request('POST', URL, { ...score, ...change })
  expect(answer.status).toBe(201)
  return answer.body as CreditScore
}

const listOf = async (user: TestUser) => (await user.request('GET', URL)).body as CreditScore[]
const stored = async () => (await test.pool.query('select * from credit_scores order by seq')).rows
const fieldsOf = ({ body }: TestAnswer) => (body as { fields: { field: string; message: string }[] }).fields

describe('a bad body', () => {
  const range = 'Enter a score from 300 to 850, as a whole number.'
  it.each<[string, object, string | RegExp]>([
    ['score', { score: 299 }, range],
    ['score', { score: 851 }, range],
    ['score', { score: 700.5 }, range],
    ['score', { score: '700' }, range],
    ['score', { score: null }, range],
    ['recordedAt', { recordedAt: '2026-02-30' }, /^Enter a date/],
    ['recordedAt', { recordedAt: null }, /^Enter a date/],
    ['recordedAt', { recordedAt: '2026-11-22' }, /cannot be in the future\.$/],
    ['bureau', { bureau: 'Equifax' }, /^Choose/],
    ['model', { model: 'fico' }, /^Choose/],
    ['source', { source: 'provider' }, /not a field here/],
  ])('names %s of %j with a sentence and stores nothing', async (field, change, message) => {
    const before = await stored()
    const answer = await ada.request('POST', URL, { ...score, ...change })
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toMatchObject([{ field, message: expect.stringMatching(message) }])
    expect(await stored()).toEqual(before)
  })
})

describe('scores', () => {
  it('come back as the contract has them, oldest first, those of one day as entered', async () => {
    const zoe = await makeUser(test.app)
    const second = await addScore(zoe)
    const third = await addScore(zoe, { bureau: 'experian', score: 690 })
    const first = await addScore(zoe, { recordedAt: '2025-12-31' })
    const last = await addScore(zoe, { recordedAt: '2026-11-21', bureau: undefined, model: undefined })
    expect(second).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...score, source: 'person' })
    expect(last).toMatchObject({ bureau: 'unknown', model: 'unknown', source: 'person' })
    expect(await listOf(zoe)).toEqual([first, second, third, last])
    expect(Object.keys(last).toSorted()).toEqual(Object.keys(creditScoreAnswer.shape).toSorted())
  })

  it('take every bureau and model, and both ends of the range', async () => {
    const zoe = await makeUser(test.app)
    for (const bureau of bureaus)
      for (const model of scoringModels) await addScore(zoe, { bureau, model, score: 300 })
    await addScore(zoe, { score: 850 })
    expect(await listOf(zoe)).toHaveLength(bureaus.length * scoringModels.length + 1)
  })

  it('that say the same are kept once, however often they are sent; another score of that day is not', async () => {
    const zoe = await makeUser(test.app)
    const sent = await Promise.all(Array.from({ length: 12 }, () => addScore(zoe)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    await addScore(zoe, { score: 703 })
    expect(await listOf(zoe)).toHaveLength(2)
  })

  it('are removed once; the others stay', async () => {
    const zoe = await makeUser(test.app)
    const kept = await addScore(zoe)
    const { id } = await addScore(zoe, { score: 640 })
    const answers = await Promise.all([1, 2].map(() => zoe.request('DELETE', `${URL}/${id}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await listOf(zoe)).toEqual([kept])
  })

  it(`stop at ${MAX_CREDIT_SCORES}, also when the last two come at once`, async () => {
    const zoe = await makeUser(test.app)
    await test.pool.query(
      `insert into credit_scores (user_id, score, recorded_at)
       select $1, 600, date '2020-01-01' + day from generate_series(1, $2::int) day`,
      [zoe.id, MAX_CREDIT_SCORES - 1],
    )
    const answers = await Promise.all([
      zoe.request('POST', URL, score),
      zoe.request('POST', URL, { ...score, score: 703 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(fieldsOf(answers.find(({ status }) => status === 422)!)[0]!.message).toContain('up to 2000')
    expect(await listOf(zoe)).toHaveLength(MAX_CREDIT_SCORES)
  })

  it('leave with their person', async () => {
    const zoe = await makeUser(test.app)
    await addScore(zoe)
    await test.pool.query('delete from users where id = $1', [zoe.id])
    expect((await stored()).filter((row: { user_id: string }) => row.user_id === zoe.id)).toEqual([])
  })
})
