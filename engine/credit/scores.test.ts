import { expect, test } from 'vitest'
import { scoreAxis, scoreBand } from './scores.ts'

test.each([
  [850, 'Excellent'],
  [740, 'Excellent'],
  [739, 'Good'],
  [670, 'Good'],
  [669, 'Fair'],
  [580, 'Fair'],
  [579, 'Poor'],
  [300, 'Poor'],
  [null, 'Unknown'],
  [undefined, 'Unknown'],
  [Number.NaN, 'Unknown'],
])('%s is %s', (score, band) => {
  expect(scoreBand(score)).toBe(band)
})

test.each([
  [[], { low: 600, high: 850 }],
  [[742, 715], { low: 600, high: 850 }],
  [[742, 600], { low: 600, high: 850 }],
  [[742, 599], { low: 550, high: 850 }],
  [[300], { low: 300, high: 850 }],
])('the axis of %o holds the lowest score', (scores, axis) => {
  expect(scoreAxis(scores.map((score) => ({ score })))).toEqual(axis)
})
