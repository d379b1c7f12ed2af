/** What we ask of the payment processor, in our words. Nothing of its SDK leaves this folder. */
import type { paidPlanIds, paymentReturnStates } from '#contracts/money/billing.ts'

export type PaidPlanId = (typeof paidPlanIds)[number]

/** The processor's status of a subscription; `unknown` is any status that is not listed here. */
export const providerStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
  'unknown',
] as const
export type ProviderStatus = (typeof providerStatuses)[number]

/** A plan somebody bought, as the processor has it now. */
export type BoughtPlan = {
  id: string
  customerId: string
  customerEmail: string | null
  /** our own id of the checkout it began with */
  checkoutId: string | null
  status: ProviderStatus
  planId: PaidPlanId | null
  /** true for a monthly gift, which is never one of our plans */
  isDonation: boolean
  createdAt: Date
  /** the end of what is paid, or of the trial */
  periodEndsAt: Date | null
  trialEndsAt: Date | null
  /** when it ends by a cancellation; null while it goes on */
  cancelsAt: Date | null
  endedAt: Date | null
  /** a cheaper plan that follows at `periodEndsAt` */
  nextPlanId: PaidPlanId | null
  /** the first failed payment of the oldest invoice that is still open */
  firstFailedAt: Date | null
  /** when the processor tries that invoice again by itself; null after its last try */
  retryAt: Date | null
  /** a payment that its bank wants confirmed by the person (3-D Secure); null while there is none */
  toConfirm: ToConfirm | null
}

export type ToConfirm = {
  /** the invoice on whose page it is confirmed */
  invoiceId: string
  /** the dearer plan that begins with it; null for a month of the plan as it is */
  planId: PaidPlanId | null
  /** when the change is dropped by itself; null where it is not */
  until: Date | null
  /** the bank was asked and did not get the person's word: it can be asked again */
  hasFailed: boolean
}

/** A visit to the processor's payment page. */
export type Checkout = {
  sessionId: string
  state: 'open' | 'complete' | 'expired'
  /** our own id of it */
  checkoutId: string | null
  email: string | null
  customerId: string | null
  subscriptionId: string | null
  /** where the browser goes; null once it is over */
  url: string | null
}

export type NewCheckout = {
  /** our own id, and the key by which asking again opens the same one */
  checkoutId: string
  planId: PaidPlanId
  /** null: a visitor, whom the page asks for an email */
  customerId: string | null
  hasTrial: boolean
  successUrl: string
  cancelUrl: string
}

/** A gift that somebody is about to make on the payment page. */
export type NewDonation = {
  /** our own id, and the key by which asking again opens the same page */
  donationId: string
  /** whole cents */
  amountCents: number
  isMonthly: boolean
  /** null: the page asks for it */
  email: string | null
  /** what the page, the card statement and the invoices call it */
  name: string
  /** a sentence beside the page's button */
  note: string
  successUrl: string
  cancelUrl: string
}

/** A visit to the payment page to give. */
type GiftCheckout = Checkout & {
  /** our own id of the gift; null for what is no gift */
  donationId: string | null
  /** the payment of a gift that is made once */
  paymentId: string | null
}

/** Money that was received for a gift. Whole cents. */
export type GiftPayment = {
  id: string
  amountCents: number
  paidAt: Date
  /** refunds, and disputes that are open or lost */
  returnedCents: number
  isDisputed: boolean
}

export type ReturnState = (typeof paymentReturnStates)[number]

/** A refund or a dispute of a payment for a plan. Whole cents. */
export type PaymentReturn = { id: string; state: ReturnState; amountCents: number; at: Date }

export type MonthlyGift = {
  id: string
  /** our own id of the gift; null for what is no gift */
  donationId: string | null
  customerId: string
  email: string | null
  status: ProviderStatus
  /** the first failed payment of the oldest month that is still open */
  firstFailedAt: Date | null
  endedAt: Date | null
  /** the payments of its paid months, newest first */
  paymentIds: string[]
}

export type Card = {
  id: string
  brand: string
  last4: string
  expiresMonth: number
  expiresYear: number
  isDefault: boolean
}

/** `totalCents` in whole cents. */
export type Bill = {
  id: string
  number: string | null
  createdAt: Date
  totalCents: number
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  pageUrl: string | null
  pdfUrl: string | null
}

/**
 * A plan whose price there is not the one we show. `sold`: what would be charged, in cents of its currency (null where
 * there is no one amount), every so many months (null where it is not by the month); null: it has no active price.
 */
export type PriceDifference = {
  planId: PaidPlanId
  sold: { cents: number | null; currency: string; months: number | null } | null
}

/** Whole cents. */
export type ChangePrice = { dueNowCents: number; monthlyCents: number }

/** `at` is the second that the rest of the month is counted from: the same in the preview and in the change. */
export type PlanChange = { planId: PaidPlanId; at: Date }

/** A signed message of the processor: what to look at again. */
export type PaymentEvent = {
  id: string
  type: string
  /** false: it is the processor's, and not as we know events; it is about nothing then */
  isReadable: boolean
  subscriptionId: string | null
  sessionId: string | null
  /** a payment that went back, or whose dispute moved on: of a gift or of a plan */
  paymentId: string | null
  /** it is marked as one of a gift */
  isDonation: boolean
}

/**
 * The processor refused. `gone`: there is no such object (any more). `price_differs`: we refuse
 * ourselves, because it would charge another price than is shown.
 */
export class PaymentRefused extends Error {
  readonly reason: 'card_declined' | 'gone' | 'refused' | 'price_differs'

  constructor(reason: PaymentRefused['reason'], cause: unknown = undefined) {
    super(`the payment processor refused: ${reason}`, { cause })
    this.name = 'PaymentRefused'
    this.reason = reason
  }
}

/** Why the processor refused, for work that may leave it at that. Throws any other error again. */
export function refusalOf(error: unknown): PaymentRefused['reason'] {
  if (error instanceof PaymentRefused) return error.reason
  throw error
}

/** The message was not signed by the processor, or is older than five minutes. */
export class ForgedEvent extends Error {
  constructor() {
    super('the event is not signed, or stale')
    this.name = 'ForgedEvent'
  }
}

/**
 * Every call throws OutsideUnavailable when the processor cannot be reached or understood, PaymentRefused when it
 * refuses. `key` makes a repetition harmless: the same key is done once.
 */
export type Payments = {
  createCustomer(given: { email: string; userId: string; key: string }): Promise<string>
  /** Where the processor's own mail and papers go from now on. */
  changeCustomerEmail(customerId: string, email: string): Promise<void>
  /** Every plan that would be charged at another price than is shown; its checkout and changes to it are refused. */
  listPriceDifferences(): Promise<PriceDifference[]>
  startCheckout(given: NewCheckout): Promise<Checkout>
  fetchCheckout(sessionId: string): Promise<Checkout>
  /** Closes a payment page that nobody has paid on; one that is over already stays as it is. */
  expireCheckout(sessionId: string): Promise<void>
  fetchPlan(subscriptionId: string): Promise<BoughtPlan>
  /** the ids of the customer's plans, those that are over included, newest first */
  listPlans(customerId: string): Promise<string[]>
  openPortal(given: { customerId: string; returnUrl: string }): Promise<string>
  cancelAtEnd(subscriptionId: string): Promise<void>
  resume(subscriptionId: string): Promise<void>
  /** Ends the plan now; nothing more is charged. One that is over, or gone, stays so. */
  cancelNow(subscriptionId: string): Promise<void>
  priceChange(subscriptionId: string, change: PlanChange): Promise<ChangePrice>
  /**
   * Starts the dearer plan now and charges the rest of the month. Where the card's bank wants that confirmed, the plan stays
   * as it was and the change waits: `fetchPlan` has it `toConfirm`. Throws `card_declined`, and then nothing changed.
   */
  upgrade(subscriptionId: string, change: PlanChange): Promise<void>
  /** Starts the cheaper plan when what is paid ends. */
  downgradeAtEnd(subscriptionId: string, planId: PaidPlanId): Promise<void>
  /** Takes a planned downgrade back. */
  keepPlan(subscriptionId: string): Promise<void>
  listCards(customerId: string): Promise<Card[]>
  /** newest first */
  listBills(customerId: string): Promise<Bill[]>
  fetchBill(invoiceId: string): Promise<Bill>
  /** What went back, or may go back, of a payment for a subscription; null for any other payment. */
  fetchReturns(paymentId: string): Promise<{ subscriptionId: string; returns: PaymentReturn[] } | null>
  startDonation(given: NewDonation): Promise<Checkout>
  fetchDonation(sessionId: string): Promise<GiftCheckout>
  /** Null while the money has not been received. */
  fetchGiftPayment(paymentId: string): Promise<GiftPayment | null>
  fetchMonthlyGift(subscriptionId: string): Promise<MonthlyGift>
  /**
   * A page of the events since a moment, newest first, beyond the event `after`; `next` is where the page after it
   * begins. The processor keeps them for 30 days.
   */
  listEvents(given: {
    since: Date
    after: string | null
  }): Promise<{ events: PaymentEvent[]; next: string | null }>
  /** Throws ForgedEvent. */
  readEvent(given: { rawBody: Buffer; signature: string | undefined; now: Date }): PaymentEvent
}
