/** Around every picture of figures. */
export const chartTexts = {
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  /** names the control that reads a point off */
  pointShown: (title: string) => `${title}. Point shown`,
}

/** Balances that fall to zero. */
export const freedomLineTexts = {
  monthShown: (title: string) => `${title}. Month shown`,
  today: 'Today',
  /** the smallest balances, drawn as one */
  other: 'Other',
  inMonth: (month: string, total: string) => `${month}: ${total} left`,
  left: '<total/> <quiet>left</quiet>',
  paidOff: 'paid off',
  debtFree: 'Debt-free',
  columns: ['Month', 'All'],
  everyMonth: 'Every month',
}

/** What changes in a picture over time: its list, and the column of its table. */
export const changesMessages = {
  title: 'What changes',
  all: (count: number) => `Show all ${count} changes`,
} as const
