/** Texts of the jobs screen. */
import { plural } from '#web/format/amounts.ts'

export const jobsTexts = {
  pageTitle: 'Jobs, Jubilee',
  title: 'Jobs',
  lead: 'What Jubilee does later or on its own. A job that fails is tried again for several hours. If it still fails, it stays here.',
  kinds: 'Kinds of jobs',
  allWell: 'Nothing has failed.',
  lookAgain: 'Look again',
  /** on the button; the name is for screen readers */
  retry: (name: string) => `Try again<named> with ${name}</named>`,
  neverRan: 'Has not run yet',
  onRequest: 'when asked for',
}

export const jobTableTexts = {
  caption: 'Every kind of job',
  job: 'Job',
  runs: 'Runs',
  waiting: 'Waiting',
  running: 'Running',
  failed: 'Failed',
  lastRun: 'Last run',
}

/** The numbers of a kind in one line, on a phone. */
export const jobCounts = (job: { schedule: string; queued: number; running: number; failed: number }) =>
  `Runs ${job.schedule}. ${job.queued} waiting, ${job.running} running, ${job.failed} failed.`

export const runOutcomes = { done: 'Done', running: 'Running', failed: 'Failed' }

export const failedSentence = (count: number) => `${plural(count, 'job has', 'jobs have')} failed.`

export const loadFailed = {
  title: 'The jobs could not be loaded.',
  text: 'Nothing was changed. Check your connection, then try again.',
}

export const retryToasts = {
  failed: {
    title: 'The jobs could not be started again.',
    description: 'They are as they were. Please try again.',
  },
}
