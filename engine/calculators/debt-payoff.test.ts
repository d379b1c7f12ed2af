import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { debtPayoff, type DebtPayoffCase } from './debt-payoff.ts'

// spec 9
const debtPayoffDefaults: DebtPayoffCase = {
  balanceCents: 15_000_00,
  aprPpm: 185_000,
  minimumCents: 350_00,
  extraCents: 100_00,
}

const withCase = (change: Partial<DebtPayoffCase>) => debtPayoff({ ...debtPayoffDefaults, ...change })

describe('the debt payoff calculator', () => {
  test('the defaults of the specification', () => {
    expect(debtPayoff(debtPayoffDefaults)).toEqual({
      minimumOnly: {
        status: 'paid',
        paymentCents: 350_00,
        months: 71,
        interestCents: 9_728_99,
        paidCents: 24_728_99,
      },
      withExtra: {
        status: 'paid',
        paymentCents: 450_00,
        months: 48,
        interestCents: 6_217_05,
        paidCents: 21_217_05,
      },
      monthsSaved: 23,
      interestSavedCents: 3_511_94,
      firstMonthInterestCents: 231_25,
      leastPaymentCents: 232_00,
    })
  })

  test('without interest it is a division, the last payment what is left', () => {
    expect(withCase({ balanceCents: 1_000_00, aprPpm: 0, minimumCents: 300_00 })).toMatchObject({
      minimumOnly: { months: 4, interestCents: 0, paidCents: 1_000_00 },
      withExtra: { months: 3, paidCents: 1_000_00 },
      interestSavedCents: 0,
    })
  })

  test('a minimum under the interest never ends; there is nothing to compare', () => {
    expect(withCase({ minimumCents: 231_00 })).toMatchObject({
      minimumOnly: { status: 'never' },
      withExtra: { status: 'paid' },
      monthsSaved: null,
      interestSavedCents: null,
      leastPaymentCents: 232_00,
    })
  })

  test.each([
    [
      'a payment of just the interest',
      { balanceCents: 12_000_00, aprPpm: 200_000, minimumCents: 200_00 },
      'never',
    ],
    ['no payment', { minimumCents: 0 }, 'never'],
    ['a payment that needs more than 50 years', { aprPpm: 0, minimumCents: 10_00 }, 'beyondHorizon'],
    ['600 months to the month', { aprPpm: 0, minimumCents: 25_00 }, 'paid'],
    ['nothing owed', { balanceCents: 0 }, 'paid'],
  ] as const)('%s', (_name, change, status) => {
    expect(withCase(change).minimumOnly.status).toBe(status)
  })

  test('more extra is never slower and never dearer', () => {
    const cents = fc.integer({ min: 0, max: 2_000_00 })
    const scene = fc.record({
      balanceCents: fc.integer({ min: 1, max: 60_000_00 }),
      aprPpm: fc.integer({ min: 0, max: 400_000 }),
      minimumCents: cents,
      extraCents: cents,
    })
    fc.assert(
      fc.property(scene, (debtCase) => {
        const { minimumOnly, withExtra } = debtPayoff(debtCase)
        if (minimumOnly.status !== 'paid') return
        expect(withExtra.status).toBe('paid')
        expect(withExtra.months).toBeLessThanOrEqual(minimumOnly.months)
        expect(withExtra.interestCents).toBeLessThanOrEqual(minimumOnly.interestCents)
        expect(withExtra.paidCents).toBe(debtCase.balanceCents + withExtra.interestCents)
      }),
      { numRuns: 300 },
    )
  })
})
