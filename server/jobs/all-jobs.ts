/** Every kind of job there is. A kind that is missing here can be neither added nor run. */
import { resetSweep, mailResetOpen, tidyAccounts } from '#server/features/account/account.jobs.ts'
import { removeLinks, sweepBanks, syncBank } from '#server/features/banks/banks.jobs.ts'
import { endUnusedJob } from '#server/features/banks/link/unused-links.jobs.ts'
import { handleBankWebhook } from '#server/features/banks/plaid-webhook.ts'
import {
  customerEmailJob,
  syncCheckoutJob,
  syncPlanJob,
  syncReturnsJob,
  trialNoticeJob,
} from '#server/features/billing/billing.jobs.ts'
import { nightlyJobs } from '#server/features/billing/nightly/nightly.jobs.ts'
import { endPlanJob, mailPlanJob } from '#server/features/billing/subscription/subscription.jobs.ts'
import { creditMonitoringJobs } from '#server/features/credit-monitoring/credit-monitoring.jobs.ts'
import { forgetRemovedDebts } from '#server/features/debts/debts.jobs.ts'
import { donationsJobs } from '#server/features/donations/donations.jobs.ts'
import { grantsJobs } from '#server/features/grants/grants.jobs.ts'
import { noticesJobs } from '#server/features/notices/notices.jobs.ts'
import { privacyJobs } from '#server/features/privacy/privacy.jobs.ts'
import { tidyDocuments } from '#server/documents/documents.jobs.ts'
import { mailJobs } from '#server/mail/mail.jobs.ts'
import { tidyOnceKeys } from '#server/once/once.jobs.ts'
import type { AnyJobKind } from './job.ts'

export const allJobs: AnyJobKind[] = [
  ...mailJobs,
  syncPlanJob,
  syncCheckoutJob,
  syncReturnsJob,
  customerEmailJob,
  ...nightlyJobs,
  trialNoticeJob,
  mailPlanJob,
  endPlanJob,
  syncBank,
  removeLinks,
  sweepBanks,
  endUnusedJob,
  handleBankWebhook,
  ...creditMonitoringJobs,
  ...donationsJobs,
  tidyAccounts,
  resetSweep,
  mailResetOpen,
  ...noticesJobs,
  ...privacyJobs,
  ...grantsJobs,
  forgetRemovedDebts,
  tidyDocuments,
  tidyOnceKeys,
]
