import { describe, expect, test } from 'vitest'
import { debt, onePercentPlusInterest } from '#engine/testing/cards.ts'
import { withBudget, type PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from './payoff.ts'
import { adviseBudget, paymentForMonths } from './solve.ts'

const payoffWithPayment = (input: PayoffInput, budgetCents: number) =>
  planPayoff(withBudget(input, budgetCents))

const input = (...debts: PayoffInput['debts']): PayoffInput => ({ debts, order: 'avalanche' })
const loan = input(debt('loan', [10_000_00, 200_000, 0]))

describe('the payment for a number of months', () => {
  test('$10,000 at 20 %, done within 24 months: $509 a month', () => {
    expect(paymentForMonths(loan, 24)).toBe(509_00)
    expect(payoffWithPayment(loan, 509_00)).toMatchObject({ status: 'paid', months: 24 })
    expect(payoffWithPayment(loan, 508_00).months).toBe(25)
  })

  test('within one month it is everything, interest too', () => {
    expect(paymentForMonths(loan, 1)).toBe(10_167_00)
  })

  test('a budget under the minimums is no answer, however many months there are', () => {
    expect(paymentForMonths(input(debt('auto', [10_000_00, 60_000, 300_50])), 600)).toBe(301_00)
  })

  test('lump sums and raises of the plan count', () => {
    const helped: PayoffInput = { ...loan, lumpSums: [{ month: 6, cents: 5_000_00 }] }
    expect(paymentForMonths(helped, 24)).toBeLessThan(300_00)
    expect(paymentForMonths({ ...loan, changes: [{ fromMonth: 1, addCents: -100_00 }] }, 24)).toBe(609_00)
  })

  test('deferred interest that falls due is paid in time', () => {
    const store = {
      ...debt('store', [1_200_00, 0, 35_00]),
      deferred: { untilMonth: 12, aprPpm: 299_900, accruedCents: 400_00 },
    }
    expect(paymentForMonths(input(store), 12)).toBe(100_00)
  })

  test('with minimums only there is no budget, so it pays in avalanche order', () => {
    expect(paymentForMonths({ ...loan, order: 'minimumsOnly' }, 24)).toBe(509_00)
  })

  test('no debts need nothing', () => {
    expect(paymentForMonths(input(), 12)).toBe(0)
  })

  test.each([0, -1, 1.5, 1_201, Number.NaN])('%d months are refused', (months) => {
    expect(() => paymentForMonths(loan, months)).toThrow(RangeError)
  })
})

test('payoffWithPayment passes the extra over and may be short', () => {
  const auto: PayoffInput = { ...input(debt('auto', [1_000_00, 0, 100_00])), extraCents: 50_00 }
  expect(payoffWithPayment(auto, 100_00).months).toBe(10)
  expect(payoffWithPayment(auto, 99_00).status).toBe('short')
})

describe('what would work', () => {
  test('never: the smallest budget that ends it, and the one for 10 years', () => {
    const never = input(debt('card', [10_000_00, 300_000, 250_00]))
    const advice = adviseBudget(never)
    expect(advice).toMatchObject({
      status: 'never',
      minimumsCents: 250_00,
      budgetCents: 251_00,
      tenYearBudgetCents: 264_00,
      addCents: 1_00,
      tenYearAddCents: 14_00,
    })
    expect(payoffWithPayment(never, 264_00).months).toBeLessThanOrEqual(120)
    expect(payoffWithPayment(never, 263_00).months).toBeGreaterThan(120)
  })

  test('short: at least the minimums', () => {
    const short: PayoffInput = { ...input(debt('card', [1_000_00, 0, 100_00])), budgetCents: 60_00 }
    expect(adviseBudget(short)).toMatchObject({ status: 'short', budgetCents: 100_00, addCents: 40_00 })
  })

  test('short when a promotional rate ends: a budget that lasts to the end', () => {
    const rates = [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 7, aprPpm: 249_900 },
    ]
    const promo = input({ ...debt('promo', [5_000_00, 0, 0]), rates, minimum: onePercentPlusInterest })
    const advice = adviseBudget(promo)
    expect(advice.status).toBe('short')
    expect(planPayoff({ ...promo, budgetCents: advice.budgetCents }).status).toBe('paid')
    expect(planPayoff({ ...promo, budgetCents: advice.budgetCents - 100 }).status).not.toBe('paid')
  })

  test('a plan that works needs nothing more', () => {
    expect(adviseBudget({ ...loan, extraCents: 600_00 })).toMatchObject({ status: 'paid', addCents: 0 })
  })
})
