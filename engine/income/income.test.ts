import { describe, expect, test } from 'vitest'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { debt } from '#engine/testing/cards.ts'
import { DEFAULT_TAX_PPM, incomeEffect, netIncome } from './income.ts'

const income = { weeklyCents: 150_00, taxPpm: DEFAULT_TAX_PPM }

describe('net income', () => {
  test.each([
    ['22 %, as the form starts', [150_00, DEFAULT_TAX_PPM], [649_50, 506_61]],
    ['no tax', [100_00, 0], [433_00, 433_00]],
    ['all of it taxed', [100_00, 1_000_000], [433_00, 0]],
    ['nothing', [0, DEFAULT_TAX_PPM], [0, 0]],
  ] as const)('%s', (_name, [weeklyCents, taxPpm], [monthlyCents, netCents]) => {
    expect(netIncome({ weeklyCents, taxPpm })).toMatchObject({ monthlyCents, netCents })
  })
})

const formula = (debtCents: number, paymentCents: number) =>
  incomeEffect(income, { kind: 'formula', debtCents, paymentCents })

describe('where no rate is known: the formula of the specification', () => {
  test('the worked example', () => {
    expect(formula(10_000_00, 300_00)).toMatchObject({
      basis: 'formula',
      before: { status: 'paid', months: 34, interestCents: null },
      after: { status: 'paid', months: 13, interestCents: null },
      monthsSaved: 21,
      interestSavedCents: null,
    })
  })

  test('without a payment only the income ends it', () => {
    expect(formula(10_000_00, 0)).toMatchObject({
      before: { status: 'never' },
      after: { status: 'paid', months: 20 },
      monthsSaved: null,
    })
  })

  test('nothing owed, nothing to save', () => {
    expect(formula(0, 0)).toMatchObject({ before: { months: 0 }, after: { months: 0 }, monthsSaved: 0 })
  })
})

describe('where rates are known: the plan, with interest', () => {
  const input: PayoffInput = { debts: [debt('card', [10_000_00, 240_000, 300_00])], order: 'avalanche' }

  test('before and after are those of the plan', () => {
    const before = planPayoff(input)
    const after = planPayoff({ ...input, budgetCents: 300_00 + 506_61 })
    const effect = incomeEffect(income, { kind: 'plan', input })
    expect(effect).toMatchObject({
      basis: 'plan',
      monthsSaved: before.months - after.months,
      interestSavedCents: before.interestCents - after.interestCents,
    })
    expect(effect.before.months).toBeGreaterThan(34)
  })

  test('the extra of the plan stays in it', () => {
    const effect = incomeEffect(income, { kind: 'plan', input: { ...input, extraCents: 100_00 } })
    expect(effect.after.months).toBe(planPayoff({ ...input, budgetCents: 400_00 + 506_61 }).months)
  })

  test('a debt that never ends can end with the income', () => {
    const stuck: PayoffInput = { debts: [debt('card', [10_000_00, 300_000, 250_00])], order: 'minimumsOnly' }
    expect(incomeEffect(income, { kind: 'plan', input: stuck })).toMatchObject({
      before: { status: 'never' },
      after: { status: 'paid' },
      monthsSaved: null,
      interestSavedCents: null,
    })
  })
})
