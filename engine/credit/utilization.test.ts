import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditUtilization, payToGetUnder } from './utilization.ts'

const card = (id: string, balanceCents: number, limitCents: number | null) => ({
  id,
  balanceCents,
  limitCents,
})

describe('utilization', () => {
  test('the worked example, highest first', () => {
    expect(creditUtilization([card('b', 150_00, 2_000_00), card('a', 450_00, 1_000_00)])).toEqual({
      balanceCents: 600_00,
      limitCents: 3_000_00,
      percent: 20,
      cards: [
        { id: 'a', balanceCents: 450_00, limitCents: 1_000_00, percent: 45 },
        { id: 'b', balanceCents: 150_00, limitCents: 2_000_00, percent: 8 },
      ],
    })
  })

  test('a card without a limit counts on neither side', () => {
    const used = creditUtilization([
      card('a', 100_00, 1_000_00),
      card('b', 900_00, null),
      card('c', 50_00, 0),
    ])
    expect(used).toMatchObject({ balanceCents: 100_00, percent: 10 })
  })

  test.each([
    ['no cards', []],
    ['no limits', [card('a', 100_00, null)]],
  ])('null: %s', (_name, cards) => {
    expect(creditUtilization(cards)).toBeNull()
  })

  test('above the limit is above 100 %', () => {
    expect(creditUtilization([card('a', 1_100_00, 1_000_00)])?.percent).toBe(110)
  })

  test('30.2 % does not read as 30', () => {
    expect(creditUtilization([card('a', 302_00, 1_000_00)])?.percent).toBe(31)
  })
})

describe('what gets a card under a line', () => {
  test.each([
    ['at 30 % is not under it', [300_00, 1_000_00, 30], 1_00],
    ['a cent below is', [299_99, 1_000_00, 30], 0],
    ['whole dollars, rounded up', [450_00, 1_000_00, 30], 151_00],
    ['a limit that does not divide', [9_99, 33_31, 30], 0],
    ['never more than the balance', [50, 1_00, 10], 50],
    ['the specification’s sample', [2_300_00, 10_000_00, 10], 1_301_00],
  ] as const)('%s', (_name, [balanceCents, limitCents, percent], cents) => {
    expect(payToGetUnder({ balanceCents, limitCents }, percent)).toBe(cents)
  })

  test('what is left after it is under the line, and a dollar less would not be', () => {
    const cents = fc.integer({ min: 1_00, max: 99_999_999_999 })
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(10, 30), (balanceCents, limitCents, percent) => {
        const pay = payToGetUnder({ balanceCents, limitCents }, percent)
        const isUnder = (paidCents: number) => (balanceCents - paidCents) * 100 < limitCents * percent
        expect(isUnder(pay)).toBe(true)
        expect(pay === 0 || !isUnder(pay - 1_00)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})
