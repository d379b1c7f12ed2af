/** Texts of the two lines below this month's payments. Amounts and days are passed in as text. */
export const cashRowTexts = {
  loading: 'Opening',
  paydays: {
    title: 'Which day to pay what',
    note: 'Pay days, bills and what is in the account decide.',
    known: 'By your pay days and what is in the account.',
  },
  short: {
    title: 'This month I have less',
    note: 'What your money covers, and what to do about the rest.',
    active: (amount: string, day: string) => `You have ${amount} until ${day}`,
  },
}
