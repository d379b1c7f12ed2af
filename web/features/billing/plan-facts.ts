/** A plan as the screens show it: from the billing call, or from the person's account until that call has answered. */
import type { User } from '#contracts/account/account.ts'
import type { Billing } from '#contracts/money/billing.ts'
import { accessOf, type Access } from '#engine/access/access.ts'
import { PREMIUM_PLAN_ID, PRO_PLAN_ID } from '#engine/access/prices.ts'

export type PaidPlanId = typeof PRO_PLAN_ID | typeof PREMIUM_PLAN_ID

export type PlanFacts = Pick<
  Billing,
  | 'status'
  | 'planId'
  | 'endsAt'
  | 'trialEndsAt'
  | 'isCanceling'
  | 'nextPlanId'
  | 'pastDueSince'
  | 'paymentRetryAt'
  | 'toConfirm'
>

export function isPaidPlanId(id: string | null): id is PaidPlanId {
  return id === PRO_PLAN_ID || id === PREMIUM_PLAN_ID
}

/** Without the billing call: a trial ends when what is paid ends, and a change that is planned or waits is not known. */
export function factsOfUser(user: User): PlanFacts {
  const { subscriptionStatus: status, subscriptionPlanId: planId, subscriptionEndsAt: endsAt } = user
  return {
    status,
    planId: isPaidPlanId(planId) ? planId : null,
    endsAt,
    trialEndsAt: status === 'trialing' ? endsAt : null,
    isCanceling: status === 'canceled',
    nextPlanId: null,
    pastDueSince: user.pastDueSince,
    paymentRetryAt: user.paymentRetryAt,
    toConfirm: null,
  }
}

/** The plan's access at this time, by the one table (reading 4). */
export function accessOfFacts(facts: PlanFacts, nowIso: string): Access {
  return accessOf(
    {
      isAdmin: false,
      subscriptionStatus: facts.status,
      subscriptionPlanId: facts.planId,
      subscriptionEndsAt: facts.endsAt,
      pastDueSince: facts.pastDueSince,
      paymentRetryAt: facts.paymentRetryAt,
    },
    nowIso,
  )
}

/** An action on the plan. */
export type PlanAction =
  | 'compare'
  | 'upgrade'
  | 'downgrade'
  | 'keep'
  | 'cancel'
  | 'resume'
  | 'newCard'
  | 'endNow'
  | 'continueFree'

/** The actions that a plan allows; the first is the one to offer first. */
export function actionsOf(facts: PlanFacts, { line, hasPremium }: Access): readonly PlanAction[] {
  if (line === 'free') return ['compare']
  // A month that was not paid has no end to wait for: a person who leaves continues on Free.
  if (line === 'grace') return ['newCard', 'endNow']
  if (line === 'lapsed') {
    return facts.status === 'canceled' ? ['compare', 'continueFree'] : ['newCard', 'continueFree']
  }
  if (isEnding(facts)) return ['resume']
  // Nobody is charged for it, such as a demo person: there is nothing to cancel.
  if (facts.endsAt === null) return []
  if (facts.nextPlanId !== null) return ['keep', 'cancel']
  // A change that waits for the bank is confirmed, or left, before another one.
  if (facts.toConfirm !== null) return ['cancel']
  return [hasPremium ? 'downgrade' : 'upgrade', 'cancel']
}

/** It ends and is not charged again. */
export function isEnding({ status, isCanceling }: PlanFacts): boolean {
  return isCanceling || status === 'canceled'
}
