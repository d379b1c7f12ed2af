import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HomeCase, homeAffordability, homeDefaults, homePayment } from './home-affordability.ts'

const home: HomeCase = { annualIncomeCents: 84_000_00, monthlyDebtsCents: 400_00, ...homeDefaults }
const afford = (change: Partial<HomeCase>) => homeAffordability({ ...home, ...change })

describe('home affordability', () => {
  test('the defaults of the specification: 20 % down, 7 %, 30 years', () => {
    expect(homeAffordability(home)).toEqual({
      capCents: 1_960_00,
      setBy: 'housing',
      most: {
        priceCents: 368_253_54,
        downCents: 73_650_71,
        loanCents: 294_602_83,
        principalInterestCents: 1_960_00,
        propertyTaxCents: 0,
        insuranceCents: 0,
        hoaCents: 0,
        totalCents: 1_960_00,
      },
    })
  })

  test('debts above 8 % of income set the cap', () => {
    expect(afford({ monthlyDebtsCents: 900_00 })).toMatchObject({ capCents: 1_620_00, setBy: 'allDebts' })
  })

  test('taxes, insurance and dues inside the cap lower the price', () => {
    const costs = { propertyTaxPpm: 11_000, insuranceYearlyCents: 1_800_00, hoaMonthlyCents: 100_00 }
    expect(afford(costs).most).toMatchObject({
      priceCents: 274_078_57,
      propertyTaxCents: 251_24,
      insuranceCents: 150_00,
      hoaCents: 100_00,
      totalCents: 1_960_00,
    })
  })

  test('a zero rate is a division', () => {
    expect(afford({ aprPpm: 0, downPpm: 0 }).most).toMatchObject({ loanCents: 705_600_00 })
  })

  test.each([
    ['no income', { annualIncomeCents: 0 }],
    ['debts of 36 % of income', { monthlyDebtsCents: 2_520_00 }],
    ['debts above that', { monthlyDebtsCents: 3_000_00 }],
    ['dues that eat the cap', { hoaMonthlyCents: 1_960_00 }],
  ])('no answer: %s', (_name, change) => {
    expect(afford(change).most).toBeNull()
  })

  test('all paid down is not a question for this rule', () => {
    expect(() => afford({ downPpm: 1_000_000 })).toThrow(RangeError)
  })

  test('a home above the cap costs more than the cap', () => {
    expect(homePayment(home, 400_000_00)).toMatchObject({ loanCents: 320_000_00, totalCents: 2_128_97 })
  })

  test('the highest price uses the cap, to the cent or two of rounding', () => {
    const scene = fc.record({
      annualIncomeCents: fc.integer({ min: 20_000_00, max: 400_000_00 }),
      monthlyDebtsCents: fc.integer({ min: 0, max: 500_00 }),
      downPpm: fc.integer({ min: 0, max: 900_000 }),
      aprPpm: fc.integer({ min: 0, max: 150_000 }),
      propertyTaxPpm: fc.integer({ min: 0, max: 30_000 }),
      insuranceYearlyCents: fc.integer({ min: 0, max: 1_000_00 }),
    })
    fc.assert(
      fc.property(scene, (homeCase) => {
        const { capCents, most } = homeAffordability(homeCase)
        expect(most === null || Math.abs(most.totalCents - capCents) <= 2).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})
