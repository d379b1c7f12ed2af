/** Texts of what-ifs on the first screen; what is opened has its own in what-if-panels/messages.ts. */

export const whatIfTexts = {
  title: 'What if…',
  rows: {
    more: { title: 'More money each month', note: 'A raise, or a lease that ends' },
    once: { title: 'Money once', note: 'A tax refund or a bonus' },
    pause: { title: 'A tight month', note: 'Pay only your minimums' },
    rate: { title: 'A lower rate', note: 'One your lender might agree to' },
    loan: { title: 'One new loan', note: 'A consolidation loan or a balance transfer' },
    by: { title: 'Done by a date', note: 'What it takes each month' },
    order: { title: 'Your own order', note: 'You choose which debt comes first' },
  },
  loading: 'Opening',
  tryIt: 'Try it',
  remove: (what: string) => `Remove: ${what}`,
  removeShort: 'Remove',
}

/** The row of the plans that were kept. */
export const keptRowTexts = {
  title: 'Plans you kept',
  note: 'Go back to one at any time',
  loading: 'Opening the plans you kept',
}

/** The kept plan as the thin line of the chart. */
export const lineTexts = {
  name: 'Your plan now',
  until: (month: string) => `Your plan now ends in ${month}`,
  endless: 'Your plan now has no end date',
  note: 'The dotted line is your plan now.',
}
