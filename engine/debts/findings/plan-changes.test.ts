import { describe, expect, test } from 'vitest'
import { debt } from '#engine/testing/cards.ts'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { planChanges } from './plan-changes.ts'

const visa = debt('visa', [8_200_00, 229_000, 205_00])
const store = debt('store', [1_500_00, 120_000, 45_00])

/** The store card at 0 % until a month of the plan. */
const offer = (fromMonth: number) => ({
  ...store,
  rates: [
    { fromMonth: 0, aprPpm: 0 },
    { fromMonth, aprPpm: 249_900 },
  ],
})

const changesOf = (input: Omit<PayoffInput, 'order'>) =>
  planChanges(planPayoff({ ...input, order: 'snowball' }), input.debts)

describe('what changes while a plan runs', () => {
  test('a debt is paid off; the sum stays the same until the last month', () => {
    expect(changesOf({ debts: [visa, store], extraCents: 200_00 })).toEqual([
      { kind: 'paidOff', month: 7, id: 'store' },
      { kind: 'paidOff', month: 28, id: 'visa' },
    ])
  })

  test('more comes from a month on, and money once', () => {
    const changes = changesOf({
      debts: [visa, store],
      extraCents: 200_00,
      changes: [{ fromMonth: 13, addCents: 100_00 }],
      lumpSums: [{ month: 4, cents: 250_00 }],
    })
    expect(changes.filter(({ kind }) => kind !== 'paidOff')).toEqual([
      { kind: 'paysOnce', month: 4, cents: 250_00 },
      { kind: 'paysFrom', month: 13, cents: 550_00 },
    ])
  })

  test('less is paid from a month on, and in one month alone', () => {
    const changes = changesOf({
      debts: [visa, store],
      extraCents: 200_00,
      changes: [
        { fromMonth: 3, addCents: -100_00 },
        { fromMonth: 4, addCents: 100_00 },
        { fromMonth: 9, addCents: -50_00 },
      ],
    })
    expect(changes.filter(({ kind }) => kind !== 'paidOff')).toEqual([
      { kind: 'paysOnce', month: 3, cents: -100_00 },
      { kind: 'paysFrom', month: 9, cents: 400_00 },
    ])
  })

  test('an offer ends where something is still owed, and not where nothing is', () => {
    expect(changesOf({ debts: [visa, offer(5)], extraCents: 200_00 })[0]).toEqual({
      kind: 'offerEnds',
      month: 4,
      id: 'store',
      aprPpm: 249_900,
    })
    const paidBefore = changesOf({ debts: [visa, offer(20)], extraCents: 200_00 })
    expect(paidBefore.map(({ kind }) => kind)).toEqual(['paidOff', 'paidOff'])
  })

  test('a deferral ends, told once', () => {
    const deferred = {
      ...store,
      rates: [
        { fromMonth: 0, aprPpm: 0 },
        { fromMonth: 4, aprPpm: 299_900 },
      ],
      deferred: { untilMonth: 3, aprPpm: 299_900, accruedCents: 120_00 },
    }
    const changes = changesOf({ debts: [visa, deferred], extraCents: 0 })
    expect(changes.filter(({ kind }) => kind !== 'paidOff')).toEqual([
      { kind: 'deferralEnds', month: 3, id: 'store' },
    ])
  })

  test('the months until every debt has begun are no change', () => {
    const later = { ...store, paymentsFrom: 2, interestFrom: 2 }
    const changes = changesOf({ debts: [visa, later], extraCents: 200_00 })
    expect(changes.map(({ kind }) => kind)).toEqual(['paidOff', 'paidOff'])
  })
})

test('a month with only the minimums is told, also where a debt was charged its first interest before', () => {
  const changes = changesOf({
    debts: [{ ...visa, interestFrom: 2 }, store],
    extraCents: 200_00,
    pauses: [2],
  })
  expect(changes[0]).toEqual({ kind: 'paysOnce', month: 2, cents: -200_00 })
})
