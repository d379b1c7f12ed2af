/**
 * Asks the processor what went back of a payment for a plan and stores the answer, so the order and number of events do
 * not matter. A dispute ends the plan when what is paid ends, once: won, it does not bring the plan back, and a person
 * who resumes the plan keeps it.
 */
import { readAskingTime } from '#server/db/asking-time.ts'
import type { Executor } from '#server/db/executor.ts'
import type { PaymentReturn, ReturnState } from '#server/ports/payments/payments.ts'
import type { BillingMailKind } from '../billing.table.ts'
import { isOver } from '../subscription/subscription-status.ts'
import { mailOnce } from '../subscription/subscription.jobs.ts'
import { findPlan, lockPlan } from '../subscription/subscriptions.queries.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import type { BillingParts } from '../subscription/sync-subscription.ts'
import { expireWallet } from '../wallet.queries.ts'
import { isToEnd, saveReturn } from './returns.queries.ts'

/** A dispute that was won when we first hear of it is over. */
const mailAbout: Partial<Record<ReturnState, BillingMailKind>> = {
  refunded: 'refunded',
  disputed: 'disputed',
  dispute_lost: 'disputed',
}

type Seen = { subscriptionId: string; returns: PaymentReturn[]; askedAt: string }

async function store(tx: Executor, { jobs }: Pick<BillingParts, 'jobs'>, seen: Seen): Promise<void> {
  const { subscriptionId, returns, askedAt } = seen
  await lockPlan(tx, subscriptionId)
  const plan = await findPlan(tx, subscriptionId)
  if (plan === undefined) return
  for (const { id: returnId, state, amountCents: amount, at: happenedAt } of returns) {
    const kind = mailAbout[state]
    const endsPlan = kind === 'disputed' && plan.cancelsAt === null && !isOver(plan)
    const row = {
      returnId,
      subscriptionId,
      userId: plan.userId,
      state,
      amount,
      happenedAt,
      endsPlan,
      askedAt,
    }
    const isNews = await saveReturn(tx, row)
    if (isNews && kind !== undefined) await mailOnce(tx, jobs, { subscriptionId, kind, occasion: returnId })
  }
  if (plan.userId !== null) await expireWallet(tx, plan.userId)
}

/** Leaves a payment alone that is not for one of our plans. Throws OutsideUnavailable and PaymentRefused. */
export async function syncReturns(given: BillingParts, paymentId: string): Promise<void> {
  const { db, payments, log } = given
  const askedAt = await readAskingTime(db)
  const seen = await payments.fetchReturns(paymentId)
  if (seen === null || seen.returns.length === 0) return
  const { subscriptionId } = seen
  // The event may come before any other of its plan.
  const plan = (await findPlan(db, subscriptionId)) ?? (await syncSubscription(given, subscriptionId))
  if (plan === null) return
  await db.transaction((tx) => store(tx, given, { ...seen, askedAt }))
  log.info('billing.returns', { userId: plan.userId ?? undefined, count: seen.returns.length })
  if (!(await isToEnd(db, subscriptionId))) return
  await payments.cancelAtEnd(subscriptionId)
  await syncSubscription(given, subscriptionId)
}
