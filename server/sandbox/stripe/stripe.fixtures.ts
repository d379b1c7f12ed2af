/** The real SDK against the peer, on a clock that the test moves. */
import { Stripe } from 'stripe'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts'
import type { Delivery } from '#server/sandbox/peers.ts'
import { completeCheckout } from './checkout/complete-checkout.ts'
import { serialize } from './serialize.ts'
import { DAY } from './types.ts'

export const PAYS = '4242424242424242'
export const FAILS_LATER = '4000000000000341'

export type StripeUnderTest = {
  it: TestApp
  stripe: Stripe
  /** what was sent to the app, oldest first */
  sent: Delivery[]
  /** what the app answers to it: 200 unless the test says so */
  answerWith: (status: number) => void
  /** moves the clock to a moment (seconds or ISO) and lets happen what is due */
  goTo: (moment: number | string) => Promise<void>
  days: (count: number) => Promise<void>
  now: () => number
  buy: (given?: Bought) => Promise<Stripe.Subscription>
  eventTypes: () => Promise<string[]>
  close: () => Promise<void>
}

type Bought = {
  plan?: 'price_monthly' | 'price_premium'
  trialDays?: number
  card?: string | null
  customer?: string
}

export const cardOf = (number: string) => ({
  number,
  expMonth: 12,
  expYear: 2040,
  name: 'Ada Byrne',
  postalCode: '10001',
})

async function openCheckout(stripe: Stripe, { plan = 'price_premium', trialDays, customer, card }: Bought) {
  const { data } = await stripe.prices.list({ lookup_keys: [plan] })
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'hosted_page',
    ...(customer === undefined ? { customer_email: 'ada@example.test' } : { customer }),
    line_items: [{ price: data[0]!.id, quantity: 1 }],
    success_url: 'http://localhost:3000/welcome?session_id={CHECKOUT_SESSION_ID}',
    ...(card === null ? { payment_method_collection: 'if_required' as const } : {}),
    ...(trialDays === undefined
      ? {}
      : {
          subscription_data: {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
          },
        }),
  })
}

/** Opens the app at a moment; its webhooks are kept instead of handled. */
export async function openUnderTest(at: string, options: TestAppOptions = {}): Promise<StripeUnderTest> {
  let now = Date.parse(at) / 1_000
  let status = 200
  const sent: Delivery[] = []
  const it = await buildTestApp(options)
  it.setNow(new Date(now * 1_000))
  const peers = it.app.parts.peers!
  peers.parts.deliver = async (delivery) => {
    sent.push(delivery)
    return status
  }
  const { secretKey, at: place } = it.app.parts.peers!.places.stripe
  const stripe = new Stripe(secretKey, { ...place!, maxNetworkRetries: 0, telemetry: false })
  const goTo = async (moment: number | string) => {
    now = typeof moment === 'number' ? moment : Date.parse(moment) / 1_000
    it.setNow(new Date(now * 1_000))
    await peers.settle()
  }
  return {
    it,
    stripe,
    sent,
    answerWith: (given) => (status = given),
    goTo,
    days: (count) => goTo(now + count * DAY),
    now: () => now,
    buy: async (given = {}) => {
      const { id } = await openCheckout(stripe, given)
      const card = given.card === null ? null : cardOf(given.card ?? PAYS)
      const done = await serialize(peers.parts, async (store) =>
        completeCheckout(store, await store.get('checkout.session', id), { email: 'ada@example.test', card }),
      )
      return stripe.subscriptions.retrieve(done.subscription as string)
    },
    eventTypes: async () => {
      // Whatever is asked, what is due happens first; the list itself forgets after 30 days.
      await stripe.events.list({ limit: 1 })
      const { rows } = await it.pool.query<{ type: string }>(
        `select body ->> 'type' as type from sandbox_objects where service = 'stripe' and kind = 'event' order by seq`,
      )
      return rows.map(({ type }) => type)
    },
    close: it.close,
  }
}
