import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  gone: 'There is no calendar here. Its link was taken back, or is not complete.',
  takenBack: 'The link is taken back. Calendars that have it get nothing more.',
  about: 'Due days, the days to pay, offers that end, and the month you are free.',
  due: (name: string) => `Payment due: ${name}`,
  paid: (name: string) => `Paid: ${name}`,
  fromDebts: 'From My Debts.',
  atLeast: (amount: string) => `At least ${amount}.`,
  estimated: (amount: string) => `At least ${amount}, estimated.`,
  byRule: (amount: string) => `At least ${amount}, by your lender’s rule.`,
  atLeastMore: (amount: string) => `At least ${amount} more.`,
  recorded: (amount: string) => `You recorded ${amount}.`,
  late: (amount: string) => `${amount} counts for the due date before.`,
  shortNothing: (hasPaid: boolean) => `Your short month has nothing${hasPaid ? ' more' : ''} for it.`,
  shortLeft: (amount: string, hasPaid: boolean) =>
    `Your short month has ${amount}${hasPaid ? ' more' : ''} for it.`,
  offerEnds: (name: string) => `Offer ends: ${name}`,
  stillOwed: (left: string) => `You still owe ${left}.`,
  deferred: (charge: string) => `Then ${charge} of deferred interest is added.`,
  payAll: 'Paying it all by this day avoids what comes after.',
  lastPayment: (name: string) => `Last payment before the offer ends: ${name}`,
  planOwes: (left: string) => `Your plan still owes ${left} after it.`,
  moreMonthly: (amount: string) => `${amount} more a month avoids that.`,
  moreWithIt: (amount: string) => `${amount} more with it avoids that.`,
  free: 'Debt-free this month, if you keep to your plan',
  freeText: 'Worked out from My Debts. It moves as your balances and payments do.',
  pay: (amount: string, name: string) => `Pay ${amount} to ${name}`,
  payBasis: (dueOn: string, entered: string) =>
    `Due ${dueOn}. By your pay days, your bills and the cash you entered on ${entered}.`,
  underFloor: (amount: string) => `The account ends this day ${amount} under your floor.`,
}

export type English = typeof english
export const calendarTexts = bilingual(english, spanish)
