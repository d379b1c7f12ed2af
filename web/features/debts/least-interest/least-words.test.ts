import { describe, expect, test } from 'vitest'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { debt, planOf } from '../plan/plan-under-test.ts'
import { extraRows } from './extra-rows.ts'
import { keepSimple, proofWords, savings } from './least-words.ts'

const offers = planOf([
  debt({
    id: 'store',
    name: 'Store',
    balance: 2_400_00,
    interestRate: 299_900,
    minimumPayment: 60_00,
    deferredInterest: { interestRate: 299_900, endsOn: '2027-12-31', accrued: 0 },
  }),
  debt({ id: 'visa', name: 'Visa', balance: 4_000_00, interestRate: 220_000, minimumPayment: 100_00 }),
])
const dollars = (cents: number) => Math.round(cents / 100)
const paid = (month: number, id: string, cents: number) => ({ month, id, cents })
const comparedOf = (plan: typeof offers) => ({
  comparison: plan.comparison,
  found: bestOrderPlan(plan.start.input),
})

describe('the words about the plan of least interest', () => {
  test('what it saves against both simple orders', () => {
    const compared = comparedOf(offers)
    const { avalanche, snowball } = compared.comparison
    const least = compared.found.plan.interestCents
    expect(keepSimple(compared)).toBeNull()
    expect(savings(compared)).toBe(
      `That is $${dollars(avalanche.interestCents) - dollars(least)} less than highest rate first, and $${dollars(snowball.interestCents) - dollars(least)} less than smallest balance first.`,
    )
  })

  test('a gain under $20 keeps the simple order', () => {
    const plain = planOf([
      debt({ id: 'a', name: 'A', balance: 900_00, interestRate: 260_000, minimumPayment: 30_00 }),
      debt({ id: 'b', name: 'B', balance: 4_000_00, interestRate: 90_000, minimumPayment: 110_00 }),
    ])
    expect(keepSimple(comparedOf(plain))).toBe(
      'Your simple order is as good: no plan we found beats highest rate first. Keep it.',
    )
  })

  test.each([
    [0, 'Proven: no plan costs less.'],
    [99, 'Proven: no plan costs less.'],
    [100, 'No plan can cost more than $1 less.'],
    [101, 'No plan can cost more than $2 less.'],
  ])('a gap of %i cents', (gapCents, words) => {
    const proven = { ...comparedOf(offers).found, boundCents: 700_00, isProven: true, gapCents }
    expect(proofWords({ kind: 'done', proven })).toBe(words)
  })

  test('without a proof it says so; nothing is said where nothing was asked', () => {
    expect(proofWords({ kind: 'failed' })).toMatch(/couldn’t check/)
    expect(proofWords({ kind: 'none' })).toBe('')
  })
})

test('months that give the extra to the same debts stand in one line', () => {
  expect(
    extraRows([
      paid(1, 'a', 100),
      paid(2, 'a', 100),
      paid(3, 'b', 70),
      paid(3, 'a', 30),
      paid(5, 'b', 40),
      paid(6, 'b', 90),
    ]),
  ).toEqual([
    { from: 1, to: 2, debts: [{ id: 'a', leastCents: 100, mostCents: 100 }] },
    {
      from: 3,
      to: 3,
      debts: [
        { id: 'b', leastCents: 70, mostCents: 70 },
        { id: 'a', leastCents: 30, mostCents: 30 },
      ],
    },
    { from: 5, to: 6, debts: [{ id: 'b', leastCents: 40, mostCents: 90 }] },
  ])
})
