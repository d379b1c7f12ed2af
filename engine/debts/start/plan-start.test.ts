import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Debt, Payment } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { addDays, monthIndex } from '#engine/money/calendar.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { calendarMonth, startPlan } from './plan-start.ts'

const loan: Debt = {
  id: 'loan',
  type: 'auto_loan',
  balanceCents: 900_000,
  aprPpm: 60_000,
  minimumPaymentCents: 30_000,
  paymentDueDate: '2026-11-28',
}
const store: Debt = {
  id: 'store',
  type: 'credit_card',
  balanceCents: 300_000,
  aprPpm: 240_000,
  minimumPaymentCents: 5_000,
  paymentDueDate: '2026-12-03',
}
const NOVEMBER = monthIndex('2026-11-01')
const DECEMBER = NOVEMBER + 1

type Given = { debts: Debt[]; payments?: Payment[]; day?: string; extraCents?: number }

function planned({ debts, payments = [], day = '2026-11-20', extraCents = 20_000 }: Given) {
  const start = startPlan({ debts, payments, day, plan: { ...FIRST_PLAN, extra: extraCents } })
  const plan = planPayoff(start.input)
  const row = (index: number) =>
    Object.fromEntries((plan.schedule[index]?.debts ?? []).map(({ id, paymentCents }) => [id, paymentCents]))
  const free = plan.status === 'paid' ? calendarMonth(start.firstMonth, plan.months) : null
  return { ...start, plan, row, free }
}

const paid = (debtId: string, cents: number, on = '2026-11-20'): Payment => ({ debtId, cents, on })
/** What the ledger makes of a payment. */
const after = (debt: Debt, cents: number): Debt => ({ ...debt, balanceCents: debt.balanceCents - cents })

describe('month 1', () => {
  test('is the month of the next due day, for one debt alone', () => {
    expect(planned({ debts: [loan] }).firstMonth).toBe(NOVEMBER)
    expect(planned({ debts: [store] }).firstMonth).toBe(DECEMBER)
    expect(planned({ debts: [{ ...loan, paymentDueDate: null }] }).firstMonth).toBe(NOVEMBER)
    expect(planned({ debts: [loan], day: '2026-11-29' }).firstMonth).toBe(DECEMBER)
  })

  test('is the earliest of several; a debt that is due later joins in its own month, with its extra', () => {
    const { firstMonth, row } = planned({ debts: [loan, store] })
    expect(firstMonth).toBe(NOVEMBER)
    expect(row(0)).toEqual({ loan: 30_000, store: 0 })
    expect(row(1)).toEqual({ loan: 30_000, store: 25_000 })
  })

  test('a debt that joins later is charged no interest before', () => {
    const { plan } = planned({ debts: [loan, store] })
    expect(plan.schedule[0]?.debts[1]).toMatchObject({ interestCents: 0, balanceCents: 300_000 })
    expect(plan.schedule[1]?.debts[1]).toMatchObject({ interestCents: 6_000, balanceCents: 281_000 })
  })

  test('is the next month once nothing is left in it', () => {
    const { firstMonth, row, due } = planned({
      debts: [after(loan, 30_000), store],
      payments: [paid('loan', 30_000)],
    })
    expect(due.map(({ state }) => state)).toEqual(['done', 'open'])
    expect(firstMonth).toBe(DECEMBER)
    expect(row(0)).toEqual({ loan: 30_000, store: 25_000 })
  })

  test('stays while another debt is due in it; the paid part counts as paid', () => {
    const card = { ...store, paymentDueDate: '2026-11-28' }
    const { firstMonth, row, due } = planned({
      debts: [loan, after(card, 25_000)],
      payments: [paid('store', 25_000)],
    })
    expect(firstMonth).toBe(NOVEMBER)
    expect(due).toMatchObject([
      { debtId: 'loan', leftCents: 30_000, state: 'open' },
      { debtId: 'store', plannedCents: 25_000, leftCents: 0, state: 'done' },
    ])
    expect(row(0)).toEqual({ loan: 30_000, store: 25_000 })
  })

  test('payments on hold for months: interest runs, the first payment comes with its due day', () => {
    const student = { ...loan, paymentDueDate: '2027-02-10' }
    const { firstMonth, plan } = planned({ debts: [student], extraCents: 0 })
    expect(firstMonth).toBe(DECEMBER)
    expect(plan.schedule.slice(0, 3).map(({ debts }) => debts[0])).toMatchObject([
      { paymentCents: 0, interestCents: 4_500 },
      { paymentCents: 0, interestCents: 4_523 },
      { paymentCents: 30_000 },
    ])
  })

  test('nothing owed: the month after this one, and no plan', () => {
    expect(planned({ debts: [] })).toMatchObject({ firstMonth: DECEMBER, debts: [], due: [] })
    expect(planned({ debts: [after(loan, 900_000)] })).toMatchObject({ debts: [], free: NOVEMBER })
  })
})

describe('a debt that was paid off in the open month', () => {
  const small = { ...store, balanceCents: 25_000, minimumPaymentCents: 9_000, paymentDueDate: '2026-11-28' }

  test('is still paid by the month’s money: the others are not asked for it again', () => {
    const before = planned({ debts: [small, loan], extraCents: 20_000 })
    expect(before.row(0)).toEqual({ store: 25_500, loan: 33_500 })
    const { row, due, firstMonth } = planned({
      debts: [after(small, 25_000), loan],
      payments: [paid('store', 25_000)],
    })
    expect(firstMonth).toBe(NOVEMBER)
    expect(row(0)).toEqual({ store: 25_000, loan: 34_000 })
    expect(due.map(({ leftCents, state }) => ({ leftCents, state }))).toEqual([
      { leftCents: 0, state: 'done' },
      { leftCents: 34_000, state: 'open' },
    ])
  })

  test('paid all at once it is gone in month 1, without interest or a deferral’s charge', () => {
    const deferredInterest = { aprPpm: 299_900, endsOn: '2026-11-30', accruedCents: 42_000 }
    const big = { ...small, balanceCents: 240_000, deferredInterest }
    const { plan } = planned({ debts: [after(big, 240_000), loan], payments: [paid('store', 240_000)] })
    expect(plan.payoffMonth['store']).toBe(1)
    expect(plan.schedule[0]?.debts[0]).toMatchObject({ interestCents: 0, balanceCents: 0 })
  })
})

test('a payment for the due day before is not paid again: the plan of the open cycle stands', () => {
  const due = { ...loan, paymentDueDate: '2026-10-28' }
  const late = [paid('loan', 30_000, '2026-10-31')]
  const {
    row,
    due: rows,
    firstMonth,
  } = planned({ debts: [after(due, 30_000)], payments: late, extraCents: 0 })
  expect(firstMonth).toBe(NOVEMBER)
  expect(row(0)).toEqual({ loan: 30_000 })
  expect(rows).toMatchObject([{ paidCents: 0, lateCents: 30_000, leftCents: 30_000, state: 'open' }])
})

test('more than planned stays paid', () => {
  const card = { ...store, paymentDueDate: '2026-11-28' }
  const { plan } = planned({ debts: [loan, after(card, 125_000)], payments: [paid('store', 125_000)] })
  expect(plan.schedule[0]?.debts[1]?.balanceCents).toBe(175_000)
})

describe('offers are counted in the months of the plan', () => {
  test('whichever debt gives month 1', () => {
    const offer = { ...store, promotionalRate: { aprPpm: 0, endsOn: '2027-06-03' } }
    expect(planned({ debts: [loan, offer] }).debts[1]?.rates[1]).toEqual({ fromMonth: 9, aprPpm: 240_000 })
    expect(planned({ debts: [offer] }).debts[0]?.rates[1]).toEqual({ fromMonth: 8, aprPpm: 240_000 })
  })
})

const dueDay = fc.option(
  fc.integer({ min: 1, max: 31 }).map((day) => `2026-10-${String(day).padStart(2, '0')}`),
  { nil: null },
)
const someDebt = fc.record({
  balanceCents: fc.integer({ min: 10_000, max: 900_000 }),
  aprPpm: fc.integer({ min: 0, max: 299_900 }),
  minimumPaymentCents: fc.integer({ min: 5_000, max: 40_000 }),
  paymentDueDate: dueDay,
})
const someDebts = fc
  .array(someDebt, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((one, i): Debt => ({ ...one, id: `d${i}`, type: 'credit_card' })))
/** Entered on that day: nothing was due before, so no payment is late. */
const entered = (debts: readonly Debt[], enteredOn: string): Debt[] =>
  debts.map((debt) => ({ ...debt, enteredOn }))
const someDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-10-31', days))

test('noting what the plan asks for, payment after payment, never asks for more than the month’s money', () => {
  fc.assert(
    fc.property(someDebts, someDay, fc.integer({ min: 0, max: 30_000 }), (made, day, extraCents) => {
      const debts = entered(made, day)
      const first = planned({ debts, day, extraCents })
      let now = debts
      let paidCents = 0
      const payments: Payment[] = []
      for (const { debtId } of first.due) {
        const row = planned({ debts: now, payments, day, extraCents }).due.find(
          (one) => one.debtId === debtId,
        )
        const owed = now.find(({ id }) => id === debtId)!.balanceCents
        const cents = Math.min(row?.leftCents ?? 0, owed)
        paidCents += cents
        payments.push(paid(debtId, cents, day))
        now = now.map((debt) => (debt.id === debtId ? after(debt, cents) : debt))
      }
      const moneyCents = first.due.reduce((sum, { leftCents }) => sum + leftCents, 0)
      // A payment that is noted without its interest leaves that interest to the debt after it, with a month's interest on
      // it where that one is due a month later, and a cent of rounding.
      const interestCents = debts.reduce((sum, { balanceCents, aprPpm }) => {
        const once = monthInterestCents(balanceCents, aprPpm ?? 0)
        return sum + once + monthInterestCents(once, aprPpm ?? 0) + 1
      }, 0)
      expect(paidCents).toBeLessThanOrEqual(moneyCents + interestCents)
    }),
    { numRuns: 300 },
  )
})

test('one debt without interest: noting the planned payment moves no debt-free month', () => {
  fc.assert(
    fc.property(someDebt, someDay, fc.integer({ min: 0, max: 30_000 }), (fields, day, extraCents) => {
      const debt: Debt = { ...fields, aprPpm: 0, id: 'd', type: 'credit_card', enteredOn: day }
      const before = planned({ debts: [debt], day, extraCents })
      const cents = before.due[0]!.leftCents
      fc.pre(cents < debt.balanceCents)
      const debts = [after(debt, cents)]
      const noted = planned({ debts, payments: [paid('d', cents, day)], day, extraCents })
      expect(noted.due[0]?.state).toBe('done')
      expect(noted.firstMonth).toBe(before.firstMonth + 1)
      expect(noted.free).toBe(before.free)
    }),
    { numRuns: 300 },
  )
})
