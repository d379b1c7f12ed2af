/** The end of a monthly gift at the processor, as a job. */
import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/job.ts'

export const stopGiftJob = defineJob({
  name: 'donations.stop',
  summary: 'Stops a monthly gift at the payment processor once its payments have failed for good.',
  payload: z.object({ subscriptionId: z.string() }),
  run: ({ parts, payload }) => parts.payments.cancelNow(payload.subscriptionId),
})
