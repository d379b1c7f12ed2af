import { describe, expect, it } from 'vitest'
import { type HomeCase, homeAffordability } from '#engine/calculators/home-affordability.ts'
import { averageInsurance, averageTax, homeCaseOf, homeStart, type HomeValues } from './home-form.ts'
import { extraIncomeOf, incomeStart, typedDebtOf } from './income-form.ts'

const price = (homeCase: HomeCase) => homeAffordability(homeCase).most!.priceCents

describe('the home form', () => {
  const home: HomeValues = { ...homeStart, hasCosts: false, income: '$84,000' }
  const { ratePpm } = averageTax

  it('starts with 20 % down and 7 %; debts left empty are none', () => {
    expect(homeCaseOf(home)).toEqual({
      annualIncomeCents: 8_400_000,
      monthlyDebtsCents: 0,
      downPpm: 200_000,
      aprPpm: 70_000,
    })
  })

  it('takes taxes and insurance only where they are switched on', () => {
    const typed = { ...home, tax: '1.1', insurance: '1800' }
    expect(homeCaseOf(typed)).not.toHaveProperty('propertyTaxPpm')
    expect(homeCaseOf({ ...typed, hasCosts: true })).toMatchObject({
      propertyTaxPpm: 11_000,
      insuranceYearlyCents: 180_000,
      hoaMonthlyCents: 0,
    })
  })

  it('starts the costs at the national averages, which lower the price', () => {
    const withCosts = homeCaseOf({ ...home, hasCosts: true })!
    expect(withCosts).toMatchObject({
      propertyTaxPpm: ratePpm,
      insuranceYearlyCents: averageInsurance.yearlyCents,
      hoaMonthlyCents: 0,
    })
    expect([price(homeCaseOf(home)!), price(withCosts)]).toEqual([368_253_54, 302_901_76])
  })

  it.each([
    ['no income', { income: '' }],
    ['an income of 0', { income: '0' }],
    ['debts that cannot be read', { debts: 'some' }],
    ['all paid down', { down: '100' }],
    ['a tax that cannot be read', { hasCosts: true, tax: 'low' }],
  ])('asks nothing of the engine: %s', (_name, changed) => {
    expect(homeCaseOf({ ...home, ...changed })).toBeNull()
  })
})

describe('the income form', () => {
  const typed = { ...incomeStart, weekly: '150', debt: '10000', payment: '300' }

  it('starts with a tax of 22 %', () => {
    expect(extraIncomeOf(typed)).toEqual({ weeklyCents: 15_000, taxPpm: 220_000 })
    expect(extraIncomeOf(incomeStart)).toBeNull()
  })

  it('is the formula without a rate and a plan with one', () => {
    expect(typedDebtOf(typed)).toEqual({ kind: 'formula', debtCents: 1_000_000, paymentCents: 30_000 })
    expect(typedDebtOf({ ...typed, rate: '24' })).toMatchObject({
      kind: 'plan',
      input: { budgetCents: 30_000 },
    })
    expect(typedDebtOf({ ...typed, rate: 'high' })).toBeNull()
    expect(typedDebtOf({ ...typed, debt: '' })).toBeNull()
  })
})
