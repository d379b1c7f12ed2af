/** One statement each: the lines of spending of a category, and the totals of months. The owner's id is in every one. */
import { and, between, desc, eq, sum, sql } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import type { CategoryKey } from './budget.queries.ts'
import { spending, budgetAmounts, budgetCarries, budgetCategories } from './budget.table.ts'
import type { SpendingRow } from './budget.table.ts'
import { daysOf } from './month.ts'
import { storedCents } from '#server/db/money-columns.ts'

/** A line of spending before it has an owner. */
export type NewSpending = Pick<SpendingRow, 'amount' | 'spentOn' | 'note'>

const spendingOf = ({ userId, categoryId }: CategoryKey) =>
  and(eq(spending.userId, userId), eq(spending.categoryId, categoryId))

const inMonth = (month: string) => between(spending.spentOn, daysOf(month).first, daysOf(month).last)

/** What was spent in a category in a month, newest first. */
export function listSpendingRows(db: Executor, key: CategoryKey, month: string): Promise<SpendingRow[]> {
  return db
    .select()
    .from(spending)
    .where(and(spendingOf(key), inMonth(month)))
    .orderBy(desc(spending.spentOn), desc(spending.seq))
}

/** What a category has spent in a month, in cents. */
export async function sumSpending(db: Executor, key: CategoryKey, month: string): Promise<number> {
  const rows = await db
    .select({ spent: sum(spending.amount).mapWith(spending.amount) })
    .from(spending)
    .where(and(spendingOf(key), inMonth(month)))
  return onlyRow(rows).spent ?? 0
}

export function insertSpending(db: Executor, key: CategoryKey, lines: NewSpending[]): Promise<SpendingRow[]> {
  return db
    .insert(spending)
    .values(lines.map((line) => ({ ...line, ...key })))
    .returning()
}

/** Removes a line; answers it as it was, or nothing where there was none. */
export async function removeSpending(
  db: Executor,
  key: CategoryKey,
  spendingId: string,
): Promise<SpendingRow | undefined> {
  const [removed] = await db
    .delete(spending)
    .where(and(spendingOf(key), eq(spending.id, spendingId)))
    .returning()
  return removed
}

/** What the categories that are active have together in a month; amounts in cents. */
export type MonthTotals = { month: string; budgetAmount: number; carriedAmount: number; spentAmount: number }

type Row = { month: string; budget: string; carried: string; spent: string }

/** One line for each month, in the order given; 0 where there is nothing. */
export async function listMonthTotals(
  db: Executor,
  userId: string,
  months: string[],
): Promise<MonthTotals[]> {
  const { rows } = await db.execute<Row>(sql`
    select asked.month,
      coalesce(sum(latest.amount), 0) as budget,
      coalesce(sum(carry.amount), 0) as carried,
      coalesce(sum(spent.amount), 0) as spent
    from unnest(${sql.param(months)}::text[]) with ordinality as asked (month, place)
    left join ${budgetCategories} c on c.user_id = ${userId} and c.is_active
    left join lateral (
      select a.amount from ${budgetAmounts} a
      where a.user_id = c.user_id and a.category_id = c.id and a.from_month <= asked.month
      order by a.from_month desc limit 1
    ) latest on true
    left join ${budgetCarries} carry
      on carry.user_id = c.user_id and carry.category_id = c.id and carry.month = asked.month
    left join lateral (
      select sum(s.amount) as amount from ${spending} s
      where s.user_id = c.user_id and s.category_id = c.id
        and s.spent_on >= to_date(asked.month, 'YYYY-MM')
        and s.spent_on < to_date(asked.month, 'YYYY-MM') + interval '1 month'
    ) spent on true
    group by asked.month, asked.place
    order by asked.place`)
  return rows.map(({ month, budget, carried, spent }) => ({
    month,
    budgetAmount: storedCents(budget),
    carriedAmount: storedCents(carried),
    spentAmount: storedCents(spent),
  }))
}
