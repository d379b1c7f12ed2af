import { expect, test } from 'vitest'
import { exactPaymentCents, standardPaymentCents } from './amortization.ts'

test.each([
  ['$180,000, 4.25 %, 360 months', { principalCents: 180_000_00, aprPpm: 42_500, months: 360 }, 885_49],
  ['without interest', { principalCents: 1_000_00, aprPpm: 0, months: 3 }, 333_33],
  ['one month', { principalCents: 1_000_00, aprPpm: 120_000, months: 1 }, 1_010_00],
  ['the lowest rate there is', { principalCents: 360_000_00, aprPpm: 1, months: 360 }, 1_000_02],
  ['the highest rate', { principalCents: 1_200_00, aprPpm: 9_999_999, months: 600 }, 1_000_00],
])('%s', (_, terms, cents) => {
  expect(standardPaymentCents(terms)).toBe(cents)
})

test.each([0, -1, 1.5, Number.NaN])('a term of %d months is refused', (months) => {
  expect(() => exactPaymentCents({ principalCents: 1, aprPpm: 0, months })).toThrow(RangeError)
})
