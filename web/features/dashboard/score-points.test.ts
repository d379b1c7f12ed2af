import { describe, expect, it } from 'vitest'
import { drawnScores, findingOf } from './score-points.ts'

const today = '2026-11-20'
const at = (recordedAt: string, score = 700) => ({ recordedAt, score })
const dates = (scores: { recordedAt: string }[]) => scores.map(({ recordedAt }) => recordedAt)

describe('the scores drawn', () => {
  it('shows the last score of each month where six months hold more than six', () => {
    const weekly = ['06', '07', '08', '09', '10', '11'].flatMap((month) => [
      at(`2026-${month}-02`),
      at(`2026-${month}-16`),
    ])
    expect(dates(drawnScores(weekly, '6-months', today))).toEqual(
      ['06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}-16`),
    )
  })

  it('shows the latest six where all are of one month', () => {
    const daily = Array.from({ length: 9 }, (_, day) => at(`2026-11-0${day + 1}`))
    expect(dates(drawnScores(daily, '6-months', today))).toEqual(dates(daily.slice(-6)))
  })
})

describe('the finding', () => {
  const fico = { bureau: 'experian', model: 'fico_8' } as const
  const vantage = { bureau: 'experian', model: 'vantagescore_4' } as const
  it.each([
    ['One score: 700', [at('2026-11-01')]],
    ['Up 12 points, last year', [at('2026-10-01'), at('2026-11-01', 712)]],
    ['No change, last year', [at('2026-10-01'), at('2026-11-01')]],
    [
      'Latest score: 740',
      [
        { ...at('2026-10-01'), ...fico },
        { ...at('2026-11-01', 740), ...vantage },
      ],
    ],
    [
      'Down 5 points, last year',
      [
        { ...at('2026-09-01'), ...vantage },
        { ...at('2026-10-01', 640), ...fico },
        { ...at('2026-11-01', 695), ...vantage },
      ],
    ],
  ])('%s', (finding, scores) => {
    expect(findingOf(scores, 'Last year')).toBe(finding)
  })
})
