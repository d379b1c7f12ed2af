/** The texts of the dialogs about spending: what records it, and what lists it. */
export const spendingTexts = {
  record: 'Record spending',
  recordRefund: 'Record refund',
  recordIn: (category: string) => `Record spending in ${category}`,
  description: 'It counts in the month of the day you choose.',
  amount: 'Amount',
  day: 'Day',
  note: 'Note',
  noteHint: 'Such as the store.',
  cameBack: 'Money that came back',
  cameBackHint: 'A refund or a return. It lowers what you spent.',
  listTitle: (category: string) => `Spending in ${category}`,
  inAll: (amount: string, month: string) => `${month}: ${amount} in all.`,
  /** of what could not be loaded */
  what: 'spending',
  spent: 'Spent',
  refund: 'Refund',
  refundOn: (day: string) => `${day} · refund`,
  removeOf: (amount: string, day: string) => `Remove ${amount} of ${day}`,
}
