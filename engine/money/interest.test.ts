import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_AMOUNT_CENTS, MAX_RATE_PPM } from './cents.ts'
import { interestBetweenCents, MAX_BALANCE_CENTS, monthInterestCents } from './interest.ts'

describe('a month’s interest', () => {
  test.each<[string, [balanceCents: number, aprPpm: number], number]>([
    ['$8,200 at 22.90 %', [8_200_00, 229_000], 156_48],
    ['$180,000 at 4.25 %', [180_000_00, 42_500], 637_50],
    ['no rate', [8_200_00, 0], 0],
    ['no balance', [0, 229_000], 0],
    ['exactly half a cent goes up', [6, 1_000_000], 1],
    ['just under half a cent goes down', [6, 999_999], 0],
    ['one cent and a half goes up', [18, 1_000_000], 2],
    ['the largest amount and rate', [MAX_AMOUNT_CENTS, MAX_RATE_PPM], 83_333_324_999],
  ])('%s', (_, [balanceCents, aprPpm], interestCents) => {
    expect(monthInterestCents(balanceCents, aprPpm)).toBe(interestCents)
  })

  test('is exact for every balance and rate', () => {
    const balance = fc.oneof(
      fc.nat({ max: MAX_AMOUNT_CENTS }),
      fc.integer({ min: 0, max: MAX_BALANCE_CENTS }),
    )
    fc.assert(
      fc.property(balance, fc.nat({ max: MAX_RATE_PPM }), (balanceCents, aprPpm) => {
        const exact = (BigInt(balanceCents) * BigInt(aprPpm) + 6_000_000n) / 12_000_000n
        expect(BigInt(monthInterestCents(balanceCents, aprPpm))).toBe(exact)
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('interest between two dates', () => {
  test.each([
    ['30 days of $1,000 at 18.25 %', { balanceCents: 1_000_00, aprPpm: 182_500, days: 30 }, 15_00],
    ['a year', { balanceCents: 1_000_00, aprPpm: 182_500, days: 365 }, 182_50],
    ['no days', { balanceCents: 1_000_00, aprPpm: 182_500, days: 0 }, 0],
    ['days that lie behind', { balanceCents: 1_000_00, aprPpm: 182_500, days: -4 }, 0],
    ['exactly half a cent goes up', { balanceCents: 73, aprPpm: 250_000, days: 10 }, 1],
  ])('%s', (_, span, interestCents) => {
    expect(interestBetweenCents(span)).toBe(interestCents)
  })
})
