import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Debt } from '#engine/debts/debt.ts'
import { NEW_DEBT_ID } from '#engine/debts/offers/consolidation.ts'
import { outlinePayoff, planPayoff } from '#engine/debts/payoff/payoff.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { type Adjustments, NO_ADJUSTMENTS } from './adjustments.ts'
import { monthText } from './calendar-month.ts'
import type { PlanChoice } from './kept-plan.ts'
import { notedOutcome, outcomeOf } from './plan-outcome.ts'
import { upToDate } from './up-to-date.ts'

const DAY = '2026-11-20'
const owed = (id: string, balanceCents: number, aprPpm: number): Debt => ({
  id,
  type: 'credit_card',
  balanceCents,
  aprPpm,
  minimumPaymentCents: 10_000,
  paymentDueDate: '2026-11-28',
})
const debts = [owed('visa', 500_000, 240_000), owed('store', 100_000, 180_000), owed('loan', 800_000, 90_000)]

function planned(
  adjustments: Partial<Adjustments>,
  rest: Partial<PlanChoice> & { day?: string; of?: Debt[] } = {},
) {
  const { day = DAY, of = debts, ...choice } = rest
  const plan: PlanChoice = {
    order: 'avalanche',
    extra: 20_000,
    ...choice,
    adjustments: { ...NO_ADJUSTMENTS, ...adjustments },
  }
  return startPlan({ debts: of, payments: [], plan, day })
}

const loan = {
  kind: 'loan' as const,
  month: '2027-01',
  debtIds: ['visa', 'store'],
  rate: 100_000,
  months: 36,
  laterRate: null,
  fee: 30_000,
}

const dueCents = (adjustments: Partial<Adjustments>) =>
  planned(adjustments).due.map(({ plannedCents }) => plannedCents)

describe('a plan with adjustments', () => {
  test('calendar months are months of the plan, which begins in November 2026', () => {
    const { input } = planned({
      increases: [{ from: '2027-03', amount: 10_000 }],
      lumpSums: [{ month: '2027-04', amount: 120_000 }],
      pauses: ['2026-12'],
    })
    expect(input).toMatchObject({
      extraCents: 20_000,
      changes: [{ fromMonth: 5, addCents: 10_000 }],
      lumpSums: [{ month: 6, cents: 120_000 }],
      pauses: [2],
    })
  })

  test('a plan with none is the simple plan', () => {
    expect(Object.keys(planned({}).input).toSorted()).toEqual(['debts', 'extraCents', 'order'])
  })

  test('what is due this month follows it too', () => {
    expect(dueCents({})).toEqual([30_000, 10_000, 10_000])
    expect(dueCents({ pauses: ['2026-11'] })).toEqual([10_000, 10_000, 10_000])
    expect(dueCents({ lumpSums: [{ month: '2026-11', amount: 5_000 }] })).toEqual([35_000, 10_000, 10_000])
    expect(dueCents({ consolidation: { ...loan, month: '2026-11' } })).toEqual([30_000, 10_000, 10_000])
  })

  test('a lower rate holds from its month on, and never above an offer', () => {
    const cut = { debtId: 'visa', from: '2027-01', rate: 120_000, insteadOf: 240_000 }
    expect(planned({ rateCuts: [cut] }).debts[0]?.rates).toEqual([
      { fromMonth: 0, aprPpm: 240_000 },
      { fromMonth: 3, aprPpm: 120_000 },
    ])
    const offer = { ...debts[0]!, promotionalRate: { aprPpm: 0, endsOn: '2027-03-31' } }
    expect(planned({ rateCuts: [cut] }, { of: [offer] }).debts[0]?.rates).toEqual([
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 3, aprPpm: 0 },
      { fromMonth: 6, aprPpm: 120_000 },
    ])
  })

  test('once the debt has another rate, that one counts', () => {
    const rateCuts = [{ debtId: 'visa', from: '2026-11', rate: 120_000, insteadOf: 250_000 }]
    expect(planned({ rateCuts }).debts[0]?.rates).toEqual([{ fromMonth: 0, aprPpm: 240_000 }])
  })

  test('a transfer has its first rate for its months, and the later one after them', () => {
    const transfer = { ...loan, kind: 'transfer' as const, rate: 0, months: 12, laterRate: 220_000 }
    const { input } = planned({ consolidation: transfer })
    expect(input.move).toEqual({ afterMonth: 3, ids: ['visa', 'store'], into: NEW_DEBT_ID, feePpm: 30_000 })
    expect(input.debts.at(-1)?.rates).toEqual([
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 16, aprPpm: 220_000 },
    ])
  })

  test('the own order pays the debts as listed; one that was removed since is passed over', () => {
    const order = 'own'
    const { input } = planned({ ownOrder: ['loan', 'removed', 'store', 'visa'] }, { order })
    expect(planPayoff(input).schedule[0]?.debts.map(({ paymentCents }) => paymentCents)).toEqual([
      10_000, 10_000, 30_000,
    ])
    const without = planned({ ownOrder: ['loan', 'store', 'visa'] }, { order })
    expect(outlinePayoff(input)).toEqual(outlinePayoff(without.input))
  })

  test('a new loan takes the place of the first debt that it replaces', () => {
    const ownOrder = ['loan', 'store', 'visa']
    const { input } = planned({ ownOrder, consolidation: loan }, { order: 'own' })
    expect(input.order).toEqual(['loan', NEW_DEBT_ID, 'store', 'visa'])
  })

  test('what names only debts that were removed does nothing', () => {
    const plain = planned({}).input
    const consolidation = { ...loan, debtIds: ['removed'] }
    const rateCuts = [{ debtId: 'removed', from: '2026-11', rate: 0, insteadOf: 1 }]
    expect(planned({ consolidation, rateCuts }).input).toEqual(plain)
  })
})

test('all together are the parts of each alone', () => {
  const parts: Partial<Adjustments>[] = [
    { increases: [{ from: '2027-03', amount: 10_000 }] },
    { lumpSums: [{ month: '2027-04', amount: 120_000 }] },
    { pauses: ['2026-12'] },
    { rateCuts: [{ debtId: 'loan', from: '2027-01', rate: 50_000, insteadOf: 90_000 }] },
    { consolidation: loan },
  ]
  const all = planned(Object.assign({}, ...parts)).input
  const alone = parts.map((part) => planned(part).input)
  expect(all.changes).toEqual(alone[0]!.changes)
  expect(all.lumpSums).toEqual(alone[1]!.lumpSums)
  expect(all.pauses).toEqual(alone[2]!.pauses)
  expect(all.debts[2]).toEqual(alone[3]!.debts[2])
  expect(all.move).toEqual(alone[4]!.move)
  expect(all.debts[3]).toEqual(alone[4]!.debts[3])
})

const month = fc.integer({ min: -6, max: 24 }).map((ahead) => monthText(monthIndex(DAY) + ahead))
const amount = fc.integer({ min: 1, max: 200_000 })
const anyAdjustments = fc.record({
  increases: fc.array(fc.record({ from: month, amount }), { maxLength: 3 }),
  lumpSums: fc.array(fc.record({ month, amount }), { maxLength: 3 }),
  pauses: fc.array(month, { maxLength: 3 }),
  consolidation: fc.option(month.map((at) => ({ ...loan, month: at }))),
})

describe('as time goes on', () => {
  test('a plan brought up to date is the same plan', () => {
    fc.assert(
      fc.property(anyAdjustments, fc.integer({ min: 0, max: 500 }), (some, extra) => {
        const plan: PlanChoice = { order: 'avalanche', extra, adjustments: { ...NO_ADJUSTMENTS, ...some } }
        const now = upToDate(plan, DAY)
        const start = (choice: PlanChoice) => startPlan({ debts, payments: [], plan: choice, day: DAY })
        expect(start(now)).toEqual(start(plan))
        const { increases, lumpSums, pauses, consolidation } = now.adjustments
        const months = [...increases.map(({ from }) => from), ...lumpSums.map((one) => one.month), ...pauses]
        for (const text of [...months, consolidation?.month ?? '2027-01'])
          expect(text >= DAY.slice(0, 7)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  test('an increase that has come is part of the amount, and a sum of a past month counts no more', () => {
    const plan: PlanChoice = {
      order: 'avalanche',
      extra: 20_000,
      adjustments: {
        ...NO_ADJUSTMENTS,
        increases: [{ from: '2027-03', amount: 10_000 }],
        lumpSums: [{ month: '2027-04', amount: 120_000 }],
      },
    }
    expect(upToDate(plan, '2027-02-28')).toBe(plan)
    expect(upToDate(plan, '2027-03-01')).toMatchObject({ extra: 30_000, adjustments: { increases: [] } })
    expect(upToDate(plan, '2027-05-05').adjustments).toEqual(NO_ADJUSTMENTS)
  })
})

describe('what a plan leads to', () => {
  const plan: PlanChoice = {
    order: 'avalanche',
    extra: 20_000,
    adjustments: { ...NO_ADJUSTMENTS, consolidation: loan },
  }

  test('is the month, and the interest with the fee', () => {
    const start = startPlan({ debts, payments: [], plan, day: DAY })
    const { months, interestCents, feesCents } = planPayoff(start.input)
    expect(outcomeOf(start)).toEqual({
      freeMonth: monthIndex(DAY) + months - 1,
      costCents: interestCents + feesCents!,
      budgetCents: 50_000,
    })
    expect(notedOutcome({ debts, payments: [], plan, day: DAY })).toEqual({
      freeMonth: monthText(monthIndex(DAY) + months - 1),
      cost: interestCents + feesCents!,
    })
  })

  test('is nothing where nothing is owed', () => {
    expect(notedOutcome({ debts: [], payments: [], plan, day: DAY })).toEqual({ freeMonth: null, cost: null })
  })
})
