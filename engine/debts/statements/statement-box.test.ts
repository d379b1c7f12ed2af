import { expect, test } from 'vitest'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { onePercentPlusInterest, shareOrInterestPlus } from '#engine/testing/cards.ts'
import { statementBox } from './statement-box.ts'

test.each<
  [string, { balanceCents: number; aprPpm: number }, [payment: number, total: number, exact: number]]
>([
  ['$5,439.39 at 15.74 %', { balanceCents: 5_439_39, aprPpm: 157_400 }, [191_00, 6_876_00, 6_859_44]],
  [
    '$1,695.46 at 18.24 %: $61.4993 is $61.50 to the cent, and so $62 to the dollar',
    { balanceCents: 1_695_46, aprPpm: 182_400 },
    [62_00, 2_232_00, 2_214_00],
  ],
])('three years: %s', (...[, card, [paymentCents, totalCents, exactTotalCents]]) => {
  const box = statementBox({ ...card, minimum: onePercentPlusInterest })
  expect(box.threeYear).toEqual({ paymentCents, totalCents, exactTotalCents })
})

test('minimums only is the plan with minimums only', () => {
  const card = { balanceCents: 3_000_00, aprPpm: 144_000, minimum: onePercentPlusInterest }
  const { minimumOnly } = statementBox(card)
  const plan = planPayoff({
    debts: [
      { id: 'x', balanceCents: 3_000_00, rates: [{ fromMonth: 0, aprPpm: 144_000 }], minimum: card.minimum },
    ],
    order: 'minimumsOnly',
  })
  expect(minimumOnly).toEqual({ status: 'paid', months: plan.months, totalCents: plan.paidCents })
})

test('$3,000 at 14.4 % with $90 a month and nothing less: about three and a half years', () => {
  const { minimumOnly } = statementBox({
    balanceCents: 3_000_00,
    aprPpm: 144_000,
    minimum: { kind: 'fixed', cents: 90_00 },
  })
  expect(minimumOnly).toMatchObject({ status: 'paid', months: 43 })
})

test('the three-year payment of $3,000 at 14.4 % is $103', () => {
  const box = statementBox({ balanceCents: 3_000_00, aprPpm: 144_000, minimum: onePercentPlusInterest })
  expect(box.threeYear.paymentCents).toBe(103_00)
})

test('with $20 plus interest asked for, a dear card ends decades sooner than by its 2 % alone', () => {
  const { interestPlusCents: _, ...shareAlone } = shareOrInterestPlus
  const card = { balanceCents: 9_000_00, aprPpm: 229_900 }
  const whole = statementBox({ ...card, minimum: shareOrInterestPlus }).minimumOnly
  const without = statementBox({ ...card, minimum: shareAlone }).minimumOnly
  expect(whole).toEqual({ status: 'paid', months: 441, totalCents: 47_830_01 })
  expect(without).toMatchObject({ status: 'beyondHorizon', months: 600 })
})

test('the statement asks for its own minimum first, which may have no interest in it yet', () => {
  const card = { balanceCents: 1_000_00, aprPpm: 120_000, minimum: onePercentPlusInterest }
  const rest = { ...card, balanceCents: 1_000_00 + 10_00 - 15_00 }
  const { months, totalCents } = statementBox(rest).minimumOnly
  const whole = statementBox({ ...card, firstPaymentCents: 15_00 }).minimumOnly
  expect(whole).toEqual({ status: 'paid', months: months + 1, totalCents: totalCents + 15_00 })
  const atOnce = statementBox({ ...card, firstPaymentCents: 2_000_00 }).minimumOnly
  expect(atOnce).toEqual({ status: 'paid', months: 1, totalCents: 1_010_00 })
  expect(statementBox({ ...card, firstPaymentCents: 25_00 })).toEqual(statementBox(card))
})

test('payments that never end say so', () => {
  const minimum = { ...onePercentPlusInterest, plusInterest: false }
  expect(statementBox({ balanceCents: 5_000_00, aprPpm: 290_000, minimum }).minimumOnly.status).toBe('never')
})

test('nothing owed', () => {
  const box = statementBox({ balanceCents: 0, aprPpm: 290_000, minimum: onePercentPlusInterest })
  expect(box).toEqual({
    minimumOnly: { status: 'paid', months: 0, totalCents: 0 },
    threeYear: { paymentCents: 0, totalCents: 0, exactTotalCents: 0 },
  })
})
