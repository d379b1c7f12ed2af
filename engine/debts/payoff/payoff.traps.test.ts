/** The ways published calculators go wrong, each held by a test. */
import { describe, expect, test } from 'vitest'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { parsePpm } from '#engine/money/cents.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { debt, ledger, onePercentPlusInterest } from '#engine/testing/cards.ts'
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { planPayoff } from './payoff.ts'

const card = debt('card', [15_000_00, 185_000, 350_00])

function paidByMonth(plan: ReturnType<typeof planPayoff>): number[] {
  return plan.schedule.map(({ debts }) => debts.reduce((sum, { paymentCents }) => sum + paymentCents, 0))
}

test('leftover lost in the payoff month', () => {
  const debts = [debt('small', [100_00, 0, 50_00]), debt('large', [1_000_00, 0, 50_00])]
  const plan = planPayoff({ debts, budgetCents: 300_00, order: 'snowball' })
  expect(plan.schedule[0]?.debts.map(({ paymentCents }) => paymentCents)).toEqual([100_00, 200_00])
  expect(paidByMonth(plan)).toEqual([300_00, 300_00, 300_00, 200_00])
})

test('leftover passes through several debts in one month', () => {
  const debts = [1, 2, 3, 4].map((i) => debt(`d${i}`, [i * 10_00, 0, 0]))
  const plan = planPayoff({ debts, budgetCents: 65_00, order: 'snowball' })
  expect(plan.payoffMonth).toEqual({ d1: 1, d2: 1, d3: 1, d4: 2 })
})

test('interest charged twice on the target', () => {
  const debts = [debt('target', [5_000_00, 229_000, 100_00]), debt('other', [5_000_00, 120_000, 100_00])]
  const plan = planPayoff({ debts, extraCents: 300_00, order: 'avalanche' })
  expect(ledger(plan, 'target')[0]?.[0]).toBe(monthInterestCents(5_000_00, 229_000))
})

describe('paying before the first accrual without saying so', () => {
  const debts = [debt('loan', [1_200_00, 120_000, 600_00])]

  test('interest comes first by default', () => {
    const plan = planPayoff({ debts, order: 'avalanche' })
    expect(ledger(plan, 'loan')).toEqual([
      [12_00, 600_00, 612_00],
      [6_12, 600_00, 18_12],
      [18, 18_30, 0],
    ])
  })

  test('payThenAccrue pays first, and only when asked for', () => {
    const plan = planPayoff({ debts, order: 'avalanche', convention: 'payThenAccrue' })
    expect(ledger(plan, 'loan')).toEqual([
      [6_00, 600_00, 606_00],
      [6, 600_00, 6_06],
      [0, 6_06, 0],
    ])
  })
})

test('pooled minimums: the other debt keeps its own while the target takes the extra', () => {
  const debts = [debt('target', [5_000_00, 290_000, 50_00]), debt('other', [5_000_00, 100_000, 150_00])]
  const plan = planPayoff({ debts, extraCents: 10_00, order: 'avalanche' })
  expect(plan.schedule[0]?.debts.map(({ paymentCents }) => paymentCents)).toEqual([60_00, 150_00])
})

test('freed minimums dropped: the total stays the same until the last month', () => {
  const debts = [debt('first', [300_00, 250_000, 100_00]), debt('second', [2_000_00, 150_000, 100_00])]
  const plan = planPayoff({ debts, extraCents: 50_00, order: 'avalanche' })
  const paid = paidByMonth(plan)
  expect(new Set(paid.slice(0, -1))).toEqual(new Set([250_00]))
  expect(paid.at(-1)).toBeLessThanOrEqual(250_00)
})

test('minimum frozen at today’s value where the rule is a percentage', () => {
  const percent: PayoffDebt = { ...debt('card', [5_000_00, 180_000, 0]), minimum: onePercentPlusInterest }
  const plan = planPayoff({ debts: [percent], order: 'minimumsOnly' })
  expect(ledger(plan, 'card').slice(0, 2)).toEqual([
    [75_00, 125_00, 4_950_00],
    [74_25, 123_75, 4_900_50],
  ])
  expect(plan.status).toBe('paid')
  expect(plan.months).toBeGreaterThan(200)
})

test('one minimum rule for every kind of debt', () => {
  const percent: PayoffDebt = { ...debt('card', [1_000_00, 120_000, 0]), minimum: onePercentPlusInterest }
  const plan = planPayoff({
    debts: [percent, debt('auto', [10_000_00, 60_000, 300_00])],
    order: 'minimumsOnly',
  })
  expect(plan.schedule[1]?.debts.map(({ paymentCents }) => paymentCents)).toEqual([25_00, 300_00])
})

test('promotional expiry ignored', () => {
  const promo: PayoffDebt = {
    ...debt('promo', [1_000_00, 0, 100_00]),
    rates: [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 4, aprPpm: 240_000 },
    ],
  }
  const plan = planPayoff({ debts: [promo], order: 'avalanche' })
  expect(
    ledger(plan, 'promo')
      .map(([interest]) => interest)
      .slice(0, 5),
  ).toEqual([0, 0, 0, 14_00, 12_28])
})

describe('deferred interest treated as 0 %', () => {
  const store: PayoffDebt = {
    ...debt('store', [1_200_00, 0, 35_00]),
    rates: [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 13, aprPpm: 299_900 },
    ],
    deferred: { untilMonth: 12, aprPpm: 299_900, accruedCents: 0 },
  }

  test('a balance left after the last month’s payment is charged all that has gathered', () => {
    const plan = planPayoff({ debts: [store], budgetCents: 90_00, order: 'avalanche' })
    expect(ledger(plan, 'store').slice(10, 13)).toEqual([
      [0, 90_00, 210_00],
      [211_43, 90_00, 331_43],
      [8_28, 90_00, 249_71],
    ])
  })

  test('paid in time, none of it is charged', () => {
    const plan = planPayoff({ debts: [store], budgetCents: 100_00, order: 'avalanche' })
    expect(plan).toMatchObject({ status: 'paid', months: 12, interestCents: 0 })
  })

  test('what has gathered before today is part of the charge', () => {
    const accrued = { ...store, deferred: { untilMonth: 1, aprPpm: 299_900, accruedCents: 150_00 } }
    const plan = planPayoff({ debts: [accrued], budgetCents: 90_00, order: 'avalanche' })
    expect(ledger(plan, 'store')[0]).toEqual([150_00 + 29_99, 90_00, 1_289_99])
  })

  test('an offer that ends this month is charged before the first payment', () => {
    const ending = { ...store, deferred: { untilMonth: 0, aprPpm: 299_900, accruedCents: 150_00 } }
    const plan = planPayoff({ debts: [ending], budgetCents: 90_00, order: 'avalanche' })
    expect(ledger(plan, 'store')[0]).toEqual([150_00, 90_00, 1_260_00])
  })
})

describe('a capped loop reported as an answer', () => {
  test('beyondHorizon holds the months seen and says so', () => {
    const plan = planPayoff({ debts: [card], order: 'avalanche', horizonMonths: 70 })
    expect(plan).toMatchObject({ status: 'beyondHorizon', months: 70, payoffMonth: {} })
    expect(planPayoff({ debts: [card], order: 'avalanche', horizonMonths: 71 }).status).toBe('paid')
  })

  test('600 months are not forever: it ends in month 688', () => {
    const slow = debt('slow', [10_000_00, 0, 14_55])
    expect(planPayoff({ debts: [slow], order: 'avalanche' }).status).toBe('beyondHorizon')
    expect(planPayoff({ debts: [slow], order: 'avalanche', horizonMonths: 700 })).toMatchObject({
      status: 'paid',
      months: 688,
    })
  })
})

test('a budget under the minimums silently raised', () => {
  const plan = planPayoff({ debts: [card], budgetCents: 349_99, order: 'avalanche' })
  expect(plan).toMatchObject({ status: 'short', months: 0, paidCents: 0, schedule: [] })
})

test('a rate that rises can make a later month short', () => {
  const promo: PayoffDebt = {
    ...debt('promo', [5_000_00, 0, 0]),
    rates: [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 7, aprPpm: 249_900 },
    ],
    minimum: onePercentPlusInterest,
  }
  const plan = planPayoff({ debts: [promo], order: 'avalanche' })
  expect(plan).toMatchObject({ status: 'short', months: 6 })
  expect(planPayoff({ debts: [promo], extraCents: 120_00, order: 'avalanche' }).status).toBe('paid')
})

test('total as months times payment: the last payment is smaller', () => {
  const plan = planPayoff({ debts: [card], order: 'avalanche' })
  expect(plan.paidCents).toBeLessThan(plan.months * 350_00)
  expect(paidByMonth(plan).at(-1)).toBe(plan.paidCents - 70 * 350_00)
})

test('principal of the last row above the balance', () => {
  const rows = ledger(planPayoff({ debts: [card], order: 'avalanche' }), 'card')
  const [interest, payment, closing] = rows.at(-1) ?? [NaN, NaN, NaN]
  expect(payment - interest).toBe(rows.at(-2)?.[2])
  expect(closing).toBe(0)
})

test('float money: 18.99 % is 189900, not 0.1899 x 100', () => {
  expect(0.1899 * 100).not.toBe(18.99)
  expect(parsePpm('0.1899')).toBe(189_900)
  expect(monthInterestCents(100_000_00, 189_900)).toBe(1_582_50)
})

test('setMonth on the 31st: January 31 plus a month is February', () => {
  expect(monthOfIndex(monthIndex('2027-01-31') + 1)).toEqual({ year: 2027, month: 2 })
})

test('an extra payment lowers the term, not the payment', () => {
  const base = planPayoff({ debts: [card], order: 'avalanche' })
  const lump = planPayoff({ debts: [card], order: 'avalanche', lumpSums: [{ month: 1, cents: 1_000_00 }] })
  expect(paidByMonth(lump)[1]).toBe(350_00)
  expect(lump.months).toBeLessThan(base.months)
})
