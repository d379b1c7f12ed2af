import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { debt } from '#engine/testing/cards.ts'
import { offerInput } from '#engine/testing/offer-sets.ts'
import { earliestClosings, leastOwed, owedSteps } from './closings.ts'
import { debtMonths } from './debt-months.ts'
import { monthMoney } from './month-money.ts'

/** What the model knows of an input's debts before anything is solved. */
function reachOf(input: PayoffInput, months: number) {
  const money = monthMoney(input, months)
  const debts = input.debts.map((one, entered) => debtMonths(one, entered, months))
  return { debts, money, least: leastOwed(debts, money) }
}

describe('how fast any plan can be', () => {
  const two: PayoffInput = {
    debts: [debt('small', [1_000_00, 0, 25_00]), debt('loan', [9_000_00, 0, 100_00])],
    budgetCents: 400_00,
    order: 'avalanche',
  }

  test('a debt gets all that the others do not ask for', () => {
    const { least } = reachOf(two, 6)
    const expected = [1_000, 700, 400, 100, 0, 0, 0]
    least[0]!.forEach((owed, month) => expect(owed).toBeCloseTo(expected[month]!, 0))
    expect(earliestClosings(least)[0]).toBe(4)
  })

  test('what closes a debt early is not there for another', () => {
    const three: PayoffInput = {
      ...two,
      debts: [debt('a', [1_000_00, 0, 100_00]), debt('b', [1_000_00, 0, 100_00])],
    }
    // $2,000 in all: by the end of month 3 the other has got $300, and month 4 is the first to have paid $1,000 here.
    expect(earliestClosings(reachOf(three, 6).least)).toEqual([4, 4])
  })

  test('what may be owed grows with every month that a debt stays open', () => {
    const reach = reachOf(two, 30)
    const steps = owedSteps(reach, reach.debts[1]!, 1)
    // "small" can be closed by month 4; until then it asks for $25 a month of what is owed on it, $700 at the least.
    expect(steps.slice(0, 3).map(Math.round)).toEqual([375, 375, 375])
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(reach.debts[1]!.top[1]!, 6)
  })
})

test('no plan owes less than the least, closes sooner than the earliest, or owes more than its closing lets it', () => {
  let checked = 0
  const orders = fc.constantFrom('avalanche' as const, 'snowball' as const, 'own' as const)
  fc.assert(
    fc.property(offerInput, orders, fc.nat(40), (input, named, at) => {
      const plan = planPayoff({ ...input, order: named === 'own' ? input.order : named })
      if (plan.status !== 'paid') return
      const reach = reachOf(input, plan.months)
      const earliest = earliestClosings(reach.least)
      const month = 1 + (at % plan.months)
      const rounding = 0.02 * (month + 1)
      input.debts.forEach(({ id }, i) => {
        const closes = plan.payoffMonth[id]!
        expect(closes).toBeGreaterThanOrEqual(earliest[i]!)
        const row = plan.schedule[month - 1]!.debts.find((one) => one.id === id)
        const owed = (row?.balanceCents ?? 0) / 100
        expect(owed).toBeGreaterThanOrEqual(reach.least[i]![month]! - rounding)
        if (month >= closes) return
        const steps = owedSteps(reach, reach.debts[i]!, month)
        const most = steps.slice(0, closes - month).reduce((sum, step) => sum + step, 0)
        expect(owed).toBeLessThanOrEqual(most + rounding)
        checked += 1
      })
    }),
    { numRuns: 2_000 },
  )
  expect(checked).toBeGreaterThan(2_000)
})
