/** Every call of Stripe's that the peer answers. */
import type { Call } from './call.ts'
import { catalogueCalls } from './catalogue.calls.ts'
import { checkoutCalls } from './checkout.calls.ts'
import { customerCalls } from './customers.calls.ts'
import { eventCalls } from './events.calls.ts'
import { invoiceCalls } from './invoices.calls.ts'
import { paymentCalls } from './payments.calls.ts'
import { portalCalls } from './portal.calls.ts'
import { scheduleCalls } from './schedules.calls.ts'
import { subscriptionCalls } from './subscriptions.calls.ts'

export const stripeCalls: Call[] = [
  ...customerCalls,
  ...catalogueCalls,
  ...checkoutCalls,
  ...subscriptionCalls,
  ...scheduleCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...portalCalls,
  ...eventCalls,
]
