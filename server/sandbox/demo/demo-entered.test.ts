import { asc, eq, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOfCyclePayments } from '#engine/debts/entries/recent-payments.ts'
import { users } from '#server/features/account/account.table.ts'
import { budgetAmounts, budgetCategories, spending } from '#server/features/budget/budget.table.ts'
import { creditScores } from '#server/features/credit-scores/credit-scores.table.ts'
import { presentDebt } from '#server/features/debts/debt-columns.ts'
import { findDebt, listPaymentsSince } from '#server/features/debts/debts.queries.ts'
import { debts } from '#server/features/debts/debts.table.ts'
import { readEntered } from '#server/features/facts/records.queries.ts'
import { FIRST_SETTINGS } from '#server/features/account/settings/settings.table.ts'
import { goalContributions, goals } from '#server/features/goals/goals.table.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { demoPeople } from './demo-people.content.ts'
import { seedSandbox } from './seed-sandbox.ts'

const NOW = new Date('2026-11-20T17:00:00Z')

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(NOW)
  await seedSandbox(test.app.parts)
})
afterAll(() => test.close())

async function idOf(email: string): Promise<string> {
  const [found] = await test.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found!.id
}

/** What one column adds up to for each row that it belongs to, in plain statements. */
async function sumsOf(
  table: typeof goalContributions | typeof spending,
  by: typeof goalContributions.goalId | typeof spending.categoryId,
  userId: string,
): Promise<Map<string, number>> {
  const rows = await test.db
    .select({ id: by, total: sum(table.amount).mapWith(table.amount) })
    .from(table)
    .where(eq(table.userId, userId))
    .groupBy(by)
  return new Map(rows.map(({ id, total }) => [id, total ?? 0]))
}

describe.each(demoPeople.map(({ email }) => email))('what %s entered, read in one statement', (email) => {
  it('is what a statement for each row says: debts, scores and goals', async () => {
    const userId = await idOf(email)
    const entered = await readEntered(test.db, { id: userId, timezone: FIRST_SETTINGS.timezone }, NOW)
    const ids = await test.db
      .select({ id: debts.id })
      .from(debts)
      .where(eq(debts.userId, userId))
      .orderBy(asc(debts.seq))
    const rows = await Promise.all(ids.map(({ id }) => findDebt(test.db, { userId, debtId: id })))
    expect(entered.debts.map(({ debt }) => debt)).toEqual(rows.map((row) => presentDebt(row!)))
    const scores = await test.db
      .select()
      .from(creditScores)
      .where(eq(creditScores.userId, userId))
      .orderBy(asc(creditScores.recordedAt), asc(creditScores.seq))
    expect(entered.scores).toEqual(scores)
    const saved = await sumsOf(goalContributions, goalContributions.goalId, userId)
    const plain = await test.db
      .select()
      .from(goals)
      .where(eq(goals.userId, userId))
      .orderBy(sql`${goals.completedAt} asc nulls first`, asc(goals.seq))
    expect(entered.goals).toEqual(
      plain.map((goal) => ({ ...withIsoDates(goal), currentAmount: saved.get(goal.id) ?? 0 })),
    )
  })

  it('is what a statement for each row says: payments and categories', async () => {
    const userId = await idOf(email)
    const entered = await readEntered(test.db, { id: userId, timezone: FIRST_SETTINGS.timezone }, NOW)
    const payments = await listPaymentsSince(test.db, userId, startOfCyclePayments('2026-11-20'))
    const [listed, expected] = [
      entered.debts.flatMap((debt) => debt.payments),
      payments.map(({ debtId, amount, occurredOn }) => ({ debtId, cents: amount, on: occurredOn })),
    ]
    expect(listed).toHaveLength(expected.length)
    expect(listed).toEqual(expect.arrayContaining(expected))
    const spent = await test.db
      .select({ id: spending.categoryId, amount: spending.amount, on: spending.spentOn })
      .from(spending)
      .where(eq(spending.userId, userId))
    const amounts = await test.db.select().from(budgetAmounts).where(eq(budgetAmounts.userId, userId))
    const plain = await test.db
      .select()
      .from(budgetCategories)
      .where(eq(budgetCategories.userId, userId))
      .orderBy(asc(budgetCategories.position), asc(budgetCategories.seq))
    expect(entered.categories).toEqual(
      plain.map((category) => {
        const lines = spent.filter(({ id, on }) => id === category.id && on.startsWith('2026-11'))
        const until = amounts.filter(
          ({ categoryId, fromMonth }) => categoryId === category.id && fromMonth <= '2026-11',
        )
        return {
          ...category,
          budgetAmount: until.toSorted((a, b) => (a.fromMonth < b.fromMonth ? 1 : -1))[0]?.amount ?? 0,
          carriedAmount: expect.any(Number) as number,
          spentAmount: lines.reduce((total, { amount }) => total + amount, 0),
          paymentCount: lines.filter(({ amount }) => amount > 0).length,
        }
      }),
    )
  })
})
