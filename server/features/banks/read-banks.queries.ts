/** Banks as the contract has them, in two statements however many there are. */
import { and, asc, eq } from 'drizzle-orm'
import type { Bank, BankAccount } from '#contracts/money/banks.ts'
import type { Executor } from '#server/db/executor.ts'
import { bankAccounts } from '#server/features/bank-accounts/bank-accounts.table.ts'
import type { BankAccountRow, BankRow } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { bankDebts } from '#server/features/debts/bank-debts.table.ts'
import type { FetchedFigures } from '#server/features/debts/bank-debts.table.ts'
import { debts } from '#server/features/debts/debts.table.ts'
import type { DebtRow } from '#server/features/debts/debts.table.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { linkEndsAt } from './link/link-ends-at.ts'
import { findBank, listBankRows } from './banks.queries.ts'
import type { BankKey } from './banks.queries.ts'
import { missingBank } from './refusals.ts'

/** A shared account with the debt it keeps up to date. */
type AccountView = { account: BankAccountRow; debt: DebtRow | null; fetched: FetchedFigures | null }

function listAccountViews(db: Executor, userId: string): Promise<AccountView[]> {
  return db
    .select({ account: bankAccounts, debt: debts, fetched: bankDebts.fetched })
    .from(bankAccounts)
    .leftJoin(
      bankDebts,
      and(eq(bankDebts.userId, bankAccounts.userId), eq(bankDebts.accountId, bankAccounts.id)),
    )
    .leftJoin(debts, and(eq(debts.userId, bankDebts.userId), eq(debts.id, bankDebts.debtId)))
    .where(and(eq(bankAccounts.userId, userId), eq(bankAccounts.isShared, true)))
    .orderBy(asc(bankAccounts.seq))
}

const kinds = { credit: 'debt', loan: 'debt', depository: 'spending', other: 'other' } as const

/** The fields that neither the bank nor the person has filled in. */
function missingOf(debt: DebtRow | null): BankAccount['missing'] {
  if (debt === null) return []
  const missing: BankAccount['missing'] = []
  if (debt.interestRate === null) missing.push('interestRate')
  if (debt.minimumPayment === null && debt.minimumRule === null) missing.push('minimumPayment')
  return missing
}

const presentAccount = ({ account, debt, fetched }: AccountView): BankAccount => ({
  ...account,
  kind: kinds[account.type],
  debtId: debt?.id ?? null,
  missing: missingOf(debt),
  promotionalInterestRate: debt?.promotionalRate === null ? account.promotionalRate : null,
  escrow: debt === null ? null : (fetched?.escrow ?? null),
  pause: debt === null ? null : (fetched?.pause ?? null),
})

const presentBank = (bank: BankRow, accounts: AccountView[]): Bank => ({
  ...withIsoDates(bank),
  accessEndsAt: linkEndsAt(bank)?.toISOString() ?? null,
  accounts: accounts.filter(({ account }) => account.bankId === bank.id).map(presentAccount),
})

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
