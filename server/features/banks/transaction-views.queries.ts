/** Transactions as the person sees them: with their account, where they count and the debt they are a payment on. */
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { BankTransaction } from '#contracts/money/banks.ts'
import type { Executor } from '#server/db/executor.ts'
import { spending } from '#server/features/budget/budget.table.ts'
import { bankAccounts, bankTransactions, banks } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { bankDebts } from '#server/features/debts/bank-debts.table.ts'
import type { BankTransactionRow } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { joinSpending } from '#server/features/bank-accounts/transactions.queries.ts'

function viewOf(db: Executor) {
  return db
    .select({
      row: bankTransactions,
      bankId: bankAccounts.bankId,
      accountName: bankAccounts.name,
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

/** Nobody sorted what lies in no category, unless the person put it out of the budget or it never was spending. */
function sortedBy(row: BankTransactionRow, categoryId: string | null): BankTransaction['sortedBy'] {
  if (row.kind === 'moved') return 'bank'
  if (row.sorting === 'out') return 'person'
  return categoryId === null ? 'nobody' : row.sorting
}

const present = ({ row, ...view }: Awaited<ReturnType<typeof viewOf>>[number]): BankTransaction => ({
  ...row,
  ...view,
  sortedBy: sortedBy(row, view.categoryId),
})

/** The transactions of linked banks in a month ('YYYY-MM'), newest first. */
export async function listTransactionViews(
  db: Executor,
  userId: string,
  month: string,
): Promise<BankTransaction[]> {
  const rows = await viewOf(db)
    .where(
      and(
        eq(bankTransactions.userId, userId),
        eq(sql`to_char(${bankTransactions.postedOn}, 'YYYY-MM')`, month),
      ),
    )
    .orderBy(desc(bankTransactions.postedOn), desc(bankTransactions.seq))
  return rows.map(present)
}

export async function findTransactionView(
  db: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<BankTransaction | undefined> {
  const [found] = await viewOf(db).where(
    and(eq(bankTransactions.userId, userId), eq(bankTransactions.id, id)),
  )
  return found && present(found)
}
