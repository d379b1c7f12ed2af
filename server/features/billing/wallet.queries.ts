/** The kept answer of the processor about a person's cards and invoices. All times are the database's. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { billingCustomers } from './billing.table.ts'

/** For what no event tells, such as a card that its bank has renewed. */
const KEPT_FOR = sql`interval '15 minutes'`

/** A person changes cards on the processor's page, whose events come a moment after they are back. */
const VISIT = sql`interval '30 minutes'`

const { userId: owner, sealedWallet, walletAskedAt, walletStaleUntil } = billingCustomers

/** Null for who has no customer there; `sealed` is null where the processor has to be asked. */
export async function findWallet(
  db: Executor,
  userId: string,
): Promise<{ customerId: string; sealed: string | null } | null> {
  const isGood = sql`${walletAskedAt} > ${walletStaleUntil} and ${walletAskedAt} > clock_timestamp() - ${KEPT_FOR}`
  const [found] = await db
    .select({
      customerId: billingCustomers.customerId,
      sealed: sql<string | null>`case when ${isGood} then ${sealedWallet} end`,
    })
    .from(billingCustomers)
    .where(eq(owner, userId))
  return found ?? null
}

/** Keeps an answer, unless a later question was answered already or the person is another customer by now. */
export async function saveWallet(
  db: Executor,
  answer: { userId: string; customerId: string; sealed: string; askedAt: string },
): Promise<void> {
  const { userId, customerId, sealed, askedAt } = answer
  await db
    .update(billingCustomers)
    .set({ sealedWallet: sealed, walletAskedAt: askedAt })
    .where(
      and(
        eq(owner, userId),
        eq(billingCustomers.customerId, customerId),
        or(isNull(walletAskedAt), lt(walletAskedAt, askedAt)),
      ),
    )
}

/** What was asked before now is shown no more; an answer that is still under way neither. */
export async function expireWallet(db: Executor, userId: string): Promise<void> {
  await db
    .update(billingCustomers)
    .set({ walletStaleUntil: sql`greatest(${walletStaleUntil}, clock_timestamp())` })
    .where(eq(owner, userId))
}

/** The person goes to the processor's page: for as long as that may take, every look asks. */
export async function expireWalletForVisit(db: Executor, userId: string): Promise<void> {
  await db
    .update(billingCustomers)
    .set({ walletStaleUntil: sql`clock_timestamp() + ${VISIT}` })
    .where(eq(owner, userId))
}
