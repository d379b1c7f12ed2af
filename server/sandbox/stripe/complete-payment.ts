/** A checkout that takes one payment: nobody is kept as a customer, and nothing follows. */
import { attachCard, onceOnlyCard } from './cards.ts'
import type { CardGiven } from './cards.ts'
import { createCustomer, liveCustomer } from './customers.ts'
import { chargeCard } from './payments.ts'
import type { Store } from './store.ts'
import { idOf } from './subscriptions.ts'
import type { CheckoutSession, PaymentMethod } from './wire.ts'

type Payer = { customerId: string | null; method: PaymentMethod }

async function payerOf(store: Store, session: CheckoutSession, card: CardGiven): Promise<Payer> {
  const { email, name } = card
  const known = session.customer === null ? null : await liveCustomer(store, idOf(session.customer))
  const isWanted = session.customer_creation === 'always'
  const customer =
    known ?? (isWanted ? await createCustomer(store, { email: email ?? undefined, name }) : null)
  if (customer === null) return { customerId: null, method: await onceOnlyCard(store, card) }
  return { customerId: customer.id, method: await attachCard(store, customer, card) }
}

export type PaidOnce = { method: PaymentMethod; changes: Partial<CheckoutSession> }

/** Takes the payment; answers what it changes in the session. */
export async function payOnce(store: Store, session: CheckoutSession, card: CardGiven): Promise<PaidOnce> {
  const plan = await store.get('checkout_plan', session.id)
  const { customerId, method } = await payerOf(store, session, card)
  const intent = await chargeCard(store, {
    amount: session.amount_total ?? 0,
    customerId,
    method,
    metadata: plan.metadata,
    description: plan.description,
  })
  return { method, changes: { customer: customerId, payment_intent: intent.id } }
}
