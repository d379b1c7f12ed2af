/** Every text of buying, changing and ending a plan. */
import type { User } from '#contracts/account/account.ts'
import type { Invoice, PaymentReturn } from '#contracts/money/billing.ts'

// spec 8
export const checkoutToasts = {
  noAddress: { title: 'Error', description: 'Failed to create checkout session. Please try again.' },
  notStarted: { title: 'Error', description: 'Failed to start checkout. Please try again.' },
}

export const checkoutTexts = {
  hasPlan: 'You have a plan already. You can change it in Billing.',
  openBilling: 'Open Billing',
  setUp: 'Set up your account',
}

export const portalToasts = {
  failed: { title: 'Error', description: 'Failed to open billing portal' }, // spec 8
}

export const statusTexts = {
  title: 'Subscription',
  plan: 'Plan',
  price: 'Price',
  perMonth: (price: string) => `${price} per month`,
  accessEnds: 'Access ends', // spec 4
  nextBilling: 'Next billing date', // spec 4
  trialEnds: 'Trial ends',
  noDate: 'None',
  noDateYet: 'Not set yet',
  compare: 'Compare Plans',
  cancel: 'Cancel plan',
  resume: 'Resume plan',
  newCard: 'Change your card',
  continueFree: 'Continue on Free',
  endNow: 'Continue on Free',
  keep: 'Undo the change',
  upgrade: 'Upgrade to Premium',
  downgrade: 'Change to Pro',
}

// spec 4
export const statusWords: Readonly<Record<User['subscriptionStatus'], string>> = {
  free: 'FREE',
  trialing: 'TRIALING',
  active: 'ACTIVE',
  past_due: 'PAST DUE',
  canceled: 'CANCELED',
  unpaid: 'UNPAID',
  paused: 'PAUSED',
}

/** The next event of a plan, in a sentence or two. Dates and prices are passed in as text. */
export const nextTexts = {
  free: (pro: string, premium: string) =>
    `Free costs nothing, for as long as you like. Pro is ${pro}, Premium ${premium}.`,
  trial: (plan: string, date: string, price: string) =>
    `${plan} is free for you until ${date}. Then it costs ${price}. Cancel before that day and you pay nothing.`,
  trialEnding: (plan: string, date: string) =>
    `You keep ${plan} until ${date}, and you pay nothing. Nothing you entered is lost.`,
  renews: (price: string, date: string) => `Your next payment is ${price}, on ${date}.`,
  notCharged: 'Your plan is open, and no payment is planned for it.',
  changes: (plan: string, date: string, next: { name: string; price: string }) =>
    `You keep ${plan} until ${date}. Then your plan is ${next.name}, at ${next.price}.`,
  ending: (plan: string, date: string) =>
    `You keep ${plan} until ${date}. You are not charged again. Nothing you entered is lost.`,
  ended: 'Your plan has ended. Nothing you entered is lost. You can go on with Free, or choose a plan.',
  grace: (plan: string, date: string) =>
    `Your last payment did not go through. You keep ${plan} until ${date}. Change your card before then and it goes on. Nothing you entered is lost.`,
  graceWithRetry: (plan: string, date: string, retry: string) =>
    `Your last payment did not go through. Your card is tried again on ${retry}. You keep ${plan} at least until ${date}. Change your card before then and it goes on. Nothing you entered is lost.`,
  overdue:
    'Your last payment did not go through, so your plan is on hold. Change your card and it opens again. Or go on with Free: nothing you entered is lost.',
  paused: 'Your plan is paused. Nothing you entered is lost. You can go on with Free, or start it again.',
}

/** A payment that the bank wants confirmed. `amount` is a price as text. */
export const confirmTexts = {
  title: 'Your bank wants you to confirm this payment.',
  change: (next: string, amount: string, now: string) =>
    `${next} opens once you confirm ${amount}. Until then you keep ${now}, and nothing is charged.`,
  dropped: (date: string) => `If you do not confirm it by ${date}, the change is dropped.`,
  month: (plan: string, amount: string, date: string) =>
    `${amount} for ${plan} is not paid until then. You keep ${plan} until ${date}. Nothing you entered is lost.`,
  monthWithRetry: (plan: string, amount: string, date: string) =>
    `${amount} for ${plan} is not paid until then. You keep ${plan} at least until ${date}. Nothing you entered is lost.`,
  onHold: (plan: string, amount: string) =>
    `${amount} for ${plan} is not paid until then, so your plan is on hold. Nothing you entered is lost.`,
  thePayment: 'the payment',
  aMonth: 'The month',
  failed: 'Your bank did not get your confirmation last time. Nothing was charged. You can try again.',
  action: 'Confirm at your bank',
  noPage: 'The page for it cannot be opened right now. Please try again in a minute.',
  asked: (now: string) => ({
    title: 'Your bank wants you to confirm this payment',
    description: `Use the link under Subscription. Until then you keep ${now}, and nothing is charged.`,
  }),
}

export const cancelTexts = {
  title: (plan: string) => `Cancel ${plan}?`,
  text: (plan: string, date: string) => `You keep ${plan} until ${date}. You are not charged again.`,
  trialText: (plan: string, date: string) => `You keep ${plan} until ${date}, and you pay nothing.`,
  noDate: 'Your plan ends with what you have paid. You are not charged again.',
  stays: 'All you entered stays yours on Free.',
  mail: (email: string) => `An email to ${email} will confirm it.`,
  confirm: 'Yes, cancel it',
  keep: 'Keep my plan',
  done: (date: string) => ({
    title: 'Your plan is canceled',
    description: `It stays open until ${date}. An email confirms it.`,
  }),
  failed: {
    title: 'Your plan could not be canceled.',
    description: 'It goes on as before, and nothing was lost. Please try again.',
  },
}

export const resumeTexts = {
  done: { title: 'Your plan goes on', description: 'It is no longer canceled.' },
  failed: {
    title: 'Your plan could not be resumed.',
    description: 'It is as it was before, and nothing was lost. Please try again.',
  },
}

export const changeTexts = {
  title: (plan: string) => `Change to ${plan}`,
  upgradeText: (plan: string, price: string) => `${plan} opens at once. From then on it costs ${price}.`,
  downgradeText: (now: string, date: string) =>
    `You keep ${now} until ${date}. No payment is taken for the change.`,
  keepTitle: (plan: string) => `Keep ${plan}`,
  keepText: (plan: string) =>
    `The change you planned is taken back. You keep ${plan}, and nothing is due for that.`,
  kept: (plan: string) => ({ title: `You keep ${plan}` }),
  loading: 'Working out the price',
  dueNow: 'Due now',
  nothingNow: 'Nothing',
  each: 'Each month',
  from: (price: string, date: string) => `${price}, from ${date}`,
  starts: 'Starts',
  today: 'Today',
  restOfMonth: 'Due now is the rest of this month on the new plan, less what you paid for it already.',
  pay: (amount: string) => `Pay ${amount} and change`,
  leave: 'Leave it as it is',
  done: (plan: string) => ({ title: `Your plan is ${plan} now` }),
  planned: (plan: string, date: string) => ({
    title: 'Your change is planned',
    description: `${plan} begins on ${date}.`,
  }),
  recalculated:
    'The price was worked out again, because time has passed or your plan has changed. Please look at it again.',
  noPrice: 'The price could not be worked out. Nothing was changed. Please try again.',
  failed: 'Your plan was not changed, and nothing was lost. Please try again.',
  again: 'Try again',
}

export const freeTexts = {
  title: 'Go on with Free?',
  text: (plan: string) =>
    `${plan} closes at once, and nothing more is charged for it. All you entered stays yours on Free.`,
  confirm: 'Continue on Free',
  failed: {
    title: 'You could not be moved to Free.',
    description: 'Nothing was lost. Please try again.',
  },
}

export const adminNotice = {
  title: 'Admin (Free)', // spec 4
  text: 'You are an admin. Every feature is open to you at no cost, and there is nothing to pay.',
}

export const paymentTexts = {
  title: 'Payment methods',
  loading: 'Loading your cards',
  none: 'No card is stored.',
  noneYet: 'When you buy a plan, the payment processor keeps your card. Its number never reaches us.',
  held: 'The payment processor keeps your card. Its number never reaches us.',
  default: 'Default',
  ending: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  expires: (date: string) => `Expires ${date}`,
  expired: (date: string) => `Expired ${date}`,
  portal: 'Open billing portal',
  portalWhat: 'Change your card there.',
}

export const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: 'Card',
}

export const invoiceTexts = {
  title: 'Invoices',
  loading: 'Loading your invoices',
  none: 'No invoices yet.',
  noneYet: 'Each payment will be listed here, with its receipt.',
  pdf: 'PDF',
  pay: 'Pay',
  /** after `pdf` and `pay`, for screen readers */
  ofInvoice: (number: string) => `of invoice ${number}`,
  unnumbered: 'Draft',
  showAll: (count: number) => `Show all ${count}`,
}

export const invoiceStatuses: Readonly<Record<Invoice['status'], string>> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Not paid',
  void: 'Void',
}

export const returnTexts = {
  title: 'Refunds and disputes',
  refunded: 'Refunded to your card.',
  refund_failed: 'A refund that did not go through. Write to us, and we will send it another way.',
  disputed: 'Disputed at your bank, which is deciding. Your plan is not charged again, unless you resume it.',
  dispute_won:
    'Your bank decided that the payment stands. A plan that was set to end still ends, unless you resume it.',
  dispute_lost:
    'Your bank gave the money back to you. A plan that was set to end still ends, unless you resume it.',
} satisfies Record<PaymentReturn['state'] | 'title', string>

export const billingLoadFailed = {
  title: 'Your cards and invoices could not be loaded.',
  text: 'Nothing was lost, and your plan is as shown here. Check your connection, then try again.',
}

export const notComplete = {
  title: 'Cards and invoices are missing here.',
  text: 'The payment processor is not answering right now. Nothing there has changed. Your plan is as shown here.',
}

export const accountTexts = {
  title: 'Account',
  name: 'Name',
  email: 'Email',
  since: 'Member since',
  edit: 'Edit in settings',
}

export const noticeTexts = {
  title: 'Notification preferences',
  text: 'Payment reminders, milestones, weekly reports and product updates: choose which emails you want.',
  action: 'Choose emails',
}

export const privacyTexts = {
  title: 'Privacy and data',
  text: 'Your records are yours on every plan. A change of plan deletes nothing.',
  settings: 'Privacy settings',
  notice: 'Privacy notice',
}
