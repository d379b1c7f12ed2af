/** Texts of a month that falls short. Nobody is told to leave out a payment: what cannot be covered is said, and what to do about it. */
import type { EssentialKind } from '#engine/debts/cash/short-month.ts'

export const essentialNames: Record<EssentialKind, string> = {
  housing: 'Home',
  power: 'Utilities',
  food: 'Food',
  medicine: 'Medicine',
  work: 'Work, child care',
  insurance: 'Insurance',
  childSupport: 'Child support',
}

export const shortFormTexts = {
  lead: 'Tell us what you have until you are paid again. It goes to home, power, food and the way to work first, then to debts by what a late payment would cost.',
  cash: 'What you have until then',
  until: 'Next pay day',
  essentials: 'What has to be paid until then, besides debts',
  fromBudget: 'From your budget. Change what is not right.',
  noBudget: 'Add rent, power, food and the like, so that they come first.',
  name: 'Name',
  kind: 'What it is for',
  amount: 'Amount',
  remove: (name: string) => `Remove ${name || 'this bill'}`,
  removeShort: 'Remove',
  add: 'Add a bill',
  lenders: 'What a late payment costs, by lender',
  lateFee: 'Late fee',
  lateFeeHint: (first: string, again: string) =>
    `On a card it is usually up to ${first}, or ${again} for another one soon after. Left empty, we count ${first}.`,
  lateFeeOther: 'Your statement or contract has it.',
  penaltyRate: 'It has a penalty rate',
  federal: 'This is a federal student loan',
  phone: 'Lender’s phone number',
  phoneHint: 'On the back of the card or on the bill.',
  save: 'See what it covers',
  cancel: 'Cancel',
  nameMissing: 'Give this bill a name.',
  amountUnread: 'Enter an amount, such as 250.00.',
  untilPassed: 'Enter your next pay day.',
}

export const shortToasts = {
  saved: { title: 'Saved until your next pay day' },
  saveFailed: { title: 'This was not saved', description: 'What you typed is still here.' },
  ended: { title: 'Your plan goes on as before' },
  endFailed: { title: 'This was not changed', description: 'Please try again.' },
}

export const shortTexts = {
  coversAll: (amount: string, day: string) => `${amount} covers all that has to be paid before ${day}.`,
  covers: (amounts: { have: string; open: string }, day: string) =>
    `${amounts.have} has to last until ${day}. It covers a part, and ${amounts.open} is not covered.`,
  coversNone: (amount: string, day: string) =>
    `There is nothing until ${day}, and ${amount} has to be paid before then.`,
  payTitle: 'Pay these, in this order',
  openTitle: 'What the money cannot cover',
  openLead:
    'Call before the day. A lender may move a due date or take a smaller payment. None has to, but asking is free.',
  left: (amount: string, day: string) => `${amount} is left over until ${day}.`,
  part: (amount: string, whole: string) => `${amount} of ${whole}`,
  due: (day: string) => `due ${day}`,
  dueLater: (day: string, by: string) => `due ${day}, and sent by ${by} to be there in time`,
  openPart: (amount: string) => `${amount} is not covered`,
  back: (day: string) => `After ${day} your plan goes on as before. You do not have to change anything.`,
  script: 'Words for the call',
  copy: 'Copy words',
  more: 'More on hardship programs',
  call: (name: string) => `Call ${name}`,
  noPhone: 'The number is on the bill or on the back of the card.',
  change: 'Update',
  end: 'End this now',
  help: 'Someone to talk to, for free',
  helpWays: [
    { label: 'Call 211: rent, food, power', href: 'tel:211' },
    { label: 'Credit counselor: 800‑388‑2227', href: 'tel:8003882227' },
    { label: 'nfcc.org', href: 'https://www.nfcc.org' },
  ],
}

export const lateFeeWords = {
  known: (amount: string) => `A late fee can follow: ${amount}.`,
  card: (amounts: { first: string; again: string; cycles: number }, on: string) =>
    `A late fee can follow. On a card it is usually up to ${amounts.first}, or ${amounts.again} for another within ${amounts.cycles} statements, and never more than the minimum (12 CFR 1026.52, read ${on}).`,
  other: 'A late fee can follow. Your statement or contract has the amount.',
}

/** Words for a call, to be read aloud. `pay` is what can be paid by the due day; null for nothing. */
export function callScript(words: {
  minimum: string
  due: string
  pay: string | null
  payDay: string
}): string {
  const canPay =
    words.pay === null
      ? `I cannot pay it by then. I am paid again on ${words.payDay}.`
      : `By then I can pay ${words.pay}. I am paid again on ${words.payDay}.`
  return [
    `“Hello, my name is [your name]. My payment of ${words.minimum} is due on ${words.due}, and I want to keep paying.`,
    `${canPay} Do you have a hardship program? Can you move the due date, or take a smaller payment this month?`,
    'Will there be a late fee, will the rate change, and how will you report it? Please send me what we agree in writing.”',
    'Write down the day, the person’s name, and what they said.',
  ].join('\n\n')
}

/** The same for a bill that is no debt. */
export const billScript = (words: { amount: string; payDay: string }): string =>
  `“Hello, my name is [your name]. I cannot pay ${words.amount} of my bill on time. I am paid again on ${words.payDay}. Can I pay then, or in two parts? Is there a program for people who are short this month? Please send me what we agree in writing.”`
