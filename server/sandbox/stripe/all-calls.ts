/** Every call of Stripe's that the peer answers: those that the app makes, and what tests do at Stripe by hand. */
import type { Call } from './call.ts'
import { cardCalls } from './cards.ts'
import { checkoutCalls } from './checkout.ts'
import { customerCalls } from './customers.ts'
import { disputeCalls } from './disputes.ts'
import { eventCalls } from './events.ts'
import { invoiceCalls } from './invoices.ts'
import { paymentCalls } from './payments.ts'
import { portalCalls } from './portal.ts'
import { previewCalls } from './preview.ts'
import { priceCalls } from './prices.ts'
import { refundCalls } from './refunds.ts'
import { scheduleCalls } from './schedules.ts'
import { subscriptionCalls } from './subscription-calls.ts'

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
