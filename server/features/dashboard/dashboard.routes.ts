/**
 * The dashboard in one answer, from six statements whatever the person has: the session, debts with their
 * payments, scores, goals, budget, and what they have chosen. The articles are content. Once an hour the
 * session is prolonged besides.
 */
import { getDashboard } from '#contracts/money/dashboard.ts'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import { monthlySavingsCents } from '#engine/budget/usage.ts'
import { financialHealth } from '#engine/credit/financial-health.ts'
import type { Payment } from '#engine/debts/debt.ts'
import { RECORD_MONTHS } from '#engine/credit/payment-record.ts'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { dayInZone } from '#server/calendar-day.ts'
import { readBudgetCategories } from '#server/features/budget/budget.queries.ts'
import { readScores } from '#server/features/credit-scores/credit-scores.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import { readGoals } from '#server/features/goals/goals.queries.ts'
import { featuredArticles } from '#server/features/library/articles.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { readChoices } from '#server/features/facts/records.queries.ts'
import { activeCategories, healthFacts } from './health-facts.ts'

const presentPayment = ({ debtId, cents, on }: Payment) => ({
  debtId,
  amount: cents,
  paidOn: on,
})

/** spec 9 */
const ARTICLES_SHOWN = 3

/** The first day of the month before those that the payment record looks at. */
function beforeRecord(today: string): string {
  const { year, month } = monthOfIndex(monthIndex(today) - RECORD_MONTHS - 1)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

async function readDashboard(db: Executor, userId: string, now: Date): Promise<Dashboard> {
  const choices = await readChoices(db, userId)
  const today = dayInZone(now, choices.settings.timezone)
  const [debts, creditScores, goals, budgetCategories] = await Promise.all([
    readDebtsWithPayments(db, userId, { today, since: beforeRecord(today) }),
    readScores(db, userId),
    readGoals(db, userId),
    readBudgetCategories(db, userId, today),
  ])
  const creditScore = creditScores.at(-1) ?? null
  const health = financialHealth(
    healthFacts({ debts, goals, today, categories: budgetCategories, latestScore: creditScore }),
  )
  const savings = monthlySavingsCents(activeCategories(budgetCategories))
  return {
    creditScore,
    creditScores,
    totalDebt: debts.reduce((sum, { debt }) => sum + debt.balance, 0),
    monthlySavings: savings,
    financialHealthScore: health.score,
    financialHealthParts: health.parts,
    debts: debts.map(({ debt }) => debt),
    payments: debts.flatMap(({ payments }) => payments.map(presentPayment)),
    goals,
    budgetCategories,
    articles: featuredArticles(ARTICLES_SHOWN),
    ...choices,
  }
}

/** The dashboard. */
export function mountDashboard(app: App): void {
  mount(app, getDashboard, ({ parts, user }) => readDashboard(parts.db, user.id, parts.clock.now()))
}
