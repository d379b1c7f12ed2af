/** What a roadmap says of a month that falls short: its weeks, what is paid, what is not covered. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './short-month-messages.es.ts'

const english = {
  week: (week: number, last: string) => `Week ${week}, through ${last}`,
  callAbout:
    'Ask for a hardship plan before the payment is due. Write down the day, the name and the answer. The number is on the bill or on the back of the card.',
  foodAndRent: 'Call 211 for help with rent, food and power near you. It is free.',
  homeFirst: 'Pay for your home, food, power and the way to work first.',
  onTime: 'Then every payment can go out on time.',
  writeDown: 'Write down every cost of the month, and mark what can wait.',
  counselor: 'Talk to a nonprofit credit counselor. A first talk costs little or nothing.',
  earnMore: 'Look at ways to earn on Extra Income, and start with one that fits your hours.',
  makeAgain: 'Make this roadmap again with your new figures.',
  proofs: {
    foreclosure: {
      label: 'a housing counselor, free',
      value: '800-569-4287',
      source: 'U.S. Department of Housing and Urban Development',
    },
    penaltyRate: {
      label: 'late before a rate can go up on what is owed',
      value: '60 days',
      source: '12 CFR 1026.55',
    },
    markAfter30Days: {
      label: 'late before it can be marked on a credit report',
      value: '30 days',
      source: 'how credit reports count late payments',
    },
    markAfter90Days: {
      label: 'late before a federal loan is reported',
      value: '90 days',
      source: 'studentaid.gov',
    },
  },
  labels: {
    name: 'name you gave it',
    due: 'payment due',
    used: 'taken from savings for this month',
    taken: (title: string) => `${title}: taken for this month`,
    leftAfter: (title: string) => `${title}: left after that`,
    other: 'taken from savings in no goal',
    missing: 'still missing this month',
    months: 'months that savings can pay the gap',
    paid: (name: string) => `${name}: to pay this month`,
    asked: (name: string) => `${name}: asked for this month`,
    rest: 'spending that is not covered',
    fee: (name: string) => `${name}: late fee`,
    open: (name: string) => `${name}: not covered`,
    phone: 'phone of the lender',
  },
  due: (day: string) => ` (due ${day})`,
  share: (taken: string, goal: string, left: string) => `${taken} of ${goal} (${left} is left there)`,
  otherSavings: (amount: string) => `${amount} of your other savings`,
  use: (shares: string) => `Use ${shares}.`,
  towardGap: (used: string, missing: string) =>
    `Put your ${used} of savings toward the gap. ${missing} is still missing this month.`,
  covers: (used: string) => `Take ${used} from savings to cover this month.`,
  lasts: (covers: string, months: string) => `${covers} Savings can cover the gap for ${months}.`,
  ofWhole: (part: string, whole: string) => `${part} of the ${whole}`,
  nameAndAmount: (name: string, amount: string) => `${name} ${amount}`,
  amountTo: (name: string, amount: string) => `${amount} to ${name}`,
  otherEssentials: 'the other essentials of your budget',
  comeFirst: (names: string) => `These come first: ${names}.`,
  pay: (payments: string) => `Pay ${payments}.`,
  restWaits: (open: string) =>
    `${open} of your other spending has to wait this month. What you decide each time waits first.`,
  spendingWaits: (open: string) =>
    `${open} of what you spend is not covered. What is no home, food, power or way to work waits first.`,
  lateFee: 'A late fee can follow.',
  lateFeeOf: (amount: string) => `A late fee of ${amount} can follow.`,
  notCovered: (whole: string) => `its ${whole} is not covered.`,
  partNotCovered: (open: string, whole: string) => `${open} of its ${whole} is not covered.`,
  call: (name: string) => `Call ${name}`,
  callAt: (name: string, phone: string) => `Call ${name} at ${phone}`,
}

export type English = typeof english
export const shortTexts = bilingual(english, spanish)
