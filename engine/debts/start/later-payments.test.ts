import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { outlinePayoff, planPayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'

const loan: PayoffDebt = {
  id: 'loan',
  balanceCents: 900_000,
  rates: [{ fromMonth: 0, aprPpm: 60_000 }],
  minimum: { kind: 'fixed', cents: 30_000 },
}
const card: PayoffDebt = {
  id: 'card',
  balanceCents: 300_000,
  rates: [{ fromMonth: 0, aprPpm: 240_000 }],
  minimum: { kind: 'fixed', cents: 9_000 },
}
const later: PayoffDebt = { ...card, paymentsFrom: 2, interestFrom: 2 }

const paidIn = (input: PayoffInput, months: number) =>
  planPayoff({ ...input, horizonMonths: months }).schedule.map(({ debts }) =>
    debts.map(({ paymentCents }) => paymentCents),
  )

describe('a debt whose first payment comes later', () => {
  test('its minimum and the extra that goes to it wait; the budget is that of all debts', () => {
    const input: PayoffInput = { debts: [loan, later], extraCents: 20_000, order: 'avalanche' }
    expect(startingMinimumsCents(input)).toBe(39_000)
    expect(paidIn(input, 2)).toEqual([
      [30_000, 0],
      [30_000, 29_000],
    ])
  })

  test('the extra goes to a debt that is due where that is the target', () => {
    const debts = [{ ...loan, rates: [{ fromMonth: 0, aprPpm: 250_000 }] }, later]
    expect(paidIn({ debts, extraCents: 20_000, order: 'avalanche' }, 1)).toEqual([[50_000, 0]])
  })

  test('a lump sum never waits', () => {
    const lumpSums = [{ month: 1, cents: 100_000 }]
    expect(paidIn({ debts: [loan, later], extraCents: 20_000, order: 'avalanche', lumpSums }, 1)).toEqual([
      [30_000, 100_000],
    ])
  })

  test('payments on hold: the extra need not wait, for interest runs', () => {
    const onHold = { ...card, paymentsFrom: 3 }
    expect(paidIn({ debts: [loan, onHold], extraCents: 20_000, order: 'avalanche' }, 3)).toEqual([
      [30_000, 20_000],
      [30_000, 20_000],
      [30_000, 29_000],
    ])
  })

  test('minimums only: nothing is paid before, and standing still then is no proof', () => {
    const plan = planPayoff({ debts: [{ ...card, paymentsFrom: 4, interestFrom: 4 }], order: 'minimumsOnly' })
    expect(plan.status).toBe('paid')
    expect(plan.months).toBe(planPayoff({ debts: [card], order: 'minimumsOnly' }).months + 3)
  })
})

const told = (firstMinimumCents: number): PayoffDebt => ({ ...loan, firstMinimumCents })

describe('a first minimum that was told', () => {
  test('less than the rule’s frees money for the target, and later months are not short', () => {
    const input: PayoffInput = { debts: [told(10_000), card], extraCents: 0, order: 'avalanche' }
    expect(paidIn(input, 2)).toEqual([
      [10_000, 29_000],
      [30_000, 9_000],
    ])
    expect(outlinePayoff(input).status).toBe('paid')
  })

  test('more than the rule’s is asked for once, and the budget holds it', () => {
    const input: PayoffInput = { debts: [told(40_000), card], extraCents: 0, order: 'avalanche' }
    expect(startingMinimumsCents(input)).toBe(49_000)
    expect(paidIn(input, 2)).toEqual([
      [40_000, 9_000],
      [30_000, 19_000],
    ])
  })

  test('one that only covers the interest is no proof that the debt never ends', () => {
    const plan = planPayoff({ debts: [{ ...card, firstMinimumCents: 6_000 }], order: 'minimumsOnly' })
    expect(plan.status).toBe('paid')
  })
})

const someDebt = fc.record({
  balanceCents: fc.integer({ min: 1, max: 900_000 }),
  aprPpm: fc.integer({ min: 0, max: 299_900 }),
  minimumCents: fc.integer({ min: 5_000, max: 40_000 }),
  paymentsFrom: fc.integer({ min: 1, max: 3 }),
  interestFrom: fc.integer({ min: 1, max: 3 }),
  firstMinimumCents: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined }),
})

test('balances add up, no month pays above its money, and every debt that has begun gets its minimum', () => {
  fc.assert(
    fc.property(
      fc.array(someDebt, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.constantFrom('avalanche' as const, 'snowball' as const),
      (some, extraCents, order) => {
        const debts = some.map(({ aprPpm, minimumCents, firstMinimumCents, ...rest }, i): PayoffDebt => ({
          ...rest,
          id: `d${i}`,
          rates: [{ fromMonth: 0, aprPpm }],
          minimum: { kind: 'fixed', cents: minimumCents },
          ...(firstMinimumCents !== undefined && { firstMinimumCents }),
        }))
        const input = { debts, extraCents, order }
        const moneyCents = startingMinimumsCents(input) + extraCents
        const { schedule, status } = planPayoff({ ...input, horizonMonths: 36 })
        expect(status).not.toBe('short')
        // A balance below its minimum grows until its first payment, and is asked for whole then.
        const grownCents = schedule
          .slice(0, 4)
          .flatMap(({ debts: rows }) => rows)
          .reduce((sum, { interestCents }) => sum + interestCents, 0)
        let before = debts.map(({ balanceCents }) => balanceCents)
        for (const { month, debts: rows } of schedule) {
          const wrong = rows.filter(
            ({ interestCents, paymentCents, balanceCents }, i) =>
              before[i]! + interestCents - paymentCents !== balanceCents,
          )
          expect(wrong).toEqual([])
          expect(rows.reduce((sum, { paymentCents }) => sum + paymentCents, 0)).toBeLessThanOrEqual(
            moneyCents + grownCents,
          )
          const early = rows.filter(
            ({ interestCents }, i) => interestCents > 0 && month < some[i]!.interestFrom,
          )
          expect(early).toEqual([])
          const missed = rows.filter(({ paymentCents, balanceCents }, i) => {
            const { paymentsFrom, minimumCents } = some[i]!
            return month > paymentsFrom && balanceCents > 0 && paymentCents < minimumCents
          })
          expect(missed).toEqual([])
          before = rows.map(({ balanceCents }) => balanceCents)
        }
      },
    ),
    { numRuns: 1_000 },
  )
})
