/** Texts of this month's payments. Amounts, names and days are passed in as text. */
export const monthTexts = {
  lookBack: (month: string) => `Look back at ${month}`,
  title: 'This month',
  toPay: (amount: string, by: string) => `${amount} to pay by ${by}.`,
  leftToPay: (amount: string, { by, paid }: { by: string; paid: string }) =>
    `${amount} left to pay by ${by}. You have paid ${paid}.`,
  short: (left: string, until: string) => `${left} to pay before your next pay on ${until}.`,
  shortDone: (until: string) => `Nothing more to pay before your next pay on ${until}.`,
  uncovered: (amount: string) => `${amount} is not covered.`,
  paid: (amount: string) => `You have paid ${amount}.`,
  seeUncovered: 'What happens next, and what to say',
  notCovered: (amount: string) => `${amount} not covered`,
  fromNextPay: 'from your next pay',
  by: (day: string) => `by ${day}`,
  above: (amount: string) => `${amount} above its minimum`,
  soFar: (paid: string, planned: string) => `${paid} of ${planned} paid`,
  late: (amount: string, day: string) => `${amount} not noted for ${day}`,
  paidLate: (amount: string, day: string) => `${amount} paid late for ${day}`,
  done: (amount: string) => `paid ${amount}`,
  next: (day: string) => `next due ${day}`,
  paidOff: 'paid off',
  mark: 'Mark paid',
  markLabel: (amount: string, name: string) => `Mark paid: ${amount} to ${name}`,
  markAll: 'Mark all paid',
  busy: (done: number, count: number) => `Recording ${done} of ${count}`,
  more: (count: number) => `Show all ${count}`,
  notRecorded: 'This was not recorded. Please try again.',
}

/** How recording went. A payment is never stored twice, however often it is sent. */
export const monthToasts = {
  all: (count: number, amount: string) => ({
    title: `${count} payments recorded`,
    description: `${amount} in all.`,
  }),
  notAll: (names: readonly string[], others: number) => ({
    title: `Not recorded: ${names.length > 3 ? `${names.length} payments` : names.join(', ')}`,
    description:
      others === 0
        ? 'Please try again. Nothing is stored twice.'
        : `${others === 1 ? 'The other one is' : `The other ${others} are`} recorded. Try again for the rest: nothing is stored twice.`,
  }),
  undo: 'Undo',
  undoOthers: 'Undo the others',
  allUndone: { title: 'Payments taken back', description: 'The balances are what they were before.' },
  notAllUndone: (names: readonly string[]) => ({
    title: `Not taken back: ${names.length > 3 ? `${names.length} payments` : names.join(', ')}`,
    description: 'They still count. You can undo them in the history.',
  }),
}
