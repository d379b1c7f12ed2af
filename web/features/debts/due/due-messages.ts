/** Texts about payments that are due, done and next. Amounts and days are passed in as text. */
import type { MinimumSource } from '#engine/debts/start/this-month.ts'

/** Where a minimum comes from, after its amount. */
export const sourceWords: Record<MinimumSource, string> = {
  statement: 'from your statement',
  bank: 'from your bank',
  rule: 'by your lender’s rule',
  entered: 'as you entered it',
  estimated: 'estimated',
}

export const stepTexts = {
  title: 'Next step',
  pay: (amount: string, name: string, by: string) => `Pay ${amount} to ${name} by ${by}`,
  payRest: (amount: string, name: string, by: string) => `Pay the other ${amount} to ${name} by ${by}`,
  soFar: (paid: string, planned: string) => `You have paid ${paid} of ${planned}.`,
  done: (month: string) => `Done for ${month}`,
  next: (amount: string, name: string, by: string) => `Next: pay ${amount} to ${name} by ${by}.`,
  doneOne: (name: string, month: string) => `${name} is done for ${month}.`,
  doneNext: (name: string, { month, by }: { month: string; by: string }) =>
    `${name} is done for ${month}, and next due ${by}.`,
  late: (amount: string, due: string) =>
    `${amount} of the payment due ${due} is not noted here. If you made it, record it with its date. If not, pay what you can and ask your lender what helps.`,
  paidLate: (amount: string, due: string) =>
    `The ${amount} you paid after ${due} counts for that day first, as lenders count it.`,
  call: (name: string, by: string) => `Call ${name} by ${by}`,
  shortFirst: (until: string) => `It comes first with what you have until ${until}.`,
  shortPart: (amount: string, until: string) =>
    `What you have until ${until} pays this much. ${amount} of its minimum is not covered.`,
  shortNone: (amount: string, until: string) =>
    `What you have until ${until} does not cover ${amount} of its minimum. A lender may move the day or take less. Asking is free.`,
  uncovered: 'What is not covered',
  uncoveredSum: (amount: string, until: string) =>
    `${amount} of your minimums is not covered until ${until}.`,
  noDueDate: 'It has no due date here, so the end of the month counts.',
}

export const cardTexts = {
  due: (by: string) => `due ${by}`,
  left: (amount: string, by: string) => `${amount} left by ${by}`,
  done: (month: string) => `done for ${month}`,
  doneNext: (month: string, by: string) => `done for ${month}, next due ${by}`,
  uncovered: (amount: string, by: string) => `due ${by}, ${amount} not covered`,
  late: (amount: string, due: string, by: string) => `${amount} not noted for ${due}, next due ${by}`,
}

export const summaryTexts = {
  all: (source: string) => source,
  some: (source: string) => `partly ${source}`,
}

export const minimumTexts = {
  aMonth: (amount: string, source: string) => `${amount}/mo ${source}`,
  inDialog: ({ amount, source, by }: { amount: string; source: string; by: string }) =>
    `The minimum is ${amount} (${source}), due ${by}.`,
}

export const deferralTexts = {
  payBy: ({ amount, by, rate }: { amount: string; by: string; rate: string }) =>
    `Pay the whole ${amount} by ${by}, or the deferred interest at ${rate} is added.`,
}
