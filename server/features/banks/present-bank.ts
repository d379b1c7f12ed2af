/** Rows of the database as contracts/money/banks.ts has them. */
import type { Bank, BankAccount, BankTransaction, SpendingRule } from '#contracts/money/banks.ts'
import type { BankAccountRow, BankRow } from '#server/features/bank-accounts/bank-accounts.table.ts'
import type { SpendingRuleRow } from '#server/features/bank-accounts/spending-rules.table.ts'
import type { TransactionView } from './transaction-views.queries.ts'

/** A shared account with the debt it keeps up to date. */
export type AccountView = {
  account: BankAccountRow
  debt: {
    id: string
    interestRate: number | null
    minimumPayment: number | null
    promotionalRate: number | null
    hasMinimumRule: boolean
  } | null
}

const kinds = { credit: 'debt', loan: 'debt', depository: 'spending', other: 'other' } as const

/** What the bank left open and the person has not said either. */
function missingOf({ debt }: AccountView): BankAccount['missing'] {
  if (debt === null) return []
  const missing: BankAccount['missing'] = []
  if (debt.interestRate === null) missing.push('interestRate')
  if (debt.minimumPayment === null && !debt.hasMinimumRule) missing.push('minimumPayment')
  return missing
}

function presentAccount(view: AccountView): BankAccount {
  const { account, debt } = view
  const rate = debt && debt.promotionalRate === null ? account.promotionalRate : null
  return {
    id: account.id,
    name: account.name,
    mask: account.mask,
    kind: kinds[account.type],
    balance: account.balance,
    debtId: debt?.id ?? null,
    missing: missingOf(view),
    promotionalInterestRate: rate,
  }
}

export function presentBank(bank: BankRow, accounts: AccountView[]): Bank {
  return {
    id: bank.id,
    name: bank.name,
    state: bank.state,
    linkedAt: bank.linkedAt.toISOString(),
    refreshedAt: bank.refreshedAt?.toISOString() ?? null,
    accounts: accounts.filter(({ account }) => account.bankId === bank.id).map(presentAccount),
  }
}

/** Nobody sorted what lies in no category, unless the person put it out of the budget or it never was spending. */
function sortedBy({ row, categoryId }: TransactionView): BankTransaction['sortedBy'] {
  if (row.kind === 'moved') return 'bank'
  if (row.sorting === 'out') return 'person'
  return categoryId === null ? 'nobody' : row.sorting
}

export function presentTransaction(view: TransactionView): BankTransaction {
  const { row, bankId, accountName, categoryId, debtId } = view
  return {
    id: row.id,
    bankId,
    accountName,
    merchant: row.merchant,
    amount: row.amount,
    postedOn: row.postedOn,
    isPending: row.isPending,
    categoryId,
    debtId,
    sortedBy: sortedBy(view),
  }
}

export function presentRule({ id, merchant, categoryId }: SpendingRuleRow): SpendingRule {
  return { id, merchant, categoryId }
}
