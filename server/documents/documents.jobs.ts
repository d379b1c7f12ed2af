/** Files whose sending was cut off by the end of a process are cleared at night. */
import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/job.ts'
import { removeUnfinished } from './documents.queries.ts'

/** no sending takes longer */
const UNFINISHED_MS = 60 * 60 * 1000

export const tidyDocuments = defineJob({
  name: 'documents.tidy',
  summary: 'Clears files that were never sent to their end.',
  payload: z.strictObject({}),
  schedule: { cron: '27 8 * * *', words: 'every night' },
  run: async ({ parts }) => {
    const removed = await removeUnfinished(parts.db, new Date(parts.clock.now().getTime() - UNFINISHED_MS))
    parts.log.info('documents.tidied', { removed })
  },
})
