/** Lines of invoices: a month of a plan, a trial, and the credit and charge of a change within a month. */
import { formatMoney } from '#engine/money/format.ts'
import { periodOf } from '../due.ts'
import { newId } from '../protocol/ids.ts'
import { productIdOf } from '../checkout/prices.ts'
import { invalidParameter } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import type { InvoiceLine, Price, Subscription } from '#server/sandbox/stripe/types.ts'

type LineGiven = {
  subscription: Subscription
  price: Price
  quantity: number
  amount: number
  description: string
  period: { start: number; end: number }
  isProration: boolean
}

function newLine(given: LineGiven): InvoiceLine {
  const { subscription, price, quantity, amount, description, period, isProration } = given
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: isProration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]!.id,
      },
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: productIdOf(price) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

const nameOf = async (store: Store, price: Price) => (await store.get('product', productIdOf(price))).name

/** '$39.00' */
export const dollars = (cents: number) => formatMoney(cents, { decimals: 2 })

/** '20 Nov 2026' */
const dayOf = (at: number) =>
  new Date(at * 1_000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

type Bought = { price: Price; quantity: number }
type Period = { start: number; end: number }

export const boughtBy = (subscription: Subscription): Bought => {
  const { price, quantity = 1 } = subscription.items.data[0]!
  return { price, quantity }
}

/** A whole period of the subscription. */
export async function monthLine(
  store: Store,
  subscription: Subscription,
  period: Period,
): Promise<InvoiceLine> {
  const { price, quantity } = boughtBy(subscription)
  const amount = (price.unit_amount ?? 0) * quantity
  const interval = price.recurring?.interval ?? 'month'
  const description = `${quantity} × ${await nameOf(store, price)} (at ${dollars(price.unit_amount ?? 0)} / ${interval})`
  return newLine({ subscription, price, quantity, amount, description, period, isProration: false })
}

/** The free days at the beginning. */
export async function trialLine(
  store: Store,
  subscription: Subscription,
  period: Period,
): Promise<InvoiceLine> {
  const { price, quantity } = boughtBy(subscription)
  const description = `Trial period for ${await nameOf(store, price)}`
  return newLine({ subscription, price, quantity, amount: 0, description, period, isProration: false })
}

/** The part of an amount that belongs to the rest of a period, by seconds, to the cent. */
function shareOf(cents: number, period: Period, at: number): number {
  return Math.round((cents * (period.end - at)) / (period.end - period.start))
}

type Change = { to: Bought; at: number }

/** The credit and the charge for the rest of the period after a change. None at the period's very end. */
export async function prorationLines(
  store: Store,
  subscription: Subscription,
  { to, at }: Change,
): Promise<InvoiceLine[]> {
  const period = periodOf(subscription)
  if (at < period.start || at > period.end)
    throw invalidParameter(
      'proration_date',
      'The proration date must be within the current period of the subscription.',
    )
  if (at === period.end) return []
  const rest = { start: at, end: period.end }
  const from = boughtBy(subscription)
  const unused = -shareOf((from.price.unit_amount ?? 0) * from.quantity, period, at)
  const remaining = shareOf((to.price.unit_amount ?? 0) * to.quantity, period, at)
  const after = `after ${dayOf(at)}`
  const shared = { subscription, period: rest, isProration: true }
  return [
    newLine({
      ...shared,
      ...from,
      amount: unused,
      description: `Unused time on ${await nameOf(store, from.price)} ${after}`,
    }),
    newLine({
      ...shared,
      ...to,
      amount: remaining,
      description: `Remaining time on ${await nameOf(store, to.price)} ${after}`,
    }),
  ]
}
