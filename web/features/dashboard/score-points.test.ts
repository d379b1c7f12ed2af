import { describe, expect, it } from 'vitest'
import { findingOf, pointsOf, scoreRangeOf, scoresIn } from './score-points.ts'

const today = '2026-11-20'
const at = (recordedAt: string, score = 700) => ({ recordedAt, score })
const dates = (scores: { recordedAt: string }[]) => scores.map(({ recordedAt }) => recordedAt)

describe('the scores of a range', () => {
  const scores = [at('2024-01-05'), at('2025-11-19'), at('2025-11-20'), at('2026-05-19'), at('2026-05-20')]

  it.each([
    ['6-months', ['2026-05-20']],
    ['year', ['2025-11-20', '2026-05-19', '2026-05-20']],
    ['all', dates(scores)],
  ] as const)('%s', (range, expected) => {
    expect(dates(scoresIn(scores.toReversed(), range, today))).toEqual(expected)
  })

  it('shows the last score of each month where six months hold more than six', () => {
    const weekly = ['06', '07', '08', '09', '10', '11'].flatMap((month) => [
      at(`2026-${month}-02`),
      at(`2026-${month}-16`),
    ])
    expect(dates(scoresIn(weekly, '6-months', today))).toEqual(
      ['06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}-16`),
    )
  })

  it('shows the latest six where all are of one month', () => {
    const daily = Array.from({ length: 9 }, (_, day) => at(`2026-11-0${day + 1}`))
    expect(dates(scoresIn(daily, '6-months', today))).toEqual(dates(daily.slice(-6)))
  })
})

it('names points by month, with the year for all time', () => {
  expect(pointsOf([at('2026-03-04')], 'year')[0]).toMatchObject({ label: 'Mar', name: '03/04/2026' })
  expect(pointsOf([at('2026-03-04')], 'all')[0]?.label).toBe('Mar 2026')
})

it('reads the range of a link, and six months otherwise', () => {
  expect(['year', 'all', '6-months', 'ever', null].map(scoreRangeOf)).toEqual([
    'year',
    'all',
    '6-months',
    '6-months',
    '6-months',
  ])
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
