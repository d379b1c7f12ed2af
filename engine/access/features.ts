/**
 * The features of Free, Pro and Premium (reading 4). The server refuses and the web hides by this table.
 * Example: mayUse('dispute_letters', access) is true for Premium and admins only.
 */
import type { Access } from './access.ts'
import type { PlanName } from './prices.ts'

/** The least plan that includes a feature; each plan includes those below it. */
export const featurePlans = {
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
} as const satisfies Record<string, PlanName>

export type Feature = keyof typeof featurePlans

/** Coach messages a day: 10 on Free, a fair use of 200 on the paid plans. */
export const FREE_COACH_MESSAGES = 10
export const PAID_COACH_MESSAGES = 200

/** Whether the person's access includes a feature. A visitor has none. */
export function mayUse(feature: Feature, access: Access): boolean {
  const plan = featurePlans[feature]
  if (plan === 'Premium') return access.hasPremium
  if (plan === 'Pro') return access.hasPro
  return access.line !== 'visitor'
}

/** How many messages the coach answers on one day. */
export function coachMessagesADay(access: Access): number {
  if (access.line === 'visitor') return 0
  return access.hasPro ? PAID_COACH_MESSAGES : FREE_COACH_MESSAGES
}

/** Every feature of a plan, those of the plans below it included. */
export function featuresOf(plan: PlanName): Feature[] {
  const included: readonly PlanName[] =
    plan === 'Premium' ? ['Free', 'Pro', 'Premium'] : plan === 'Pro' ? ['Free', 'Pro'] : ['Free']
  return (Object.keys(featurePlans) as Feature[]).filter((feature) =>
    included.includes(featurePlans[feature]),
  )
}
