/** Removed debts can be brought back for thirty days; then they are deleted for good. */
import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/job.ts'
import { forgetRemovedBefore, lastRemovedGone } from './removed-debts.queries.ts'

export const forgetRemovedDebts = defineJob({
  name: 'debts.forget-removed',
  summary: 'Deletes debts for good that were removed thirty days ago.',
  payload: z.strictObject({}),
  schedule: { cron: '47 * * * *', words: 'every hour' },
  run: async ({ parts }) => {
    const removed = await forgetRemovedBefore(parts.db, lastRemovedGone(parts.clock.now()))
    parts.log.info('debts.removed_forgotten', { removed })
  },
})
