/** The totals of several months, all categories that are active together, in one statement. */
import { sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { storedCents } from '#server/db/money-columns.ts'
import { budgetAmounts, budgetCarries, budgetCategories, spending } from './budget.table.ts'

/** Amounts in cents. */
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
