import { describe, expect, it } from 'vitest'
import { findingOf, layOutBars, monthLines, summaryOfMonths, usedLines } from './months-view.ts'

function months(...pairs: [number, number][]) {
  return monthLines(
    pairs.map(([budgetAmount, spentAmount], at) => ({
      month: `2026-0${at + 1}`,
      budgetAmount,
      carriedAmount: 0,
      spentAmount,
    })),
  )
}

describe('the finding', () => {
  it.each([
    [months([100_00, 90_00], [100_00, 100_00]), 'You stayed within budget in all 2 months'],
    [months([100_00, 90_00], [100_00, 100_01]), 'You stayed within budget in 1 of 2 months'],
  ])('%#', (lines, title) => {
    expect(findingOf(lines)).toBe(title)
  })

  it('is told in words for the months that have something', () => {
    expect(summaryOfMonths(months([0, 0], [100_00, 90_00]))).toBe('Feb: $90 spent of $100.')
  })
})

it('counts the months that have something', () => {
  expect(usedLines(months([0, 0], [100_00, 0], [0, 5_00]))).toHaveLength(2)
})

describe('the bars', () => {
  it('stand beside each other and grow with the amounts', () => {
    const { groups, bottom } = layOutBars(months([100_00, 50_00]), { width: 300, height: 240 })
    const [group] = groups
    expect(group?.budget.height).toBeCloseTo((group?.spent.height ?? 0) * 2)
    expect((group?.spent.y ?? 0) + (group?.spent.height ?? 0)).toBeCloseTo(bottom)
    expect(group?.spent.x).toBeGreaterThan((group?.budget.x ?? 0) + (group?.budget.width ?? 0))
  })

  it('hold when more came back than was spent', () => {
    const { groups } = layOutBars(months([100_00, -20_00]), { width: 300, height: 240 })
    expect(groups[0]?.spent.height).toBe(0)
  })
})
