/** A person's own debts and payments, as the engine's credit rules take them. */
import { and, eq } from 'drizzle-orm'
import type { CreditAccount } from '#engine/credit/factors.ts'
import type { Executor } from '#server/db/executor.ts'
import { debtEntries, debts } from '#server/features/debts/debts.table.ts'

/** Every debt is an account; the payments recorded for it go with it. */
export async function readAccounts(db: Executor, userId: string): Promise<CreditAccount[]> {
  const owned = await db.select().from(debts).where(eq(debts.userId, userId))
  const payments = await db
    .select()
    .from(debtEntries)
    .where(and(eq(debtEntries.userId, userId), eq(debtEntries.kind, 'payment')))
  const paid = Map.groupBy(payments, ({ debtId }) => debtId)
  return owned.map((debt) => ({
    id: debt.id,
    type: debt.type,
    balanceCents: debt.balance,
    minimumCents: debt.minimumPayment,
    limitCents: debt.creditLimit,
    startedOn: debt.startedOn,
    payments: (paid.get(debt.id) ?? []).map(({ amount, occurredOn }) => ({
      cents: amount,
      paidOn: occurredOn,
    })),
  }))
}
