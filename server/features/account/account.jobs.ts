/** What nobody needs any more is cleared away at night. */
import * as z from 'zod/mini'
import { removeLeftovers } from './account.queries.ts'
import { ABSOLUTE_SECONDS } from './sessions.ts'
import { defineJob } from '#server/jobs/job.ts'

export const tidyAccounts = defineJob({
  name: 'account.tidy',
  summary: 'Clears sessions that have ended, mailed links that are too old, and old counts of tries.',
  payload: z.strictObject({}),
  schedule: { cron: '17 8 * * *', words: 'every night' },
  run: async ({ parts }) => {
    const now = parts.clock.now()
    const bornBefore = new Date(now.getTime() - ABSOLUTE_SECONDS * 1000)
    const removed = await removeLeftovers(parts.db, { now, bornBefore })
    parts.log.info('account.tidied', removed)
  },
})
