/** The texts of the goals screen: its head and states, its toasts, the errors of its forms. */
import { plural } from '#web/format/amounts.ts'

export const goalsScreenTexts = {
  title: 'Financial Goals',
  openTitle: 'Your goals',
  add: 'Add Goal',
  startWith: (amount: string) => `A goal can start with ${amount}.`,
  reached: (count: number) => `You have reached <figure>${plural(count, 'goal')}</figure>. What is next?`,
  saved: (amount: string, count: number) =>
    `You have saved <figure>${amount}</figure> toward ${plural(count, 'goal')}.`,
  allThere: 'You’re there.',
  toGo: (left: string) => `${left} to go.`,
  toHitDates: (monthly: string) => `To hit your dates, save ${monthly} a month.`,
}

export const jubileeMomentTexts = {
  title: (goal: string) => `${goal}: done.`,
  setAside: (amount: string, months: number) =>
    months > 0
      ? `You set aside ${amount} in ${plural(months, 'month')}. Enjoy it.`
      : `You set aside ${amount}. Enjoy it.`,
  close: 'Close',
}

/** On the button of a toast that can be undone, and on an entry of the history. */
export const undoLabel = 'Undo'

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
  taken: { title: 'Entry undone', description: 'The goal is back where it was.' },
  takeFailed: {
    title: 'The entry could not be undone.',
    description: 'It still counts. You can undo it in the history.',
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
  future: 'Choose today or an earlier day.',
  datePast: 'Choose a day after today, or leave it empty.',
  changedElsewhere: 'This goal was changed elsewhere since you opened it. Save again to keep what is here.',
  contribution: 'Enter what you put in, such as 50.',
  withdrawal: 'Enter what you take out, such as 50.',
  moreThanSaved: 'That is more than you have saved here.',
}

export const emptyGoals = {
  title: 'No goals set yet', // spec 2
  text: 'Name something you are saving for, such as a cushion for emergencies. You will see how far along you are, and how much to save each month.',
  action: 'Create Your First Goal', // spec 2
}

export const loadFailed = {
  title: 'Your goals could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}
