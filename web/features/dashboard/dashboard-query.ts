/**
 * The one request that fills the dashboard, and what the other screens would ask for first. Their keys are written out;
 * a test holds them against the contracts.
 */
import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import { getDashboard, type Dashboard } from '#contracts/dashboard.ts'
import { call } from '#web/api/call.ts'
import { today } from '#web/format/dates.ts'

type Key = readonly string[]

export const dashboardQuery = {
  queryKey: ['/api/dashboard'] as Key,
  queryFn: async (context: QueryFunctionContext<Key>) => {
    const dashboard = await call(getDashboard)
    seed(context.client, dashboard)
    return dashboard
  },
}

/** Where the lists of the answer are kept for the other screens. Articles are only three of many, so they stay out. */
export const seededKeys = {
  debts: ['/api/debts'],
  plan: ['/api/debt-plan'],
  goals: ['/api/goals'],
  budgetCategories: ['/api/budget-categories'],
  creditScores: ['/api/credit-scores'],
  settings: ['/api/settings'],
} as const satisfies Partial<Record<keyof Dashboard, Key>>

function seed(client: QueryClient, dashboard: Dashboard): void {
  for (const part of ['debts', 'plan', 'goals', 'creditScores', 'settings'] as const) {
    client.setQueryData(seededKeys[part], dashboard[part])
  }
  // The budget screen keeps a list for each month.
  const thisMonth = [...seededKeys.budgetCategories, 'month', today().slice(0, 7)]
  client.setQueryData(thisMonth, dashboard.budgetCategories)
}
