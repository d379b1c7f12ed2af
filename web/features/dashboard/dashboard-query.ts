/**
 * The one request that fills the dashboard, and what the other screens would ask for first. Their keys are written out;
 * a test holds them against the contracts.
 */
import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import { getDashboard, type Dashboard } from '#contracts/dashboard.ts'
import { decodeParts } from '#web/api/decode-answer.ts'
import { readAnswer, request } from '#web/api/request.ts'
import { UnreadableAnswer } from '#web/api/unreadable-answer.ts'
import { today } from '#web/format/dates.ts'

type Key = readonly string[]

export const dashboardQuery = {
  queryKey: ['/api/dashboard'] as Key,
  queryFn: async (context: QueryFunctionContext<Key>) => {
    const response = await request('GET', getDashboard.path)
    const dashboard = await readAnswer(response, (answer) => decodeParts(getDashboard, answer, response))
    seed(context.client, dashboard)
    return dashboard
  },
  // Its parts are not looked through: one that cannot be read says so where it is shown.
  structuralSharing: false,
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
  for (const part of ['debts', 'plan', 'goals', 'creditScores', 'settings'] as const)
    keep(client, seededKeys[part], () => dashboard[part])
  // The budget screen keeps a list for each month.
  const thisMonth = [...seededKeys.budgetCategories, 'month', today().slice(0, 7)]
  keep(client, thisMonth, () => dashboard.budgetCategories)
}

/** A part that cannot be read is left for its own screen to ask for. */
function keep(client: QueryClient, key: Key, part: () => unknown): void {
  try {
    client.setQueryData(key, part())
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error
  }
}
