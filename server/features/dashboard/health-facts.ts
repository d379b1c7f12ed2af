/** The input of the engine's health score, from the person's records. */
import type { BudgetCategory } from '#contracts/money/budget.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import type { Goal } from '#contracts/money/goals.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { toCategoryMonth } from '#engine/budget/category-kind.ts'
import type { CategoryMonth } from '#engine/budget/category-kind.ts'
import { isCard } from '#engine/credit/factors.ts'
import type { HealthFacts } from '#engine/credit/financial-health.ts'
import { paymentRecord } from '#engine/credit/payment-record.ts'
import { creditUtilization } from '#engine/credit/utilization.ts'
import { progressFigures } from '#engine/debts/progress.ts'
import { fixedMinimumCents } from '#engine/debts/start/this-month.ts'
import type { DebtWithPayments } from '#server/features/debts/read-debts.queries.ts'

/** This month's active categories. */
export function activeCategories(categories: BudgetCategory[]): CategoryMonth[] {
  return categories.filter(({ isActive }) => isActive).map(toCategoryMonth)
}

function paymentsOf(debts: DebtWithPayments[], today: string): HealthFacts['payments'] {
  return paymentRecord(
    debts.map(({ debt, paid }) => ({
      id: debt.id,
      balanceCents: debt.balance,
      minimumCents: fixedMinimumCents(toDebt(debt)),
      payments: paid.map(({ month, cents }) => ({ cents, paidOn: `${month}-01` })),
    })),
    today,
  )
}

function utilizationPercent(debts: DebtWithPayments[]): number | null {
  const cards = debts.map(({ debt }) => debt).filter((debt) => isCard(debt) && debt.closedAt === null)
  const utilization = creditUtilization(
    cards.map(({ id, balance, creditLimit }) => ({
      id,
      balanceCents: balance,
      limitCents: creditLimit,
    })),
  )
  return utilization?.percent ?? null
}

/** A goal that the person called done counts whole, whatever it holds by now. */
function goalAmounts({ currentAmount, targetAmount: targetCents, completedAt }: Goal) {
  return { currentCents: completedAt === null ? currentAmount : targetCents, targetCents }
}

export type Known = {
  debts: DebtWithPayments[]
  categories: BudgetCategory[]
  goals: Goal[]
  latestScore: CreditScore | null
  /** YYYY-MM-DD */
  today: string
}

export function healthFacts({ debts, categories, goals, latestScore, today }: Known): HealthFacts {
  return {
    payments: paymentsOf(debts, today),
    debts: debts.map(({ debt }) => progressFigures(debt)),
    utilizationPercent: utilizationPercent(debts),
    budget: activeCategories(categories),
    goals: goals.map(goalAmounts),
    creditScore: latestScore?.score ?? null,
  }
}
