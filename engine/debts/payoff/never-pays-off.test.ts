import { describe, expect, test } from 'vitest'
import { debt, onePercentPlusInterest } from '#engine/testing/cards.ts'
import type { PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from './payoff.ts'

const statusOf = (input: PayoffInput) => planPayoff(input).status
const thirty = debt('card', [10_000_00, 300_000, 250_00])

describe('with a budget', () => {
  test('interest equal to the budget: never, and known after one month', () => {
    expect(planPayoff({ debts: [thirty], order: 'avalanche' })).toMatchObject({ status: 'never', months: 1 })
  })

  test('a dollar more ends it', () => {
    expect(planPayoff({ debts: [thirty], extraCents: 1_00, order: 'avalanche' })).toMatchObject({
      status: 'paid',
      months: 224,
    })
  })

  test('a lower rate that comes later helps, so it is not never', () => {
    const rates = [...thirty.rates, { fromMonth: 100, aprPpm: 100_000 }]
    expect(statusOf({ debts: [{ ...thirty, rates }], order: 'avalanche' })).toBe('paid')
  })

  test('a later raise or lump sum helps', () => {
    const changes = [{ fromMonth: 50, addCents: 100_00 }]
    const lumpSums = [{ month: 50, cents: 5_000_00 }]
    expect(statusOf({ debts: [thirty], order: 'avalanche', changes })).toBe('paid')
    expect(statusOf({ debts: [thirty], order: 'avalanche', lumpSums })).toBe('paid')
  })

  test('a lump sum too small to help only delays the answer', () => {
    const debts = [debt('card', [10_000_00, 300_000, 200_00])]
    const plan = planPayoff({ debts, order: 'avalanche', lumpSums: [{ month: 30, cents: 5_00 }] })
    expect(plan.status).toBe('never')
  })

  test('total interest above the budget is not yet never: the dear debt goes first', () => {
    const debts = [debt('dear', [10_000_00, 300_000, 0]), debt('cheap', [100_000_00, 60_000, 0])]
    expect(statusOf({ debts, budgetCents: 700_00, order: 'avalanche' })).toBe('paid')
  })

  test('two debts that each stand still for good', () => {
    const debts = [thirty, debt('home', [100_000_00, 60_000, 500_00])]
    expect(planPayoff({ debts, order: 'avalanche' })).toMatchObject({ status: 'never', months: 1 })
  })

  test('paying first, the same budget does end it', () => {
    const convention = 'payThenAccrue'
    expect(statusOf({ debts: [thirty], order: 'avalanche', convention })).toBe('paid')
    const less = debt('card', [10_000_00, 300_000, 243_90])
    expect(statusOf({ debts: [less], order: 'avalanche', convention })).toBe('never')
  })

  test('no money at all is never, even without interest', () => {
    expect(statusOf({ debts: [debt('gift', [100_00, 0, 0])], order: 'snowball' })).toBe('never')
  })

  test('a cent above the interest is not never, however short the horizon', () => {
    const close = debt('card', [10_000_00, 300_000, 250_01])
    expect(statusOf({ debts: [close], order: 'avalanche', horizonMonths: 12 })).toBe('beyondHorizon')
  })

  test('paying first, interest is charged on what the payment leaves', () => {
    const close = debt('card', [10_050_00, 300_000, 250_00])
    const convention = 'payThenAccrue'
    expect(statusOf({ debts: [close], order: 'avalanche', convention, horizonMonths: 1 })).toBe(
      'beyondHorizon',
    )
  })

  test('a debt paid in the last month seen frees its minimum, so the other does not stand still for good', () => {
    const debts = [thirty, debt('loan', [100_00, 0, 100_00])]
    expect(statusOf({ debts, order: 'avalanche', horizonMonths: 1 })).toBe('beyondHorizon')
    expect(statusOf({ debts, order: 'avalanche' })).toBe('paid')
  })

  test('never, not beyondHorizon, also with a short horizon', () => {
    expect(statusOf({ debts: [thirty], order: 'avalanche', horizonMonths: 1 })).toBe('never')
  })
})

const percent = (aprPpm: number, ppm: number): PayoffDebt => ({
  ...debt('card', [5_000_00, aprPpm, 0]),
  minimum: { kind: 'percent', ppm, floorCents: 25_00, plusInterest: false, round: 'cent' },
})

describe('with minimums only', () => {
  test('a share of the balance below the interest grows for good', () => {
    expect(statusOf({ debts: [percent(300_000, 20_000)], order: 'minimumsOnly' })).toBe('never')
  })

  test('a share above the interest ends', () => {
    expect(statusOf({ debts: [percent(180_000, 20_000)], order: 'minimumsOnly' })).toBe('paid')
  })

  test('a share plus interest ends at any rate', () => {
    const dear = { ...debt('card', [5_000_00, 999_000, 0]), minimum: onePercentPlusInterest }
    expect(statusOf({ debts: [dear], order: 'minimumsOnly' })).toBe('paid')
  })

  test('interest plus an amount ends at any rate, interest plus nothing does not', () => {
    const dear = debt('card', [5_000_00, 999_000, 0])
    const asking = (interestPlusCents: number) => ({
      ...dear,
      minimum: { ...onePercentPlusInterest, plusInterest: false, interestPlusCents },
    })
    expect(statusOf({ debts: [asking(20_00)], order: 'minimumsOnly' })).toBe('paid')
    expect(planPayoff({ debts: [asking(0)], order: 'minimumsOnly' })).toMatchObject({
      status: 'never',
      months: 1,
    })
  })

  test('interest alone is never', () => {
    const minimum = { ...onePercentPlusInterest, ppm: 0, floorCents: 0 }
    const only = { ...debt('card', [5_000_00, 180_000, 0]), minimum }
    expect(planPayoff({ debts: [only], order: 'minimumsOnly' })).toMatchObject({ status: 'never', months: 1 })
  })

  test('one debt that never ends makes the plan never, after the others are paid', () => {
    const plan = planPayoff({ debts: [thirty, debt('loan', [600_00, 0, 100_00])], order: 'minimumsOnly' })
    expect(plan).toMatchObject({ status: 'never', payoffMonth: { loan: 6 } })
  })

  test('it is never short', () => {
    const rates = [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 6, aprPpm: 290_000 },
    ]
    const promo = { ...debt('card', [5_000_00, 0, 0]), rates, minimum: onePercentPlusInterest }
    expect(statusOf({ debts: [promo], budgetCents: 1, order: 'minimumsOnly' })).toBe('paid')
  })
})

test('a month that ends as it began is not yet never where the next minimum carries its interest', () => {
  const rates = [
    { fromMonth: 0, aprPpm: 0 },
    { fromMonth: 1, aprPpm: 222_223 },
  ]
  const minimum = { ...onePercentPlusInterest, ppm: 17_858, floorCents: 1 }
  const debts = [{ id: 'card', balanceCents: 28, rates, minimum }]
  expect(statusOf({ debts, order: 'minimumsOnly', convention: 'payThenAccrue' })).toBe('paid')
})

test('deferred interest that fell due this month was charged once, so the month does not repeat', () => {
  const minimum = { ...onePercentPlusInterest, ppm: 50_000, floorCents: 0, plusInterest: false }
  const deferred = { untilMonth: 0, aprPpm: 0, accruedCents: 2 }
  const debts = [{ id: 'card', balanceCents: 30, rates: [{ fromMonth: 0, aprPpm: 0 }], minimum, deferred }]
  expect(statusOf({ debts, order: 'avalanche' })).toBe('paid')
})
