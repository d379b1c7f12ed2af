/** The words of the mails about a plan. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './mail-messages.es.ts'

/** "on December 20, 2026" and "until December 20, 2026"; null: the end of what was paid for */
const on = (day: string | null) => (day === null ? 'at the end of what you paid for' : `on ${day}`)
const until = (day: string | null) => `until ${day ?? 'the end of what you paid for'}`

const english = {
  nothingLost: 'Nothing you entered is lost after that either.',
  staysDays: (days: number) => `Everything stays as it is for ${days} days.`,
  staysUntil: (day: string) => `Everything stays as it is until ${day}.`,
  triedOn: (day: string) => `Your card is tried again on ${day}.`,
  staysAtLeastDays: (days: number) => `Everything stays as it is at least for ${days} days.`,
  staysAtLeastUntil: (day: string) => `Everything stays as it is at least until ${day}.`,
  planPrice: 'the price of your plan',
  paid: 'paid',
  aPayment: 'a payment',
  amountOn: (amount: string, day: string) => `${amount} on ${day}`,
  seeOrResume: 'See or resume your plan',
  openBilling: 'Open your billing page',
  seePlans: 'See the plans',
  noAccount:
    'You have no account yet. Create one with this email address and confirm it: then the plan is yours to change.',
  signUp: 'Sign up or sign in',
  trialEnds: {
    subject: (day: string | null) => `Your free trial ends ${on(day)}`,
    ends: (plan: string, day: string | null) => `Your free trial of ${plan} ends ${on(day)}.`,
    charged: (price: string) =>
      `After that your card is charged ${price} a month. If you want this, you do not need to do anything.`,
    orCancel: 'If you do not want it, cancel before that day. Then nothing is charged.',
    see: 'See or cancel your plan',
  },
  failed: {
    subject: 'A payment did not go through',
    happens:
      'Your last payment for Jubilee did not go through. This happens, for example when a card has run out.',
    otherCard: 'You can use another card, or go on Free.',
  },
  toConfirm: {
    subject: 'Your bank wants you to confirm a payment',
    month: (plan: string) =>
      `Your bank wants you to confirm the payment for your ${plan} plan. It is not paid until then.`,
    change: (wanted: string) =>
      `You asked to change to ${wanted}. Your bank wants you to confirm the payment for that.`,
    untilThen: (plan: string, wanted: string) =>
      `Until then you keep ${plan}, and nothing is charged. ${wanted} opens once it is confirmed.`,
    orDropped:
      'If you do not want it anymore, you do not need to do anything: without your confirmation the change is dropped within a day.',
    where: 'Your bank asks you on the page of the open invoice. You can pay it with another card there too.',
    confirm: 'Confirm the payment',
  },
  canceled: {
    subject: (day: string | null) => `Your plan ends ${on(day)}`,
    canceled: (plan: string) => `You have canceled your ${plan} plan. Your card is not charged again.`,
    keep: (day: string | null) =>
      `You keep the plan ${until(day)}. After that you can go on Free, and everything you entered stays.`,
    resume: 'If you change your mind, you can resume it until then.',
  },
  trialUsed: {
    subject: 'Your free trial was used before',
    used: 'You started a free trial of Jubilee. This email address, or this account, has had its free trial already.',
    ended: 'So we ended the new one. Nothing was charged.',
    welcome: 'You are welcome to choose a plan without a trial.',
  },
  secondPlan: {
    subject: 'You had two plans, so one was ended',
    ended: (plan: string) =>
      `You bought a plan and had one already. So we ended one of them, ${plan}. It is not charged again.`,
    payBack: 'If you paid for it, reply to this email and we will pay it back.',
    see: 'See the plan you have now',
  },
  refunded: {
    subject: 'A payment was refunded',
    refunded: (amount: string, plan: string) =>
      `We refunded ${amount}, of what you paid for your ${plan} plan.`,
    toCard: 'It goes back to the card you paid with. Many banks need five to ten days to show it.',
    planStays: 'The refund alone changes nothing about your plan.',
  },
  disputed: {
    subject: 'A payment is disputed at your bank',
    disputed: (plan: string, amount: string) =>
      `Your bank told us that a payment for your ${plan} plan is disputed: ${amount}.`,
    held: 'The bank holds the money while it decides.',
    over: 'That plan is over. Nothing more is charged for it.',
    ends: (day: string | null) =>
      `So we let your plan end ${on(day)}. Your card is not charged again, and everything you entered stays.`,
    resume: 'You do not need to do anything. If you want to keep the plan, you can resume it until then.',
    askBank: 'If you know nothing of a dispute, ask your bank about it.',
  },
}

export type English = typeof english
export const billingMailTexts = bilingual(english, spanish)
