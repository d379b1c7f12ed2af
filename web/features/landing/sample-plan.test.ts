import { expect, it } from 'vitest'
import { computeSamplePlan } from './sample-plan.ts'

it('ends at zero, sooner and cheaper than paying the minimums', () => {
  const plan = computeSamplePlan()
  expect(plan.months).toBeGreaterThan(12)
  expect(plan.months).toBeLessThan(plan.minimumsMonths)
  expect(plan.savedCents).toBeGreaterThan(0)
  for (const debt of plan.series) {
    expect(debt.values).toHaveLength(plan.months + 1)
    expect(debt.values.at(-1)).toBe(0)
  }
  expect(plan.alternative).toHaveLength(plan.minimumsMonths + 1)
  expect(plan.alternative.at(-1)).toBe(0)
})

it('starts both lines at the same total', () => {
  const plan = computeSamplePlan()
  expect(plan.series.reduce((sum, debt) => sum + (debt.values[0] ?? 0), 0)).toBe(plan.alternative[0])
})
