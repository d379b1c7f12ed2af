/** Jobs of score monitoring: fetch on scheduled days, read late reports, withdraw consent at the bureaus. */
import * as z from 'zod/mini'
import { speakingTo } from '#server/language/language.queries.ts'
import { defineJob } from '#server/jobs/job.ts'
import { findOwnersOfMember } from './credit-monitoring.queries.ts'
import { finishOf, finishRuns } from './fetch-scores.ts'
import { findDue, runSchedule } from './schedule.ts'

/** people put in line in one statement */
const PAGE = 1_000

/** Fetches the scores of one person, if it is their day. */
const monitorPerson = defineJob({
  name: 'credit-monitoring.fetch',
  summary: 'Fetches the credit scores of a person on a day of their schedule.',
  payload: z.object({ userId: z.string() }),
  run: ({ parts, payload }) => runSchedule(parts, payload.userId),
})

export const monitorDue = defineJob({
  name: 'credit-monitoring.due',
  summary: 'Finds whose credit scores are to be fetched today.',
  payload: z.object({ after: z.optional(z.strictObject({ userId: z.string(), nextOn: z.string() })) }),
  schedule: { cron: '*/5 * * * *', words: 'every 5 minutes' },
  run: async ({ parts, payload: { after } }) => {
    const due = await findDue(parts, { after, limit: PAGE })
    const people = due.map(({ userId }) => ({ userId }))
    await parts.jobs.addAll(monitorPerson, people, { key: ({ userId }) => userId })
    const last = due.at(-1)
    if (last !== undefined && due.length === PAGE)
      await parts.jobs.add(monitorDue, { after: last }, { key: last.userId })
  },
})

export const readLateReports = defineJob({
  name: 'credit-monitoring.late',
  summary: 'Reads credit reports that had not come when they were asked for.',
  payload: z.object({ after: z.optional(z.string()) }),
  schedule: { cron: '*/5 * * * *', words: 'every 5 minutes' },
  run: async ({ parts, payload: { after = '' } }) => {
    const next = await finishRuns(parts, after)
    if (next !== null) await parts.jobs.add(readLateReports, { after: next }, { key: next })
  },
})

/** Nothing in a webhook is trusted: it only says when to read. */
export const readReport = defineJob({
  name: 'credit-monitoring.read',
  summary: 'Reads the credit reports of a person that the service has told us about.',
  payload: z.object({ memberId: z.string() }),
  run: async ({ parts, payload }) => {
    for (const userId of await findOwnersOfMember(parts.db, payload.memberId))
      await speakingTo({ db: parts.db, userId }, () => finishOf(parts, userId))
  },
})

export const tellWithdrawal = defineJob({
  name: 'credit-monitoring.withdraw',
  summary: 'Tells the bureaus that a person took their consent back.',
  payload: z.object({ memberId: z.string() }),
  run: ({ parts, payload }) => parts.bureau.withdraw(payload.memberId),
})

export const creditMonitoringJobs = [monitorPerson, monitorDue, readLateReports, readReport, tellWithdrawal]
