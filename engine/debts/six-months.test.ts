import { describe, expect, it } from 'vitest'
import type { PayoffDebt } from './debt.ts'
import { planPayoff } from './payoff/payoff.ts'
import { sixMonths, type CashFlow } from './six-months.ts'

const card: PayoffDebt = {
  id: 'card',
  balanceCents: 200_000,
  rates: [{ fromMonth: 0, aprPpm: 240_000 }],
  minimum: { kind: 'fixed', cents: 10_000 },
}
const car: PayoffDebt = {
  id: 'car',
  balanceCents: 900_000,
  rates: [{ fromMonth: 0, aprPpm: 60_000 }],
  minimum: { kind: 'fixed', cents: 30_000 },
}
const flow = (given: Partial<CashFlow> = {}): CashFlow => ({
  incomeCents: 400_000,
  expensesCents: 280_000,
  savingsCents: 0,
  debts: [card, car],
  order: 'avalanche',
  ...given,
})

describe('six months', () => {
  it('fills half a month of expenses first, then pays the debts', () => {
    const found = sixMonths(flow())
    expect(found).toMatchObject({
      minimumsCents: 40_000,
      leftCents: 80_000,
      cushionTargetCents: 140_000,
      cushionFullMonth: 2,
    })
    expect(found.months.map(({ toCushionCents, extraCents }) => [toCushionCents, extraCents])).toEqual([
      [80_000, 0],
      [60_000, 20_000],
      [0, 80_000],
      [0, 80_000],
      [0, 80_000],
      [0, 80_000],
    ])
    expect(found.months.map(({ targetId }) => targetId)).toEqual([null, 'card', 'card', 'card', 'car', 'car'])
    expect(found.months.map(({ paidOff }) => paidOff)).toEqual([[], [], [], ['card'], [], []])
  })

  it('is the payoff plan from the start where the cushion is full', () => {
    const found = sixMonths(flow({ savingsCents: 140_000 }))
    const plan = planPayoff({ debts: [card, car], order: 'avalanche', extraCents: 80_000 })
    expect(found.cushionFullMonth).toBe(0)
    expect(found.plan).toEqual({
      status: 'paid',
      months: plan.months,
      interestCents: plan.interestCents,
    })
    expect(found.months.map(({ owedCents }) => owedCents)).toEqual(
      plan.schedule.slice(0, 6).map(({ debts }) => debts.reduce((sum, one) => sum + one.balanceCents, 0)),
    )
  })

  it('hands out nothing where nothing is left, and plans nothing where a month falls short', () => {
    const even = sixMonths(flow({ incomeCents: 320_000 }))
    expect(even.cushionFullMonth).toBeNull()
    expect(even.months.every(({ toCushionCents, extraCents }) => toCushionCents + extraCents === 0)).toBe(
      true,
    )
    const short = sixMonths(flow({ incomeCents: 300_000 }))
    expect(short).toMatchObject({ leftCents: -20_000, months: [] })
    expect(even.bridge).toBeNull()
  })

  it.each([
    ['nothing saved', 0, { fromSavingsCents: 0, missingCents: 20_000, fullMonths: 0 }],
    ['less than the gap', 15_000, { fromSavingsCents: 15_000, missingCents: 5_000, fullMonths: 0 }],
    ['the gap and more', 59_999, { fromSavingsCents: 20_000, missingCents: 0, fullMonths: 2 }],
  ])('a short month is bridged from savings: %s', (_, savingsCents, bridge) => {
    expect(sixMonths(flow({ incomeCents: 300_000, savingsCents })).bridge).toEqual(bridge)
  })

  it('works without debts, and goes on after the last is paid', () => {
    const free = sixMonths(flow({ debts: [] }))
    expect(free.months.map(({ owedCents, targetId }) => [owedCents, targetId])).toEqual(
      Array.from({ length: 6 }, () => [0, null]),
    )
    const soon = sixMonths(flow({ debts: [card], savingsCents: 140_000 }))
    expect(soon.months.at(-1)).toMatchObject({ owedCents: 0, extraCents: 0, targetId: null })
    // $2,000 at 24 % with $1,200 a month: $1,200, then the $856.80 that are left.
    expect(soon.months.map(({ extraCents }) => extraCents).slice(0, 3)).toEqual([110_000, 75_680, 0])
  })
})
