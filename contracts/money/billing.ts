/** Subscriptions: buying, showing, changing and ending one. Prices are the engine's catalogue (reading 5). */
import * as z from 'zod/mini'
import { budgetTexts } from './messages/budget-messages.ts'
import { PREMIUM_PLAN_ID, PRO_PLAN_ID } from '#engine/access/prices.ts'
import { subscriptionStatuses } from '#contracts/account/account.ts'
import { instant, money } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

/** The ids of the specification; at the payment processor they are lookup keys. */
export const paidPlanIds = [PRO_PLAN_ID, PREMIUM_PLAN_ID] as const

const planId = z.enum(paidPlanIds, { error: () => budgetTexts().plan })

export const createCheckoutSession = endpoint('POST /api/create-checkout-session', {
  summary:
    'Start buying a plan; the browser goes on to `url`. A visitor may buy too: the purchase waits for the account in a cookie. Who has a live plan gets 409 and changes it on the billing screen.',
  access: 'public',
  once: 'byHandler',
  body: z.strictObject({ planId }),
  answer: z.object({ url: z.string() }),
})

export const verifySubscription = endpoint('GET /api/verify-subscription', {
  summary:
    'What became of a checkout, asked from the payment processor. The email is whole only for the browser that started the checkout, else masked (reading 22).',
  access: 'public',
  query: z.strictObject({ session_id: z.optional(z.string().check(z.maxLength(255))) }),
  answer: z.object({
    customerEmail: z.nullable(z.string()),
    planId: z.enum(paidPlanIds),
    status: z.enum(subscriptionStatuses),
    /** the end of the trial, where the purchase began with one */
    trialEndsAt: z.nullable(instant),
    /** nobody has taken the purchase into an account yet */
    needsAccount: z.boolean(),
  }),
  // It takes the purchase into the account of a person signed in: the gate knows the new plan then.
  refreshes: ['/api/auth/user', '/api/billing'],
})

export const createPortalSession = endpoint('POST /api/create-portal-session', {
  summary:
    "Open the payment processor's own page for cards, receipts and the plan; the browser goes on to `url`.",
  access: 'signedIn',
  body: z.strictObject({}),
  answer: z.object({ url: z.string() }),
})

export const continueFree = endpoint('POST /api/billing/continue-free', {
  summary: 'Go on without a paid plan once it is over. Nothing entered is lost.',
  access: 'signedIn',
  answer: messageAnswer,
})

const paymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiresMonth: z.int(),
  expiresYear: z.int(),
  isDefault: z.boolean(),
})
export type PaymentMethod = z.output<typeof paymentMethod>

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const

const invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: instant,
  total: money,
  status: z.enum(invoiceStatuses),
  /** where the invoice can be read and, while open, paid */
  pageUrl: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
})
export type Invoice = z.output<typeof invoice>

export const paymentReturnStates = [
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const

/** A refund or a dispute of a payment; `dispute_won`: the payment stands. */
const paymentReturn = z.object({
  id: z.string(),
  state: z.enum(paymentReturnStates),
  amount: money,
  happenedAt: instant,
})
export type PaymentReturn = z.output<typeof paymentReturn>

/** A payment that the card's bank wants confirmed by the person (3-D Secure), on the invoice's own page. */
const toConfirm = z.object({
  /** the dearer plan that begins with it; null for a month of the plan as it is */
  planId: z.nullable(z.enum(paidPlanIds)),
  /** null while the processor does not answer, as `pageUrl` is */
  amount: z.nullable(money),
  pageUrl: z.nullable(z.string()),
  /** when the change is dropped if it is not confirmed; null for a month, which has its grace */
  until: z.nullable(instant),
  /** the bank was asked in vain, and can be asked again */
  hasFailed: z.boolean(),
})
export type ToConfirm = z.output<typeof toConfirm>

const billingAnswer = z.object({
  status: z.enum(subscriptionStatuses),
  planId: z.nullable(z.enum(paidPlanIds)),
  /** the end of what is paid, or of the trial */
  endsAt: z.nullable(instant),
  trialEndsAt: z.nullable(instant),
  /** it ends at `endsAt` and is not charged again */
  isCanceling: z.boolean(),
  /** a cheaper plan takes its place at `endsAt` */
  nextPlanId: z.nullable(z.enum(paidPlanIds)),
  pastDueSince: z.nullable(instant),
  /** when the failed payment is tried again by itself; null after the last try */
  paymentRetryAt: z.nullable(instant),
  toConfirm: z.nullable(toConfirm),
  /** whether Pro would still begin with the 7-day trial: once a person */
  mayTry: z.boolean(),
  paymentMethods: z.array(paymentMethod),
  /** newest first */
  invoices: z.array(invoice),
  /** refunds and disputes, newest first */
  returns: z.array(paymentReturn),
  /** false: cards and invoices could not be fetched just now and are left out */
  isComplete: z.boolean(),
})
export type Billing = z.output<typeof billingAnswer>

export const getBilling = endpoint('GET /api/billing', {
  summary: "The person's plan as it stands here, with the cards and invoices the payment processor has.",
  access: 'signedIn',
  answer: billingAnswer,
})

export const cancelPlan = endpoint('POST /api/billing/cancel', {
  summary: 'End the plan at the end of what is paid; a mail confirms it. Asked again it changes nothing.',
  access: 'signedIn',
  answer: billingAnswer,
  refreshes: ['/api/auth/user'],
})

export const resumePlan = endpoint('POST /api/billing/resume', {
  summary: 'Take the cancellation back while access lasts.',
  access: 'signedIn',
  answer: billingAnswer,
  refreshes: ['/api/auth/user'],
})

export const previewPlanChange = endpoint('POST /api/billing/plan-change/preview', {
  summary: 'What another plan would cost, before it is chosen. Changes nothing.',
  access: 'signedIn',
  body: z.strictObject({ planId }),
  answer: z.object({
    planId,
    /** charged at once: an upgrade for the rest of the month; 0.00 for a downgrade, which starts later */
    dueNow: money,
    monthly: money,
    startsAt: instant,
    /** send it back with the change, so that what is charged is what was shown */
    quotedAt: instant,
  }),
})

export const changePlan = endpoint('POST /api/billing/plan-change', {
  summary:
    'Change to another plan at the price shown: an upgrade at once, a downgrade when what is paid ends. Where the bank wants the payment of an upgrade confirmed, the plan stays as it is and `toConfirm` says where.',
  access: 'signedIn',
  body: z.strictObject({ planId, quotedAt: z.string().check(z.maxLength(40)) }),
  answer: billingAnswer,
  refreshes: ['/api/auth/user'],
})
