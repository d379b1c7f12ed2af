/** Debts as the contract has them, for features that show them beside their own, with what was paid month by month. */
import { and, asc, eq, gte, sql, sum } from 'drizzle-orm'
import type { Debt } from '#contracts/debts.ts'
import type { Executor } from '#server/db/executor.ts'
import { bankOfDebt } from '#server/features/banks/debt-source.queries.ts'
import { debtEntries, debts } from './debts.table.ts'
import { presentDebt } from './present-debt.ts'

/** What was paid in a month: `amount` is a decimal text, `month` 'YYYY-MM'. */
export type PaidMonth = { month: string; amount: string }

/** The person's debts in the order they were entered, each with the months in which something was paid, oldest first. */
export type DebtWithPayments = { debt: Debt; paid: PaidMonth[] }

/** One statement, whatever the number of debts and payments; the payments are those from `since` (YYYY-MM-DD) on. */
export async function readDebtsWithPayments(
  db: Executor,
  userId: string,
  since: string,
): Promise<DebtWithPayments[]> {
  const month = sql`to_char(${debtEntries.occurredOn}, 'YYYY-MM')`
  const paid = db
    .select({ month: month.as('month'), amount: sum(debtEntries.amount).as('amount') })
    .from(debtEntries)
    .where(
      and(
        eq(debtEntries.userId, debts.userId),
        eq(debtEntries.debtId, debts.id),
        eq(debtEntries.kind, 'payment'),
        gte(debtEntries.occurredOn, since),
      ),
    )
    .groupBy(sql`1`)
    .as('paid')
  // As texts: a number of JSON would lose cents.
  const months = db
    .select({
      list: sql<
        PaidMonth[] | null
      >`json_agg(json_build_object('month', ${paid.month}, 'amount', ${paid.amount}::text) order by ${paid.month})`.as(
        'list',
      ),
    })
    .from(paid)
    .as('months')
  const rows = await db
    .select({ debt: debts, bank: bankOfDebt, paid: months.list })
    .from(debts)
    .leftJoinLateral(months, sql`true`)
    .where(eq(debts.userId, userId))
    .orderBy(asc(debts.seq))
  return rows.map(({ debt, bank, paid }) => ({ debt: presentDebt({ ...debt, bank }), paid: paid ?? [] }))
}
