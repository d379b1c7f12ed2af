import { expect, test } from 'vitest'
import { debt } from '#engine/testing/cards.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import type { PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { addCentsFrom, cliffsOf } from './cliffs.ts'

const of = (input: PayoffInput) => cliffsOf(input, planPayoff(input))

/** $2,400 deferred at 29.99 %, $420 gathered so far, seven payments in time, $60 a month asked for. */
const store: PayoffDebt = {
  ...debt('store', [2_400_00, 0, 60_00]),
  rates: [
    { fromMonth: 0, aprPpm: 0 },
    { fromMonth: 8, aprPpm: 299_900 },
  ],
  deferred: { untilMonth: 7, aprPpm: 299_900, accruedCents: 420_00 },
}
const card = debt('card', [4_000_00, 220_000, 100_00])
const both: PayoffInput = { debts: [store, card], budgetCents: 400_00, order: 'avalanche' }

/** $6,000 at 0 % for six payments, then 29.99 %. */
const promotion: PayoffDebt = {
  ...debt('promo', [6_000_00, 0, 100_00]),
  rates: [
    { fromMonth: 0, aprPpm: 0 },
    { fromMonth: 7, aprPpm: 299_900 },
  ],
}

test('highest rate first lets the deferral fall due: $1,980 left, $808 of gathered interest', () => {
  // 7 x $60 leave $1,980. Gathered: $420 and 29.99 % / 12 of 2,400, 2,340, ... 2,040.
  expect(of(both)).toEqual([
    {
      id: 'store',
      kind: 'deferral',
      untilMonth: 7,
      leftCents: 1_980_00,
      chargeCents: 808_36,
      addCentsToAvoid: 283_00,
      addFromMonth: 1,
    },
  ])
})

test('a later start takes more: $1,980 in six, in two, in one payment', () => {
  const planned = { input: both, plan: planPayoff(both) }
  const cliff = cliffsOf(both, planned.plan)[0]!
  const from = (month: number) => addCentsFrom(planned, cliff, month)
  expect([from(1), from(2), from(6), from(7), from(8)]).toEqual([283_00, 330_00, 990_00, 1_980_00, null])
  expect(addCentsFrom(planned, { ...cliff, id: 'card' }, 1)).toBeNull()
})

test('the store card first: $300 a month leave $300, $350 leave nothing and nothing is named', () => {
  const storeFirst: PayoffInput = { ...both, order: ['store', 'card'] }
  expect(of(storeFirst)).toMatchObject([{ leftCents: 300_00, addCentsToAvoid: 43_00 }])
  expect(of({ ...storeFirst, budgetCents: 450_00 })).toEqual([])
})

test('a promotion: what is left, what the rate after it costs, $700 more a month for six months', () => {
  const input: PayoffInput = { debts: [promotion], budgetCents: 300_00, order: 'avalanche' }
  const free = planPayoff({ ...input, debts: [debt('promo', [6_000_00, 0, 100_00])] })
  expect(of(input)).toEqual([
    {
      id: 'promo',
      kind: 'promotion',
      untilMonth: 6,
      leftCents: 4_200_00,
      chargeCents: planPayoff(input).interestCents - free.interestCents,
      addCentsToAvoid: 700_00,
      addFromMonth: 1,
    },
  ])
})

test('rounding up to dollars can give a month away: $1 a month for the last of three', () => {
  const small = {
    ...promotion,
    balanceCents: 300_01,
    rates: [promotion.rates[0]!, { fromMonth: 4, aprPpm: 1 }],
  }
  expect(of({ debts: [small], budgetCents: 100_00, order: 'avalanche' })).toMatchObject([
    { untilMonth: 3, leftCents: 1, addCentsToAvoid: 1_00, addFromMonth: 3 },
  ])
})

test('several steps of a rate are several ends, the earliest first; a lower rate is none', () => {
  const rates = [
    { fromMonth: 0, aprPpm: 20_000 },
    { fromMonth: 4, aprPpm: 90_000 },
    { fromMonth: 9, aprPpm: 60_000 },
    { fromMonth: 13, aprPpm: 240_000 },
  ]
  const input: PayoffInput = {
    debts: [{ ...promotion, rates }, store],
    budgetCents: 200_00,
    order: 'snowball',
  }
  expect(of(input).map(({ id, untilMonth }) => [id, untilMonth])).toEqual([
    ['promo', 3],
    ['store', 7],
    ['promo', 12],
  ])
})

test('an offer that ends before the first payment cannot be met by one', () => {
  const rates = [
    { fromMonth: 0, aprPpm: 0 },
    { fromMonth: 1, aprPpm: 299_900 },
  ]
  const over: PayoffDebt = { ...store, rates, deferred: { ...store.deferred!, untilMonth: 0 } }
  expect(of({ ...both, debts: [over, card] })).toMatchObject([
    { untilMonth: 0, leftCents: 2_400_00, chargeCents: 420_00, addCentsToAvoid: null, addFromMonth: null },
  ])
})

test('a debt that is first paid in a later month: more is counted from that payment on', () => {
  const later: PayoffDebt = { ...store, paymentsFrom: 3, interestFrom: 3 }
  // Five payments of $60 leave $2,100: $420 more each.
  expect(of({ ...both, debts: [later, card] })).toMatchObject([
    { leftCents: 2_100_00, addCentsToAvoid: 420_00, addFromMonth: 3 },
  ])
})

test('what is moved into a loan before the end leaves nothing; the new card’s own offer counts from the move', () => {
  const transfer: PayoffDebt = {
    ...debt('new', [0, 0, 20_00]),
    rates: [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 9, aprPpm: 240_000 },
    ],
  }
  const input: PayoffInput = {
    debts: [store, card, transfer],
    budgetCents: 400_00,
    order: 'avalanche',
    move: { afterMonth: 2, ids: ['store'], into: 'new', feePpm: 0 },
  }
  // $2,280 are moved; months 3 to 8 pay $20 each: $2,160 left, $360 more each.
  expect(of(input)).toMatchObject([
    {
      id: 'new',
      kind: 'promotion',
      untilMonth: 8,
      leftCents: 2_160_00,
      addCentsToAvoid: 360_00,
      addFromMonth: 3,
    },
  ])
})

test('payments before interest: the payment of the last month is what counts', () => {
  const input: PayoffInput = { ...both, convention: 'payThenAccrue' }
  // The card's first month is charged less, so the extra stays with it for longer; the store card gets $60 as before.
  expect(of(input)).toMatchObject([{ id: 'store', leftCents: 1_980_00, addCentsToAvoid: 283_00 }])
})
