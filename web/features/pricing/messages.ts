import type { LapseReason } from '#engine/access/access.ts'

/** Every text of the price list that is not in `content/marketing/pricing.json`. */
export const pricingMessages = {
  plans: 'Plans',
  trial: '7-day free trial',
  yourPlan: 'Your plan',
  onThisPlan: 'You are on this plan.',
  seeYourPlan: 'See your plan',
  was: 'Was',
  forever: 'forever',
  aMonth: 'a month',
  getStartedFree: 'Get Started Free',
  continueOnFree: 'Continue on Free',
  unlockPro: 'Unlock Pro Features', // spec 2
  upgradeToPremium: 'Upgrade to Premium', // spec 2
  processing: 'Processing...', // spec 2
  changeToPro: 'Change to Pro',
  changeCard: 'Change your card',
  trialThen: (price: string) => `Free for 7 days, then ${price} a month. Cancel before then and pay nothing.`,
  eachMonth: (price: string) => `${price} today, then ${price} each month. Cancel anytime.`,
  priceFirst: 'You see what it costs before you choose.',
  inBilling: 'Your plan is in Billing.',
  freeStays: 'What you entered stays yours on Free.',
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
  returnToPricing: 'Return to Pricing',
}

export const welcomeTexts = {
  loading: 'Confirming your subscription',
  title: 'Welcome to Jubilee Pro!', // spec 2
  confirmed: 'Your subscription is confirmed', // spec 2
  email: 'Confirmation email',
  pro: 'Your Pro plan is ready.',
  premium: 'You chose Premium: everything in Pro, plus the written course, the roadmap and the letters.',
  trial: (date: string, price: string) =>
    `It is free until ${date}. Then it costs ${price} a month. Cancel before that day and you pay nothing.`,
  create: 'Create Your Account', // spec 2
  createText:
    'One step is left: a name and a password. Your plan then belongs to your account, and your records are kept there.',
  goOn: 'Continue to Account Setup', // spec 2
  yours: 'Your plan is in your account.',
  dashboard: 'Go to your dashboard',
  signIn: 'Sign in',
  signInText: 'Your plan is in your account. Sign in to use it.',
  nothingLost: 'Nothing is charged twice, and nothing you entered is lost.',
  noSessionText: 'This page opens after a purchase. Nothing was charged by opening it.',
  again: 'Try again',
}
