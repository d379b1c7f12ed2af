/** What came with a bank, in words. */
import { plural } from '#web/format/amounts.ts'
import type { Arrival } from './use-bank-link.ts'

/** '3 debts came from First Bank', or why none did. */
export function arrivalTitle({ bank, newDebtIds }: Arrival): string {
  if (newDebtIds.length > 0) return `${plural(newDebtIds.length, 'debt')} came from ${bank.name}`
  return hasDebts(bank)
    ? `Nothing new came from ${bank.name}`
    : `${bank.name} is linked. It has no debts to track.`
}

/** What follows from it. */
export function arrivalText({ bank, newDebtIds }: Arrival, missingCount: number): string {
  if (newDebtIds.length === 0) {
    return hasDebts(bank) ? 'Its debts were on your list already. Nothing was doubled.' : spendingText
  }
  return missingCount === 0
    ? 'Your plan counts them now. Their figures stay up to date by themselves.'
    : 'Your plan counts them now. The bank does not say everything: add what is missing, and the plan is exact.'
}

const spendingText = 'What you spend there can count in your budget.'

function hasDebts({ accounts }: Arrival['bank']): boolean {
  return accounts.some(({ debtId }) => debtId !== null)
}

/** Whether something arrived that can be sorted into the budget. */
export function hasSpending({ bank }: Arrival): boolean {
  return bank.accounts.some(({ kind }) => kind === 'spending')
}
