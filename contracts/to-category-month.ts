/** How a budget category of the wire becomes one of the engine: decimal texts to whole cents. */
import type { CategoryMonth } from '#engine/budget/category-kind.ts'
import { parseCents } from '#engine/money/cents.ts'
import type { BudgetCategory } from './budget.ts'

function centsOf(text: string): number {
  const cents = parseCents(text)
  if (cents === null) throw new RangeError(`not an amount: ${text}`)
  return cents
}

/** The engine's category, with the figures of the month it was read for. Throws RangeError on texts that are not amounts. */
export function toCategoryMonth(category: BudgetCategory): CategoryMonth {
  return {
    name: category.name,
    budgetCents: centsOf(category.budgetAmount),
    carriedCents: centsOf(category.carriedAmount),
    spentCents: centsOf(category.spentAmount),
    paymentCount: category.paymentCount,
  }
}
