/** Every text of the goals screen that the person meets as a message: toasts, form errors, empty states. */

export const goalToasts = {
  added: (title: string) => ({ title: `${title} added` }),
  addFailed: {
    title: 'The goal could not be added.',
    description: 'What you typed is still here. Please try again.',
  },
  saved: (title: string) => ({ title: `${title} saved` }),
  saveFailed: {
    title: 'Your changes could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
  contributed: (amount: string, title: string) => ({ title: `${amount} put toward ${title}` }),
  withdrawn: (amount: string, title: string) => ({ title: `${amount} taken out of ${title}` }),
  moveFailed: {
    title: 'The amount could not be recorded.',
    description: 'Nothing was changed. Please try again.',
  },
  taken: { title: 'Entry taken back', description: 'The goal stands where it was before.' },
  takeFailed: {
    title: 'The entry could not be taken back.',
    description: 'It still counts. You can take it back in the history.',
  },
  completed: (title: string) => ({ title: `${title}: done` }),
  completeFailed: {
    title: 'The goal could not be marked as done.',
    description: 'Nothing was changed. Please try again.',
  },
  reopened: (title: string) => ({ title: `${title} is open again` }),
  reopenFailed: {
    title: 'The goal could not be opened again.',
    description: 'Nothing was changed. Please try again.',
  },
  removed: (title: string) => ({ title: `${title} removed` }),
  removeFailed: {
    title: 'The goal could not be removed.',
    description: 'It is still on your list. Please try again.',
  },
}

export const goalSentences = {
  title: 'Give this goal a name.',
  targetName: 'Target amount',
  currentName: 'The amount saved',
  amountName: 'Amount',
  target: 'Enter an amount above 0, such as 1,000.',
  current: 'Enter what you have saved, such as 250. Leave it empty if nothing.',
  date: 'Enter a date that exists.',
  future: 'Choose today or a day before it.',
  datePast: 'Choose a day after today, or leave it empty.',
  changedElsewhere: 'This goal was changed elsewhere since you opened it. Save again to keep what is here.',
  contribution: 'Enter what you put in, such as 50.',
  withdrawal: 'Enter what you take out, such as 50.',
  moreThanSaved: 'That is more than you have saved here.',
}

export const emptyGoals = {
  title: 'No goals set yet', // spec 2
  text: 'Name something you save for, such as a cushion for emergencies. You will see how far along you are, and how much to save each month.',
  action: 'Create Your First Goal', // spec 2
}

export const loadFailed = {
  title: 'Your goals could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}
