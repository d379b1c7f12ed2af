/** The portal's actions. */
import { attachCard, detachCard, outcomeOf } from '../customers/cards.ts'
import type { CardGiven } from '../customers/cards.ts'
import { changePlan, planChange } from '../subscriptions/plan-change.ts'
import type { ChangeAsked } from '../subscriptions/plan-change.ts'
import { changeCustomer } from '../customers/customers.ts'
import { isLive, periodOf } from '../due.ts'
import { cardOf, finalizeInvoice, tryInvoice } from '../invoices/invoices.ts'
import { boughtBy } from '../invoices/invoice-lines.ts'
import { changeAtPeriodEnd, releaseSchedule } from '../subscriptions/schedules.ts'
import type { Store } from '../store.ts'
import { endsAtPeriodEnd, goesOn } from '../subscriptions/subscription-calls.ts'
import { changeSubscription, idOf } from '../subscriptions/subscriptions.ts'
import type { Invoice, Subscription } from '#server/sandbox/stripe/types.ts'
import type { Said, Quote } from './portal-page.ts'
import type { Offer, PortalView } from './portal-view.ts'

const nothingToDo: Said = { text: 'There is no plan to change. Nothing was done.', isGood: false }

/** Runs `work` on the live subscription, if there is one. */
async function withPlan(
  view: PortalView,
  work: (subscription: Subscription) => Promise<Said>,
): Promise<Said> {
  return view.subscription === null ? nothingToDo : work(view.subscription)
}

export function cancelAtEnd(store: Store, view: PortalView): Promise<Said> {
  return withPlan(view, async (subscription) => {
    if (view.schedule !== null) await releaseSchedule(store, view.schedule)
    const known = await store.get('subscription', subscription.id)
    await changeSubscription(store, known, endsAtPeriodEnd(known, store.now))
    return { text: 'Your plan ends when what is paid ends. You can keep it until then.', isGood: true }
  })
}

export function resume(store: Store, view: PortalView): Promise<Said> {
  return withPlan(view, async (subscription) => {
    await changeSubscription(store, subscription, goesOn)
    return { text: 'Your plan goes on.', isGood: true }
  })
}

export async function stayOnPlan(store: Store, view: PortalView): Promise<Said> {
  if (view.schedule !== null) await releaseSchedule(store, view.schedule)
  return { text: 'You stay on this plan.', isGood: true }
}

/** Charges one open invoice of this customer. */
export async function payInvoice(store: Store, view: PortalView, invoiceId: string): Promise<Said> {
  const invoice = await store.find('invoice', invoiceId)
  if (invoice === null || invoice.customer !== view.customer.id || invoice.status !== 'open')
    return { text: 'This invoice is not open. Nothing was charged.', isGood: false }
  const { status } = await tryInvoice(store, invoice, { isByHand: true })
  if (status === 'paid') return { text: 'The invoice is paid. Thank you.', isGood: true }
  return {
    text: 'The card was declined. Nothing was charged. Change your card and try again.',
    isGood: false,
  }
}

/** The page where the bank of the card asks about one open invoice of this customer; null where it does not. */
export async function bankOfInvoice(
  store: Store,
  { customer }: PortalView,
  invoiceId: string,
): Promise<string | null> {
  const invoice = await store.find('invoice', invoiceId)
  if (invoice === null || invoice.customer !== customer.id || invoice.status !== 'open') return null
  const cardId = await cardOf(store, invoice)
  if (cardId === null || (await outcomeOf(store, cardId)).asksOnPage !== true) return null
  return `${URL.parse(invoice.hosted_invoice_url ?? '')?.pathname ?? ''}/confirm`
}

/** The open invoices; the draft of an unpaid subscription's current month becomes final and is one of them. */
async function openInvoices(store: Store, customerId: string): Promise<Invoice[]> {
  const subscriptions = await store.all('subscription', { ownerId: customerId })
  const latest = subscriptions.filter(({ status }) => status === 'unpaid').map((one) => one.latest_invoice)
  for (const id of latest) {
    const invoice = id === null ? null : await store.find('invoice', idOf(id))
    if (invoice?.status === 'draft') await finalizeInvoice(store, invoice)
  }
  const invoices = await store.all('invoice', { ownerId: customerId })
  return invoices.filter(({ status }) => status === 'open').toReversed()
}

/** Replaces the card, and charges open invoices to the new one. */
export async function changeCard(
  store: Store,
  view: PortalView,
  given: Omit<CardGiven, 'email'>,
): Promise<Said> {
  const old = await store.all('payment_method', { ownerId: view.customer.id })
  const card = await attachCard(store, view.customer, { ...given, email: view.customer.email })
  const settings = { ...view.customer.invoice_settings, default_payment_method: card.id }
  await changeCustomer(store, view.customer, { invoice_settings: settings })
  for (const subscription of (await store.all('subscription', { ownerId: view.customer.id })).filter(isLive))
    await changeSubscription(store, subscription, { default_payment_method: card.id })
  for (const method of old) await detachCard(store, method)
  const tried: Invoice[] = []
  for (const invoice of await openInvoices(store, view.customer.id))
    tried.push(await tryInvoice(store, invoice, { isByHand: true }))
  if (tried.length === 0) return { text: 'Your card is saved.', isGood: true }
  if (tried.every(({ status }) => status === 'paid'))
    return { text: 'Your card is saved, and the open invoice is paid.', isGood: true }
  const isToConfirm = (await outcomeOf(store, card.id)).outcome === 'confirms'
  return {
    text: isToConfirm
      ? 'Your card is saved. Its bank wants you to confirm the payment of the open invoice: pay it below.'
      : 'Your card is saved, but it was declined for the open invoice. Try another card.',
    isGood: false,
  }
}

const askedFor = (subscription: Subscription, offer: Offer, at: number): ChangeAsked => ({
  items: [{ id: subscription.items.data[0]!.id, price: offer.price.id }],
  proration_behavior: 'always_invoice',
  proration_date: at,
  ...(subscription.status === 'trialing' ? { trial_end: 'now' as const } : {}),
})

const isCheaper = (subscription: Subscription, { price }: Offer) =>
  (price.unit_amount ?? 0) < (boughtBy(subscription).price.unit_amount ?? 0)

/** What each other plan would cost. */
export async function quotesFor(store: Store, view: PortalView): Promise<Quote[]> {
  const { subscription, offers } = view
  if (subscription === null) return []
  const quotes: Quote[] = []
  for (const offer of offers.filter(({ price }) => price.id !== boughtBy(subscription).price.id)) {
    if (isCheaper(subscription, offer)) {
      quotes.push({ offer, dueNow: 0, startsAt: periodOf(subscription).end })
      continue
    }
    const { lines } = await planChange(store, subscription, askedFor(subscription, offer, store.now))
    const total = lines.reduce((sum, line) => sum + line.amount, 0)
    quotes.push({ offer, dueNow: Math.max(0, total + view.customer.balance), startsAt: null })
  }
  return quotes
}

async function changeLater(store: Store, subscription: Subscription, offer: Offer): Promise<Said> {
  await changeAtPeriodEnd(store, subscription, offer.price.id)
  return { text: `Your plan changes to ${offer.name} when what is paid ends.`, isGood: true }
}

/** Upgrades at once, or schedules a cheaper plan for the end of the paid period. @throws StripeRefusal for a declined card */
export function changeTo(
  store: Store,
  view: PortalView,
  { priceId, at }: { priceId: string; at: number },
): Promise<Said> {
  return withPlan(view, async (subscription) => {
    const offer = view.offers.find(({ price }) => price.id === priceId)
    if (offer === undefined || view.next !== null || priceId === boughtBy(subscription).price.id)
      return nothingToDo
    if (isCheaper(subscription, offer)) return changeLater(store, subscription, offer)
    const { start } = periodOf(subscription)
    // The price of a page that was left open too long is worked out again.
    const quotedAt = at >= start && at <= store.now && at > store.now - 3_600 ? at : store.now
    await changePlan(store, subscription, {
      asked: askedFor(subscription, offer, quotedAt),
      behavior: 'error_if_incomplete',
    })
    return { text: `You are on ${offer.name} now.`, isGood: true }
  })
}
