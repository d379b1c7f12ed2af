/** The table of reading 4, written down by hand for tests: who has which plan's features, and what opens for whom. */
import type { Feature } from '#engine/access/features.ts'
import type { App } from '#server/http/app-parts.ts'
import type { SubscriptionStatus } from '#server/http/session.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

export type Facts = {
  status: SubscriptionStatus
  planId: 'price_monthly' | 'price_premium' | null
  endsAt: Date | null
  pastDueSince: Date | null
  paymentRetryAt: Date | null
  isAdmin: boolean
}

/** The best plan whose features the person has. */
export type Has = 'Free' | 'Pro' | 'Premium'

export type StatusCase = { name: string; facts: Facts; has: Has }

const free: Facts = {
  status: 'free',
  planId: null,
  endsAt: null,
  pastDueSince: null,
  paymentRetryAt: null,
  isAdmin: false,
}
const pro: Facts = { ...free, status: 'active', planId: 'price_monthly' }
const premium: Facts = { ...free, status: 'active', planId: 'price_premium' }

export const everyStatus: StatusCase[] = [
  { name: 'free', facts: free, has: 'Free' },
  { name: 'free, with a Premium id left over', facts: { ...free, planId: 'price_premium' }, has: 'Free' },
  { name: 'trialing', facts: { ...pro, status: 'trialing', endsAt: inDays(7) }, has: 'Pro' },
  { name: 'active Pro', facts: pro, has: 'Pro' },
  { name: 'active Premium', facts: premium, has: 'Premium' },
  { name: 'past due, in grace', facts: { ...pro, status: 'past_due', pastDueSince: inDays(-6) }, has: 'Pro' },
  {
    name: 'past due Premium, in grace',
    facts: { ...premium, status: 'past_due', pastDueSince: inDays(-6) },
    has: 'Premium',
  },
  {
    name: 'past due for longer, and tried again',
    facts: { ...pro, status: 'past_due', pastDueSince: inDays(-12), paymentRetryAt: inDays(2) },
    has: 'Pro',
  },
  {
    name: 'past due, after grace',
    facts: { ...premium, status: 'past_due', pastDueSince: inDays(-8) },
    has: 'Free',
  },
  { name: 'canceled, before the end', facts: { ...pro, status: 'canceled', endsAt: inDays(3) }, has: 'Pro' },
  {
    name: 'canceled, after the end',
    facts: { ...premium, status: 'canceled', endsAt: inDays(-1) },
    has: 'Free',
  },
  { name: 'unpaid', facts: { ...premium, status: 'unpaid' }, has: 'Free' },
  { name: 'paused', facts: { ...premium, status: 'paused' }, has: 'Free' },
  { name: 'an admin', facts: { ...free, isAdmin: true }, has: 'Premium' },
  {
    name: 'an admin with an unpaid plan',
    facts: { ...pro, status: 'unpaid', isAdmin: true },
    has: 'Premium',
  },
]

/** The plan that a feature begins with. */
export const planOfFeature: Record<Feature, Has> = {
  manual_debts: 'Free',
  payoff_plan: 'Free',
  budget: 'Free',
  goals: 'Free',
  calculators: 'Free',
  library: 'Free',
  coach: 'Free',
  protection_letters: 'Free',
  score_monitoring: 'Pro',
  bank_linking: 'Pro',
  predictions: 'Pro',
  income_tools: 'Pro',
  negotiation_scripts: 'Pro',
  partner_discounts: 'Pro',
  reminders: 'Pro',
  roadmap: 'Premium',
  dispute_letters: 'Premium',
  course: 'Premium',
  live_qa: 'Premium',
}

const order: Has[] = ['Free', 'Pro', 'Premium']

export const includes = (has: Has, plan: Has) => order.indexOf(has) >= order.indexOf(plan)

/** Writes the facts of a person's plan as billing does. */
export async function setFacts(app: App, userId: string, facts: Facts): Promise<void> {
  await app.parts.pool.query(
    `update users set subscription_status = $2, subscription_plan_id = $3, subscription_ends_at = $4,
       past_due_since = $5, is_admin = $6, payment_retry_at = $7 where id = $1`,
    [
      userId,
      facts.status,
      facts.planId,
      facts.endsAt,
      facts.pastDueSince,
      facts.isAdmin,
      facts.paymentRetryAt,
    ],
  )
}
