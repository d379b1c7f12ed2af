/** The data of the portal's pages: one customer's plan, next plan, card and invoices. */
import { productIdOf } from '../checkout/prices.ts'
import { isLive, periodOf } from '../due.ts'
import { chargedCard } from '../invoices/invoices.ts'
import { boughtBy } from '../invoices/invoice-lines.ts'
import { PORTAL_S } from '../customers/customers.ts'
import { idOf } from '../subscriptions/subscriptions.ts'
import type { Store } from '../store.ts'
import type {
  Customer,
  Invoice,
  PaymentMethod,
  PortalSession,
  Price,
  Schedule,
  Subscription,
} from '#server/sandbox/stripe/types.ts'

const MOST_INVOICES = 24

export type Offer = { price: Price; name: string }

export type PortalView = {
  session: PortalSession
  customer: Customer
  /** the newest live one, else null */
  subscription: Subscription | null
  current: Offer | null
  /** the plan scheduled for the end of the period */
  next: Offer | null
  schedule: Schedule | null
  card: PaymentMethod | null
  invoices: Invoice[]
  offers: Offer[]
  now: number
}

async function offersOf(store: Store): Promise<Offer[]> {
  const prices = await store.all('price', {})
  const offers: Offer[] = []
  for (const price of prices.toSorted((a, b) => (a.unit_amount ?? 0) - (b.unit_amount ?? 0)))
    offers.push({ price, name: (await store.get('product', productIdOf(price))).name })
  return offers
}

async function scheduleOf(store: Store, subscription: Subscription | null): Promise<Schedule | null> {
  const id = subscription?.schedule ?? null
  return id === null ? null : store.find('subscription_schedule', idOf(id))
}

function nextOffer(
  schedule: Schedule | null,
  subscription: Subscription | null,
  offers: Offer[],
): Offer | null {
  if (schedule === null || subscription === null) return null
  const { end } = periodOf(subscription)
  const phase = schedule.phases.find(({ start_date: start }) => start >= end)
  const item = phase?.items[0]
  const found = item === undefined ? undefined : offers.find(({ price }) => price.id === idOf(item.price))
  return found === undefined || found.price.id === boughtBy(subscription).price.id ? null : found
}

const isOver = (session: PortalSession, now: number) => session.created + PORTAL_S < now

/** Null for a portal that is not known or no longer open. */
export async function portalView(store: Store, id: string): Promise<PortalView | null> {
  const session = await store.find('billing_portal.session', id)
  if (session === null || isOver(session, store.now)) return null
  const customer = await store.get('customer', session.customer)
  const subscriptions = await store.all('subscription', { ownerId: customer.id })
  const subscription = subscriptions.find(isLive) ?? null
  const schedule = await scheduleOf(store, subscription)
  const offers = await offersOf(store)
  const cardId = chargedCard(subscription, customer)
  const invoices = await store.all('invoice', { ownerId: customer.id })
  return {
    session,
    customer,
    subscription,
    current:
      subscription === null
        ? null
        : (offers.find(({ price }) => price.id === boughtBy(subscription).price.id) ?? null),
    next: nextOffer(schedule, subscription, offers),
    schedule,
    card: cardId === null ? null : await store.find('payment_method', cardId),
    invoices: invoices.filter(({ status }) => status !== 'draft').slice(0, MOST_INVOICES),
    offers,
    now: store.now,
  }
}
