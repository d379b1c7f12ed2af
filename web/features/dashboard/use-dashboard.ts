/** The one request that fills the dashboard, and with it what the other screens would ask for first. */
import { useQuery, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { listBudgetCategories } from '#contracts/budget.ts'
import { listCreditScores } from '#contracts/credit-scores.ts'
import { getDashboard, type Dashboard } from '#contracts/dashboard.ts'
import { getDebtPlan, listDebts } from '#contracts/debts.ts'
import { listGoals } from '#contracts/goals.ts'
import { getSettings } from '#contracts/settings.ts'
import { readOf } from '#web/api/read.ts'
import { today } from '#web/format/dates.ts'

const dashboardRead = readOf(getDashboard)

export function useDashboard() {
  return useQuery({
    queryKey: dashboardRead.queryKey,
    queryFn: async (context: QueryFunctionContext<readonly string[]>) => {
      const dashboard = await dashboardRead.queryFn(context)
      seed(context.client, dashboard)
      return dashboard
    },
  })
}

/** Other screens open at once with what is here already. Articles are only three of many, so they stay out. */
function seed(client: QueryClient, dashboard: Dashboard): void {
  const { debts, plan, goals, budgetCategories, creditScores, settings } = dashboard
  client.setQueryData(readOf(listDebts).queryKey, debts)
  client.setQueryData(readOf(getDebtPlan).queryKey, plan)
  client.setQueryData(readOf(listGoals).queryKey, goals)
  // The budget screen keeps a list for each month.
  const categories = readOf(listBudgetCategories).queryKey
  client.setQueryData([...categories, 'month', today().slice(0, 7)], budgetCategories)
  client.setQueryData(readOf(listCreditScores).queryKey, creditScores)
  client.setQueryData(readOf(getSettings).queryKey, settings)
}
