/** The texts of the budget screen and its head; toasts, form errors and empty states of all its parts. */
import { plural } from '#web/format/amounts.ts'

export const budgetScreenTexts = {
  title: 'Budget Management', // spec 2
  tabs: 'Budget',
  categories: 'Budget Categories', // spec 2
  overview: 'Monthly Overview', // spec 2
  transactions: 'Bank Transactions',
}

export const budgetHeaderTexts = {
  /** a narrow screen shows only the first word */
  importAll: 'Import<rest> transactions</rest>',
  newCategory: 'New category',
  yourMonth: 'Your month',
  planned: (amount: string, month: string) => `You have ${amount} planned for ${month}.`,
  oneIsEnough: 'One category is enough to begin.',
  month: 'Month',
  previous: 'Previous month',
  next: 'Next month',
  thisMonth: 'This month',
}

/** The one sentence the screen answers, of a month gone by and of one that is not over. */
export const budgetAnswers = {
  wentOver: (amount: string, month: string) => `You went <figure>${amount}</figure> over in ${month}.`,
  isOver: (amount: string, month: string) => `You are <figure>${amount}</figure> over for ${month}.`,
  hadLeft: (amount: string, month: string) => `You had <figure>${amount}</figure> left in ${month}.`,
  hasLeft: (amount: string, month: string) => `You have <figure>${amount}</figure> left for ${month}.`,
}

export const budgetSummaryTexts = {
  label: 'Summary',
  total: 'Total Budget', // spec 2
  spent: 'Total Spent', // spec 2
  remaining: 'Remaining', // spec 2
  nothingPlanned: 'nothing planned yet',
  set: (amount: string) => `${amount} set`,
  nothingRecorded: 'nothing recorded yet',
  soFar: 'so far',
  overPlan: 'more spent than planned',
  notSpent: 'not spent',
  forDays: (days: number) => `for ${plural(days, 'more day')}`,
}

/** What is left of a category or a group, and whether it will last. */
export const amountTexts = {
  over: (amount: string) => `${amount} over`,
  left: (amount: string) => `${amount} left`,
  of: (left: string, available: string) => `${left} of ${available}`,
  faster: (days: number) => `Going faster than the month: ${plural(days, 'day')} left.`,
  inStep: (days: number) => `In step with the month: ${plural(days, 'day')} left.`,
}

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

/** On the button of a toast that can be undone. */
export const undoLabel = 'Undo'

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
    description: 'Please record it again.',
  },
  carried: (amount: string) => ({ title: `${amount} carried over` }),
  carryFailed: {
    title: 'Nothing was carried over.',
    description: 'Your budget is what it was before. Please try again.',
  },
  carryTakenBack: { title: 'Carry-over undone', description: 'Your budget is what it was before.' },
  carryTakeBackFailed: {
    title: 'The carry-over could not be undone.',
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
  future: 'Choose today or an earlier day.',
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
  count: (count: number) => plural(count, 'category', 'categories'),
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
  move: (name: string, direction: 'up' | 'down') => `Move ${name} ${direction}`,
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
