/** Texts of recording a payment, and of the history of a debt. Amounts, rates, names and days are passed in as text. */
import type { DebtEntry } from '#contracts/money/debts.ts'

export const paymentTexts = {
  title: (name: string) => `Record a payment to ${name}`,
  owed: (balance: string) => `You owe ${balance}.`,
  record: 'Record payment',
  undo: 'Undo',
  amount: 'Amount paid',
  paidOn: 'Paid on',
  interest: 'Interest charged',
  fees: 'Fees',
  charges: 'New charges',
  chargesHint: 'New purchases, if any.',
  balanceAfter: 'Balance after this',
}

/** What the interest of the form is estimated from. */
export const interestTexts = {
  unknown: 'What your statement charged since your last entry.',
  through: (rate: string, day: string) => `${rate} through ${day}`,
  inTurn: (rates: readonly string[]) => `${rates.join(', then ')}${rates.length > 1 ? ',' : ''}`,
  eachBalance: 'the rate of each balance',
  withDeferred: (amount: string) => `, with ${amount} of deferred interest`,
  estimated: ({ rates, since, deferred }: { rates: string; since: string; deferred: string }) =>
    `Estimated at ${rates} since ${since}${deferred}. Your statement has the exact amount.`,
}

export const historyTexts = {
  title: (name: string) => `History of ${name}`,
  totals: (paid: string, owed: string) => `Paid so far: ${paid}. Owed now: ${owed}.`,
  what: 'history',
  correction: 'Correction',
  undo: 'Undo',
  undoLabel: (amount: string) => `Undo the payment of ${amount}`,
  left: (balance: string) => `${balance} left`,
}

export const entryNames: Record<DebtEntry['kind'], string> = {
  opening: 'Starting balance',
  charge: 'New charges',
  interest: 'Interest',
  fee: 'Fees',
  payment: 'Payment',
}
