/**
 * What follows when a plan was fetched or bound: whether it counts, what stands on its person, which mails go out.
 * Everything in the caller's transaction, under the plan's lock; the person's lock is taken here, after it.
 */
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { PREMIUM_PLAN_ID } from '#engine/access/prices.ts'
import {
  claimTrial,
  hasUsedTrial,
  replaceCustomer,
  saveStanding,
  trialKeyOfEmail,
  trialKeyOfUser,
} from '../billing.queries.ts'
import type { PlanRow } from '../billing.table.ts'
import { bindCheckout } from '../checkout/checkouts.queries.ts'
import { bindReturns, settleEnd } from '../returns/returns.queries.ts'
import { endPlanJob, mailOnce, trialNoticeOf } from './subscription.jobs.ts'
import { isOver, standingOfAll } from './subscription-status.ts'
import { bindPlan, listPlansOf, markPlan } from './subscriptions.queries.ts'

type Given = Pick<AppParts, 'jobs' | 'clock'>

/** Rejects the subscription, cancels it at the processor and mails the person the reason. */
async function refuse(
  tx: Executor,
  { jobs }: Given,
  refused: { plan: PlanRow; why: 'trial_used' | 'second_plan' },
) {
  const { subscriptionId } = refused.plan
  await markPlan(tx, subscriptionId, { refusedFor: refused.why })
  await jobs.add(endPlanJob, { subscriptionId }, { tx, key: subscriptionId })
  await mailOnce(tx, jobs, { subscriptionId, kind: refused.why, occasion: 'refused' })
}

/** A trial is claimed first and looked at after: of two at the same moment the second waits and sees the first. */
async function isSecondTrial(tx: Executor, { clock }: Given, plan: PlanRow): Promise<boolean> {
  if (plan.trialEndsAt === null) return false
  const usedBy = [
    ...(plan.userId === null ? [] : [trialKeyOfUser(plan.userId)]),
    ...(plan.customerEmail === null ? [] : [trialKeyOfEmail(plan.customerEmail)]),
  ]
  if (usedBy.length === 0) return false
  await claimTrial(tx, { usedBy, subscriptionId: plan.subscriptionId, now: clock.now() })
  return plan.status === 'trialing' && (await hasUsedTrial(tx, usedBy, plan.subscriptionId))
}

/** Of two running plans of one person the lesser ends; of equals the one that began later. */
function surplusOf(plan: PlanRow, others: PlanRow[]): PlanRow | null {
  const other = others.find(
    (one) =>
      one.subscriptionId !== plan.subscriptionId &&
      one.refusedFor === null &&
      one.dismissedAt === null &&
      !isOver(one),
  )
  if (other === undefined || isOver(plan)) return null
  if (plan.planId !== other.planId) return plan.planId === PREMIUM_PLAN_ID ? other : plan
  return plan.startedAt < other.startedAt ? other : plan
}

/** True when the plan itself was refused. */
async function judge(tx: Executor, given: Given, plan: PlanRow): Promise<boolean> {
  if (plan.refusedFor !== null) return true
  if (await isSecondTrial(tx, given, plan)) {
    await refuse(tx, given, { plan, why: 'trial_used' })
    return true
  }
  if (plan.userId === null) return false
  const surplus = surplusOf(plan, await listPlansOf(tx, plan.userId))
  if (surplus) await refuse(tx, given, { plan: surplus, why: 'second_plan' })
  return surplus?.subscriptionId === plan.subscriptionId
}

/**
 * Mails about what is new since `before`, which is undefined for a plan that was not known. The processor's own notice
 * of a trial that ends comes through here as well, as any event of a plan does.
 */
async function announce(
  tx: Executor,
  { jobs, clock }: Given,
  change: { before: PlanRow | undefined; plan: PlanRow },
) {
  const { before, plan } = change
  const { subscriptionId } = plan
  const trialNotice = trialNoticeOf(plan, clock.now())
  if (trialNotice !== null) await mailOnce(tx, jobs, trialNotice)
  if (plan.confirmInvoiceId !== null) {
    await mailOnce(tx, jobs, { subscriptionId, kind: 'payment_to_confirm', occasion: plan.confirmInvoiceId })
  } else if (plan.status === 'past_due' && plan.pastDueSince !== null) {
    const occasion = plan.pastDueSince.toISOString()
    await mailOnce(tx, jobs, { subscriptionId, kind: 'payment_failed', occasion })
  }
  const isNewlyCanceling = plan.cancelsAt !== null && (before?.cancelsAt ?? null) === null
  if (isNewlyCanceling && !isOver(plan)) {
    // The mail about a dispute says that the plan ends.
    if (await settleEnd(tx, subscriptionId)) return
    const occasion = clock.now().toISOString()
    await mailOnce(tx, jobs, { subscriptionId, kind: 'cancel_confirmed', occasion })
  }
}

export type Settling = {
  before: PlanRow | undefined
  plan: PlanRow
  /** whose it is, or becomes if it is nobody's yet */
  ownerId: string | null
}

/** Answers whose the plan is. */
export async function applySubscription(
  tx: Executor,
  given: Given,
  settling: Settling,
): Promise<string | null> {
  const { before, plan } = settling
  const ownerId = plan.userId ?? settling.ownerId
  if (ownerId !== null) await lockOwner(tx, ownerId)
  const isNew = plan.userId === null && ownerId !== null
  const owned = (isNew ? await bindPlan(tx, plan.subscriptionId, ownerId) : undefined) ?? plan
  const isRefused = await judge(tx, given, owned)
  if (!isRefused) await announce(tx, given, { before, plan: owned })
  if (ownerId === null) return null
  if (isNew) await bindReturns(tx, owned.subscriptionId, ownerId)
  if (isNew && owned.checkoutId !== null) await bindCheckout(tx, owned.checkoutId, ownerId)
  if (isNew && !isRefused) await replaceCustomer(tx, ownerId, owned.customerId)
  await saveStanding(tx, ownerId, standingOfAll(await listPlansOf(tx, ownerId)))
  return ownerId
}
