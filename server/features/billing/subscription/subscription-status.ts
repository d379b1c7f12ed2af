/**
 * From the processor's words to ours (spec 4, reading 4). A plan that is set to end is `canceled` from the moment it
 * is cancelled, with its end in the future: that is what "canceled, before subscriptionEndsAt" of reading 4 counts
 * and what the label "Access ends" of spec 4 says. Example: active, cancels on 20 December -> canceled, ends 20 December.
 */
import type { SubscriptionStatus } from '#server/http/session.ts'
import type { PlanRow } from '../billing.table.ts'

/** The subscription fields on the user. */
export type Standing = {
  status: SubscriptionStatus
  planId: PlanRow['planId']
  endsAt: Date | null
  pastDueSince: Date | null
  /** when the payment is tried again, while the plan is past due */
  paymentRetryAt: Date | null
}

export const onFree: Standing = {
  status: 'free',
  planId: null,
  endsAt: null,
  pastDueSince: null,
  paymentRetryAt: null,
}

type Stated = Pick<
  PlanRow,
  'status' | 'planId' | 'periodEndsAt' | 'cancelsAt' | 'endedAt' | 'pastDueSince' | 'paymentRetryAt'
>

/** The standing a subscription gives; null for one that never began because its first payment was not made. */
export function standingOf(plan: Stated): Standing | null {
  const { planId, periodEndsAt, cancelsAt, endedAt, pastDueSince, paymentRetryAt } = plan
  const rest = { planId, endsAt: cancelsAt ?? periodEndsAt, pastDueSince: null, paymentRetryAt: null }
  switch (plan.status) {
    case 'incomplete':
    case 'incomplete_expired':
      return null
    case 'trialing':
    case 'active':
      return { ...rest, status: cancelsAt === null ? plan.status : 'canceled' }
    case 'past_due':
      return { ...rest, status: 'past_due', pastDueSince, paymentRetryAt }
    case 'canceled':
      return { ...rest, status: 'canceled', endsAt: endedAt ?? cancelsAt }
    case 'paused':
      return { ...rest, status: 'paused' }
    case 'unpaid':
      return { ...rest, status: 'unpaid', pastDueSince }
    // reading 4: a status nobody knows counts as unpaid
    default:
      return { ...rest, status: 'unpaid' }
  }
}

/** Whether it is over for good: nothing is charged for it any more. */
export function isOver(plan: Pick<PlanRow, 'status' | 'endedAt'>): boolean {
  return plan.status === 'canceled' || plan.status === 'incomplete_expired' || plan.endedAt !== null
}

/** Whether it counts at all: not refused, not left behind for Free. */
const counts = (plan: PlanRow) => plan.refusedFor === null && plan.dismissedAt === null

const rank = (plan: PlanRow): number => {
  switch (plan.status) {
    case 'trialing':
    case 'active':
      return 3
    case 'past_due':
      return 2
    default:
      return isOver(plan) ? 0 : 1
  }
}

/** The plan that decides: a live one before a failed one before an ended one; of equals the newest. */
export function decidingPlan(plans: PlanRow[]): PlanRow | undefined {
  return plans
    .filter((plan) => counts(plan) && standingOf(plan) !== null)
    .toSorted((a, b) => rank(b) - rank(a) || b.startedAt.getTime() - a.startedAt.getTime())[0]
}

/** The standing of a person with these subscriptions, past ones included. */
export function standingOfAll(plans: PlanRow[]): Standing {
  const deciding = decidingPlan(plans)
  return (deciding && standingOf(deciding)) ?? onFree
}
