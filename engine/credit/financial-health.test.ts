import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { financialHealth, type HealthFacts } from './financial-health.ts'
import { scoreChanges } from './scores.ts'

const nothing: HealthFacts = {
  payments: null,
  debts: [],
  utilizationPercent: null,
  budget: [],
  goals: [],
  creditScore: null,
}
const category = (spentCents: number, name = 'Groceries') => ({
  name,
  paymentCount: 3,
  dueDay: null,
  budgetCents: 100_00,
  carriedCents: 0,
  spentCents,
})

const maybe = (most: number) => fc.option(fc.integer({ min: 0, max: most }))

describe('financial health', () => {
  test('75 only where nothing is known', () => {
    expect(financialHealth(nothing)).toEqual({ score: 75, isKnown: false, parts: [] })
  })

  test('the worked example', () => {
    const facts: HealthFacts = {
      ...nothing,
      payments: { dueMonths: 10, metMonths: 10 },
      debts: [{ balanceCents: 7_400_00, highestBalanceCents: 10_000_00 }],
      utilizationPercent: 28,
    }
    expect(financialHealth(facts)).toEqual({
      score: 82,
      isKnown: true,
      parts: [
        { part: 'payments', points: 20, mostPoints: 20 },
        { part: 'debtProgress', points: 13, mostPoints: 20 },
        { part: 'utilization', points: 16, mostPoints: 20 },
      ],
    })
  })

  test.each([
    ['Excellent', { creditScore: 740 }, 15],
    ['Good', { creditScore: 739 }, 12],
    ['Fair', { creditScore: 580 }, 8],
    ['Poor', { creditScore: 579 }, 4],
    ['10 % used is full', { utilizationPercent: 10 }, 20],
    ['above the limit is none', { utilizationPercent: 140 }, 0],
    ['a bill that is paid counts whole', { budget: [category(100_00, 'Rent'), category(101_00)] }, 8],
    ['on track 1, at risk half, over 0', { budget: [category(10_00), category(90_00), category(101_00)] }, 8],
    [
      'goals on average',
      { goals: [50_00, 150_00].map((currentCents) => ({ currentCents, targetCents: 100_00 })) },
      9,
    ],
    ['a goal just made', { goals: [{ currentCents: 0, targetCents: 100_00 }] }, 5],
    [
      'the first payment on a debt',
      { debts: [{ balanceCents: 9_900_00, highestBalanceCents: 10_000_00 }] },
      10,
    ],
    [
      'debts just written down',
      { debts: [{ balanceCents: 9_900_00, highestBalanceCents: 9_900_00 }] },
      undefined,
    ],
    ['debts that are paid', { debts: [{ balanceCents: 0, highestBalanceCents: 5_00 }] }, 20],
    ['no month due is not known', { payments: { dueMonths: 0, metMonths: 0 } }, undefined],
  ] as const)('%s', (_name, change, points) => {
    expect(financialHealth({ ...nothing, ...change }).parts[0]?.points).toBe(points)
  })

  test('it is a whole number from 0 to 100 whatever is known', () => {
    fc.assert(
      fc.property(maybe(300), maybe(850), maybe(200_00), (utilizationPercent, creditScore, spent) => {
        const budget = spent === null ? [] : [category(spent)]
        const { score } = financialHealth({ ...nothing, utilizationPercent, creditScore, budget })
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

const of = (recordedAt: string, score: number, model: string) => ({
  recordedAt,
  score,
  model,
  bureau: 'experian',
})

test('a score is compared with the one before it of the same bureau and model', () => {
  const records = [
    of('2026-11-01', 742, 'fico_8'),
    of('2026-09-01', 728, 'fico_8'),
    of('2026-10-01', 700, 'vantagescore_4'),
    of('2026-11-01', 740, 'fico_8'),
  ]
  expect(scoreChanges(records).map(({ score, change }) => [score, change])).toEqual([
    [728, null],
    [700, null],
    [742, 14],
    [740, -2],
  ])
})
