import { describe, expect, it } from 'vitest'
import { readScoreForm, type ScoreFormValues } from './add-score-dialog.tsx'

const today = '2026-11-20'
const typed: ScoreFormValues = { score: '712', recordedAt: '2026-11-01', bureau: 'experian', model: 'fico_8' }

describe('the score form', () => {
  it('sends a whole number with its day, bureau and model', () => {
    expect(readScoreForm({ ...typed, score: ' 712 ' }, today).body).toEqual({
      score: 712,
      recordedAt: '2026-11-01',
      bureau: 'experian',
      model: 'fico_8',
    })
  })

  it.each(['', '299', '851', '7 12', '712.5', '-700', '7e2', 'good'])('refuses the score %j', (score) => {
    expect(readScoreForm({ ...typed, score }, today).errors).toHaveProperty('score')
  })

  it.each(['300', '850'])('takes the score %s', (score) => {
    expect(readScoreForm({ ...typed, score }, today).body?.score).toBe(Number(score))
  })

  it.each([
    ['', 'Enter a date that exists.'],
    ['2026-02-30', 'Enter a date that exists.'],
    ['2026-11-21', 'Enter the day this score is from. It cannot be in the future.'],
  ])('says what is wrong with the date %j', (recordedAt, sentence) => {
    expect(readScoreForm({ ...typed, recordedAt }, today).errors).toEqual({ recordedAt: sentence })
  })

  it('takes today', () => {
    expect(readScoreForm({ ...typed, recordedAt: today }, today).body?.recordedAt).toBe(today)
  })
})
