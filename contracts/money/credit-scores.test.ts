import { describe, expect, it } from 'vitest'
import { SCORE_MAX, SCORE_MIN } from '#engine/credit/scores.ts'
import { sentencesOf } from '#contracts/calls.fixtures.ts'
import * as contract from './credit-scores.ts'

const { body } = contract.createCreditScore
const score = { score: 702, recordedAt: '2026-11-01' }

const sentences = (sent: unknown) => sentencesOf(contract.createCreditScore, sent)

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
    expect(sentences({ ...score, score: wrong })).toEqual({
      score: 'Enter a score from 300 to 850, as a whole number.',
    })
  })

  it.each(['', 'today', '2026-02-30', '11/01/2026', 20261101, null, undefined])(
    'of the day %j has a sentence',
    (recordedAt) => {
      expect(sentences({ ...score, recordedAt })).toEqual({
        recordedAt: 'Enter a date that exists, as YYYY-MM-DD, from 1900 on.',
      })
    },
  )

  it.each([
    ['bureau', 'Experian', 'Choose the credit bureau this score comes from.'],
    ['model', 'FICO Score', 'Choose the scoring model of this score.'],
  ])('of a %s nobody knows has a sentence', (field, wrong, sentence) => {
    expect(sentences({ ...score, [field]: wrong })).toEqual({ [field]: sentence })
  })
})
