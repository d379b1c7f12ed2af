import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_AMOUNT_CENTS, MAX_RATE_PPM } from './cents.ts'
import {
  dollarsDown,
  dollarsUp,
  nearestCent,
  nearestDollar,
  percentDown,
  percentUp,
  shareCents,
} from './rounding.ts'

test.each([
  [5_450, 10_000, 55],
  [5_449, 10_000, 54],
  [0, 10_000, 0],
  [123_456, 1_000_000, 123_456],
])('of %i cents %i ppm are %i', (...[amountCents, ppm, cents]) => {
  expect(shareCents(amountCents, ppm)).toBe(cents)
})

test('shares are exact for every amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: MAX_AMOUNT_CENTS }), fc.nat({ max: MAX_RATE_PPM }), (cents, ppm) => {
      const exact = (BigInt(cents) * BigInt(ppm) + 500_000n) / 1_000_000n
      expect(BigInt(shareCents(cents, ppm))).toBe(exact)
    }),
    { numRuns: 5_000 },
  )
})

test('dollars and cents', () => {
  expect([12_574, 12_550, 12_549, 12_500].map(dollarsUp)).toEqual([12_600, 12_600, 12_600, 12_500])
  expect([12_574, 12_550, 12_549, 12_500].map(dollarsDown)).toEqual([12_500, 12_500, 12_500, 12_500])
  expect([12_574, 12_550, 12_549, 12_500].map(nearestDollar)).toEqual([12_600, 12_600, 12_500, 12_500])
  expect([0.5, 0.4999, 88_549.18].map(nearestCent)).toEqual([1, 0, 88_549])
})

test.each([
  [80_00, 100_00, [80, 80]],
  [80_01, 100_00, [81, 80]],
  [99_99, 100_00, [100, 99]],
  [0, 100_00, [0, 0]],
  [1, MAX_AMOUNT_CENTS, [1, 0]],
  [MAX_AMOUNT_CENTS - 1, MAX_AMOUNT_CENTS, [100, 99]],
] as const)('%i of %i in percent', (part, whole, [up, down]) => {
  expect([percentUp(part, whole), percentDown(part, whole)]).toEqual([up, down])
})
