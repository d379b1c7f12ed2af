/** Everything the dashboard shows, in one answer. */
import * as z from 'zod/mini'
import { day, money } from '#contracts/amounts.ts'
import { articleAnswer } from '#contracts/education/articles.ts'
import { budgetCategoryAnswer } from './budget.ts'
import { cashAnswer } from './cash-plan.ts'
import { creditScoreAnswer } from './credit-scores.ts'
import { planAnswer } from './debt-plan.ts'
import { debtAnswer, recentPaymentAnswer } from './debts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { goalAnswer } from './goals.ts'
import { settingsAnswer } from '#contracts/account/settings.ts'

export const dashboardAnswer = z.object({
  /** the latest score; null where none is recorded */
  creditScore: z.nullable(creditScoreAnswer),
  creditScores: z.array(creditScoreAnswer),
  totalDebt: money,
  /** what this month's budget leaves unspent so far, not below zero (engine/budget/usage.ts); null where there is no budget */
  monthlySavings: z.nullable(money),
  /** 0 to 100 (engine/credit/financial-health.ts); 75 only where nothing is known */
  financialHealthScore: z.int(),
  /** what the health score rests on: each part known, its points and its most points */
  financialHealthParts: z.array(z.object({ part: z.string(), points: z.int(), mostPoints: z.int() })),
  debts: z.array(debtAnswer),
  /** what was paid on them in the last three cycles, and since the day of their deferred interest */
  payments: z.array(recentPaymentAnswer),
  plan: planAnswer,
  /** a short month changes what is asked for */
  cashPlan: cashAnswer,
  goals: z.array(goalAnswer),
  budgetCategories: z.array(budgetCategoryAnswer),
  /** open lawsuits that wait for an answer, the nearest day first; null where only the court knows the day */
  courtDays: z.array(z.object({ id: z.string(), recipient: z.string(), dueOn: z.nullable(day) })),
  articles: z.array(articleAnswer),
  settings: settingsAnswer,
})
export type Dashboard = z.output<typeof dashboardAnswer>

export const getDashboard = endpoint('GET /api/dashboard', {
  summary: 'What the dashboard shows: scores, debts, plan, goals, budget, health score, three articles.',
  access: 'signedIn',
  tokenScope: 'records:read',
  keptOffline: true,
  answer: dashboardAnswer,
})
