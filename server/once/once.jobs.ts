/** Keys of requests are kept for a day: nobody sends the same request again after that. */
import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/job.ts'
import { removeKeysBefore } from './once.queries.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

export const tidyOnceKeys = defineJob({
  name: 'once.tidy',
  summary: 'Forgets the answers that were kept for requests sent twice.',
  payload: z.strictObject({}),
  schedule: { cron: '41 8 * * *', words: 'every night' },
  run: async ({ parts }) => {
    const removed = await removeKeysBefore(parts.db, new Date(parts.clock.now().getTime() - KEPT_MS))
    parts.log.info('once.tidied', { removed })
  },
})
