/** Where the figures of a linked debt come from, in words. */
import type { BankFigure, Debt, DebtBank } from '#contracts/money/debts.ts'
import { formatInstant } from '#web/format/dates.ts'

// what a card shows
const shown: readonly { figure: BankFigure; word: string }[] = [
  { figure: 'balance', word: 'balance' },
  { figure: 'interestRate', word: 'rate' },
  { figure: 'minimumPayment', word: 'minimum' },
  { figure: 'paymentDueDate', word: 'due date' },
]

/** 'From First Bank, 11/20/2026, 2:05 PM EST' */
export function sourceWords({ bankName, fetchedAt }: Pick<DebtBank, 'bankName' | 'fetchedAt'>): string {
  return `From ${bankName}, ${formatInstant(fetchedAt)}`
}

/** 'You entered the rate and the minimum.' Empty where every figure is the bank's. */
export function ownWords(debt: Pick<Debt, 'bank' | Exclude<BankFigure, 'name'>>): string {
  const { bank } = debt
  if (!bank) return ''
  const own = shown
    .filter(({ figure }) => !bank.figures.includes(figure) && debt[figure as 'balance'] !== null)
    .map(({ word }) => `the ${word}`)
  if (own.length === 0) return ''
  const last = own.at(-1)
  const list = own.length === 1 ? last : `${own.slice(0, -1).join(', ')} and ${last}`
  return `You entered ${list}.`
}
