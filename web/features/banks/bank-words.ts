/** Labels of a linked bank and its accounts. */
import type { Bank, BankAccount } from '#contracts/money/banks.ts'
import { formatDate, formatInstant } from '#web/format/dates.ts'
import { formatCents } from '#web/format/money.ts'
import type { TagTone } from '#web/ui/tag.tsx'

export const stateWords: Record<Bank['state'], { label: string; tone: TagTone; text: string | null }> = {
  good: { label: 'Connected', tone: 'good', text: null },
  login_required: {
    label: 'Sign in again',
    tone: 'warn',
    text: 'The bank wants to know that it is still you. Repair the link, and fresh figures come again. Nothing was lost.',
  },
  expires_soon: {
    label: 'Sign in soon',
    tone: 'warn',
    text: 'The bank will soon want to know that it is still you. Repair the link now, and fresh figures keep coming.',
  },
  failing: {
    label: 'No answer',
    tone: 'warn',
    text: 'The bank does not answer at the moment. Its last figures stay, and we try again by ourselves.',
  },
}

/** 'Refreshed 11/20/2026, 2:05 PM EST' */
export function refreshedWords({ refreshedAt }: Pick<Bank, 'refreshedAt'>): string {
  return refreshedAt === null ? 'Not refreshed yet' : `Refreshed ${formatInstant(refreshedAt)}`
}

/** 'Everyday checking, ending in 1234' */
export function accountName({ name, mask }: Pick<BankAccount, 'name' | 'mask'>): string {
  return mask === null ? name : `${name}, ending in ${mask}`
}

/** How an account is used here. */
export function accountUse({ kind, debtId }: Pick<BankAccount, 'kind' | 'debtId'>): string {
  if (kind === 'debt') return debtId === null ? 'A debt, not on your list' : 'A debt on your list'
  return kind === 'spending' ? 'Spending for your budget' : 'Not used here'
}

const pauseNames = {
  deferment: 'a deferment',
  forbearance: 'a forbearance',
  school: 'while in school',
  grace: 'the time after school',
} as const

/** What the amount of a payment does not say by itself. */
export function paymentNotes({ pause, escrow }: Pick<BankAccount, 'pause' | 'escrow'>): string[] {
  const held = escrow === null || escrow <= 0 ? [] : [escrowWords(escrow)]
  return pause === null ? held : [pauseWords(pause), ...held]
}

const escrowWords = (escrow: number) =>
  `The monthly payment has taxes and insurance in it: the lender holds ${formatCents(escrow)} for them.`

/** 'No payment is due until 05/31/2027: a deferment. Interest may go on.' */
function pauseWords(pause: NonNullable<BankAccount['pause']>): string {
  const until = pause.endsOn === null ? 'at the moment' : `until ${formatDate(pause.endsOn)}`
  return `No payment is due ${until}: ${pauseNames[pause.kind]}. Interest may go on.`
}

/** '$4,250.10', or nothing where the bank sends no balance. */
export function accountBalance({ balance }: Pick<BankAccount, 'balance'>): string {
  return balance === null ? '' : formatCents(balance)
}
