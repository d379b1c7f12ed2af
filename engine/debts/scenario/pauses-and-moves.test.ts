import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { planChanges } from '#engine/debts/findings/plan-changes.ts'
import { compareConsolidation, NEW_DEBT_ID } from '#engine/debts/offers/consolidation.ts'
import { outlinePayoff, planPayoff } from '#engine/debts/payoff/payoff.ts'
import { doneBy } from '#engine/debts/payoff/solve.ts'
import { plainDebts } from '#engine/testing/random-debts.ts'

const RUNS = { numRuns: 1_000 }
const fixed = (id: string, balanceCents: number, [aprPpm, cents]: [number, number]): PayoffDebt => ({
  id,
  balanceCents,
  rates: [{ fromMonth: 0, aprPpm }],
  minimum: { kind: 'fixed', cents },
})
const two = [fixed('visa', 500_000, [240_000, 15_000]), fixed('store', 100_000, [120_000, 5_000])]
const paidIn = (input: PayoffInput, month: number) =>
  planPayoff(input).schedule[month - 1]?.debts.map(({ paymentCents }) => paymentCents)

describe('a month with only the minimums', () => {
  const input: PayoffInput = { debts: two, order: 'avalanche', extraCents: 20_000, pauses: [2] }

  test('pays each minimum and nothing above it; the months beside it are as ever', () => {
    expect([1, 2, 3].map((month) => paidIn(input, month))).toEqual([
      [35_000, 5_000],
      [15_000, 5_000],
      [35_000, 5_000],
    ])
  })

  test('money that comes once is paid all the same', () => {
    expect(paidIn({ ...input, lumpSums: [{ month: 2, cents: 7_000 }] }, 2)).toEqual([22_000, 5_000])
  })

  test('in the first month it does not lower what the months after it have', () => {
    expect(paidIn({ ...input, pauses: [1] }, 2)).toEqual([35_000, 5_000])
  })

  test('no pause proves that a plan never ends', () => {
    const debts = [fixed('a', 1_000_000, [300_000, 10_000])]
    const paused: PayoffInput = { debts, order: 'avalanche', budgetCents: 30_000, pauses: [1, 2, 3] }
    expect(planPayoff(paused).status).toBe('paid')
  })

  test('never ends a plan sooner, nor makes it cheaper', () => {
    fc.assert(
      fc.property(
        plainDebts,
        fc.integer({ min: 0, max: 500_00 }),
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
        (debts, extraCents, pauses) => {
          const plain = outlinePayoff({ debts, order: 'avalanche', extraCents })
          const paused = outlinePayoff({ debts, order: 'avalanche', extraCents, pauses })
          if (plain.status !== 'paid' || paused.status !== 'paid') return
          expect(paused.months).toBeGreaterThanOrEqual(plain.months)
          // The payment that is rounded in another month may differ by a cent a debt.
          expect(paused.interestCents).toBeGreaterThanOrEqual(plain.interestCents - debts.length)
        },
      ),
      RUNS,
    )
  })
})

test('money that comes once never ends a plan later, nor makes it dearer', () => {
  fc.assert(
    fc.property(
      plainDebts,
      fc.integer({ min: 0, max: 500_00 }),
      fc.record({ month: fc.integer({ min: 1, max: 30 }), cents: fc.integer({ min: 1, max: 3_000_00 }) }),
      (debts, extraCents, lump) => {
        const plain = outlinePayoff({ debts, order: 'avalanche', extraCents })
        const once = outlinePayoff({ debts, order: 'avalanche', extraCents, lumpSums: [lump] })
        if (plain.status !== 'paid') return
        expect(once.status).toBe('paid')
        expect(once.months).toBeLessThanOrEqual(plain.months)
        expect(once.interestCents).toBeLessThanOrEqual(plain.interestCents + debts.length)
      },
    ),
    RUNS,
  )
})

/** A plan that moves `ids` into a loan or a card after a month. */
function moving(
  input: PayoffInput,
  ids: string[],
  { afterMonth, termMonths, rates }: { afterMonth: number; termMonths?: number; rates: PayoffDebt['rates'] },
): PayoffInput {
  const fresh: PayoffDebt = {
    id: NEW_DEBT_ID,
    balanceCents: 0,
    rates,
    minimum: { kind: 'fixed', cents: 2_500 },
  }
  const move = { afterMonth, ids, into: NEW_DEBT_ID, feePpm: 30_000, ...(termMonths && { termMonths }) }
  return { ...input, debts: [...input.debts, fresh], move }
}

describe('debts that are moved into one', () => {
  const input: PayoffInput = { debts: two, order: 'avalanche', extraCents: 20_000 }
  const loan = { afterMonth: 3, termMonths: 36, rates: [{ fromMonth: 0, aprPpm: 100_000 }] }

  test('the rows add up: opening + interest - payment + moved = closing', () => {
    const plan = planPayoff(moving(input, ['visa', 'store'], loan))
    const openings = [500_000, 100_000, 0]
    for (const { debts } of plan.schedule)
      debts.forEach((row, i) => {
        const { interestCents, paymentCents, movedCents = 0 } = row
        expect(openings[i]! + interestCents - paymentCents + movedCents).toBe(row.balanceCents)
        openings[i] = row.balanceCents
      })
    expect(plan.paidCents).toBe(600_000 + plan.interestCents + plan.feesCents!)
  })

  test('the fee is in the new balance, and the first payment is in the month after', () => {
    const plan = planPayoff(moving(input, ['visa', 'store'], loan))
    const [visa, store, fresh] = plan.schedule[2]!.debts
    const movedCents = -(visa!.movedCents! + store!.movedCents!)
    expect(plan.feesCents).toBe(Math.round(movedCents * 0.03))
    expect(fresh).toMatchObject({ paymentCents: 0, balanceCents: movedCents + plan.feesCents! })
    expect(plan.schedule[3]!.debts.map(({ paymentCents }) => paymentCents)).toEqual([0, 0, 40_000])
    expect(plan.payoffMonth).toMatchObject({ visa: 3, store: 3, [NEW_DEBT_ID]: plan.months })
  })

  test('the change is told as a move, and no debt of it as paid off', () => {
    const moved = moving(input, ['visa', 'store'], loan)
    const plan = planPayoff(moved)
    const changes = planChanges(plan, moved.debts).filter(({ month }) => month === 3)
    expect(changes).toEqual([{ kind: 'moved', month: 3, ids: ['visa', 'store'], feeCents: plan.feesCents }])
  })

  test('a debt that is paid off by then is not moved; a move of nothing is none', () => {
    const plan = planPayoff(moving({ ...input, order: 'snowball' }, ['store'], { ...loan, afterMonth: 12 }))
    expect(plan.payoffMonth['store']).toBeLessThan(12)
    expect(plan).toMatchObject({ status: 'paid', feesCents: 0 })
    expect(plan.months).toBe(planPayoff({ ...input, order: 'snowball' }).months)
  })

  test('with minimums only nothing is moved', () => {
    const order = 'minimumsOnly'
    expect(outlinePayoff(moving({ ...input, order }, ['visa'], loan)).interestCents).toBe(
      outlinePayoff({ ...input, order }).interestCents,
    )
  })

  test('a loan that asks for more than the plan has falls short', () => {
    const short = moving({ ...input, extraCents: 0 }, ['visa'], { ...loan, termMonths: 3 })
    expect(planPayoff(short)).toMatchObject({ status: 'short', months: 3 })
  })

  test('is the offer of the same month, worked out on the balances that are left then', () => {
    fc.assert(
      fc.property(
        plainDebts,
        fc.record({
          extraCents: fc.integer({ min: 0, max: 500_00 }),
          afterMonth: fc.integer({ min: 1, max: 12 }),
          aprPpm: fc.integer({ min: 0, max: 300_000 }),
          termMonths: fc.option(fc.integer({ min: 6, max: 60 }), { nil: undefined }),
        }),
        (debts, { extraCents, afterMonth, aprPpm, termMonths }) => {
          const plain: PayoffInput = { debts, order: 'avalanche', extraCents }
          const first = planPayoff({ ...plain, horizonMonths: afterMonth })
          const left = first.schedule[afterMonth - 1]?.debts
          if (!left || left.every(({ balanceCents }) => balanceCents === 0)) return
          const budgetCents = first.schedule[0]!.debts.reduce((sum, row) => sum + row.paymentCents, 0)
          if (first.schedule[0]!.debts.some(({ balanceCents }) => balanceCents === 0)) return
          const ids = debts.slice(0, 2).map(({ id }) => id)
          const rest: PayoffInput = {
            debts: debts.map((debt, i) => ({ ...debt, balanceCents: left[i]!.balanceCents })),
            order: 'avalanche',
            budgetCents,
          }
          const fee = { feePpm: 30_000 }
          const card = { kind: 'fixed' as const, cents: 2_500 }
          const { withOffer } = compareConsolidation({
            input: rest,
            ids,
            offer: termMonths
              ? { kind: 'loan', aprPpm, termMonths, ...fee }
              : {
                  kind: 'transfer',
                  promoAprPpm: aprPpm,
                  promoMonths: 0,
                  goToAprPpm: aprPpm,
                  minimum: card,
                  ...fee,
                },
          })
          const rates = [{ fromMonth: 0, aprPpm }]
          const whole = planPayoff(
            moving(plain, ids, { afterMonth, rates, ...(termMonths && { termMonths }) }),
          )
          expect(whole.status).toBe(withOffer.status)
          expect(whole.months).toBe(withOffer.months + afterMonth)
          expect(whole.interestCents).toBe(withOffer.interestCents + first.interestCents)
        },
      ),
      RUNS,
    )
  })
})

describe('done by', () => {
  test('a dollar less is not enough, and it is said what that adds', () => {
    const input: PayoffInput = {
      debts: two,
      order: 'avalanche',
      extraCents: 20_000,
      lumpSums: [{ month: 2, cents: 50_000 }],
    }
    const answer = doneBy(input, 12)!
    const endOf = (budgetCents: number) => {
      const { extraCents: _, ...rest } = input
      return outlinePayoff({ ...rest, budgetCents }).months
    }
    expect(endOf(answer.budgetCents)).toBeLessThanOrEqual(12)
    expect(endOf(answer.budgetCents - 100)).toBeGreaterThan(12)
    expect(answer.addCents).toBe(answer.budgetCents - 40_000)
  })

  test('null where the months are paused and nothing does it', () => {
    expect(doneBy({ debts: two, order: 'avalanche', extraCents: 0, pauses: [1, 2] }, 2)).toBeNull()
    expect(doneBy({ debts: two, order: 'avalanche', extraCents: 0, pauses: [1, 2] }, 3)).not.toBeNull()
  })
})
