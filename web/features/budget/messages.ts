/** Every text of the budget screen that the person meets as a message: toasts, form errors, empty states. */

/** Where a category stands. */
export const statusWords = {
  over: 'Over Budget', // spec 9
  paid: 'Paid', // a bill has no rest to watch
  due: 'Not paid yet',
  warning: 'At Risk', // as the health counts have it
  good: 'On Track', // spec 9
  dueOn: (day: string) => `Due on ${day}`,
  wasDueOn: (day: string) => `Was due on ${day}`,
}

export const budgetToasts = {
  updated: { title: 'Budget updated!' }, // spec 8
  created: { title: 'Budget category created!' }, // spec 8
  createFailed: {
    title: 'The category could not be added.',
    description: 'What you typed is still here. Please try again.',
  },
  updateFailed: {
    title: 'The budget could not be changed.',
    description: 'It is what it was before. Please try again.',
  },
  saved: (name: string) => ({ title: `${name} saved` }),
  saveFailed: {
    title: 'Your changes could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
  removed: (name: string) => ({ title: `${name} removed` }),
  removeFailed: {
    title: 'The category could not be removed.',
    description: 'It is still in your budget. Please try again.',
  },
  moveFailed: {
    title: 'The order could not be changed.',
    description: 'It is what it was before. Please try again.',
  },
  spent: (amount: string, name: string) => ({ title: `${amount} in ${name} recorded` }),
  refunded: (amount: string, name: string) => ({ title: `${amount} back in ${name} recorded` }),
  paid: (name: string) => ({ title: `${name} is paid` }),
  groupAdded: (name: string) => ({ title: `${name} added` }),
  groupSaved: (name: string) => ({ title: `${name} saved` }),
  groupFailed: {
    title: 'The group could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
  groupMoved: (name: string, group: string) => ({ title: `${name} is in ${group}` }),
  groupLeft: (name: string) => ({ title: `${name} is in no group` }),
  groupMoveFailed: {
    title: 'The group could not be changed.',
    description: 'It is what it was before. Please try again.',
  },
  groupRemoved: (name: string) => ({
    title: `${name} removed`,
    description: 'Its categories are still in your budget.',
  }),
  groupRemoveFailed: {
    title: 'The group could not be removed.',
    description: 'It is still in your budget. Please try again.',
  },
  spendFailed: {
    title: 'The spending could not be recorded.',
    description: 'Nothing was changed. Please try again.',
  },
  spendingRemoved: { title: 'Entry removed', description: 'It no longer counts.' },
  spendingRemoveFailed: {
    title: 'The entry could not be removed.',
    description: 'It still counts. You can remove it in the list of spending.',
  },
  spendingBack: { title: 'Entry is back', description: 'It counts again.' },
  spendingBackFailed: {
    title: 'The entry could not be brought back.',
    description: 'Please record it once more.',
  },
  carried: (amount: string) => ({ title: `${amount} carried over` }),
  carryFailed: {
    title: 'Nothing was carried over.',
    description: 'Your budget is what it was before. Please try again.',
  },
  carryTakenBack: { title: 'Carried money taken back', description: 'Your budget is what it was before.' },
  carryTakeBackFailed: {
    title: 'The carried money is still there.',
    description: 'Please try again.',
  },
}

export const budgetSentences = {
  name: 'Give this category a name.',
  budget: 'Enter an amount above 0, such as 450.',
  amount: 'Amount',
  spent: 'Enter what you spent, such as 62.40.',
  refund: 'Enter what came back, such as 20.',
  date: 'Enter a date that exists.',
  future: 'Choose today or a day before it.',
  changedElsewhere: (amount: string) =>
    `This was changed elsewhere and is ${amount} now. Save again to keep your amount.`,
  dueDay: 'Enter a day of the month from 1 to 31, such as 15.',
  group: 'Give this group a name.',
  namedElsewhere: 'This category was changed elsewhere since you opened it. Save again to keep what is here.',
}

export const categoryTexts = {
  budget: 'Budget',
  details: 'Bill, group, icon and color',
  dueDay: 'Day of the month it is due',
  dueDayHint: 'For a bill, such as 1 for rent on the 1st. Leave it empty for everyday spending.',
  group: 'Group',
  noGroup: 'No group',
  markPaid: 'Mark as paid',
  markPaidLabel: (name: string) => `Mark as paid: ${name}`,
}

export const groupTexts = {
  count: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
  arrange: 'Groups and order',
  done: 'Done',
  add: 'New group',
  addTitle: 'Add a group',
  addLabel: 'Add group',
  hint: 'Such as Home, Family or Giving.',
  name: 'Name',
  rename: (name: string) => `Rename ${name}`,
  renameLabel: 'Save changes',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove the group ${name}?`,
  removeText: 'Its categories stay in your budget, with all that was spent in them.',
  removeLabel: 'Remove group',
  move: (name: string, direction: string) => `Move ${name} ${direction}`,
  groupOf: (name: string) => `Group of ${name}`,
  others: 'Other categories',
  empty: 'No categories in it yet. Choose it for a category under Groups and order.',
}

export const emptyBudget = {
  title: 'Start with one category',
  text: 'Pick something you pay for each month, such as groceries, and the most you want to spend on it. You will see what is left as the month goes on.',
}

export const emptySpending = {
  title: 'Nothing recorded yet',
  text: 'What you record for this month will be listed here.',
}

export const emptyOverview = {
  title: 'Your months will show here',
  text: 'Once you have two months of your budget, you can compare them here.',
}

export const monthsFailed = {
  title: 'Your months could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

export const loadFailed = {
  title: 'Your budget could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}
