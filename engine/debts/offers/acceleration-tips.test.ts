import { describe, expect, test } from 'vitest'
import { debt } from '#engine/testing/cards.ts'
import { accelerationTips, type TipsCase } from './acceleration-tips.ts'
import { compareConsolidation } from './consolidation.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'

const rates = { personalLoanAprPpm: 118_600, creditCardAprPpm: 209_400 }
const visa = debt('visa', [6_000_00, 240_000, 150_00])
const store = debt('store', [2_000_00, 299_900, 60_00])
const auto = debt('auto', [9_000_00, 60_000, 200_00])
const types = { visa: 'credit_card', store: 'credit_card', auto: 'auto_loan' }

const base: TipsCase = {
  input: { debts: [visa, store, auto], extraCents: 200_00, order: 'avalanche' },
  types,
  rates,
}
const withDebts = (...debts: TipsCase['input']['debts']): TipsCase => ({
  ...base,
  input: { ...base.input, debts },
})

describe('a consolidation loan', () => {
  test('moves what is dearer than the loan, for the shortest term that fits', () => {
    const { consolidation } = accelerationTips(base)
    expect(consolidation).toMatchObject({
      ids: ['visa', 'store'],
      movedCents: 8_000_00,
      aprPpm: 118_600,
      termMonths: 24,
      paymentCents: 376_06,
      paymentLowerByCents: 210_00 - 376_06,
      firstMonthSavedCents: 120_00 + 49_98 - 79_07,
      endsPlan: false,
    })
  })

  test('its saving is that of the comparison', () => {
    const offer = { kind: 'loan', aprPpm: 118_600, termMonths: 24 } as const
    const { savedCents, monthsSaved } = compareConsolidation({
      input: base.input,
      ids: ['visa', 'store'],
      offer,
    })
    expect(accelerationTips(base).consolidation).toMatchObject({ savedCents, monthsSaved })
    expect(savedCents).toBeGreaterThan(0)
  })

  test('it saves up to its break-even rate, and not a tenth of a percent above', () => {
    const saved = (aprPpm: number) =>
      [24, 36, 48, 60].some((termMonths) => {
        const offer = { kind: 'loan', aprPpm, termMonths } as const
        const { savedCents } = compareConsolidation({ input: base.input, ids: ['visa', 'store'], offer })
        return (savedCents ?? 0) > 0
      })
    const { breakEvenAprPpm } = accelerationTips(base).consolidation!
    expect(breakEvenAprPpm).toBeGreaterThan(118_600)
    expect(saved(breakEvenAprPpm!)).toBe(true)
    expect(saved(breakEvenAprPpm! + 1_000)).toBe(false)
  })

  test('a longer term where the payment would not fit', () => {
    const tight = { ...base, input: { ...base.input, extraCents: 0 } }
    expect(accelerationTips(tight).consolidation).toMatchObject({ termMonths: 60, endsPlan: false })
  })

  test.each([
    ['car loans stay where they are', withDebts({ ...auto, rates: [{ fromMonth: 0, aprPpm: 300_000 }] })],
    ['a rate below the loan’s stays', withDebts(debt('visa', [6_000_00, 118_600, 150_00]))],
    ['nothing owed', withDebts(debt('visa', [0, 240_000, 0]))],
    ['no debts', withDebts()],
    [
      'no term fits',
      {
        ...withDebts(debt('visa', [6_000_00, 240_000, 121_00])),
        input: { debts: [debt('visa', [6_000_00, 240_000, 121_00])], order: 'avalanche' },
      } as TipsCase,
    ],
  ])('none: %s', (_name, tipsCase) => {
    expect(accelerationTips(tipsCase).consolidation).toBeNull()
  })
})

describe('a balance transfer', () => {
  test('both ends of the fee; the gain shown is the smaller', () => {
    const { transfer } = accelerationTips(base)
    expect(transfer).toMatchObject({
      ids: ['visa', 'store'],
      months: 18,
      goToAprPpm: 209_400,
      feeCents: 400_00,
    })
    expect(transfer?.lowFee.feeCents).toBe(240_00)
    expect(transfer?.lowFee.savedCents).toBeGreaterThan(transfer!.savedCents!)
    expect(transfer?.savedCents).toBeGreaterThan(0)
  })

  test('none where the fee eats the saving', () => {
    const nearlyPaid = { debts: [debt('visa', [200_00, 100_000, 150_00])], order: 'avalanche' as const }
    expect(accelerationTips({ ...base, input: nearlyPaid }).transfer).toBeNull()
  })

  test('none for a card at 0 %', () => {
    expect(accelerationTips(withDebts(debt('visa', [6_000_00, 0, 150_00]))).transfer).toBeNull()
  })

  test('it can end a plan that never ends', () => {
    const hopeless = { debts: [debt('visa', [10_000_00, 300_000, 250_00])], order: 'avalanche' as const }
    expect(accelerationTips({ ...base, input: hopeless }).transfer).toMatchObject({
      savedCents: null,
      endsPlan: true,
    })
  })
})

describe('asking for a lower rate', () => {
  test('the card that costs most above the average, at the average', () => {
    const { negotiation } = accelerationTips(base)
    const lowered = [{ ...visa, rates: [{ fromMonth: 0, aprPpm: 209_400 }] }, store, auto]
    const before = planPayoff(base.input)
    const after = planPayoff({ ...base.input, debts: lowered })
    expect(negotiation).toEqual({
      id: 'visa',
      fromAprPpm: 240_000,
      toAprPpm: 209_400,
      firstMonthSavedCents: 120_00 - 104_70,
      savedCents: before.interestCents - after.interestCents,
      monthsSaved: before.months - after.months,
      endsPlan: false,
    })
  })

  test('the worked example', () => {
    const input = { debts: [visa], budgetCents: 250_00, order: 'avalanche' as const }
    expect(accelerationTips({ ...base, input }).negotiation?.savedCents).toBe(412_98)
  })

  test('none at or below the average', () => {
    expect(accelerationTips(withDebts(debt('visa', [6_000_00, 209_400, 150_00]))).negotiation).toBeNull()
  })

  test('a promotional rate below the average stays', () => {
    const promo = {
      ...visa,
      rates: [
        { fromMonth: 0, aprPpm: 0 },
        { fromMonth: 7, aprPpm: 299_900 },
      ],
    }
    expect(accelerationTips(withDebts(promo)).negotiation).toBeNull()
  })
})
