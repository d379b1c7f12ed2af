import { describe, expect, it } from 'vitest'
import { axisOf, monthsBefore, pointsOf, rangeOf, scoresIn } from './score-history.ts'
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
    ['6', ['2026-08-31']],
    ['12', ['2026-02-01', '2026-08-31']],
    ['all', ['2024-01-05', '2026-02-01', '2026-08-31']],
  ] as const)('in range %s', (range, days) => {
    expect(scoresIn(range, scores, today).map(({ recordedAt }) => recordedAt)).toEqual(days)
  })

  it('is of 6 months unless the address says otherwise', () => {
    expect([rangeOf(null), rangeOf('12'), rangeOf('99')]).toEqual(['6', '12', '6'])
  })

  it('counts months by the calendar', () => {
    expect(monthsBefore('2026-08-31', 6)).toBe('2026-02-28')
    expect(monthsBefore('2026-11-20', 12)).toBe('2025-11-20')
  })

  it('names each point by its month and its date', () => {
    expect(pointsOf(scores)[2]).toMatchObject({ label: 'Aug 2026', name: '08/31/2026', value: 701 })
  })

  it('has an axis from 600 to 850, lower only where a score is', () => {
    expect(axisOf([{ score: 742 }])).toEqual({ low: 600, high: 850 })
    expect(axisOf(scores)).toEqual({ low: 550, high: 850 })
    expect(axisOf([{ score: 300 }])).toEqual({ low: 300, high: 850 })
  })
})
