/** Every call of Stripe's that the peer answers: those that the app makes, and what tests do at Stripe by hand. */
import type { Call } from './protocol/call.ts'
import { cardCalls } from './customers/cards.ts'
import { checkoutCalls } from './checkout/checkout.ts'
import { customerCalls } from './customers/customers.ts'
import { disputeCalls } from './payments/disputes.ts'
import { eventCalls } from './events/events.ts'
import { invoiceCalls } from './invoices/invoices.ts'
import { paymentCalls } from './payments/payments.ts'
import { portalCalls } from './customers/portal.ts'
import { previewCalls } from './invoices/preview.ts'
import { priceCalls } from './checkout/prices.ts'
import { refundCalls } from './payments/refunds.ts'
import { scheduleCalls } from './subscriptions/schedules.ts'
import { subscriptionCalls } from './subscriptions/subscription-calls.ts'

export const stripeCalls: Call[] = [
  ...customerCalls,
  ...cardCalls,
  ...priceCalls,
  ...checkoutCalls,
  ...subscriptionCalls,
  ...scheduleCalls,
  ...invoiceCalls,
  ...previewCalls,
  ...paymentCalls,
  ...refundCalls,
  ...disputeCalls,
  ...portalCalls,
  ...eventCalls,
]
