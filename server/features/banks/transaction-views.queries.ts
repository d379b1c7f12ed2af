/** Transactions as the person sees them: with their account, where they count and the debt they are a payment on. */
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { spending } from '#server/features/budget/budget.table.ts'
import { bankAccounts, bankTransactions, banks } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { bankDebts } from '#server/features/debts/bank-debts.table.ts'
import type { BankTransactionRow } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { joinSpending } from '#server/features/bank-accounts/transactions.queries.ts'

export type TransactionView = {
  row: BankTransactionRow
  bankId: string
  accountName: string
  accountType: 'depository' | 'credit' | 'loan' | 'other'
  categoryId: string | null
  debtId: string | null
}

function viewOf(db: Executor) {
  return db
    .select({
      row: bankTransactions,
      bankId: bankAccounts.bankId,
      accountName: bankAccounts.name,
      accountType: bankAccounts.type,
      categoryId: spending.categoryId,
      debtId: bankDebts.debtId,
    })
    .from(bankTransactions)
    .innerJoin(
      bankAccounts,
      and(eq(bankAccounts.userId, bankTransactions.userId), eq(bankAccounts.id, bankTransactions.accountId)),
    )
    .innerJoin(
      banks,
      and(eq(banks.userId, bankAccounts.userId), eq(banks.id, bankAccounts.bankId), isNull(banks.removedAt)),
    )
    .leftJoin(
      bankDebts,
      and(
        eq(bankDebts.userId, bankTransactions.userId),
        eq(bankDebts.accountId, bankTransactions.accountId),
        isNotNull(bankTransactions.paymentId),
      ),
    )
    .leftJoin(spending, joinSpending)
    .$dynamic()
}

/** The transactions of linked banks in a month ('YYYY-MM'), newest first. */
export function listTransactionViews(
  db: Executor,
  userId: string,
  month: string,
): Promise<TransactionView[]> {
  return viewOf(db)
    .where(
      and(
        eq(bankTransactions.userId, userId),
        eq(sql`to_char(${bankTransactions.postedOn}, 'YYYY-MM')`, month),
      ),
    )
    .orderBy(desc(bankTransactions.postedOn), desc(bankTransactions.seq))
}

export async function findTransactionView(
  db: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<TransactionView | undefined> {
  const [found] = await viewOf(db).where(
    and(eq(bankTransactions.userId, userId), eq(bankTransactions.id, id)),
  )
  return found
}
