/** The job that ends links after a plan. */
import * as z from 'zod/mini'
import { ownOrigin } from '#server/http/own-origin.ts'
import { defineJob } from '#server/jobs/job.ts'
import { endUnusedLinks } from './unused-links.ts'

export const endUnusedJob = defineJob({
  name: 'banks.end_unused',
  summary: 'Ends links 30 days after a plan that included them, with a mail a week before.',
  payload: z.object({}),
  schedule: { cron: '26 7 * * *', words: 'every night' },
  run: ({ parts, app }) => endUnusedLinks(parts, ownOrigin(app)),
})
