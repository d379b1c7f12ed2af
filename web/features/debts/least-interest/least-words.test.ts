import { describe, expect, test } from 'vitest'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { debt, planOf } from '../plan/plan-under-test.ts'
import { isWorthKeeping } from '#engine/debts/findings/least-gain.ts'
import { extraRows } from './extra-rows.ts'
import { keepSimple, proofWords, savings } from './least-words.ts'

const LEAST: Partial<PlanChoice> = { order: 'leastInterest' }

function comparedOf(debts: Debt[]) {
  const { comparison, chosen } = planOf(debts, LEAST)
  return { ...comparison, leastInterest: chosen }
}

const offers = comparedOf([
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
const plain = comparedOf([
  debt({ id: 'a', name: 'A', balance: 900_00, interestRate: 260_000, minimumPayment: 30_00 }),
  debt({ id: 'b', name: 'B', balance: 4_000_00, interestRate: 90_000, minimumPayment: 110_00 }),
])

/** Plans of these costs, in cents: least interest, and both simple orders. */
const beside = (least: number, simple: number) => ({
  ...offers,
  leastInterest: { ...offers.leastInterest, interestCents: least },
  avalanche: { ...offers.avalanche, interestCents: simple },
  snowball: { ...offers.snowball, interestCents: simple },
})

describe('a difference of less than a dollar', () => {
  test.each([
    // $776 and $777 stand there for two cents.
    [776_49, 776_51, 'under $1 less than highest rate first'],
    [776_00, 776_99, 'under $1 less than highest rate first'],
    [776_49, 777_49, '$1 less than highest rate first'],
    [776_49, 777_50, '$2 less than highest rate first'],
    [776_50, 777_49, 'the same as highest rate first'],
    [776_51, 776_49, 'the same as highest rate first'],
  ])('%i cents beside %i', (least, simple, words) => {
    const compared = beside(least, simple)
    expect(savings(compared)).toContain(`That is ${words}`)
    expect(keepSimple(compared, false)).toMatch(
      words.startsWith('the same')
        ? /^Your simple order is as good/
        : /costs (under \$1|\$1|\$2) more\. Keep it\.$/,
    )
  })
})

describe('the words about the plan of least interest', () => {
  test('what it saves against both simple orders', () => {
    const { avalanche, snowball } = offers
    const least = offers.leastInterest.interestCents
    expect(keepSimple(offers, false)).toBeNull()
    expect(savings(offers)).toBe(
      `That is $${dollars(avalanche.interestCents) - dollars(least)} less than highest rate first, and $${dollars(snowball.interestCents) - dollars(least)} less than smallest balance first.`,
    )
  })

  test('a gain under $20 keeps the simple order', () => {
    expect(isWorthKeeping(offers)).toBe(true)
    expect(isWorthKeeping(plain)).toBe(false)
    expect(keepSimple(plain, false)).toBe(
      'Your simple order is as good: no plan we found beats highest rate first. Keep it.',
    )
    expect(keepSimple(plain, true)).toBe(
      'Right now highest rate first costs the same. You can switch to it any time.',
    )
  })

  test.each([
    [0, 'Proven: no plan costs less.'],
    [10, 'Proven: no plan costs less.'],
    [11, 'Proven: no plan costs even $1 less.'],
    [99, 'Proven: no plan costs even $1 less.'],
    [100, 'No plan can cost more than $1 less.'],
    [101, 'No plan can cost more than $2 less.'],
  ])('a gap of %i cents', (gapCents, words) => {
    const { plan, interestCents } = offers.leastInterest
    const boundCents = interestCents - gapCents
    // What the solver itself found does not count: it is not the plan that is kept.
    const proven = { plan, payments: [], boundCents, isProven: true, gapCents: 0 }
    expect(proofWords({ kind: 'done', proven }, { interestCents, hasLaterStart: false })).toBe(words)
    const fromStart = proofWords({ kind: 'done', proven }, { interestCents, hasLaterStart: true })
    expect(fromStart.toLowerCase()).toContain(words.toLowerCase().replace('proven: ', ''))
    expect(fromStart).toMatch(/with the same first payments/i)
  })

  test('without a proof it says so; nothing is said where nothing was asked', () => {
    const nothing = { interestCents: 0, hasLaterStart: false }
    expect(proofWords({ kind: 'failed' }, nothing)).toMatch(/couldn’t check/)
    expect(proofWords({ kind: 'none' }, nothing)).toBe('')
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
