/** One statement each: what happened on linked accounts, and where it counts. The owner's id is in every one. */
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { spending } from '#server/features/budget/budget.table.ts'
import { bankTransactions } from './bank-accounts.table.ts'
import type { BankTransactionRow } from './bank-accounts.table.ts'

export type NewTransaction = Omit<typeof bankTransactions.$inferInsert, 'userId' | 'id' | 'seq'>

/** rows of one insert: the protocol's number of values has a limit */
const CHUNK = 1_000

const oneTransaction = (userId: string, id: string) =>
  and(eq(bankTransactions.userId, userId), eq(bankTransactions.id, id))

/** Those of the service's ids that are stored. */
export function listByProviderId(
  tx: Executor,
  userId: string,
  providerIds: string[],
): Promise<BankTransactionRow[]> {
  return tx
    .select()
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.userId, userId),
        sql`${bankTransactions.providerId} = any(${sql.param(providerIds)}::text[])`,
      ),
    )
}

/** Transactions reported by an earlier link of these accounts. */
export function listOfEarlierLinks(
  tx: Executor,
  { userId, itemId, accountIds }: { userId: string; itemId: string; accountIds: string[] },
): Promise<BankTransactionRow[]> {
  return tx
    .select()
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.userId, userId),
        ne(bankTransactions.itemId, itemId),
        sql`${bankTransactions.accountId} = any(${sql.param(accountIds)}::uuid[])`,
      ),
    )
}

export async function insertTransactions(
  tx: Executor,
  userId: string,
  rows: NewTransaction[],
): Promise<BankTransactionRow[]> {
  const stored: BankTransactionRow[] = []
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK).map((row) => ({ ...row, userId }))
    stored.push(...(await tx.insert(bankTransactions).values(chunk).returning()))
  }
  return stored
}

export async function saveTransaction(
  tx: Executor,
  { userId, id }: { userId: string; id: string },
  change: Partial<Omit<BankTransactionRow, 'userId' | 'id' | 'seq'>>,
): Promise<void> {
  await tx.update(bankTransactions).set(change).where(oneTransaction(userId, id))
}

export async function removeTransactions(tx: Executor, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(bankTransactions)
    .where(and(eq(bankTransactions.userId, userId), inArray(bankTransactions.id, ids)))
}

/** Removes transactions of an unlinked bank that count nowhere. Those that count stay, so that they are not counted again. */
export async function removeUncounted(
  tx: Executor,
  { userId, bankId }: { userId: string; bankId: string },
): Promise<void> {
  await tx.delete(bankTransactions).where(
    and(
      eq(bankTransactions.userId, userId),
      eq(bankTransactions.sorting, 'nobody'),
      isNull(bankTransactions.paymentId),
      sql`${bankTransactions.accountId} in (
          select a.id from bank_accounts a where a.user_id = ${userId} and a.bank_id = ${bankId}
        )`,
    ),
  )
}

/** Reads a transaction of a linked bank and keeps others from changing it until the transaction ends. */
export async function lockTransaction(
  tx: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<BankTransactionRow | undefined> {
  const [row] = await tx
    .select()
    .from(bankTransactions)
    .where(oneTransaction(userId, id))
    .for('no key update')
  return row
}

/** The payments that the transactions of an account are. */
export function listReportedPayments(
  tx: Executor,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<{ paymentId: string | null; paymentBy: 'person' | 'bank' | null }[]> {
  return tx
    .select({ paymentId: bankTransactions.paymentId, paymentBy: bankTransactions.paymentBy })
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.userId, userId),
        eq(bankTransactions.accountId, accountId),
        isNotNull(bankTransactions.paymentId),
      ),
    )
}

export async function reportsTransactions(
  tx: Executor,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<boolean> {
  const own = and(eq(bankTransactions.userId, userId), eq(bankTransactions.accountId, accountId))
  return (await tx.$count(bankTransactions, own)) > 0
}

/** The lines of spending that these transactions have. */
export function listSpendingOf(
  tx: Executor,
  userId: string,
  ids: string[],
): Promise<{ id: string; categoryId: string }[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx
    .select({ id: spending.id, categoryId: spending.categoryId })
    .from(spending)
    .where(and(eq(spending.userId, userId), eq(spending.source, 'bank'), inArray(spending.id, ids)))
}

export async function removeSpendingOf(tx: Executor, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(spending)
    .where(and(eq(spending.userId, userId), eq(spending.source, 'bank'), inArray(spending.id, ids)))
}

export type BankSpending = { id: string; categoryId: string; amount: number; spentOn: string; note: string }

/** The line that a transaction is in a category. */
export function spendingLine(row: BankTransactionRow, categoryId: string): BankSpending {
  return { id: row.id, categoryId, amount: row.amount, spentOn: row.postedOn, note: row.merchant }
}

/** A line of spending has the id of its transaction, so none has two in a category. */
export async function insertSpendingOf(tx: Executor, userId: string, lines: BankSpending[]): Promise<void> {
  for (let at = 0; at < lines.length; at += CHUNK)
    await tx
      .insert(spending)
      .values(lines.slice(at, at + CHUNK).map((line) => ({ ...line, userId, source: 'bank' as const })))
}

/** A transaction's line of spending has its id. */
export const joinSpending = and(
  eq(spending.userId, bankTransactions.userId),
  eq(spending.id, bankTransactions.id),
  eq(spending.source, 'bank'),
)

/** Spending of a merchant that counts nowhere and that the person did not put out of the budget. */
export async function listUnsorted(
  tx: Executor,
  userId: string,
  merchantKey: string,
): Promise<BankTransactionRow[]> {
  const rows = await tx
    .select({ row: bankTransactions })
    .from(bankTransactions)
    .leftJoin(spending, joinSpending)
    .where(
      and(
        eq(bankTransactions.userId, userId),
        eq(bankTransactions.merchantKey, merchantKey),
        eq(bankTransactions.kind, 'spending'),
        ne(bankTransactions.sorting, 'out'),
        isNull(spending.id),
      ),
    )
  return rows.map(({ row }) => row)
}
