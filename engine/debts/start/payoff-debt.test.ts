import { describe, expect, test } from 'vitest'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { type DebtRecord, toDebt } from './debt-record.ts'
import { toPayoffDebt } from './payoff-debt.ts'

const TODAY = '2026-11-20'

const visa: DebtRecord = {
  id: 'visa',
  type: 'credit_card',
  balance: 820_000,
  interestRate: 229_000,
  minimumPayment: 20_500,
  paymentDueDate: null,
  promotionalRate: null,
  deferredInterest: null,
  minimumRule: null,
  statement: null,
  bank: null,
  createdAt: '2026-11-20T00:00:00.000Z',
}

const mapped = (changes: Partial<DebtRecord>, today = TODAY) =>
  toPayoffDebt(toDebt({ ...visa, ...changes }), today)

test('a plain card', () => {
  expect(toPayoffDebt(toDebt(visa), TODAY)).toEqual({
    debt: {
      id: 'visa',
      balanceCents: 8_200_00,
      rates: [{ fromMonth: 0, aprPpm: 229_000 }],
      minimum: { kind: 'fixed', cents: 205_00 },
    },
    assumed: [],
  })
})

const until = (endsOn: string) => mapped({ promotionalRate: { interestRate: 0, endsOn } }).debt.rates

describe('a promotional rate', () => {
  test('holds in the months whose due day it covers, the usual rate begins after', () => {
    expect(until('2027-06-30')).toEqual([
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 9, aprPpm: 229_000 },
    ])
    // without a due day the last day of the month counts
    expect(until('2027-06-01')).toEqual(until('2027-05-31'))
    expect(until('2027-06-01')).not.toEqual(until('2027-06-30'))
  })

  test('that ends before the first payment is over at once', () => {
    expect(until('2026-11-20')).toEqual([
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 1, aprPpm: 229_000 },
    ])
  })

  test('that has ended is gone', () => {
    expect(until('2026-11-19')).toEqual([{ fromMonth: 0, aprPpm: 229_000 }])
  })

  test('counts calendar months from a 31st as well', () => {
    const { debt } = mapped({ promotionalRate: { interestRate: 19_900, endsOn: '2027-02-28' } }, '2027-01-31')
    expect(debt.rates).toEqual([
      { fromMonth: 0, aprPpm: 19_900 },
      { fromMonth: 3, aprPpm: 229_000 },
    ])
  })
})

describe('deferred interest', () => {
  const deferredInterest = { interestRate: 299_900, endsOn: '2027-05-15', accrued: 4120 }

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
    const promotionalRate = { interestRate: 39_900, endsOn: '2027-05-15' }
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

  test('that ends before the first payment is charged at once', () => {
    const { debt } = mapped({ deferredInterest: { ...deferredInterest, endsOn: '2026-11-29' } })
    expect(debt.deferred?.untilMonth).toBe(0)
    const row = planPayoff({ debts: [debt], order: 'avalanche' }).schedule[0]?.debts[0]
    expect(row?.interestCents).toBe(156_48 + 41_20)
  })
})

describe('the minimum', () => {
  const minimumRule = {
    percent: 10_000,
    floor: 3500,
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
    const { minimum } = mapped({ minimumRule: { ...minimumRule, interestPlus: 2000 } }).debt
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
      balance: 18_000_000,
      interestRate: 42_500,
      minimumPayment: null,
    })
    expect(debt.minimum).toEqual({ kind: 'fixed', cents: 885_49 })
    expect(assumed).toEqual(['minimum'])
  })

  test('a minimum of zero is an answer', () => {
    expect(mapped({ minimumPayment: 0 })).toMatchObject({
      debt: { minimum: { kind: 'fixed', cents: 0 } },
      assumed: [],
    })
  })
})

describe('a rate that is not known', () => {
  test.each([
    ['credit_card', 221_500],
    ['personal_loan', 118_600],
    ['auto_loan', 71_400],
    ['student_loan', 0],
    ['mortgage', 0],
    ['other', 0],
  ])('of a debt (%s) is the typical one, marked as assumed', (type, aprPpm) => {
    const { debt, assumed } = mapped({ type, interestRate: null })
    expect(debt.rates).toEqual([{ fromMonth: 0, aprPpm }])
    expect(assumed).toEqual(['rate'])
  })

  test('0 % is an answer', () => {
    expect(mapped({ interestRate: 0 })).toMatchObject({
      debt: { rates: [{ fromMonth: 0, aprPpm: 0 }] },
      assumed: [],
    })
  })

  test('follows an offer', () => {
    const { debt, assumed } = mapped({
      interestRate: null,
      promotionalRate: { interestRate: 0, endsOn: '2027-06-30' },
    })
    expect(debt.rates).toEqual([
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 9, aprPpm: 221_500 },
    ])
    expect(assumed).toEqual(['rate'])
  })

  test('sets the estimated minimum too: $9,000 over 60 months at 7.14 %', () => {
    const { debt, assumed } = mapped({
      type: 'auto_loan',
      balance: 900_000,
      interestRate: null,
      minimumPayment: null,
    })
    expect(debt.minimum).toEqual({ kind: 'fixed', cents: 178_81 })
    expect(assumed).toEqual(['rate', 'minimum'])
  })
})

const deferred = (endsOn: string, paymentDueDate: string | null) => ({
  balance: 240_000,
  paymentDueDate,
  deferredInterest: { interestRate: 299_900, endsOn, accrued: 42_000 },
})

/** The same debt as the offer's end moves by a day, paid from one budget. */
describe('a plan around the end of an offer', () => {
  const TERMS = { type: 'credit_card', minimumPayment: 6000, interestRate: 299_900 } as const
  const planOf = (changes: Partial<DebtRecord>, budgetCents: number) => {
    const { months, interestCents } = planPayoff({
      debts: [mapped({ ...TERMS, ...changes }).debt],
      order: 'avalanche',
      budgetCents,
    })
    return { months, interestCents }
  }
  test.each([
    ['2027-05-31', '2026-12-25', { months: 10, interestCents: 702_08 }],
    ['2027-06-01', '2026-12-25', { months: 10, interestCents: 702_08 }],
    ['2027-06-24', '2026-12-25', { months: 10, interestCents: 702_08 }],
    ['2027-06-25', '2026-12-25', { months: 7, interestCents: 0 }],
    ['2027-06-01', '2026-11-25', { months: 7, interestCents: 0 }],
  ])('deferred to %s, first due on %s, $343 a month', (endsOn, dueOn, answer) => {
    expect(planOf(deferred(endsOn, dueOn), 343_00)).toEqual(answer)
  })

  test.each([
    ['2027-05-31', { months: 24, interestCents: 1_034_19 }],
    ['2027-06-01', { months: 24, interestCents: 1_034_19 }],
    ['2027-06-24', { months: 24, interestCents: 1_034_19 }],
    ['2027-06-25', { months: 23, interestCents: 875_14 }],
    ['2027-06-30', { months: 23, interestCents: 875_14 }],
  ])('0 %% until %s, due on the 25th, $300 a month', (endsOn, answer) => {
    const promotionalRate = { interestRate: 0, endsOn }
    const offer = { balance: 600_000, paymentDueDate: '2026-12-25', promotionalRate }
    expect(planOf(offer, 300_00)).toEqual(answer)
  })

  test.each(['2026-11-25', '2026-11-30', null])(
    'a deferral that ends this month can still be paid off with the payment due on %s',
    (dueOn) => {
      expect(planOf(deferred('2026-11-30', dueOn), 2_400_00)).toEqual({ months: 1, interestCents: 0 })
      expect(planOf(deferred('2026-11-30', dueOn), 343_00).interestCents).toBe(783_82)
    },
  )
})

describe('a minimum that was told', () => {
  const minimumRule = {
    percent: 10_000,
    floor: 3500,
    plusInterest: true,
    round: 'dollarUp' as const,
    roundBeforeInterest: false,
    interestPlus: null,
  }

  test('a statement’s is asked for once, in the first payment', () => {
    const { debt } = mapped({ statement: { minimum: 31_000, dueOn: '2026-11-28' } })
    expect(debt.firstMinimumCents).toBe(310_00)
    const { schedule } = planPayoff({ debts: [debt], order: 'minimumsOnly', horizonMonths: 2 })
    expect(schedule.map(({ debts }) => debts[0]?.paymentCents)).toEqual([310_00, 205_00])
  })

  test('one that has passed is not', () => {
    expect(mapped({ statement: { minimum: 31_000, dueOn: '2026-11-19' } }).debt).not.toHaveProperty(
      'firstMinimumCents',
    )
  })

  test('a bank’s comes before the rule until its due day', () => {
    const bank = {
      bankId: 'b',
      bankName: 'First Bank',
      accountName: 'Card',
      mask: null,
      fetchedAt: '2026-11-20T00:00:00.000Z',
      figures: ['minimumPayment' as const],
      bankBalance: null,
    }
    const told = (paymentDueDate: string) => mapped({ bank, minimumRule, paymentDueDate }).debt
    expect(told('2026-11-28').firstMinimumCents).toBe(205_00)
    expect(told('2026-11-03')).not.toHaveProperty('firstMinimumCents')
  })
})
