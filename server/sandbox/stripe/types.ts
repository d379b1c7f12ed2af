/** The peer's objects: the SDK's own types, as JSON on the wire. */
import type Stripe from 'stripe'
import type { CardGiven, CardKnown } from './customers/cards.ts'

/** An SDK type as JSON: exact decimals are text there. */
type Wire<T> = T extends string | number | boolean | null | undefined | void
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends (infer Item)[]
      ? Wire<Item>[]
      : { [Key in keyof T]: Wire<T[Key]> }

export type Customer = Wire<Stripe.Customer>
export type Product = Wire<Stripe.Product>
export type Price = Wire<Stripe.Price>
export type Plan = Wire<Stripe.Plan>
export type CheckoutSession = Wire<Stripe.Checkout.Session>
export type CheckoutLine = Wire<Stripe.LineItem>
export type PaymentMethod = Wire<Stripe.PaymentMethod>
export type Subscription = Wire<Stripe.Subscription>
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>
export type Invoice = Wire<Stripe.Invoice>
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>
export type Schedule = Wire<Stripe.SubscriptionSchedule>
export type PortalSession = Wire<Stripe.BillingPortal.Session>
export type PaymentIntent = Wire<Stripe.PaymentIntent>
export type Charge = Wire<Stripe.Charge>
export type Refund = Wire<Stripe.Refund>
export type Dispute = Wire<Stripe.Dispute>
export type InvoicePayment = Wire<Stripe.InvoicePayment>
export type StoredEvent = Wire<Stripe.EventBase>

/** The parameters of a checkout that its answer leaves out. */
export type CheckoutPlan = {
  trialDays: number | null
  /** what happens at the end of a trial without a card */
  withoutCard: 'cancel' | 'create_invoice'
  metadata: Record<string, string>
  description: string | null
}

type CardToConfirm = { email: string; card: Omit<CardGiven, 'email'> }

/** Every kind of object with its type. The last ones are the peer's own notes. */
export type Kinds = {
  customer: Customer
  product: Product
  price: Price
  'checkout.session': CheckoutSession
  payment_method: PaymentMethod
  subscription: Subscription
  invoice: Invoice
  subscription_schedule: Schedule
  'billing_portal.session': PortalSession
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  event: StoredEvent
  /** the parameters of a checkout that its answer leaves out */
  checkout_plan: CheckoutPlan
  /** the outcome of a card's charges, known by its number */
  card_outcome: CardKnown
  /** a card that was entered on a payment page, or in the portal, while its bank asks */
  card_to_confirm: CardToConfirm
  /** what a change makes of its subscription once it is paid */
  pending_change: { changes: Partial<Subscription> }
  /** lines that wait for the next invoice */
  pending_line: InvoiceLine
  /** the key to an invoice's page */
  invoice_page: { invoice: string }
  /** when something happens by itself */
  due: { at: number; kind: DueKind }
  idempotency: { asked: string; status: number; body: unknown; requestId: string; at: number }
  setting: { value: string }
}

export type Kind = keyof Kinds
/** in the order in which they happen when they are due at once */
export type DueKind = 'checkout.session' | 'invoice' | 'subscription_schedule' | 'subscription'

export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }

export const DAY = 86_400
