/** The one catalogue of plans and prices (reading 5). Example: Pro is $39 a month, here and on the billing page. */

export const PRO_PLAN_ID = 'price_monthly'
export const PREMIUM_PLAN_ID = 'price_premium'

/** Days of Pro before the first charge. // spec 9 */
export const TRIAL_DAYS = 7

export type PlanName = 'Free' | 'Pro' | 'Premium'

/** `planId` is what the checkout is asked for, null where nothing is bought; prices are for one month. */
export type PlanPrice = {
  name: PlanName
  planId: typeof PRO_PLAN_ID | typeof PREMIUM_PLAN_ID | null
  monthlyCents: number
  /** the struck-through price, where one is shown */
  originalCents: number | null
  trialDays: number
}

// spec 9
export const plans: readonly PlanPrice[] = [
  { name: 'Free', planId: null, monthlyCents: 0, originalCents: null, trialDays: 0 },
  { name: 'Pro', planId: PRO_PLAN_ID, monthlyCents: 3_900, originalCents: null, trialDays: TRIAL_DAYS },
  { name: 'Premium', planId: PREMIUM_PLAN_ID, monthlyCents: 9_900, originalCents: 19_900, trialDays: 0 },
]

/** The plan of an id, or null for an id that is not sold. */
export function planOfId(planId: string): PlanPrice | null {
  return plans.find((plan) => plan.planId === planId) ?? null
}
