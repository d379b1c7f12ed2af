/** Debts as the contract has them, for features that show them beside their own, with what was paid on each. */
import { and, asc, eq, gte, sql, sum } from 'drizzle-orm'
import type { Debt } from '#contracts/money/debts.ts'
import type { Payment } from '#engine/debts/debt.ts'
import type { Cents } from '#engine/money/units.ts'
import { addDays } from '#engine/money/calendar.ts'
import { storedCents } from '#server/db/money-columns.ts'
import type { Executor } from '#server/db/executor.ts'
import { bankOfDebt } from './debt-source.queries.ts'
import { debtEntries, debts } from './debts.table.ts'
import { presentDebt } from './debt-columns.ts'

/** The sum paid in a month, 'YYYY-MM'. */
export type PaidMonth = { month: string; cents: Cents }

/** A debt, the months in which something was paid on it, oldest first, and the payments of its last two cycles or more. */
export type DebtWithPayments = { debt: Debt; paid: PaidMonth[]; payments: Payment[] }

/** Two cycles of a month each, and a few days for those that are longer. */
const CYCLES_DAYS = 70

const paymentsOf = (since: string) =>
  and(
    eq(debtEntries.userId, debts.userId),
    eq(debtEntries.debtId, debts.id),
    eq(debtEntries.kind, 'payment'),
    gte(debtEntries.occurredOn, since),
  )

/** As texts: a number of JSON would lose cents. Each list has a name of its own: beside another it is read without its table's. */
function monthsSince(db: Executor, since: string) {
  const month = sql`to_char(${debtEntries.occurredOn}, 'YYYY-MM')`
  const paid = db
    .select({ month: month.as('month'), amount: sum(debtEntries.amount).as('amount') })
    .from(debtEntries)
    .where(paymentsOf(since))
    .groupBy(sql`1`)
    .as('paid')
  return db
    .select({
      list: sql<
        { month: string; amount: string }[] | null
      >`json_agg(json_build_object('month', ${paid.month}, 'amount', ${paid.amount}::text) order by ${paid.month})`.as(
        'paid_months',
      ),
    })
    .from(paid)
    .as('months')
}

function paymentsSince(db: Executor, since: string) {
  return db
    .select({
      list: sql<
        { amount: string; paidOn: string }[] | null
      >`json_agg(json_build_object('amount', ${debtEntries.amount}::text, 'paidOn', ${debtEntries.occurredOn}::text) order by ${debtEntries.occurredOn})`.as(
        'paid_lately',
      ),
    })
    .from(debtEntries)
    .where(paymentsOf(since))
    .as('recent')
}

/**
 * The person's debts in the order they were entered. One statement, whatever the number of debts and payments; the
 * months are those from `since` on, the payments those of the cycles around `today` (both YYYY-MM-DD).
 */
export async function readDebtsWithPayments(
  db: Executor,
  userId: string,
  { today, since = today }: { today: string; since?: string },
): Promise<DebtWithPayments[]> {
  const months = monthsSince(db, since)
  const recent = paymentsSince(db, addDays(today, -CYCLES_DAYS))
  const rows = await db
    .select({ debt: debts, bank: bankOfDebt, paid: months.list, payments: recent.list })
    .from(debts)
    .leftJoinLateral(months, sql`true`)
    .leftJoinLateral(recent, sql`true`)
    .where(eq(debts.userId, userId))
    .orderBy(asc(debts.seq))
  return rows.map(({ debt, bank, paid, payments }) => ({
    debt: presentDebt({ ...debt, bank }),
    paid: (paid ?? []).map(({ month, amount }) => ({ month, cents: storedCents(amount) })),
    payments: (payments ?? []).map(({ amount, paidOn }) => ({
      debtId: debt.id,
      cents: storedCents(amount),
      on: paidOn,
    })),
  }))
}
