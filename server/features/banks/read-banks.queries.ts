/** Banks as the contract has them, in two statements however many there are. */
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Bank } from '#contracts/money/banks.ts'
import type { Executor } from '#server/db/executor.ts'
import { debts } from '#server/features/debts/debts.table.ts'
import { findBank, listBankRows } from './banks.queries.ts'
import type { BankKey } from './banks.queries.ts'
import { bankAccounts } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { bankDebts } from '#server/features/debts/bank-debts.table.ts'
import { presentBank } from './present-bank.ts'
import type { AccountView } from './present-bank.ts'
import { missingBank } from './refusals.ts'

async function listAccountViews(db: Executor, userId: string): Promise<AccountView[]> {
  const rows = await db
    .select({
      account: bankAccounts,
      debt: {
        id: debts.id,
        interestRate: debts.interestRate,
        minimumPayment: debts.minimumPayment,
        promotionalRate: debts.promotionalRate,
      },
      hasMinimumRule: isNotNull(debts.minimumRule).mapWith(Boolean),
    })
    .from(bankAccounts)
    .leftJoin(
      bankDebts,
      and(eq(bankDebts.userId, bankAccounts.userId), eq(bankDebts.accountId, bankAccounts.id)),
    )
    .leftJoin(debts, and(eq(debts.userId, bankDebts.userId), eq(debts.id, bankDebts.debtId)))
    .where(and(eq(bankAccounts.userId, userId), eq(bankAccounts.isShared, true)))
    .orderBy(asc(bankAccounts.seq))
  return rows.map(({ account, debt, hasMinimumRule }) => ({
    account,
    debt: debt && { ...debt, hasMinimumRule },
  }))
}

/** The person's linked banks in the order they were linked. */
export async function readBanks(db: Executor, userId: string): Promise<Bank[]> {
  const [rows, accounts] = await Promise.all([listBankRows(db, userId), listAccountViews(db, userId)])
  return rows.map((row) => presentBank(row, accounts))
}

/** Throws 404 for a bank that is not linked, or not the person's. */
export async function readBank(db: Executor, key: BankKey): Promise<Bank> {
  const [row, accounts] = await Promise.all([findBank(db, key), listAccountViews(db, key.userId)])
  if (!row) throw missingBank()
  return presentBank(row, accounts)
}
