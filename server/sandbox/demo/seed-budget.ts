/** Writes a demo person's budget and goals, as the calls would: nothing lies after the day of seeding. */
import type { Executor } from '#server/db/executor.ts'
import { insertCategory, saveAmount } from '#server/features/budget/budget.queries.ts'
import { carryOver } from '#server/features/budget/carry-over.ts'
import { addMonths, daysOf, monthOf, monthsUpTo } from '#server/features/budget/month.ts'
import { insertContributions, insertGoal } from '#server/features/goals/goals.queries.ts'
import type { DemoBudget, DemoCategory, DemoGoal } from './demo-budgets.content.ts'
import { insertSpending } from '#server/features/budget/spending.queries.ts'

const dayIn = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`

const inTurn = (amounts: number[], turn: number) => amounts[turn % amounts.length] ?? 0

/** Every line of a category's spending in these months, up to today. */
function spendingOf(category: DemoCategory, months: string[], today: string) {
  return months
    .flatMap((month, turn) =>
      category.spending.map(({ day, note, cents }) => ({
        amount: inTurn(cents, turn),
        spentOn: dayIn(month, day),
        note,
      })),
    )
    .filter(({ amount, spentOn }) => amount > 0 && spentOn <= today)
}

async function seedCategory(
  db: Executor,
  userId: string,
  { category, months, today }: { category: DemoCategory; months: string[]; today: string },
) {
  const { name, icon, color, budgetCents, earlierCents, spending: _ } = category
  const key = await insertCategory(db, userId, { name, icon, color, isActive: true })
  const [first = monthOf(today)] = months
  await saveAmount(db, key, { fromMonth: first, amount: earlierCents ?? budgetCents })
  if (earlierCents !== undefined)
    await saveAmount(db, key, { fromMonth: addMonths(monthOf(today), -2), amount: budgetCents })
  const lines = spendingOf(category, months, today)
  if (lines.length > 0) await insertSpending(db, key, lines)
}

/** The newest contribution is in this month, or in the last one where its day is still to come. */
function contributionsOf(goal: DemoGoal, today: string) {
  const thisMonth = monthOf(today)
  const newest = dayIn(thisMonth, goal.day) <= today ? thisMonth : addMonths(thisMonth, -1)
  return monthsUpTo(newest, goal.months).map((month, turn) => ({
    amount: inTurn(goal.cents, turn),
    contributedOn: dayIn(month, goal.day),
  }))
}

async function seedGoal(db: Executor, userId: string, { goal, today }: { goal: DemoGoal; today: string }) {
  const { title, targetCents, dueInMonths, isCompleted = false } = goal
  const contributions = contributionsOf(goal, today)
  const lastDay = contributions.at(-1)?.contributedOn ?? today
  const key = await insertGoal(db, userId, {
    title,
    targetAmount: targetCents,
    targetDate: dueInMonths === null ? null : daysOf(addMonths(monthOf(today), dueInMonths)).last,
    completedAt: isCompleted ? new Date(`${lastDay}T12:00:00Z`) : null,
  })
  await insertContributions(db, key, contributions)
}

/** `today` is the day of seeding, YYYY-MM-DD. */
export async function seedBudget(
  db: Executor,
  userId: string,
  { budget, today }: { budget: DemoBudget; today: string },
): Promise<void> {
  const months = monthsUpTo(monthOf(today), budget.monthsBefore + 1)
  for (const category of budget.categories) await seedCategory(db, userId, { category, months, today })
  if (budget.isCarriedOver) await carryOver(db, userId, monthOf(today))
  for (const goal of budget.goals) await seedGoal(db, userId, { goal, today })
}
