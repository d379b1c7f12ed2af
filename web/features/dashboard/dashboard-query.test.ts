import { expect, it } from 'vitest'
import { listBudgetCategories } from '#contracts/budget.ts'
import { listCreditScores } from '#contracts/credit-scores.ts'
import { getDashboard } from '#contracts/dashboard.ts'
import { getDebtPlan, listDebts } from '#contracts/debts.ts'
import { listGoals } from '#contracts/goals.ts'
import { getSettings } from '#contracts/settings.ts'
import { readOf } from '#web/api/read.ts'
import { dashboardQuery, seededKeys } from './dashboard-query.ts'

it('reads the dashboard where the contract has it', () => {
  expect(dashboardQuery.queryKey).toEqual(readOf(getDashboard).queryKey)
})

it.each([
  ['debts', listDebts],
  ['plan', getDebtPlan],
  ['goals', listGoals],
  ['budgetCategories', listBudgetCategories],
  ['creditScores', listCreditScores],
  ['settings', getSettings],
] as const)('keeps %s where its own screen looks', (part, call) => {
  expect(seededKeys[part]).toEqual(readOf(call).queryKey)
})
