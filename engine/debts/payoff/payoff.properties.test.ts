import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDebts, wildInput } from '#engine/testing/random-debts.ts'
import { comparePlans } from './compare.ts'
import type { PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { minimumDueCents } from '#engine/debts/terms/minimum-rule.ts'
import { outlinePayoff, planPayoff, startingMinimumsCents } from './payoff.ts'
import { paymentForMonths } from './solve.ts'

const RUNS = { numRuns: 1_000 }
const extra = fc.integer({ min: 0, max: 500_00 })

/** The month's money by the rule in words: constant budget, changes so far, lump sums of the month. */
function moneyIn(input: PayoffInput, month: number): number {
  const budget = input.budgetCents ?? startingMinimumsCents(input) + (input.extraCents ?? 0)
  const changes = (input.changes ?? []).filter(({ fromMonth }) => fromMonth <= month)
  const lumps = (input.lumpSums ?? []).filter((lump) => Math.max(1, lump.month) === month)
  const added = changes.reduce((sum, { addCents }) => sum + addCents, budget)
  return Math.max(0, added) + lumps.reduce((sum, { cents }) => sum + cents, 0)
}

/** Calls `look` with the balance at the month's start and the row of every debt and month. */
function eachRow(
  input: PayoffInput,
  plan: PayoffPlan,
  look: (opening: number, row: PayoffPlan['schedule'][number]['debts'][number], i: number) => void,
): void {
  const openings = input.debts.map(({ balanceCents }) => balanceCents)
  for (const { debts } of plan.schedule) {
    debts.forEach((row, i) => {
      look(openings[i] ?? NaN, row, i)
      openings[i] = row.balanceCents
    })
  }
}

test('opening + interest - payment = closing, to the cent, in every row', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      eachRow(input, planPayoff(input), (opening, row) => {
        expect(opening + row.interestCents - row.paymentCents).toBe(row.balanceCents)
        expect(row.balanceCents).toBeGreaterThanOrEqual(0)
      })
    }),
    RUNS,
  )
})

test('no month pays more than its money, and all of it while debts are left', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      if (input.order === 'minimumsOnly') return
      const plan = planPayoff(input)
      const gathers = input.convention === 'payThenAccrue' || input.debts.some(({ deferred }) => deferred)
      for (const { month, debts } of plan.schedule) {
        const paid = debts.reduce((sum, { paymentCents }) => sum + paymentCents, 0)
        const left = debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
        const money = moneyIn(input, month)
        expect(paid).toBeLessThanOrEqual(money)
        const mustPayAll = left > 0 && !gathers
        expect(paid).toBeGreaterThanOrEqual(mustPayAll ? money : 0)
      }
    }),
    RUNS,
  )
})

test('every open debt gets its minimum in every month of the schedule', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      const first = input.convention === 'payThenAccrue'
      const billed = input.debts.map(() => 0)
      eachRow(input, planPayoff(input), (opening, row, i) => {
        const interest = first ? (billed[i] ?? NaN) : row.interestCents
        billed[i] = row.interestCents
        const debt = input.debts[i]
        // Deferred interest falls due after the payment and is no part of the statement it answers.
        if (opening === 0 || !debt || debt.deferred) return
        const owed = first ? opening : opening + row.interestCents
        const asked = minimumDueCents(debt.minimum, opening, interest)
        expect(row.paymentCents).toBeGreaterThanOrEqual(Math.min(asked, owed))
      })
    }),
    RUNS,
  )
})

test('paid = starting balances + interest, to the cent, where the plan ends', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      const plan = planPayoff(input)
      const start = input.debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
      const left = plan.schedule.at(-1)?.debts.reduce((sum, row) => sum + row.balanceCents, 0) ?? start
      expect(plan.paidCents).toBe(start + plan.interestCents - left)
      expect(plan.status === 'paid').toBe(left === 0)
    }),
    RUNS,
  )
})

test('more extra never means more months nor more interest, for avalanche', () => {
  fc.assert(
    fc.property(plainDebts, extra, fc.integer({ min: 1, max: 300_00 }), (debts, extraCents, more) => {
      const less = outlinePayoff({ debts, extraCents, order: 'avalanche' })
      const most = outlinePayoff({ debts, extraCents: extraCents + more, order: 'avalanche' })
      expect(most.months).toBeLessThanOrEqual(less.months)
      expect(most.interestCents).toBeLessThanOrEqual(less.interestCents)
    }),
    { numRuns: 3_000 },
  )
})

test('constant rates: avalanche is never dearer than snowball by more than a cent a debt a month', () => {
  fc.assert(
    fc.property(plainDebts, extra, (debts, extraCents) => {
      const avalanche = outlinePayoff({ debts, extraCents, order: 'avalanche' })
      const snowball = outlinePayoff({ debts, extraCents, order: 'snowball' })
      const rounding = debts.length * Math.max(avalanche.months, snowball.months)
      expect(avalanche.interestCents).toBeLessThanOrEqual(snowball.interestCents + rounding)
    }),
    RUNS,
  )
})

test('an order of payment never beats minimums only by paying later', () => {
  fc.assert(
    fc.property(plainDebts, extra, (debts, extraCents) => {
      const { avalanche, snowball, minimumsOnly } = comparePlans({ debts, extraCents })
      expect(avalanche.months).toBeLessThanOrEqual(minimumsOnly.months)
      expect(snowball.months).toBeLessThanOrEqual(minimumsOnly.months)
    }),
    RUNS,
  )
})

test('the payment for a number of months is the smallest whole-dollar one', () => {
  fc.assert(
    fc.property(plainDebts, fc.integer({ min: 1, max: 120 }), (debts, months) => {
      const input: PayoffInput = { debts, order: 'avalanche' }
      const budgetCents = paymentForMonths(input, months)
      const isDone = (cents: number) => {
        const plan = outlinePayoff({ ...input, budgetCents: cents })
        return plan.status === 'paid' && plan.months <= months
      }
      expect(budgetCents % 100).toBe(0)
      expect(isDone(budgetCents)).toBe(true)
      expect(isDone(budgetCents - 100)).toBe(false)
    }),
    RUNS,
  )
})

test('payoff months are the months whose row first closes at zero', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      const closed: Record<string, number> = {}
      for (const debt of input.debts) if (debt.balanceCents === 0) closed[debt.id] = 0
      const plan = planPayoff(input)
      for (const { month, debts } of plan.schedule) {
        for (const { id, balanceCents } of debts) if (balanceCents === 0) closed[id] ??= month
      }
      expect(plan.payoffMonth).toEqual(closed)
      expect(plan.schedule.map(({ month }) => month)).toEqual(plan.schedule.map((_, i) => i + 1))
      expect(plan.schedule).toHaveLength(plan.months)
    }),
    RUNS,
  )
})

test('the input is left as it was', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      const before = structuredClone(input)
      planPayoff(input)
      expect(input).toEqual(before)
    }),
    RUNS,
  )
})
