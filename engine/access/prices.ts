/** The one catalogue of plans and prices (reading 5): pages, mails, content and tests read a price from here. */

export const PRO_PLAN_ID = 'price_monthly'
export const PREMIUM_PLAN_ID = 'price_premium'

/** Days of Pro before the first charge. // spec 9 */
export const TRIAL_DAYS = 7

// spec 9
export const PRO_MONTHLY_CENTS = 3_900
export const PREMIUM_MONTHLY_CENTS = 9_900
export const PREMIUM_ORIGINAL_CENTS = 19_900

export type PlanName = 'Free' | 'Pro' | 'Premium'

/** `planId` is the checkout's plan, null where nothing is bought; prices are for one month. */
export type PlanPrice = {
  name: PlanName
  planId: typeof PRO_PLAN_ID | typeof PREMIUM_PLAN_ID | null
  monthlyCents: number
  /** the struck-through price, where one is shown */
  originalCents: number | null
  trialDays: number
}

export const plans: readonly PlanPrice[] = [
  { name: 'Free', planId: null, monthlyCents: 0, originalCents: null, trialDays: 0 },
  {
    name: 'Pro',
    planId: PRO_PLAN_ID,
    monthlyCents: PRO_MONTHLY_CENTS,
    originalCents: null,
    trialDays: TRIAL_DAYS,
  },
  {
    name: 'Premium',
    planId: PREMIUM_PLAN_ID,
    monthlyCents: PREMIUM_MONTHLY_CENTS,
    originalCents: PREMIUM_ORIGINAL_CENTS,
    trialDays: 0,
  },
]

/** The plan of an id, or null for an id that is not sold. */
export function planOfId(planId: string): PlanPrice | null {
  return plans.find((plan) => plan.planId === planId) ?? null
}
