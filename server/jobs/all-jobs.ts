/** Every kind of job there is. A kind that is missing here can be neither added nor run. */
import {
  sweepJob,
  syncCheckoutJob,
  syncPlanJob,
  trialNoticeJob,
} from '#server/features/billing/billing.jobs.ts'
import { endPlanJob, mailPlanJob } from '#server/features/billing/plan-jobs.ts'
import type { AnyJobKind } from './job.ts'

export const allJobs: AnyJobKind[] = [
  syncPlanJob,
  syncCheckoutJob,
  sweepJob,
  trialNoticeJob,
  mailPlanJob,
  endPlanJob,
]
