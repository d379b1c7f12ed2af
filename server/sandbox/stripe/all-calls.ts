/** Every call of Stripe's that the peer answers. */
import type { Call } from './call.ts'
import { catalogueCalls } from './catalogue.calls.ts'
import { checkoutCalls } from './checkout.calls.ts'
import { customerCalls } from './customers.calls.ts'

export const stripeCalls: Call[] = [...customerCalls, ...catalogueCalls, ...checkoutCalls]
