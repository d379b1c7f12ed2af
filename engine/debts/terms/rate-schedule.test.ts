import { expect, test } from 'vitest'
import { isConstantAfter, lowestRateAfter, rateInMonth } from './rate-schedule.ts'

const promo = [
  { fromMonth: 0, aprPpm: 0 },
  { fromMonth: 13, aprPpm: 249_900 },
  { fromMonth: 40, aprPpm: 199_900 },
]

test.each([
  [0, 0],
  [12, 0],
  [13, 249_900],
  [39, 249_900],
  [40, 199_900],
  [600, 199_900],
])('the rate of month %i is %i', (month, aprPpm) => {
  expect(rateInMonth(promo, month)).toBe(aprPpm)
})

test.each([
  [0, 0],
  [11, 0],
  [12, 199_900],
  [39, 199_900],
])('the lowest rate after month %i is %i', (month, aprPpm) => {
  expect(lowestRateAfter(promo, month)).toBe(aprPpm)
})

test('constant once the last step has begun', () => {
  expect(isConstantAfter(promo, 38)).toBe(false)
  expect(isConstantAfter(promo, 39)).toBe(true)
})
