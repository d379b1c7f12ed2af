/** The mail before a trial turns into a paid plan: due three days before, one for each end. */
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { keepMails } from '../billing.queries.ts'
import type { MailKey } from '../billing.queries.ts'
import type { PlanRow } from '../billing.table.ts'
import { mailPlanJob } from '../plan-jobs.ts'
import { listUntoldTrials } from '../plans.queries.ts'

const TRIAL_NOTICE_MS = 3 * 24 * 60 * 60 * 1000
/** each page is a transaction of its own */
const PAGE = 500

/** The mail of a trial that goes on into a paid month and ends within three days; null for any other plan. */
export function trialNoticeOf(plan: PlanRow, now: Date): MailKey | null {
  const { subscriptionId, status, cancelsAt, trialEndsAt } = plan
  if (status !== 'trialing' || cancelsAt !== null || trialEndsAt === null) return null
  const left = trialEndsAt.getTime() - now.getTime()
  if (left <= 0 || left > TRIAL_NOTICE_MS) return null
  return { subscriptionId, kind: 'trial_ends', occasion: trialEndsAt.toISOString() }
}

/** True for a page that may have another one after it. */
async function tellPage(parts: AppParts, tx: Executor, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + TRIAL_NOTICE_MS)
  const plans = await listUntoldTrials(tx, { now, until, limit: PAGE })
  const due = plans.flatMap((plan) => trialNoticeOf(plan, now) ?? [])
  const mails = await keepMails(tx, due)
  await parts.jobs.addAll(mailPlanJob, mails, { tx })
  return plans.length === PAGE && mails.length > 0
}

/** Everybody whose trial ends within three days and who was not told, however many they are. */
export async function tellOfTrials(parts: AppParts): Promise<void> {
  const now = parts.clock.now()
  for (let hasMore = true; hasMore;) hasMore = await parts.db.transaction((tx) => tellPage(parts, tx, now))
}
