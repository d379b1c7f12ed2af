/** Texts of the list of debts and of each card in it. Amounts, rates, days and months are passed in as text. */
import { plural } from '#web/format/amounts.ts'
import { listed } from '../figure-messages.ts'

export const listTexts = {
  title: 'Your accounts',
  quickWins: (count: number) => plural(count, 'quick win'),
  quickWinsNamed: ({ under, named, more }: { under: string; named: readonly string[]; more: number }) =>
    `Quick wins are debts under ${under}: ${listed(more > 0 ? [...named, `${more} more`] : named)}.`,
}

type CardOffer = {
  rate: string
  on: string
  /** the rate after it; null where it is not known */
  usual: string | null
}

export const debtCardTexts = {
  next: 'paid off next',
  progress: (name: string) => `${name} paid`,
  /** a phone shows the figure alone */
  paid: (percent: number) => `${percent}% paid<since> since you started</since>`,
  paidOff: 'Paid off',
  noDate: 'No date yet',
  paidOffBy: (month: string) => `Paid off by <month>${month}</month>`,
  offer: ({ rate, on, usual }: CardOffer) => `${rate} until ${on}${usual === null ? '' : `, then ${usual}`}.`,
}

/** Which figures of a linked debt are the bank's, and which the person's. */
export const debtSourceTexts = {
  from: (bank: string, time: string) => `From ${bank}, ${time}`,
  entered: (figures: readonly string[]) => `You entered ${listed(figures)}.`,
  figures: {
    balance: 'the balance',
    interestRate: 'the rate',
    minimumPayment: 'the minimum',
    paymentDueDate: 'the due date',
  },
  bankSays: (bank: string, amount: string) => `${bank} says you owe ${amount}.`,
  use: 'Use it',
  useNamed: (name: string) => `Use the bank’s balance for ${name}`,
}
