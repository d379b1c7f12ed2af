/** The foundation's money as the desk sees it: what the ledger holds, and what is approved and not yet paid. */
import { eq, sum } from 'drizzle-orm'
import { freeMoney } from '#engine/grants/free-money.ts'
import type { FreeMoney } from '#engine/grants/free-money.ts'
import type { Executor } from '#server/db/executor.ts'
import { lockLedger, onHandCents } from '#server/features/ledger/ledger.queries.ts'
import { grants } from '#server/features/grants/grants.table.ts'

/** The sum of the grants that are approved and not yet paid, in cents. */
async function waitingCents(db: Executor): Promise<number> {
  const [row] = await db
    .select({ amount: sum(grants.approvedAmount).mapWith(grants.approvedAmount) })
    .from(grants)
    .where(eq(grants.status, 'approved'))
  return row?.amount ?? 0
}

export async function readFunds(db: Executor): Promise<FreeMoney> {
  return freeMoney({ onHandCents: await onHandCents(db), waitingCents: await waitingCents(db) })
}

/**
 * The same, and nobody else approves, pays or enters a gift until the transaction ends. The row of the application is
 * locked before: whoever takes both takes them in this order.
 */
export async function lockFunds(tx: Executor): Promise<FreeMoney> {
  await lockLedger(tx)
  return readFunds(tx)
}
