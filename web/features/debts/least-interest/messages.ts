/** Texts of the plan of least interest. Amounts and months are passed in as text. */

export const leastTexts = {
  endless: 'This plan does not reach zero yet. See what it takes under one of the other orders.',
  oneDebt: 'You have one debt to pay, so every order is the same.',
  answer: (interest: string, month: string) => `${interest} of interest in all, debt-free in ${month}.`,
  saves: (parts: readonly string[]) => `That is ${parts.join(', and ')}.`,
  less: (amount: string, order: string) => `${amount} less than ${order}`,
  same: (order: string) => `the same as ${order}`,
  endlessOrder: (order: string) => `${order} would not reach zero`,
  orders: { avalanche: 'highest rate first', snowball: 'smallest balance first' },
  simple: (order: string) => `Your simple order is as good: no plan we found beats ${order}. Keep it.`,
  nearlySimple: (order: string, amount: string) =>
    `Your simple order is nearly as good: ${order} costs ${amount} more. Keep it.`,
  follow: 'Keep this plan, and your dashboard, calendar and reminders follow it.',
  kept: 'Your dashboard, calendar and reminders follow this plan.',
  keptSame: (order: string) => `Right now ${order} costs the same. You can switch to it any time.`,
  keptNearly: (order: string, amount: string) =>
    `Right now ${order} costs ${amount} more. You can switch to it any time.`,
  working: 'Checking whether any plan could cost less…',
  proven: 'Proven: no plan costs less.',
  toADollar: 'Proven: no plan costs even $1 less.',
  within: (amount: string) => `No plan can cost more than ${amount} less.`,
  /** where a debt has its first payment in a later month than the plan's first */
  provenFromStart: 'Proven: with the same first payments, no plan costs less.',
  toADollarFromStart: 'Proven: with the same first payments, no plan costs even $1 less.',
  withinFromStart: (amount: string) =>
    `With the same first payments, no plan can cost more than ${amount} less.`,
  unchecked: 'We couldn’t check it against every possible plan here. It is the cheapest plan we found.',
  table: 'Who gets the extra each month',
  columns: { months: 'Months', debt: 'Debt', amount: 'Extra a month' },
  upTo: (most: string) => `up to ${most}`,
  tableNote: 'The extra comes on top of the minimums. It grows as debts are paid off.',
}
