import { describe, expect, test } from 'vitest'
import { planPayoff } from '#engine/debts/payoff.ts'
import type { Debt } from './debts.ts'
import { toPayoffDebt } from './to-payoff-debt.ts'

const TODAY = '2026-11-20'

const visa: Debt = {
  id: 'visa',
  name: 'Visa',
  type: 'credit_card',
  balance: '8200.00',
  interestRate: '0.229',
  minimumPayment: '205.00',
  paymentDueDate: null,
  promotionalRate: null,
  deferredInterest: null,
  minimumRule: null,
  creditLimit: null,
  startedOn: null,
  openingBalance: '8200.00',
  highestBalance: '8200.00',
  paidTotal: '0.00',
  bank: null,
  version: 1,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
}

const mapped = (changes: Partial<Debt>, today = TODAY) => toPayoffDebt({ ...visa, ...changes }, today)

test('a plain card', () => {
  expect(toPayoffDebt(visa, TODAY)).toEqual({
    debt: {
      id: 'visa',
      balanceCents: 8_200_00,
      rates: [{ fromMonth: 0, aprPpm: 229_000 }],
      minimum: { kind: 'fixed', cents: 205_00 },
    },
    assumed: [],
  })
})

const until = (endsOn: string) => mapped({ promotionalRate: { interestRate: '0.00', endsOn } }).debt.rates

describe('a promotional rate', () => {
  test('holds in the month it ends, the usual rate begins the month after', () => {
    expect(until('2027-06-30')).toEqual([
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 8, aprPpm: 229_000 },
    ])
    expect(until('2027-06-01')).toEqual(until('2027-06-30'))
  })

  test('that ends today or later this month is over at the first payment', () => {
    expect(until('2026-11-20')).toEqual([
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 1, aprPpm: 229_000 },
    ])
  })

  test('that has ended is gone', () => {
    expect(until('2026-11-19')).toEqual([{ fromMonth: 0, aprPpm: 229_000 }])
  })

  test('counts calendar months from a 31st as well', () => {
    const { debt } = mapped(
      { promotionalRate: { interestRate: '0.0199', endsOn: '2027-02-28' } },
      '2027-01-31',
    )
    expect(debt.rates).toEqual([
      { fromMonth: 0, aprPpm: 19_900 },
      { fromMonth: 2, aprPpm: 229_000 },
    ])
  })
})

describe('deferred interest', () => {
  const deferredInterest = { interestRate: '0.2999', endsOn: '2027-05-15', accrued: '41.20' }

  test('charges nothing until it ends, then all that has gathered', () => {
    const { debt, assumed } = mapped({ deferredInterest, interestRate: null })
    expect(debt.rates).toEqual([
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 7, aprPpm: 299_900 },
    ])
    expect(debt.deferred).toEqual({ untilMonth: 6, aprPpm: 299_900, accruedCents: 41_20 })
    expect(assumed).toEqual([])
  })

  test('the usual rate follows where it is given', () => {
    expect(mapped({ deferredInterest }).debt.rates[1]).toEqual({ fromMonth: 7, aprPpm: 229_000 })
  })

  test('a promotional rate of its own says what is charged meanwhile', () => {
    const promotionalRate = { interestRate: '0.0399', endsOn: '2027-05-15' }
    expect(mapped({ deferredInterest, promotionalRate }).debt.rates[0]).toEqual({
      fromMonth: 0,
      aprPpm: 39_900,
    })
  })

  test('that ended before today is in the balance already', () => {
    const { debt } = mapped({ deferredInterest: { ...deferredInterest, endsOn: '2026-11-01' } })
    expect(debt).not.toHaveProperty('deferred')
    expect(debt.rates).toEqual([{ fromMonth: 0, aprPpm: 229_000 }])
  })

  test('that ends this month falls due before the first payment', () => {
    const { debt } = mapped({ deferredInterest: { ...deferredInterest, endsOn: '2026-11-30' } })
    expect(debt.deferred?.untilMonth).toBe(0)
    const row = planPayoff({ debts: [debt], order: 'avalanche' }).schedule[0]?.debts[0]
    expect(row?.interestCents).toBe(156_48 + 41_20)
  })
})

describe('the minimum', () => {
  const minimumRule = {
    percent: '0.01',
    floor: '35.00',
    plusInterest: true,
    round: 'dollarUp' as const,
    roundBeforeInterest: false,
    interestPlus: null,
  }

  test('the lender’s rule wins over the amount', () => {
    expect(mapped({ minimumRule }).debt.minimum).toEqual({
      kind: 'percent',
      ppm: 10_000,
      floorCents: 35_00,
      plusInterest: true,
      round: 'dollarUp',
      roundBeforeInterest: false,
    })
  })

  test('interest plus an amount comes along', () => {
    const { minimum } = mapped({ minimumRule: { ...minimumRule, interestPlus: '20.00' } }).debt
    expect(minimum).toMatchObject({ floorCents: 35_00, interestPlusCents: 20_00 })
  })

  test('neither given: a card’s usual rule, marked as assumed', () => {
    const { debt, assumed } = mapped({ minimumPayment: null })
    expect(debt.minimum).toMatchObject({
      kind: 'percent',
      ppm: 10_000,
      floorCents: 25_00,
      plusInterest: true,
    })
    expect(assumed).toEqual(['minimum'])
  })

  test('neither given: a loan’s usual payment at its usual rate', () => {
    const { debt, assumed } = mapped({
      type: 'mortgage',
      balance: '180000.00',
      interestRate: '0.0425',
      minimumPayment: null,
    })
    expect(debt.minimum).toEqual({ kind: 'fixed', cents: 885_49 })
    expect(assumed).toEqual(['minimum'])
  })

  test('a minimum of zero is an answer', () => {
    expect(mapped({ minimumPayment: '0.00' })).toMatchObject({
      debt: { minimum: { kind: 'fixed', cents: 0 } },
      assumed: [],
    })
  })
})

test('no rate is 0 %, marked as assumed', () => {
  const { debt, assumed } = mapped({ interestRate: null, minimumPayment: null })
  expect(debt.rates).toEqual([{ fromMonth: 0, aprPpm: 0 }])
  expect(assumed).toEqual(['rate', 'minimum'])
})

test('a text that is no amount is refused', () => {
  expect(() => mapped({ balance: 'much' })).toThrow(RangeError)
  expect(() => mapped({ interestRate: '22.9 %' })).toThrow(RangeError)
})
