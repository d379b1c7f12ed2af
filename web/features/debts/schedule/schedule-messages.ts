/** Texts of the plan month by month. Amounts and names are passed in as text. */
export const scheduleTexts = {
  title: 'Month by month',
  caption: 'What goes to each debt each month, and what is left',
  csv: 'Download CSV',
  file: (order: string, day: string) => `debt-plan-${order}-${day}.csv`,
  print: 'Print',
  month: 'Month',
  pay: 'You pay',
  interest: 'Interest',
  left: 'Left',
  balanceLeft: (amount: string) => `${amount} left`,
  payments: 'Payments',
  extra: 'gets the extra',
  extraKey: 'Gets the extra that month',
  paidOff: 'paid off',
  paid: 'paid',
  paidOf: (paid: string) => `${paid} paid`,
  nothing: 'No payment',
  toPay: 'to pay',
  debts: (count: number) => `${count} debts`,
  debtsPaidOff: 'paid off',
  interestOfMonth: 'Interest this month',
  leftAfter: 'Left after it',
  /** a payment in print: 'Visa $290.00 (gets the extra, paid off)' */
  inPrint: (payment: string, notes: readonly string[]) =>
    notes.length === 0 ? payment : `${payment} (${notes.join(', ')})`,
}

/** The head of the file for a spreadsheet. */
export const scheduleFileTexts = {
  month: 'Month',
  total: 'Total',
  payment: (name: string) => `${name} payment`,
  interest: (name: string) => `${name} interest`,
  balance: (name: string) => `${name} balance`,
}
