import { describe, expect, it } from 'vitest'
import { SCORE_MAX, SCORE_MIN } from '#engine/credit/scores.ts'
import * as contract from './credit-scores.ts'

const { body } = contract.createCreditScore
const score = { score: 702, recordedAt: '2026-11-01' }

/** What a person would read beside each field. */
function sentencesOf(sent: unknown): Record<string, string> {
  const result = body.safeParse(sent, { error: () => 'NO SENTENCE' })
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}

it('the range is the one that the engine knows', () => {
  expect([contract.LOWEST_SCORE, contract.HIGHEST_SCORE]).toEqual([SCORE_MIN, SCORE_MAX])
  expect([SCORE_MIN, SCORE_MAX]).toEqual([300, 850]) // spec 9
})

describe('a score', () => {
  it('needs its figure and its day; bureau and model may stay unnamed', () => {
    expect(body.parse(score)).toEqual(score)
    expect(body.parse({ ...score, bureau: 'experian', model: 'fico_8' })).toMatchObject({ model: 'fico_8' })
  })

  it.each([299, 851, 700.5, '702', null, true, Number.NaN, undefined])('of %j has a sentence', (wrong) => {
    expect(sentencesOf({ ...score, score: wrong })).toEqual({
      score: 'Enter a score from 300 to 850, as a whole number.',
    })
  })

  it.each(['', 'today', '2026-02-30', '11/01/2026', 20261101, null, undefined])(
    'of the day %j has a sentence',
    (recordedAt) => {
      expect(sentencesOf({ ...score, recordedAt })).toEqual({
        recordedAt: 'Enter a date that exists, as YYYY-MM-DD, from 1900 on.',
      })
    },
  )

  it.each([
    ['bureau', 'Experian', 'Choose the credit bureau this score comes from.'],
    ['model', 'FICO Score', 'Choose the scoring model of this score.'],
  ])('of a %s nobody knows has a sentence', (field, wrong, sentence) => {
    expect(sentencesOf({ ...score, [field]: wrong })).toEqual({ [field]: sentence })
  })
})
