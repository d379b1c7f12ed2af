import { describe, expect, test } from 'vitest'
import { debt, ledger } from '#engine/testing/cards.ts'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from './payoff.ts'

const calculator = debt('card', [15_000_00, 185_000, 350_00])

describe('check values', () => {
  test('$15,000 at 18.5 % with $350 a month: 71 months, $9,728.99', () => {
    const plan = planPayoff({ debts: [calculator], order: 'avalanche' })
    expect(plan).toMatchObject({ status: 'paid', months: 71, interestCents: 9_728_99, paidCents: 24_728_99 })
  })

  test('with $100 more: 48 months, $6,217.05', () => {
    const plan = planPayoff({ debts: [calculator], extraCents: 100_00, order: 'avalanche' })
    expect(plan).toMatchObject({ status: 'paid', months: 48, interestCents: 6_217_05 })
  })

  test('a mortgage of $180,000 at 4.25 % with its contract payment: a rest of cents is left for month 361', () => {
    const plan = planPayoff({ debts: [debt('home', [180_000_00, 42_500, 885_49])], order: 'avalanche' })
    expect(plan).toMatchObject({ status: 'paid', months: 361 })
    expect(ledger(plan, 'home')[359]?.[2]).toBeLessThan(5_00)
  })
})

describe('one month, in its order', () => {
  const two = [debt('visa', [900_00, 240_000, 25_00]), debt('loan', [400_00, 120_000, 25_00])]

  test('avalanche: interest, minimums, the rest to the highest rate, and on to the next', () => {
    const plan = planPayoff({ debts: two, budgetCents: 300_00, order: 'avalanche' })
    expect(ledger(plan, 'visa')).toEqual([
      [18_00, 275_00, 643_00],
      [12_86, 275_00, 380_86],
      [7_62, 275_00, 113_48],
      [2_27, 115_75, 0],
      [0, 0, 0],
    ])
    expect(ledger(plan, 'loan')).toEqual([
      [4_00, 25_00, 379_00],
      [3_79, 25_00, 357_79],
      [3_58, 25_00, 336_37],
      [3_36, 184_25, 155_48],
      [1_55, 157_03, 0],
    ])
    expect(plan).toMatchObject({ months: 5, interestCents: 57_03, payoffMonth: { visa: 4, loan: 5 } })
  })

  test('snowball: the same money, the lowest balance first', () => {
    const plan = planPayoff({ debts: two, budgetCents: 300_00, order: 'snowball' })
    expect(ledger(plan, 'loan')).toEqual([
      [4_00, 275_00, 129_00],
      [1_29, 130_29, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(plan).toMatchObject({ months: 5, interestCents: 68_39, payoffMonth: { loan: 2, visa: 5 } })
  })

  test('minimums only: each its own, freed ones are not redirected, budget and extra passed over', () => {
    const input: PayoffInput = { debts: two, budgetCents: 300_00, order: 'minimumsOnly' }
    const plan = planPayoff(input)
    expect(ledger(plan, 'visa').every(([, paid]) => paid <= 25_00)).toBe(true)
    expect(plan.payoffMonth['loan']).toBe(18)
    expect(plan).toEqual(
      planPayoff({ debts: two, order: 'minimumsOnly', lumpSums: [{ month: 2, cents: 500_00 }] }),
    )
  })

  test('ties: equal rate, then smaller balance, then order of entry', () => {
    const equal = [
      debt('large', [500_00, 200_000, 10_00]),
      debt('small', [300_00, 200_000, 10_00]),
      debt('twin', [300_00, 200_000, 10_00]),
    ]
    for (const order of ['avalanche', 'snowball'] as const) {
      const plan = planPayoff({ debts: equal, budgetCents: 100_00, order })
      expect(plan.schedule[0]?.debts.map(({ paymentCents }) => paymentCents)).toEqual([10_00, 80_00, 10_00])
    }
  })

  test('snowball with equal balances takes the higher rate', () => {
    const equal = [debt('cheap', [300_00, 50_000, 10_00]), debt('dear', [300_00, 250_000, 10_00])]
    const plan = planPayoff({ debts: equal, budgetCents: 100_00, order: 'snowball' })
    expect(plan.schedule[0]?.debts.map(({ paymentCents }) => paymentCents)).toEqual([10_00, 90_00])
  })

  test('avalanche chooses again by the month’s rate when a promotional rate ends', () => {
    const promo = {
      ...debt('promo', [1_000_00, 0, 10_00]),
      rates: [
        { fromMonth: 0, aprPpm: 0 },
        { fromMonth: 3, aprPpm: 299_900 },
      ],
    }
    const plan = planPayoff({
      debts: [promo, debt('visa', [5_000_00, 200_000, 100_00])],
      budgetCents: 300_00,
      order: 'avalanche',
    })
    expect(ledger(plan, 'promo').slice(0, 3)).toEqual([
      [0, 10_00, 990_00],
      [0, 10_00, 980_00],
      [24_49, 200_00, 804_49],
    ])
  })

  test('the person’s own order; debts it leaves out follow in avalanche order, unknown ids are passed over', () => {
    const three = [
      debt('a', [100_00, 100_000, 0]),
      debt('b', [100_00, 200_000, 0]),
      debt('c', [100_00, 300_000, 0]),
    ]
    const plan = planPayoff({ debts: three, budgetCents: 102_00, order: ['nobody', 'a', 'a'] })
    expect(plan.payoffMonth).toEqual({ a: 1, c: 3, b: 4 })
  })
})

describe('money of the month', () => {
  const one = debt('card', [1_000_00, 0, 100_00])

  test('changes raise the budget from a month on, lump sums one month only', () => {
    const plan = planPayoff({
      debts: [one],
      order: 'avalanche',
      changes: [{ fromMonth: 3, addCents: 50_00 }],
      lumpSums: [{ month: 2, cents: 30_00 }],
    })
    expect(ledger(plan, 'card').map(([, paid]) => paid)).toEqual([
      100_00, 130_00, 150_00, 150_00, 150_00, 150_00, 150_00, 20_00,
    ])
  })

  test('a lump sum of today is paid with the first month, one larger than all debt pays no more than is owed', () => {
    const plan = planPayoff({ debts: [one], order: 'snowball', lumpSums: [{ month: 0, cents: 9_999_00 }] })
    expect(plan).toMatchObject({ status: 'paid', months: 1, paidCents: 1_000_00 })
  })

  test('a lump sum after the end changes nothing', () => {
    const base: PayoffInput = { debts: [one], order: 'avalanche' }
    expect(planPayoff({ ...base, lumpSums: [{ month: 90, cents: 100_00 }] })).toEqual(planPayoff(base))
  })

  test('a change that takes the budget under a month’s minimums is short in that month', () => {
    const plan = planPayoff({ debts: [one], order: 'avalanche', changes: [{ fromMonth: 4, addCents: -1 }] })
    expect(plan).toMatchObject({ status: 'short', months: 3 })
    expect(plan.schedule).toHaveLength(3)
  })

  test('the budget wins over the extra', () => {
    const plan = planPayoff({ debts: [one], order: 'avalanche', budgetCents: 500_00, extraCents: 7_00 })
    expect(plan.months).toBe(2)
  })

  test('budget exactly the minimums is enough', () => {
    expect(planPayoff({ debts: [one], order: 'avalanche', budgetCents: 100_00 }).status).toBe('paid')
  })
})

describe('edges', () => {
  test('no debts: paid after 0 months', () => {
    expect(planPayoff({ debts: [], order: 'avalanche' })).toEqual({
      status: 'paid',
      months: 0,
      interestCents: 0,
      paidCents: 0,
      payoffMonth: {},
      schedule: [],
    })
  })

  test('a debt that starts at zero asks for nothing, whatever its minimum', () => {
    const debts = [debt('done', [0, 290_000, 80_00]), debt('card', [100_00, 0, 20_00])]
    const plan = planPayoff({ debts, order: 'avalanche' })
    expect(plan.payoffMonth).toEqual({ done: 0, card: 5 })
    expect(plan.paidCents).toBe(100_00)
    expect(plan.schedule[0]?.debts).toHaveLength(2)
  })

  test('999.9999 % is charged and can be paid', () => {
    const plan = planPayoff({ debts: [debt('loan', [1_000_00, 9_999_999, 900_00])], order: 'avalanche' })
    expect(ledger(plan, 'loan')[0]).toEqual([833_33, 900_00, 933_33])
    expect(plan.status).toBe('paid')
  })

  test('the largest debt at the largest rate stays whole cents', () => {
    const plan = planPayoff({
      debts: [debt('loan', [99_999_999_999, 9_999_999, 0])],
      order: 'avalanche',
      lumpSums: [{ month: 200, cents: 1 }],
    })
    expect(plan.status).toBe('never')
    expect(plan.schedule.at(-1)?.debts.every(({ balanceCents }) => Number.isSafeInteger(balanceCents))).toBe(
      true,
    )
  })

  test('a plan is plain data', () => {
    const plan = planPayoff({ debts: [calculator], order: 'avalanche' })
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
  })

  const broken: [string, PayoffInput][] = [
    ['two debts of one id', { debts: [calculator, calculator], order: 'avalanche' }],
    ['a balance of NaN', { debts: [debt('a', [Number.NaN, 0, 0])], order: 'avalanche' }],
    ['half a cent', { debts: [debt('a', [100.5, 0, 0])], order: 'avalanche' }],
    ['a negative balance', { debts: [debt('a', [-1, 0, 0])], order: 'avalanche' }],
    ['a rate as a fraction', { debts: [debt('a', [100, 0.1899, 0])], order: 'avalanche' }],
    ['a float extra', { debts: [], extraCents: 0.1 + 0.2, order: 'avalanche' }],
    ['an endless budget', { debts: [], budgetCents: Infinity, order: 'avalanche' }],
    ['a float lump sum', { debts: [], lumpSums: [{ month: 1, cents: 9.99 }], order: 'avalanche' }],
    ['a float change', { debts: [], changes: [{ fromMonth: 1, addCents: 0.5 }], order: 'avalanche' }],
    ['a horizon without limit', { debts: [], horizonMonths: 1_201, order: 'avalanche' }],
    [
      'no rate for month 0',
      { debts: [{ ...calculator, rates: [{ fromMonth: 1, aprPpm: 1 }] }], order: 'avalanche' },
    ],
    ['no rate at all', { debts: [{ ...calculator, rates: [] }], order: 'avalanche' }],
  ]
  test.each(broken)('%s is refused', (_, input) => {
    expect(() => planPayoff(input)).toThrow(RangeError)
  })
})
