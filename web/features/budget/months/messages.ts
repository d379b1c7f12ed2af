/** The texts of the monthly overview, and of what a month leaves to the next. */

/** How many categories stand where. */
export const healthTexts = {
  onTrack: { name: 'On track', note: '80% used or less, or a bill still open' },
  paid: { name: 'Paid', note: 'bills paid for the month' },
  pastDue: { name: 'Past due', note: 'bills not paid by their due date' },
  atRisk: { name: 'At risk', note: 'above 80% used' },
  over: { name: 'Over', note: 'more spent than planned' },
}

export const overviewTexts = {
  title: (month: string) => `Where your categories stand in ${month}`,
  more: (count: number) => `and ${count} more`,
}

export const monthsChartTexts = {
  columns: ['Month', 'Budget', 'Spent', 'Left'],
  budget: 'Budget',
  spent: 'Spent',
  spentWithin: 'Spent, within budget',
  spentOver: 'Spent, over budget',
  allWithin: (count: number) => `You stayed within budget in all ${count} months`,
  within: (within: number, count: number) => `You stayed within budget in ${within} of ${count} months`,
  spentOf: (month: string, spent: string, available: string) => `${month}: ${spent} spent of ${available}.`,
}

export const carryOverTexts = {
  carried: (amount: string, month: string) => `${amount} carried over from ${month}.`,
  left: (amount: string, month: string) =>
    `${month} left ${amount} unspent. Carry it over to add it to this month.`,
  carry: (amount: string) => `Carry over ${amount}`,
  undo: 'Undo carry-over',
}
