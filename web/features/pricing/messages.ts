import type { LapseReason } from '#engine/access/access.ts'

/** Every text of the price list that is not in `content/marketing/pricing.json`. */
export const pricingMessages = {
  plans: 'Plans',
  trial: '7-day free trial',
  openNow: 'Open now',
  yourPlan: 'Your plan',
  onThisPlan: 'You are on this plan.',
  seeYourPlan: 'See your plan',
  was: 'Was',
  forever: 'forever',
  aMonth: 'a month',
  getStartedFree: 'Get Started Free',
  continueOnFree: 'Continue on Free',
  unlockPro: 'Unlock Pro Features',
  upgradeToPremium: 'Upgrade to Premium',
  nothingLost: 'Nothing you entered is lost. You can go on with Free, export all of it, or choose a plan.',
} as const

/** Why the gate sent a person here. */
export const gateReasons: Record<LapseReason, string> = {
  past_due: 'Your last payment did not go through, and the days to set it right have passed.',
  unpaid: 'Your last payment did not go through, so your paid plan is on hold.',
  paused: 'Your plan is paused.',
  canceled: 'Your plan has ended.',
}

/** The welcome screen (spec 2 and 8). */
export const welcomeMessages = {
  noSession: 'No subscription session found',
  notVerified: 'Failed to verify subscription',
  nothingCharged: 'Paid plans are not open yet, so nothing was charged. Your records are as you left them.',
  returnToPricing: 'Return to Pricing',
} as const
