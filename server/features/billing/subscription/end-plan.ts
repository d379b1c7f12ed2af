/** Ending a plan, taking that back, and going on without one. */
import { sentence } from '#engine/language/sentence.ts'
import { conflict } from '#server/errors.ts'
import { findUser, lockOwner } from '#server/features/account/account.queries.ts'
import type { UserRow } from '#server/features/account/account.queries.ts'
import { refusalOf } from '#server/ports/payments/payments.ts'
import { accessOfUser } from '#server/http/access/require-feature.ts'
import { saveStanding } from '../billing.queries.ts'
import type { PlanRow } from '../billing.table.ts'
import { findUnfinished } from '../checkout/checkouts.queries.ts'
import { billingTexts } from '../messages.ts'
import { endPlanJob } from './subscription.jobs.ts'
import { decidingPlan, isOver, onFree } from './subscription-status.ts'
import { listPlansOf, markPlan } from './subscriptions.queries.ts'
import { completeCheckout, syncSubscription } from './sync-subscription.ts'
import type { BillingParts } from './sync-subscription.ts'

type Given = { parts: BillingParts; userId: string }

/** The plan that decides and is not over. Throws 409 when there is none. */
export async function runningPlan({ parts, userId }: Given): Promise<PlanRow> {
  const plan = decidingPlan(await listPlansOf(parts.db, userId))
  if (plan === undefined || isOver(plan)) throw conflict(sentence(billingTexts, 'noPlan'))
  return plan
}

/** Ends the plan when what is paid ends; a mail confirms it. A second time changes nothing. */
export async function cancelPlan(given: Given): Promise<void> {
  const { parts } = given
  const plan = await runningPlan(given)
  if (plan.cancelsAt !== null) return
  await parts.payments.cancelAtEnd(plan.subscriptionId)
  await syncSubscription(parts, plan.subscriptionId)
}

/** Takes the cancellation back while the plan runs. A plan that goes on anyway is left as it is. */
export async function resumePlan(given: Given): Promise<void> {
  const { parts } = given
  const plan = await runningPlan(given)
  if (plan.cancelsAt === null) return
  await parts.payments.resume(plan.subscriptionId)
  await syncSubscription(parts, plan.subscriptionId)
}

/** Whether a paid plan runs and is paid for, by the same table as everywhere. */
const isLive = (user: UserRow, now: Date) => accessOfUser({ ...user, isAdmin: false }, now).line === 'live'

/**
 * Leaves plans that are over, or unpaid, behind: the person goes on on Free, and nothing is charged any more.
 * Throws 409 while a paid plan runs: that one is canceled, and kept until its end.
 */
export async function continueOnFree({ parts, userId }: Given): Promise<void> {
  const now = parts.clock.now()
  await parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const user = await findUser(tx, userId)
    if (user && isLive(user, now)) throw conflict(sentence(billingTexts, 'planLives'))
    for (const plan of await listPlansOf(tx, userId)) {
      if (plan.dismissedAt !== null || plan.refusedFor !== null) continue
      const { subscriptionId } = plan
      await markPlan(tx, subscriptionId, { dismissedAt: now })
      if (!isOver(plan)) await parts.jobs.add(endPlanJob, { subscriptionId }, { tx, key: subscriptionId })
    }
    await saveStanding(tx, userId, onFree)
  })
}

/** Expires the person's payment page, and records a payment made there that we have not heard of. */
async function endVisit({ parts, userId }: Given): Promise<void> {
  const visit = await findUnfinished(parts.db, { userId, guestHash: null })
  if (!visit?.sessionId) return
  await parts.payments.expireCheckout(visit.sessionId)
  // A visit that the processor no longer knows is left as it is.
  const seen = parts.payments.fetchCheckout(visit.sessionId)
  await seen.then((checkout) => completeCheckout(parts, checkout)).catch(refusalOf)
}

/**
 * For the deletion of an account: ends every plan of the person at the processor, now. Throws OutsideUnavailable when
 * it cannot, and then the account must stay, for a deleted person must not be charged.
 */
export async function endPlansNow({ parts, userId }: Given): Promise<void> {
  await endVisit({ parts, userId })
  for (const plan of await listPlansOf(parts.db, userId)) {
    if (isOver(plan)) continue
    await parts.payments.cancelNow(plan.subscriptionId)
    await syncSubscription(parts, plan.subscriptionId)
  }
}
