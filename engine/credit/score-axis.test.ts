import { expect, it } from 'vitest'
import { scoreAxis } from './score-axis.ts'

it.each([
  [[], { low: 600, high: 850 }],
  [[742, 715], { low: 600, high: 850 }],
  [[742, 600], { low: 600, high: 850 }],
  [[742, 599], { low: 550, high: 850 }],
  [[300], { low: 300, high: 850 }],
])('the axis of %o holds the lowest score', (scores, axis) => {
  expect(scoreAxis(scores.map((score) => ({ score })))).toEqual(axis)
})
