import { describe, expect, it } from 'vitest'
import { pointsOf, rangeOf, scoresIn } from './score-history.ts'
import type { ScoreWithChange } from './score-summary.tsx'

const score = (recordedAt: string, value: number): ScoreWithChange => ({
  id: recordedAt,
  score: value,
  recordedAt,
  bureau: 'experian',
  model: 'fico_8',
  source: 'person',
  change: null,
})
const scores = [score('2024-01-05', 588), score('2026-02-01', 640), score('2026-08-31', 701)]
const today = '2026-11-20'

describe('the history shown', () => {
  it.each([
    ['6-months', ['2026-08-31']],
    ['year', ['2026-02-01', '2026-08-31']],
    ['all', ['2024-01-05', '2026-02-01', '2026-08-31']],
  ] as const)('in range %s', (range, days) => {
    expect(scoresIn(range, scores, today).map(({ recordedAt }) => recordedAt)).toEqual(days)
  })

  it('is of 6 months unless the address says otherwise', () => {
    expect([rangeOf(null), rangeOf('year'), rangeOf('99')]).toEqual(['6-months', 'year', '6-months'])
  })

  it('names each point by its month and its date', () => {
    expect(pointsOf(scores)[2]).toMatchObject({ label: 'Aug 2026', name: '08/31/2026', value: 701 })
  })
})
