/** Labels of a linked bank and its accounts. */
import type { Bank, BankAccount } from '#contracts/money/banks.ts'
import { formatDate, formatInstant } from '#web/format/dates.ts'
import { formatCents } from '#web/format/money.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { accountTexts, pauseNames } from './messages.ts'

export const stateTones: Record<Bank['state'], TagTone> = {
  good: 'good',
  login_required: 'warn',
  expires_soon: 'warn',
  failing: 'warn',
}

/** 'Refreshed 11/20/2026, 2:05 PM EST' */
export function refreshedWords({ refreshedAt }: Pick<Bank, 'refreshedAt'>): string {
  return refreshedAt === null ? accountTexts.notRefreshed : accountTexts.refreshed(formatInstant(refreshedAt))
}

/** 'Everyday checking, ending in 1234' */
export function accountName({ name, mask }: Pick<BankAccount, 'name' | 'mask'>): string {
  return mask === null ? name : accountTexts.endingIn(name, mask)
}

/** How an account is used here. */
export function accountUse({ kind, debtId }: Pick<BankAccount, 'kind' | 'debtId'>): string {
  if (kind === 'debt') return debtId === null ? accountTexts.notOnList : accountTexts.onList
  return kind === 'spending' ? accountTexts.spending : accountTexts.notUsed
}

/** What the amount of a payment does not say by itself. */
export function paymentNotes({ pause, escrow }: Pick<BankAccount, 'pause' | 'escrow'>): string[] {
  const held = escrow === null || escrow <= 0 ? [] : [accountTexts.escrow(formatCents(escrow))]
  return pause === null ? held : [pauseWords(pause), ...held]
}

/** 'No payment is due until 05/31/2027: a deferment. Interest may go on.' */
function pauseWords({ kind, endsOn }: NonNullable<BankAccount['pause']>): string {
  return accountTexts.paused(pauseNames[kind], endsOn === null ? null : formatDate(endsOn))
}

/** '$4,250.10', or nothing where the bank sends no balance. */
export function accountBalance({ balance }: Pick<BankAccount, 'balance'>): string {
  return balance === null ? '' : formatCents(balance)
}
