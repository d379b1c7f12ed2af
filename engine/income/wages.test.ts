import { expect, test } from 'vitest'
import { stateWage, weeklyPay } from './wages.ts'

const wage = { p25Cents: 18_00, medianCents: 22_50, p75Cents: 27_00 }

test.each([
  ['the nation', 1_000_000, wage],
  ['Alabama', 896_000, { p25Cents: 16_13, medianCents: 20_16, p75Cents: 24_19 }],
  ['Alaska', 1_197_000, { p25Cents: 21_55, medianCents: 26_93, p75Cents: 32_32 }],
])('an hour in %s', (_, index, hourly) => {
  expect(stateWage(wage, index)).toEqual(hourly)
})

test.each([
  ['evenings', 180_00, 540_00],
  ['weekends', 144_00, 432_00],
  ['flexible', 180_00, 540_00],
  ['fulltime', 540_00, 810_00],
] as const)('a week of %s', (availability, leastCents, mostCents) => {
  expect(weeklyPay(wage, availability)).toEqual({ leastCents, mostCents })
})
