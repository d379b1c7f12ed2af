import { describe, expect, it } from 'vitest'
import { findingOf, movementOf, pointsOf, scoreRangeOf, scoresIn } from './score-points.ts'

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
})

it('names each point by its month and its date, with the year where it is asked for', () => {
  expect(pointsOf([at('2026-03-04')], { hasYears: false })[0]).toMatchObject({
    label: 'Mar',
    name: '03/04/2026',
    value: 700,
  })
  expect(pointsOf([at('2026-03-04')], { hasYears: true })[0]?.label).toBe('Mar 2026')
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

it.each([
  ['Up 12 points since 10/01/2026', at('2026-10-01'), at('2026-11-01', 712)],
  ['Down 1 point since 10/01/2026', at('2026-10-01'), at('2026-11-01', 699)],
  ['The same as on 10/01/2026: 700', at('2026-10-01'), at('2026-11-01')],
])('%s', (finding, first, last) => {
  expect(findingOf(first, last)).toBe(finding)
})

it('one score alone has its day', () => {
  const only = at('2026-11-01')
  expect(findingOf(only, only)).toBe('700 on 11/01/2026')
})

it.each([
  [
    'over six months',
    [at('2026-01-01', 600), at('2026-07-01', 690), at('2026-10-01', 705)],
    'Up 15 points since 07/01/2026',
  ],
  [
    'since the one before, where that is older',
    [at('2026-01-01', 690), at('2026-10-01', 700)],
    'Up 10 points since 01/01/2026',
  ],
  ['not at all yet', [at('2026-10-01')], null],
  ['not without a score', [], null],
])('the latest score moved %s', (_name, scores, finding) => {
  expect(movementOf(scores, today)).toBe(finding)
})
