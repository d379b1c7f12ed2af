/** Words of the factors and of the recommendations; the numbers are the engine's. */
import type { CreditFactors } from '#engine/credit/factors.ts'
import { plural } from '#web/format/amounts.ts'

type Kind = keyof CreditFactors

/** With the names of spec 2. */
export const factorNames: Record<Kind, string> = {
  paymentHistory: 'Payment History',
  utilization: 'Credit Utilization',
  length: 'Length of Credit History',
  mix: 'Credit Mix',
  newCredit: 'New Credit',
}

export const factorTexts = {
  title: 'What moves your score',
  own: 'Each out of 100, from your debts and the payments you recorded.',
  sample: 'An example, each out of 100. Add a debt, and this is about yours.',
  outOf: (name: string) => `${name}, out of 100`,
  unknown: 'Not known yet',
}

type Known = { known: number; accounts: number }

const ofDebts = ({ known, accounts }: Known) => {
  if (known < accounts) return `${known} of ${plural(accounts, 'debt')}`
  return accounts === 1 ? 'your one debt' : `all ${plural(accounts, 'debt')}`
}

type Used = { percent: number; balance: string; limit: string }

/** What a factor rests on. */
export const factorWords = {
  paymentHistory: (met: number, due: number) =>
    `The payments you recorded met ${met} of ${plural(due, 'monthly minimum')}.`,
  utilization: ({ percent, balance, limit }: Used) =>
    `You use ${percent}% of your card limits: ${balance} of ${limit}.`,
  length: ({ average, oldest, ...known }: Known & { average: string; oldest: string }) =>
    `${average} on average, ${oldest} the oldest. Known for ${ofDebts(known)}.`,
  mix: (cards: number, loans: number) =>
    `${plural(cards, 'card')} and ${plural(loans, 'loan')}. Having both counts in full, having one kind counts half.`,
  newCredit: ({ opened, ...known }: Known & { opened: number }) =>
    `${opened === 0 ? 'None' : opened} opened in the last 12 months. Known for ${ofDebts(known)}.`,
}

/** How a factor can be known. */
export const missingFactors: Record<Kind, string> = {
  paymentHistory: 'Record your payments on My Debts. A full month of them shows here.',
  utilization: 'Add the credit limit to a card on My Debts.',
  length: 'Add the start date to a debt on My Debts.',
  mix: 'Add a card or a loan on My Debts.',
  newCredit: 'Add the start date to a debt on My Debts.',
}

export const ownDebtsTexts = { open: 'Open My Debts', add: 'Add your debts' }

export const bureauTexts = {
  title: (bureau: string) => `What ${bureau} says`,
  lead: ({ score, kind, date }: { score: number; kind: string; date: string }) =>
    `With a score of ${score}. ${kind}, from ${date}.`,
  fetched: 'Fetched from the bureau.',
  sandbox: 'Made from your own records here.',
  noMeasures: 'No measures came with this score.',
  reasons: 'What holds the score down most',
  accounts: (count: number) => plural(count, 'account'),
  noInquiries: 'None',
}

export const measureNames = {
  payment_history: 'Payments on time',
  utilization: 'Card limits used',
  credit_age: 'Average age of accounts',
  total_accounts: 'Accounts in all',
  open_accounts: 'Open accounts',
  inquiries: 'Hard inquiries',
}

export const ratingNames = { excellent: 'Excellent', good: 'Good', fair: 'Fair', needs_work: 'Needs work' }

export const recommendationTexts = {
  title: 'What would help',
  own: 'From your card limits and the payments you recorded. No step is a promise of points.',
  sample: 'Examples. Add a debt, and these are about yours.',
  impact: { High: 'High impact', Medium: 'Medium impact' }, // spec 2
  someDebt: 'A debt',
}

/** The text of each example (spec 2). */
export const sampleAdvice = {
  reduceCardBalances: 'Utilization is 23%. Aim under 10%.',
  keepOldAccountsOpen: 'Older accounts make the history longer.',
}

export const recommendationTitles = {
  reduceCardBalances: 'Reduce Credit Card Balances', // spec 2
  payOnTime: 'Pay On Time',
  keepOldAccountsOpen: 'Keep Old Accounts Open', // spec 2
  pauseNewAccounts: 'Pause New Accounts',
}

/** A card above a line, and what brings it under: `to10` under 10%, `to30` under 30%. */
type HighCard = { name: string; percent: number; to10: string }

export const balanceWords = {
  aim: (amount: string) => `Aim under 10%: that is ${amount} less in all.`,
  oneIsHigh: 'In all you are under 10%. One card is high on its own.',
  above10: ({ name, percent, to10 }: HighCard) => `${name} is at ${percent}%: ${to10} brings it under 10%.`,
  above30: ({ name, percent, to10, to30 }: HighCard & { to30: string }) =>
    `${name} is at ${percent}%: ${to30} brings it under 30%, ${to10} under 10%.`,
}

export const onTimeWords = {
  noneRecorded:
    'Being on time counts most. Record your payments on My Debts, and this shows how regular they are.',
  allMet: (due: number) =>
    `The payments you recorded met every monthly minimum, ${due} in all. Being on time counts most: keep going.`,
  someMissed: (missed: number, due: number) =>
    `The payments you recorded are below ${missed} of ${plural(due, 'monthly minimum')}. If one was paid but not recorded, add it on My Debts.`,
  missed: (name: string, month: string) => `${name}: ${month}.`,
  more: (count: number) => `And ${count} more.`,
}

export const accountWords = {
  keepOldest: (name: string, age: string) =>
    `${name} is your oldest card: ${age}. Once paid off, leaving it open keeps your history long and your limit high. Watch for an annual fee.`,
  keepOld:
    'A card that is paid off keeps your history long and your limit high. Watch for an annual fee. Add start dates on My Debts to see your oldest.',
  pauseNew: (opened: number) =>
    `You opened ${opened} accounts in the last 12 months. Each application can cost a few points for a while.`,
}
