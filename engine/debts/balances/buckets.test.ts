import { describe, expect, test } from 'vitest'
import type { DebtBucket, PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { orderTie } from '#engine/debts/findings/order-tie.ts'
import { planChanges } from '#engine/debts/findings/plan-changes.ts'
import { accelerationTips } from '#engine/debts/offers/acceleration-tips.ts'
import { provenPlan } from '#engine/debts/least-interest/optimal.ts'
import { comparePlans } from '#engine/debts/payoff/compare.ts'
import { firstInOrder } from '#engine/debts/payoff/orders.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { paymentForMonths } from '#engine/debts/payoff/solve.ts'
import { sixMonths } from '#engine/debts/six-months.ts'
import { debt } from '#engine/testing/cards.ts'

const bucket = (
  id: string,
  [balanceCents, aprPpm]: [number, number],
  more?: Partial<DebtBucket>,
): DebtBucket => ({
  id,
  name: id,
  balanceCents,
  rates: [{ fromMonth: 0, aprPpm }],
  ...more,
})

function card(buckets: DebtBucket[], minimumCents = 30_00, more?: Partial<PayoffDebt>): PayoffDebt {
  const balanceCents = buckets.reduce((sum, one) => sum + one.balanceCents, 0)
  return { ...debt('card', [balanceCents, 0, minimumCents]), buckets, ...more }
}

/** A month of the card as [interest, payment, closing] of each balance. */
const monthOf = (input: PayoffInput, month: number) =>
  planPayoff(input).schedule[month - 1]!.debts[0]!.buckets!.map((row) => [
    row.interestCents,
    row.paymentCents,
    row.balanceCents,
  ])

const purchases = bucket('purchases', [1_000_00, 240_000])
const transfer = bucket('transfer', [2_000_00, 0])

describe('a payment', () => {
  test('the minimum goes to the lowest rate, the rest to the highest', () => {
    const input: PayoffInput = {
      debts: [card([purchases, transfer])],
      budgetCents: 150_00,
      order: 'avalanche',
    }
    expect(monthOf(input, 1)).toEqual([
      [20_00, 120_00, 900_00],
      [0, 30_00, 1_970_00],
    ])
  })

  test('the minimum goes to the highest rate where the debt says so', () => {
    const debts = [card([purchases, transfer], 30_00, { minimumTo: 'highestRate' })]
    expect(monthOf({ debts, budgetCents: 150_00, order: 'avalanche' }, 1)).toEqual([
      [20_00, 150_00, 870_00],
      [0, 0, 2_000_00],
    ])
  })

  test('what a balance does not need goes to the next', () => {
    const debts = [card([bucket('cash', [50_00, 299_900]), purchases, bucket('old', [10_00, 0])])]
    // Interest: 50.00 x 29.99 % / 12 = 1.25, and 20.00. Minimum: $10 to the old one, $20 to purchases. Extra $170.
    expect(monthOf({ debts, budgetCents: 200_00, order: 'avalanche' }, 1)).toEqual([
      [1_25, 51_25, 0],
      [20_00, 138_75, 881_25],
      [0, 10_00, 0],
    ])
  })

  test('in the last two months of a deferral it goes there first', () => {
    const deferred = { untilMonth: 3, aprPpm: 299_900, accruedCents: 0 }
    const debts = [card([purchases, bucket('sofa', [300_00, 0], { deferred })])]
    const input: PayoffInput = { debts, budgetCents: 150_00, order: 'avalanche' }
    // Month 1: $120 to the purchases. Months 2 and 3: to the sofa, which has $270, then $120 less and its minimum.
    expect(monthOf(input, 1).map(([, paid]) => paid)).toEqual([120_00, 30_00])
    expect(monthOf(input, 2).map(([, paid]) => paid)).toEqual([0, 150_00])
    expect(monthOf(input, 3).map(([, paid, left]) => [paid, left])).toEqual([
      [30_00, expect.any(Number)],
      [120_00, 0],
    ])
    // It is paid in time, so nothing of the deferral is ever charged.
    expect(
      planPayoff(input).schedule.every((month) => month.debts[0]!.buckets![1]!.interestCents === 0),
    ).toBe(true)
  })

  test('a deferral that is not paid in time is charged whole, on its balance alone', () => {
    const deferred = { untilMonth: 2, aprPpm: 120_000, accruedCents: 50_00 }
    const debts = [card([purchases, bucket('sofa', [1_000_00, 0], { deferred })], 0)]
    const input: PayoffInput = { debts, budgetCents: 30_00, order: 'avalanche' }
    // $10.00, then 1 % of $970.00, and the $50 before: both months pay it first, and it is still not enough.
    expect(monthOf(input, 2)[1]).toEqual([69_70, 30_00, 1_009_70])
  })
})

const tieOf = (debts: PayoffDebt[]) => orderTie(debts, comparePlans({ debts }))

describe('in an order', () => {
  const loan = debt('loan', [500_00, 100_000, 20_00])

  test('the card ranks by its highest rate on which something is owed', () => {
    const paidOff = card([bucket('cash', [0, 299_900]), bucket('transfer', [2_000_00, 50_000])])
    expect(firstInOrder([loan, card([purchases, transfer])], 'avalanche', 1)).toBe('card')
    expect(firstInOrder([loan, paidOff], 'avalanche', 1)).toBe('loan')
    const debts = [loan, card([bucket('cash', [60_00, 299_900]), bucket('transfer', [2_000_00, 50_000])])]
    const { schedule } = planPayoff({ debts, budgetCents: 150_00, order: 'avalanche' })
    // Month 1 pays off the cash advance and more of the card; from month 2 on the loan is dearer.
    expect(schedule.slice(0, 2).map((month) => month.debts.map(({ paymentCents }) => paymentCents))).toEqual([
      [20_00, 130_00],
      [120_00, 30_00],
    ])
  })

  test('the six months follow it as balances are paid', () => {
    const debts = [loan, card([bucket('cash', [60_00, 299_900]), bucket('transfer', [2_000_00, 50_000])])]
    const flow = {
      incomeCents: 150_00,
      expensesCents: 0,
      savingsCents: 0,
      debts,
      order: 'avalanche' as const,
    }
    expect(
      sixMonths(flow)
        .months.slice(0, 2)
        .map(({ targetId }) => targetId),
    ).toEqual(['card', 'loan'])
  })

  test('balances of other rates are no tie of rates', () => {
    const other = debt('other', [700_00, 240_000, 20_00])
    expect(tieOf([card([purchases, bucket('more', [5_00, 240_000])]), other])).toBe('sameRates')
    expect(tieOf([card([purchases, transfer]), other])).not.toBe('sameRates')
  })
})

const planOf = (debts: PayoffDebt[]) => () => planPayoff({ debts, order: 'avalanche' })

describe('what is refused', () => {
  test.each([
    [
      'a sum that is not the balance',
      { balanceCents: 2_999_99 },
      'buckets of card must add up to balanceCents, 299999, not 300000',
    ],
    ['parts of a cent', { buckets: [bucket('a', [0.5, 0])] }, 'buckets.balanceCents of bucket a of card'],
    ['two of one id', { buckets: [transfer, transfer] }, 'two buckets of card have the id transfer'],
    [
      'no rate at the start',
      { buckets: [bucket('a', [1, 0], { rates: [] })] },
      'rates of bucket a of card must begin',
    ],
  ])('%s', (_, change, sentence) => {
    expect(planOf([{ ...card([purchases, transfer]), ...change }])).toThrow(sentence)
  })

  test('the rates of the card itself are not read', () => {
    expect(planOf([{ ...card([purchases, transfer]), rates: [] }])).not.toThrow()
  })
})

describe('a plan', () => {
  test('never ends where one balance outgrows the money, and that is proved at once', () => {
    const debts = [card([bucket('dear', [10_000_00, 300_000]), transfer], 250_00)]
    expect(planPayoff({ debts, order: 'minimumsOnly' })).toMatchObject({ status: 'never', months: 1 })
    expect(planPayoff({ debts, order: 'avalanche' })).toMatchObject({ status: 'never' })
    // A dollar more does not help: the minimum goes to the transfer meanwhile. To the highest rate, it does.
    expect(planPayoff({ debts, order: 'avalanche', extraCents: 1_00 }).status).toBe('never')
    const highest = debts.map((one) => ({ ...one, minimumTo: 'highestRate' as const }))
    expect(planPayoff({ debts: highest, order: 'avalanche', extraCents: 1_00 }).status).toBe('paid')
  })

  test('is done within a number of months with the smallest budget that does it', () => {
    const deferred = { untilMonth: 6, aprPpm: 299_900, accruedCents: 40_00 }
    const debts = [card([purchases, bucket('sofa', [600_00, 0], { deferred })])]
    const budgetCents = paymentForMonths({ debts, order: 'avalanche' }, 12)
    const monthsWith = (cents: number) => planPayoff({ debts, budgetCents: cents, order: 'avalanche' }).months
    expect(monthsWith(budgetCents)).toBeLessThanOrEqual(12)
    expect(monthsWith(budgetCents - 1_00)).toBeGreaterThan(12)
  })

  test('tells the end of each offer that leaves something', () => {
    const rates = [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 4, aprPpm: 199_900 },
    ]
    const deferred = { untilMonth: 2, aprPpm: 299_900, accruedCents: 0 }
    const debts = [
      card([
        purchases,
        bucket('transfer', [2_000_00, 0], { rates }),
        bucket('sofa', [900_00, 0], { deferred }),
      ]),
    ]
    const changes = planChanges(planPayoff({ debts, budgetCents: 200_00, order: 'avalanche' }), debts)
    expect(changes.slice(0, 2)).toEqual([
      { kind: 'deferralEnds', month: 2, id: 'card', bucketId: 'sofa' },
      { kind: 'offerEnds', month: 3, id: 'card', bucketId: 'transfer', aprPpm: 199_900 },
    ])
  })

  test('moves all balances of a card into a loan, and they owe nothing then', () => {
    const loan = debt('new', [0, 120_000, 0])
    const plan = planPayoff({
      debts: [card([purchases, transfer]), loan],
      order: 'avalanche',
      budgetCents: 200_00,
      move: { afterMonth: 1, ids: ['card'], into: 'new', feePpm: 0, termMonths: 24 },
    })
    expect(plan.schedule[0]!.debts[0]).toMatchObject({ balanceCents: 0, movedCents: -2_820_00 })
    expect(plan.schedule[0]!.debts[0]!.buckets!.map(({ balanceCents }) => balanceCents)).toEqual([0, 0])
    expect(plan.status).toBe('paid')
  })

  test('a lower rate is asked for the balances above the average alone', () => {
    const input: PayoffInput = {
      debts: [card([bucket('dear', [6_000_00, 240_000]), transfer], 250_00)],
      order: 'avalanche',
    }
    const rates = { personalLoanAprPpm: 120_000, creditCardAprPpm: 209_400 }
    const { negotiation } = accelerationTips({ input, types: { card: 'credit_card' }, rates })
    // $6,000 x (24 % - 20.94 %) / 12
    expect(negotiation).toMatchObject({ fromAprPpm: 240_000, firstMonthSavedCents: 15_30 })
  })
})

/** As one that stops before it knows anything. */
const noAnswer = async () => ({
  isOptimal: false,
  objective: Number.POSITIVE_INFINITY,
  bound: Number.NEGATIVE_INFINITY,
  values: null,
  seconds: 0,
})

describe('the plan of least interest', () => {
  const debts = [
    card([purchases, bucket('transfer', [2_000_00, 0])]),
    debt('loan', [3_000_00, 150_000, 90_00]),
  ]
  const input: PayoffInput = { debts, extraCents: 150_00, order: 'avalanche' }

  test('counts each balance, costs no more than avalanche, and is given without a proof where the solver has none', async () => {
    const found = await provenPlan(input, noAnswer, { seconds: 1, gapCents: 100, gapPpm: 1_000 })
    const { interestCents } = planPayoff(input)
    expect(found.plan.interestCents).toBeLessThanOrEqual(interestCents)
    expect(found).toMatchObject({ boundCents: 0, isProven: false })
    const again = planPayoff({ ...input, order: { payments: found.payments } })
    expect(again.interestCents).toBe(found.plan.interestCents)
  })
})
