/** Every text of the credit screens that the person meets as a message: toasts, form errors, notices, empty places. */
import { plural } from '#web/format/amounts.ts'

export const syncToasts = {
  failed: { title: 'Sync Failed', description: 'Failed to sync credit scores. Please try again.' }, // spec 8
  nothingNew: { title: 'Sync Complete', description: 'No new credit scores available at this time.' }, // spec 8
  // spec 8: 'Credit Score Updated!' with the count
  updated: (count: number) => ({
    title: 'Credit Score Updated!',
    description: `${plural(count, 'new score')} arrived.`,
  }),
}

export const monitoringTexts = {
  noProvider: {
    title: 'Select Providers', // spec 8
    description: 'Please select at least one credit monitoring provider.', // spec 8
  },
  failed: { title: 'Setup Failed', description: 'Failed to setup credit monitoring. Please try again.' }, // spec 8
}

export const notConnected = {
  sync: 'No score provider is connected yet, so there is nothing to fetch. Nothing was changed.',
  monitoring: 'No score provider is connected yet, so monitoring was not set up. Nothing was changed.',
  pro: 'Score monitoring comes with Pro.',
  until: 'Until then, add the scores you see elsewhere: at your bank, on a card statement, or at a bureau.',
}

export const scoreToasts = {
  added: (score: number) => ({ title: `Score ${score} added` }),
  addFailed: {
    title: 'The score could not be added.',
    description: 'What you typed is still here. Please try again.',
  },
  removed: (score: number) => ({ title: `Score ${score} removed` }),
  undo: 'Undo',
  restored: { title: 'Score is back' },
  removeFailed: {
    title: 'The score could not be removed.',
    description: 'It is still in your history. Please try again.',
  },
  undoFailed: {
    title: 'The score could not be put back.',
    description: 'You can add it again by hand.',
  },
}

export const scoreSentences = {
  score: 'Enter a score from 300 to 850, as a whole number.',
  date: 'Enter a date that exists.',
  future: 'Enter the day this score is from. It cannot be in the future.',
}

export const notSaved = {
  title: 'This could not be saved.',
  unreachable: 'Check your connection, then try again. What you typed is still here.',
}

export const addOwnScore = 'Add your own score'

export const noHistory = {
  title: 'No score of yours yet',
  text: 'Add one with its date, and the next one shows how it changed. What you see here is an example.',
}

export const loadFailed = {
  title: 'Your credit data could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
  action: 'Try again',
}

export const educationNote =
  'Education only. These factors are our own plain scale, from what you entered. A bureau has more data and rates it in its own way.'
