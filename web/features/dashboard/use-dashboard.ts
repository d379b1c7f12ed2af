import {
  type DataTag,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  useQuery,
} from '@tanstack/react-query'
import { listBudgetCategories } from '#contracts/money/budget.ts'
import { getSettings } from '#contracts/account/settings.ts'
import { listCreditScores } from '#contracts/money/credit-scores.ts'
import { listGoals } from '#contracts/money/goals.ts'
import { getDebtPlan } from '#contracts/money/debt-plan.ts'
import { listDebts } from '#contracts/money/debts.ts'
import { readOf } from '#web/api/read.ts'
import { type Dashboard, getDashboard } from '#contracts/money/dashboard.ts'
import { readerOf } from '#web/api/reader-of.ts'
import { readAnswer, request } from '#web/api/request.ts'
import { ifReadable } from '#web/api/api-error.ts'
import { today } from '#web/format/dates.ts'

/** Everything the dashboard shows, in one answer. */
export function useDashboard() {
  return useQuery(dashboardQuery)
}

const dashboardQuery = {
  queryKey: readOf(getDashboard).queryKey,
  queryFn: async ({ client }: QueryFunctionContext) => {
    const [response, { decodeParts, whole }] = await Promise.all([
      request('GET', getDashboard.path),
      readerOf(getDashboard),
    ])
    const dashboard = await readAnswer(response, (answer) => decodeParts(whole, answer, response))
    seed(client, dashboard)
    return dashboard
  },
  // Its parts are not compared: reading one that is unreadable throws, and only its own card may.
  structuralSharing: false,
}

/** Keeps the lists of the answer for the other screens. Articles are only three of many, so they stay out. */
function seed(client: QueryClient, dashboard: Dashboard): void {
  keep(client, readOf(listDebts).queryKey, () => dashboard.debts)
  keep(client, readOf(getDebtPlan).queryKey, () => dashboard.plan)
  keep(client, readOf(listGoals).queryKey, () => dashboard.goals)
  keep(client, readOf(listCreditScores).queryKey, () => dashboard.creditScores)
  keep(client, readOf(getSettings).queryKey, () => dashboard.settings)
  // The budget screen keeps a list for each month.
  const thisMonth = readOf(listBudgetCategories, { query: { month: today().slice(0, 7) } })
  keep(client, thisMonth.queryKey, () => dashboard.budgetCategories)
}

/** A part that cannot be read is left for its own screen to ask for. */
function keep<Part>(client: QueryClient, key: DataTag<QueryKey, Part, Error>, part: () => Part): void {
  ifReadable(() => client.setQueryData(key, part() as never))
}

/** Whether the person has entered nothing yet; false where that cannot be read. */
export function isUntouched(dashboard: Dashboard): boolean {
  const lists = ifReadable(() => [
    dashboard.debts,
    dashboard.creditScores,
    dashboard.goals,
    dashboard.budgetCategories,
  ])
  return lists !== null && lists.every((list) => list.length === 0)
}
