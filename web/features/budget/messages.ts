/** Every text of the budget screen that the person meets as a message: toasts, form errors, empty states. */

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
  spent: 'Enter what you spent, such as 62.40.',
  refund: 'Enter what came back, such as 20.',
  date: 'Enter a date that exists.',
  future: 'Choose today or a day before it.',
  changedElsewhere: (amount: string) =>
    `This was changed elsewhere and is ${amount} now. Save again to keep your amount.`,
  namedElsewhere: 'This category was changed elsewhere since you opened it. Save again to keep what is here.',
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
  text: 'Add a category with an amount, and record what you spend. Each month then shows what you planned and what you spent.',
}

export const monthsFailed = {
  title: 'Your months could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

export const loadFailed = {
  title: 'Your budget could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}
