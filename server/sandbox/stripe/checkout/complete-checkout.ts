/** A checkout that is paid on its page: once, or as a subscription with its customer, card and first invoice. */
import { attachCard, declineOf, onceOnlyCard } from '../customers/cards.ts'
import type { CardGiven } from '../customers/cards.ts'
import { changeCustomer, createCustomer } from '../customers/customers.ts'
import { TRIAL_NOTICE_S, periodOf } from '../due.ts'
import { newId } from '../protocol/ids.ts'
import { finalizeInvoice, tryInvoice } from '../invoices/invoices.ts'
import { monthLine, trialLine } from '../invoices/invoice-lines.ts'
import { newInvoice } from '../invoices/new-invoice.ts'
import { newSubscription } from '../subscriptions/new-subscription.ts'
import { chargeCard } from '../payments/payments.ts'
import { cardDeclined } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import { addSubscription, idOf } from '../subscriptions/subscriptions.ts'
import { DAY } from '#server/sandbox/stripe/types.ts'
import type {
  CheckoutPlan,
  CheckoutSession,
  Customer,
  PaymentMethod,
  Subscription,
} from '#server/sandbox/stripe/types.ts'

/** The page's input; the card is null only where none is asked for. */
export type Paid = { email: string; card: Omit<CardGiven, 'email'> | null }

export const trialEndOf = ({ trialDays }: CheckoutPlan, now: number) =>
  trialDays === null ? null : now + trialDays * DAY

const knownCustomer = async (store: Store, { customer }: CheckoutSession) =>
  customer === null ? null : store.get('customer', idOf(customer))

async function customerFor(store: Store, session: CheckoutSession, { email, card }: Paid): Promise<Customer> {
  const name = card?.name
  const customer = await knownCustomer(store, session)
  if (customer === null) return createCustomer(store, { email, ...(name !== undefined && { name }) })
  return changeCustomer(store, customer, {
    ...(customer.email === null ? { email } : {}),
    ...(customer.name === null && name !== undefined ? { name } : {}),
  })
}

/** The first invoice: the month at once, or nothing for the trial. */
async function firstInvoice(store: Store, subscription: Subscription): Promise<Subscription> {
  const period = periodOf(subscription)
  const line = subscription.trial_end === null ? monthLine : trialLine
  const customer = await store.get('customer', idOf(subscription.customer))
  const draft = newInvoice({
    id: newId('in'),
    customer,
    subscription,
    lines: [await line(store, subscription, period)],
    reason: 'subscription_create',
    period: { start: period.start, end: period.start },
    now: store.now,
    finalizesAt: null,
  })
  const kept = { ...subscription, latest_invoice: draft.id }
  await addSubscription(store, kept)
  await store.put('invoice', draft, customer.id)
  await store.emit({ type: 'invoice.created', object: draft })
  await tryInvoice(store, await finalizeInvoice(store, draft), { isByHand: true, confirmation: 'given' })
  return kept
}

async function subscribe(
  store: Store,
  session: CheckoutSession,
  given: { customer: Customer; method: PaymentMethod | null },
): Promise<Subscription> {
  const plan = await store.get('checkout_plan', session.id)
  const [line] = session.line_items?.data ?? []
  const subscription = await firstInvoice(
    store,
    newSubscription({
      customerId: given.customer.id,
      cardId: given.method?.id ?? null,
      price: line!.price!,
      quantity: line!.quantity ?? 1,
      trialEnd: trialEndOf(plan, store.now),
      plan,
      now: store.now,
    }),
  )
  const { trial_end: trialEnd } = subscription
  // A trial shorter than the notice period gets its notice at once.
  if (trialEnd !== null && trialEnd - TRIAL_NOTICE_S <= store.now)
    await store.emit({ type: 'customer.subscription.trial_will_end', object: subscription })
  return subscription
}

async function subscribeOn(store: Store, session: CheckoutSession, paid: Paid) {
  const { email, card } = paid
  const customer = await customerFor(store, session, paid)
  const method = card === null ? null : await attachCard(store, customer, { ...card, email })
  const { id: subscription, latest_invoice: invoice } = await subscribe(store, session, { customer, method })
  const changes: Partial<CheckoutSession> = { customer: customer.id, subscription, invoice }
  return { method, changes }
}

/** One payment: nobody is kept as a customer unless that was asked for, and nothing follows. */
async function payOnce(store: Store, session: CheckoutSession, card: CardGiven) {
  const { email, name } = card
  const isWanted = session.customer_creation === 'always'
  const customer =
    (await knownCustomer(store, session)) ??
    (isWanted ? await createCustomer(store, { ...(email !== null && { email }), name }) : null)
  const method = customer === null ? await onceOnlyCard(store, card) : await attachCard(store, customer, card)
  const { metadata, description } = await store.get('checkout_plan', session.id)
  const amount = session.amount_total ?? 0
  const customerId = customer?.id ?? null
  const intent = await chargeCard(store, { amount, customerId, method, metadata, description })
  const changes: Partial<CheckoutSession> = { customer: customerId, payment_intent: intent.id }
  return { method, changes }
}

/** A card whose bank asks has been confirmed. @throws StripeRefusal where it is declined; then nothing was bought */
export async function completeCheckout(
  store: Store,
  session: CheckoutSession,
  paid: Paid,
): Promise<CheckoutSession> {
  const { email, card } = paid
  const dueToday = session.amount_total ?? 0
  const decline = dueToday > 0 ? declineOf(card?.number ?? '') : null
  if (decline !== null) throw cardDeclined(decline)
  const { method, changes } =
    session.mode === 'payment' && card !== null
      ? await payOnce(store, session, { ...card, email })
      : await subscribeOn(store, session, paid)
  const done: CheckoutSession = {
    ...session,
    status: 'complete',
    url: null,
    ...changes,
    customer_details: {
      address: method?.billing_details.address ?? null,
      business_name: null,
      email,
      individual_name: null,
      name: card?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_status: dueToday > 0 ? 'paid' : 'no_payment_required',
  }
  await store.put('checkout.session', done)
  await store.emit({ type: 'checkout.session.completed', object: done })
  return done
}
