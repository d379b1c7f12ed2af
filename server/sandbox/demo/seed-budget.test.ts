import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { budgetHealth, categoryUsage } from '#engine/budget/usage.ts'
import { listMonthTotals } from '#server/features/budget/spending.queries.ts'
import { listCategoryFigures } from '#server/features/budget/budget.queries.ts'
import { addMonths, monthOf, monthsUpTo } from '#server/features/budget/month.ts'
import { readGoals } from '#server/features/goals/goals.queries.ts'
import { budgetCategoryAnswer } from '#contracts/money/budget.ts'
import { toCategoryMonth } from '#engine/budget/category-kind.ts'
import { goalAnswer } from '#contracts/money/goals.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { demoBudgets } from './demo-budgets.content.ts'
import { seedBudget } from './seed-budget.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const monthOfRow = (row: Awaited<ReturnType<typeof listCategoryFigures>>[number]) => toCategoryMonth(row)

describe.each(Object.keys(demoBudgets))('the budget of the %s person', (label) => {
  it.each(['2026-11-20', '2026-12-31', '2027-01-01', '2028-02-29'])('is believable on %s', async (today) => {
    const { id } = await makeUser(test.app)
    await seedBudget(test.db, id, { budget: demoBudgets[label]!, today })
    const month = monthOf(today)
    const categories = await listCategoryFigures(test.db, id, month)
    expect(categories.length).toBeGreaterThanOrEqual(8)
    expect(categories.length).toBeLessThanOrEqual(12)
    for (const row of categories) z.encode(budgetCategoryAnswer, row)

    const last = await listCategoryFigures(test.db, id, addMonths(month, -1))
    const { onTrack, atRisk, over } = budgetHealth(last.map(monthOfRow))
    expect(onTrack).toBeGreaterThan(0)
    expect(atRisk + over).toBeGreaterThan(0)
    for (const row of last) expect(categoryUsage(monthOfRow(row)).percent!).toBeLessThan(140)

    const months = await listMonthTotals(test.db, id, monthsUpTo(month, 4))
    for (const { spentAmount, budgetAmount } of months.slice(0, -1)) {
      expect(spentAmount).toBeGreaterThan(budgetAmount * 0.7)
      expect(spentAmount).toBeLessThan(budgetAmount * 1.05)
    }
    const later = 'select 1 from spending where user_id = $1 and spent_on > $2'
    expect((await test.pool.query(later, [id, today])).rows).toEqual([])

    const goals = await readGoals(test.db, id)
    expect(goals.length).toBeGreaterThanOrEqual(2)
    expect(goals.length).toBeLessThanOrEqual(4)
    for (const goal of goals) {
      z.encode(goalAnswer, goal)
      const { targetDate, currentAmount, completedAt } = goal
      expect(currentAmount).toBeGreaterThan(0)
      expect(goal.currentAmount >= goal.targetAmount).toBe(completedAt !== null)
      expect(targetDate === null || targetDate > today).toBe(true)
    }
  })
})
