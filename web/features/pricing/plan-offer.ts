/** The offer of each plan on the price list to this person. */
import type { Access } from '#engine/access/access.ts'
import type { PlanName } from '#engine/access/prices.ts'

/**
 * `start` begins on Free, `goOn` leads a person on Free on, `leave` ends a plan that is over and goes on with Free.
 * `buy` leads to the payment page, `change` to the price of the change, `see` to the plan as it is.
 */
export type Offer = 'start' | 'goOn' | 'leave' | 'buy' | 'change' | 'see'

type Standing = { access: Access; /** canceled, but open until its end */ isEnding: boolean }

export function offerOf(plan: PlanName, { access, isEnding }: Standing): Offer {
  const { line, badge } = access
  if (plan === 'Free') return freeOffer(access)
  if (line === 'visitor' || line === 'free' || line === 'lapsed') return 'buy'
  const mayChange = line === 'live' && !isEnding && badge !== plan
  return mayChange ? 'change' : 'see'
}

function freeOffer({ line }: Access): Offer {
  if (line === 'visitor') return 'start'
  if (line === 'free') return 'goOn'
  return line === 'lapsed' ? 'leave' : 'see'
}

/** The plan the person is on; null for a visitor and where a plan is over. */
export function currentPlan({ opensScreens, badge }: Access): PlanName | null {
  return opensScreens ? badge : null
}
