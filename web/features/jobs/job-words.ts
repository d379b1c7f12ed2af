/** How the jobs screen writes what it knows of a job. */
import type { Job } from '#contracts/admin/jobs.ts'
import { formatInstant } from '#web/format/dates.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { jobsTexts } from './messages.ts'

type Outcome = NonNullable<Job['lastRun']>['outcome']

export const outcomeWords: Record<Outcome, { word: string; tone: TagTone }> = {
  done: { word: 'Done', tone: 'good' },
  running: { word: 'Running', tone: 'plain' },
  failed: { word: 'Failed', tone: 'warn' },
}

/** 'every hour', or that something else asks for it. */
export const scheduleOf = (job: Job) => job.schedule ?? jobsTexts.onRequest

export const lastRunOf = ({ lastRun }: Job) =>
  lastRun === null ? jobsTexts.neverRan : formatInstant(lastRun.endedAt ?? lastRun.startedAt)

export const failedCount = (jobs: readonly Job[]) => jobs.reduce((sum, job) => sum + job.failed, 0)
