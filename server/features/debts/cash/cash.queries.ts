/** One statement each; the owner's id is in every one. */
import { and, eq, sql } from 'drizzle-orm'
import fees from '#content/rates/late-fees.json' with { type: 'json' }
import { shortNow, type ShortNow } from '#engine/debts/cash/asked-now.ts'
import { type CashPlan, NO_CASH_PLAN } from '#engine/debts/cash/cash-plan.ts'
import type { Cents, IsoDate } from '#engine/money/units.ts'
import type { Executor } from '#server/db/executor.ts'
import { storedCents } from '#server/db/money-columns.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { debtEntries } from '../debts.table.ts'
import { cashPlans } from './cash.table.ts'

export const cashColumns = {
  paydays: cashPlans.paydays,
  shortMonth: cashPlans.shortMonth,
  lenders: cashPlans.lenders,
}

type Row = { [Name in keyof CashPlan]: CashPlan[Name] | null }

/** What is kept in a row; nothing where there is none. */
export const cashPlanOf = (row: Row | undefined): CashPlan => ({
  ...NO_CASH_PLAN,
  ...row,
  lenders: row?.lenders ?? [],
})

/** What is kept, whether or not it counts today (cashPlanOn). */
export async function findCashPlan(db: Executor, userId: string): Promise<CashPlan> {
  const [row] = await db.select(cashColumns).from(cashPlans).where(eq(cashPlans.userId, userId))
  return cashPlanOf(row)
}

/** The short month of what is kept, with the usual late fee for a card whose own is not known; null where there is none. */
export const shortOn = (given: Omit<Parameters<typeof shortNow>[0], 'cardLateFeeCents'>): ShortNow | null =>
  shortNow({ ...given, cardLateFeeCents: fees.firstCents })

/** Keeps the parts that are given; the others stay as they are. */
export async function saveCashPlan(
  db: Executor,
  userId: string,
  parts: Partial<CashPlan>,
): Promise<CashPlan> {
  const saved = onlyRow(
    await db
      .insert(cashPlans)
      .values({ ...parts, userId })
      .onConflictDoUpdate({
        target: cashPlans.userId,
        set: { ...parts, version: sql`${cashPlans.version} + 1`, updatedAt: sql`now()` },
      })
      .returning(cashColumns),
  )
  return cashPlanOf(saved)
}

/** What was recorded as paid on all debts with the date of a day, in cents. */
export async function paidOn(db: Executor, userId: string, day: IsoDate): Promise<Cents> {
  const [row] = await db
    .select({ paid: sql<string>`coalesce(sum(${debtEntries.amount}), 0)::text` })
    .from(debtEntries)
    .where(
      and(eq(debtEntries.userId, userId), eq(debtEntries.kind, 'payment'), eq(debtEntries.occurredOn, day)),
    )
  return storedCents(row?.paid ?? '0')
}
