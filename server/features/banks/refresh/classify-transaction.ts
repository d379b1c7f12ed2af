/**
 * What a transaction is to us: spending, or money that only moved. Moving money between one's own accounts, paying a
 * debt and being paid are never spending: what was bought with a card was spending when it was bought.
 */
import type { FetchedTransaction } from '#server/ports/banking/banking.ts'
import type { BankAccountRow } from '#server/features/bank-accounts/bank-accounts.table.ts'

/** The service's own groups that are not spending. */
const movedGroups = new Set(['INCOME', 'TRANSFER_IN', 'TRANSFER_OUT', 'LOAN_PAYMENTS', 'LOAN_DISBURSEMENTS'])
/** money that comes in on a card and is no refund of a shop */
const paidGroups = new Set(['TRANSFER_IN', 'LOAN_PAYMENTS'])
/** what banks write beside a payment on a card where they sort nothing */
const PAYMENT_WORDS = /\b(payment|autopay|auto pay|thank you)\b/i

type Account = Pick<BankAccountRow, 'type'>
type Transaction = Pick<FetchedTransaction, 'amountCents' | 'merchant' | 'category'>

/** True for money that lowers what is owed on a debt because the person paid it. */
export function isDebtPayment(account: Account, { amountCents, merchant, category }: Transaction): boolean {
  if (amountCents >= 0) return false
  if (account.type === 'loan') return true
  if (account.type !== 'credit') return false
  return category === null ? PAYMENT_WORDS.test(merchant) : paidGroups.has(category.primary)
}

export function kindOf(account: Account, transaction: Transaction): 'spending' | 'moved' {
  if (account.type !== 'depository' && account.type !== 'credit') return 'moved'
  if (transaction.amountCents === 0 || isDebtPayment(account, transaction)) return 'moved'
  return transaction.category !== null && movedGroups.has(transaction.category.primary) ? 'moved' : 'spending'
}
