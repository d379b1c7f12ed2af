/** Texts of the jobs screen. */

export const jobsTexts = {
  title: 'Jobs',
  lead: 'What Jubilee does later or by itself. A job that fails is tried again for some hours. If it still fails, it stays here.',
  allWell: 'Nothing has failed.',
  lookAgain: 'Look again',
  retry: 'Try again',
  neverRan: 'Has not run yet',
  onRequest: 'when asked for',
}

export const failedSentence = (count: number) =>
  count === 1 ? '1 job has failed.' : `${count} jobs have failed.`

export const loadFailed = {
  title: 'The jobs could not be loaded.',
  text: 'Nothing was changed. Check your connection, then try again.',
}

export const retryToasts = {
  failed: {
    title: 'The jobs could not be put in line.',
    description: 'They are as they were. Please try again.',
  },
}
