/**
 * The dashboard's `monthlySavings`: what this month's budget leaves unspent so far. All budgets and what was
 * carried over, minus everything spent, never below 0. It is money not spent yet, not money put away.
 * Example: $2,000 planned, $150 carried over, $1,420 spent: $730.
 */
import { type CategoryBudget, leftCents } from './category-kind.ts'

/** Whole cents, or null where the person has no budget. Overspending in one category lowers what others leave. */
export function monthlySavingsCents(categories: readonly CategoryBudget[]): number | null {
  if (categories.length === 0) return null
  return Math.max(
    0,
    categories.reduce((sum, category) => sum + leftCents(category), 0),
  )
}
