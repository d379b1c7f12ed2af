/** Debts as the contract has them, for features that show them beside their own, with what was paid on each. */
import { and, asc, eq, getTableColumns, gte, sql, sum } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { Debt } from '#contracts/money/debts.ts'
import type { Payment } from '#engine/debts/debt.ts'
import { startOfCyclePayments } from '#engine/debts/entries/recent-payments.ts'
import type { Cents } from '#engine/money/units.ts'
import { gather, given, jsonField, listOf, presented, query } from '#server/db/statements/lists.ts'
import type { List } from '#server/db/statements/lists.ts'
import { storedCents } from '#server/db/money-columns.ts'
import type { Executor } from '#server/db/executor.ts'
import { debtBank } from './debt-source.queries.ts'
import { debtEntries, debts } from './debts.table.ts'
import { presentDebt } from './debt-columns.ts'

/** The sum paid in a month, 'YYYY-MM'. */
export type PaidMonth = { month: string; cents: Cents }

/**
 * A debt, the months in which something was paid on it, oldest first, and the payments of its last three cycles or more:
 * those since the day of its deferred interest too, as what has gathered depends on them.
 */
export type DebtWithPayments = { debt: Debt; paid: PaidMonth[]; payments: Payment[] }

const paymentsSince = (day: Placeholder | SQL) =>
  and(
    eq(debtEntries.userId, debts.userId),
    eq(debtEntries.debtId, debts.id),
    sql`${debtEntries.kind} = 'payment'`,
    gte(debtEntries.occurredOn, day),
  )

/** As texts: a number of JSON would lose cents. Each list has a name of its own: beside another it is read without its table's. */
function paidMonths() {
  const month = sql`to_char(${debtEntries.occurredOn}, 'YYYY-MM')`
  const paid = query
    .select({ month: month.as('month'), amount: sum(debtEntries.amount).as('amount') })
    .from(debtEntries)
    .where(paymentsSince(given('firstMonth')))
    .groupBy(sql`1`)
    .as('paid')
  return query
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

function latePayments() {
  return query
    .select({
      list: sql<
        { amount: string; paidOn: string }[] | null
      >`json_agg(json_build_object('amount', ${debtEntries.amount}::text, 'paidOn', ${debtEntries.occurredOn}::text) order by ${debtEntries.occurredOn})`.as(
        'paid_lately',
      ),
    })
    .from(debtEntries)
    .where(paymentsSince(sql`least(${given('firstCycle')}::date, ${debts.deferredAccruedOn})`))
    .as('recent')
}

function debtsWithPayments(): List<DebtWithPayments> {
  const [months, recent] = [paidMonths(), latePayments()]
  const fields = {
    ...getTableColumns(debts),
    bank: jsonField(debtBank),
    paid: jsonField(sql<{ month: string; amount: string }[] | null>`${months.list}`),
    payments: jsonField(sql<{ amount: string; paidOn: string }[] | null>`${recent.list}`),
  }
  const list = listOf(fields, (row) =>
    query
      .select({ row })
      .from(debts)
      .leftJoinLateral(months, sql`true`)
      .leftJoinLateral(recent, sql`true`)
      .where(eq(debts.userId, given('userId')))
      .orderBy(asc(debts.seq)),
  )
  return presented(list, ({ paid, payments, ...debt }) => ({
    debt: presentDebt(debt),
    paid: (paid ?? []).map(({ month, amount }) => ({ month, cents: storedCents(amount) })),
    payments: (payments ?? []).map(({ amount, paidOn }) => ({
      debtId: debt.id,
      cents: storedCents(amount),
      on: paidOn,
    })),
  }))
}

/** The values that ask for the months from `since` on, and for the cycles around `today` (both YYYY-MM-DD). */
export const paidAround = (today: string, since: string) => ({
  firstMonth: since,
  firstCycle: startOfCyclePayments(today),
})

/** The person's debts in the order they were entered, with what was paid on each. */
export const paidDebtList = debtsWithPayments()

const askPaidDebts = gather('debts with payments', { debts: paidDebtList })

/** One statement, whatever the number of debts and payments. */
export async function readDebtsWithPayments(
  db: Executor,
  userId: string,
  { today, since = today }: { today: string; since?: string },
): Promise<DebtWithPayments[]> {
  return (await askPaidDebts(db, { userId, ...paidAround(today, since) })).debts
}
