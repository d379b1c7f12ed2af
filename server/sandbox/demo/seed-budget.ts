/** Writes a demo person's budget and goals, as the calls would: nothing lies after the day of seeding. */
import type { Executor } from '#server/db/executor.ts'
import { insertCategory, saveAmount } from '#server/features/budget/budget.queries.ts'
import { insertGroup } from '#server/features/budget/groups/groups.queries.ts'
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

type Seeding = { category: DemoCategory; groupId: string | null; months: string[]; today: string }

async function seedCategory(db: Executor, userId: string, { category, groupId, months, today }: Seeding) {
  const { name, icon, color, dueDay = null, budgetCents, earlierCents } = category
  const key = await insertCategory(db, userId, { name, icon, color, dueDay, groupId })
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

/** The groups of the categories in the order they come up, by their names. */
async function seedGroups(db: Executor, userId: string, { categories }: DemoBudget) {
  const ids = new Map<string, string>()
  for (const { group } of categories)
    if (group !== undefined && !ids.has(group)) ids.set(group, (await insertGroup(db, userId, group)).id)
  return ids
}

/** `today` is the day of seeding, YYYY-MM-DD. */
export async function seedBudget(
  db: Executor,
  userId: string,
  { budget, today }: { budget: DemoBudget; today: string },
): Promise<void> {
  const months = monthsUpTo(monthOf(today), budget.monthsBefore + 1)
  const groups = await seedGroups(db, userId, budget)
  for (const category of budget.categories) {
    const groupId = groups.get(category.group ?? '') ?? null
    await seedCategory(db, userId, { category, groupId, months, today })
  }
  if (budget.isCarriedOver) await carryOver(db, userId, monthOf(today))
  for (const goal of budget.goals) await seedGoal(db, userId, { goal, today })
}
