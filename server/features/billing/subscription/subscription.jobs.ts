/** Jobs that follow from a subscription's status: a mail, or its cancellation at the processor. */
import * as z from 'zod/mini'
import type { Executor } from '#server/db/executor.ts'
import { findUser } from '#server/features/account/account.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { defineJob } from '#server/jobs/job.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { speaking } from '#server/language/language.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { billingMail } from '../billing-mails.ts'
import { holdUnsentMail, keepMails, markMailSent } from '../billing.queries.ts'
import type { MailKey } from '../billing.queries.ts'
import { billingMailKinds } from '../billing.table.ts'
import type { PlanRow } from '../billing.table.ts'
import { findCheckout } from '../checkout/checkouts.queries.ts'
import { findReturn } from '../returns/returns.queries.ts'
import { findPlan, listUntoldTrials } from './subscriptions.queries.ts'

/**
 * A trial that was canceled or changed since is not announced any more, nor the end of a plan that goes on, nor a payment
 * that was confirmed meanwhile.
 */
function isStale({ kind, occasion }: MailKey, plan: PlanRow): boolean {
  if (kind === 'payment_to_confirm') return plan.confirmInvoiceId !== occasion
  if (kind === 'trial_ends') return plan.status !== 'trialing' || plan.cancelsAt !== null
  return kind === 'cancel_confirmed' && plan.cancelsAt === null && plan.endedAt === null
}

async function addressOf(db: Executor, plan: PlanRow): Promise<string | null> {
  if (plan.userId === null) return plan.customerEmail
  return (await findUser(db, plan.userId))?.email ?? null
}

/** The page of the invoice to confirm, asked for now and kept nowhere: it opens the invoice for anyone with it. */
async function pageToConfirm(
  { payments }: Pick<AppParts, 'payments'>,
  { kind, occasion }: MailKey,
): Promise<string | null> {
  return kind === 'payment_to_confirm' ? (await payments.fetchBill(occasion)).pageUrl : null
}

/** In the language of whose plan it is; without an account, in that of the screen it was bought on. */
async function writeMail(
  tx: Executor,
  { kind }: MailKey,
  about: Parameters<typeof billingMail>[1],
): Promise<Mail> {
  const write = () => billingMail(kind, about)
  const { userId, checkoutId } = about.plan
  if (userId !== null) return speakingTo({ db: tx, userId }, write)
  const checkout = checkoutId === null ? undefined : await findCheckout(tx, checkoutId)
  return speaking(checkout?.language ?? 'en', write)
}

export const mailPlanJob = defineJob({
  name: 'billing.mail',
  summary:
    'Sends a mail about a plan: before a trial ends, after a payment that failed or is to be confirmed, a refund or a dispute, after a cancellation.',
  payload: z.object({ subscriptionId: z.string(), kind: z.enum(billingMailKinds), occasion: z.string() }),
  run: async ({ parts, app, payload }) => {
    const invoiceUrl = await pageToConfirm(parts, payload)
    await parts.db.transaction(async (tx) => {
      if (!(await holdUnsentMail(tx, payload))) return
      const plan = await findPlan(tx, payload.subscriptionId)
      const to = plan ? await addressOf(tx, plan) : null
      if (plan && to !== null && !isStale(payload, plan)) {
        const returned = await findReturn(tx, payload.occasion)
        const about = { plan, returned, invoiceUrl, to, origin: ownOrigin(app) }
        await queueMail(parts, tx, { mail: await writeMail(tx, payload, about) })
      }
      await markMailSent(tx, payload, parts.clock.now())
    })
  },
})

export const endPlanJob = defineJob({
  name: 'billing.end-plan',
  summary: 'Ends a plan at the payment processor at once: a second trial, a second plan, a deleted account.',
  payload: z.object({ subscriptionId: z.string() }),
  run: ({ parts, payload }) => parts.payments.cancelNow(payload.subscriptionId),
})

/** Sends a mail once for its occasion, however often it is asked for; in the caller's transaction. */
export async function mailOnce(tx: Executor, jobs: AppParts['jobs'], mail: MailKey): Promise<void> {
  await jobs.addAll(mailPlanJob, await keepMails(tx, [mail]), { tx })
}

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
async function tellPage(jobs: AppParts['jobs'], tx: Executor, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + TRIAL_NOTICE_MS)
  const plans = await listUntoldTrials(tx, { now, until, limit: PAGE })
  const due = plans.flatMap((plan) => trialNoticeOf(plan, now) ?? [])
  const mails = await keepMails(tx, due)
  await jobs.addAll(mailPlanJob, mails, { tx })
  return plans.length === PAGE && mails.length > 0
}

/** Mails everybody whose trial ends within three days, once each. */
export async function mailTrialEnds({
  db,
  clock,
  jobs,
}: Pick<AppParts, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  for (let hasMore = true; hasMore;) hasMore = await db.transaction((tx) => tellPage(jobs, tx, now))
}
