import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { serialize } from '#server/sandbox/stripe/serialize.ts'
import { FAILS_LATER, openUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'
import type { StripeUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'
import { DAY } from '#server/sandbox/stripe/types.ts'

let peer: StripeUnderTest
let pro: string
let premium: string
beforeAll(async () => {
  peer = await openUnderTest('2026-04-01T00:00:00Z')
  const { data } = await peer.stripe.prices.list({ lookup_keys: ['price_monthly', 'price_premium'] })
  pro = data.find((price) => price.lookup_key === 'price_monthly')!.id
  premium = data.find((price) => price.lookup_key === 'price_premium')!.id
})
afterAll(() => peer.close())

type Bought = Awaited<ReturnType<StripeUnderTest['buy']>>
const itemOf = ({ items }: Bought) => items.data[0]!
const priceOf = (subscription: Bought) => itemOf(subscription).price.id
const amounts = (lines: { amount: number }[]) => lines.map(({ amount }) => amount)

test('an upgrade a third into the month: the unused part back, the rest of the dearer one, to the cent', async () => {
  const bought = await peer.buy({ plan: 'price_monthly' })
  await peer.goTo('2026-04-11T00:00:00Z')
  const change = {
    items: [{ id: itemOf(bought).id, price: premium }],
    proration_behavior: 'always_invoice' as const,
    proration_date: peer.now(),
  }
  const preview = await peer.stripe.invoices.createPreview({
    subscription: bought.id,
    subscription_details: change,
  })
  // 20 of 30 days
  const back = Math.round((PRO_MONTHLY_CENTS * 2) / 3)
  const toPay = Math.round((PREMIUM_MONTHLY_CENTS * 2) / 3)
  expect(amounts(preview.lines.data)).toEqual([-back, toPay])
  expect(preview.amount_due).toBe(toPay - back)
  await peer.goTo(peer.now() + 60)
  const changed = await peer.stripe.subscriptions.update(bought.id, { ...change, expand: ['latest_invoice'] })
  expect(priceOf(changed)).toBe(premium)
  expect(itemOf(changed).current_period_end).toBe(itemOf(bought).current_period_end)
  expect(changed.latest_invoice).toMatchObject({
    status: 'paid',
    amount_paid: toPay - back,
    billing_reason: 'subscription_update',
    parent: { subscription_details: { subscription_proration_date: change.proration_date } },
  })
  const next = await peer.stripe.invoices.createPreview({ subscription: bought.id })
  expect(next.amount_due).toBe(PREMIUM_MONTHLY_CENTS)
  await peer.stripe.subscriptions.cancel(bought.id)
})

test('by the second: an odd moment is rounded once, to the cent', async () => {
  const bought = await peer.buy({ plan: 'price_monthly' })
  const { current_period_start: start, current_period_end: end } = itemOf(bought)
  const at = start + 1_234_567
  await peer.goTo(at)
  const preview = await peer.stripe.invoices.createPreview({
    subscription: bought.id,
    subscription_details: {
      items: [{ id: itemOf(bought).id, price: premium }],
      proration_behavior: 'always_invoice',
      proration_date: at,
    },
  })
  const share = (end - at) / (end - start)
  expect(amounts(preview.lines.data)).toEqual([
    -Math.round(PRO_MONTHLY_CENTS * share),
    Math.round(PREMIUM_MONTHLY_CENTS * share),
  ])
  await expect(
    peer.stripe.invoices.createPreview({
      subscription: bought.id,
      subscription_details: { items: [{ id: itemOf(bought).id, price: premium }], proration_date: start - 1 },
    }),
  ).rejects.toMatchObject({ param: 'proration_date', statusCode: 400 })
  await peer.stripe.subscriptions.cancel(bought.id)
})

test('without an invoice at once the prorations wait for the next month', async () => {
  const bought = await peer.buy({ plan: 'price_monthly' })
  await peer.days(10)
  await peer.stripe.subscriptions.update(bought.id, { items: [{ id: itemOf(bought).id, price: premium }] })
  expect((await peer.stripe.invoices.list({ subscription: bought.id })).data).toHaveLength(1)
  await peer.goTo(itemOf(bought).current_period_end)
  const [renewal] = (await peer.stripe.invoices.list({ subscription: bought.id })).data
  expect(amounts(renewal!.lines.data)).toHaveLength(3)
  expect(amounts(renewal!.lines.data).at(-1)).toBe(PREMIUM_MONTHLY_CENTS)
  await peer.stripe.subscriptions.cancel(bought.id)
})

test('a declined upgrade that must be complete changes nothing', async () => {
  const bought = await peer.buy({ plan: 'price_monthly', trialDays: 7, card: FAILS_LATER })
  const change = { items: [{ id: itemOf(bought).id, price: premium }], trial_end: 'now' as const }
  const preview = await peer.stripe.invoices.createPreview({
    subscription: bought.id,
    subscription_details: change,
  })
  expect(preview.amount_due).toBe(PREMIUM_MONTHLY_CENTS)
  await expect(
    peer.stripe.subscriptions.update(bought.id, { ...change, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ code: 'card_declined', statusCode: 402 })
  const same = await peer.stripe.subscriptions.retrieve(bought.id)
  expect([same.status, priceOf(same)]).toEqual(['trialing', pro])
  expect((await peer.stripe.invoices.list({ subscription: bought.id })).data).toHaveLength(1)
  const late = await peer.stripe.subscriptions.update(bought.id, change)
  expect([late.status, priceOf(late)]).toEqual(['past_due', premium])
  await peer.stripe.subscriptions.cancel(bought.id)
})

test('an upgrade within the trial ends it: a paid month begins', async () => {
  const bought = await peer.buy({ plan: 'price_monthly', trialDays: 7 })
  await peer.days(2)
  const changed = await peer.stripe.subscriptions.update(bought.id, {
    items: [{ id: itemOf(bought).id, price: premium }],
    trial_end: 'now',
    expand: ['latest_invoice'],
  })
  expect(changed).toMatchObject({
    status: 'active',
    trial_end: peer.now(),
    latest_invoice: { amount_paid: PREMIUM_MONTHLY_CENTS },
  })
  expect(itemOf(changed).current_period_start).toBe(peer.now())
  await peer.stripe.subscriptions.cancel(bought.id)
})

test('a downgrade by a schedule begins when the month ends, and can be released before', async () => {
  const bought = await peer.buy()
  const { current_period_end: end } = itemOf(bought)
  const schedule = await peer.stripe.subscriptionSchedules.create({ from_subscription: bought.id })
  const [running] = schedule.phases
  const planned = await peer.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: premium, quantity: 1 }],
        start_date: running!.start_date,
        end_date: running!.end_date,
      },
      {
        items: [{ price: pro, quantity: 1 }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  })
  expect(planned.phases.map((phase) => phase.start_date)).toEqual([running!.start_date, end])
  await expect(peer.stripe.subscriptions.update(bought.id, { cancel_at_period_end: true })).rejects.toThrow(
    /managed by the subscription schedule/,
  )
  const withSchedule = await peer.stripe.subscriptions.retrieve(bought.id, { expand: ['schedule'] })
  expect(withSchedule.schedule).toMatchObject({ id: schedule.id, status: 'active' })
  await peer.goTo(end)
  const lower = await peer.stripe.subscriptions.retrieve(bought.id, { expand: ['latest_invoice'] })
  expect([priceOf(lower), lower.latest_invoice]).toMatchObject([
    pro,
    { amount_due: PRO_MONTHLY_CENTS, total: PRO_MONTHLY_CENTS },
  ])
  await peer.goTo(itemOf(lower).current_period_end)
  const released = await serialize(peer.it.app.parts.peers!.parts, (store) =>
    store.get('subscription_schedule', schedule.id),
  )
  expect(released).toMatchObject({ status: 'released', released_subscription: bought.id, subscription: null })
  const free = await peer.stripe.subscriptions.retrieve(bought.id)
  expect([free.schedule, free.status, priceOf(free)]).toEqual([null, 'active', pro])
  const again = await peer.stripe.subscriptionSchedules.create({ from_subscription: bought.id })
  await peer.stripe.subscriptionSchedules.release(again.id)
  expect((await peer.stripe.subscriptions.retrieve(bought.id)).schedule).toBeNull()
  await expect(peer.stripe.subscriptionSchedules.release(again.id)).rejects.toMatchObject({ statusCode: 400 })
  await peer.stripe.subscriptions.cancel(bought.id)
})

test('a subscription that ends has no next invoice', async () => {
  const { id } = await peer.buy()
  await peer.stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await expect(peer.stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
    code: 'invoice_upcoming_none',
  })
  await peer.days(40)
  expect((await peer.stripe.subscriptions.retrieve(id)).status).toBe('canceled')
})

test('a cheaper plan at once leaves a credit, which pays the next months', async () => {
  const bought = await peer.buy()
  const difference = PREMIUM_MONTHLY_CENTS - PRO_MONTHLY_CENTS
  await peer.goTo(itemOf(bought).current_period_start + 1)
  const cheaper = await peer.stripe.subscriptions.update(bought.id, {
    items: [{ id: itemOf(bought).id, price: pro }],
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice', 'customer'],
  })
  expect(cheaper).toMatchObject({
    latest_invoice: { status: 'paid', total: -difference },
    customer: { balance: -difference },
  })
  await peer.goTo(itemOf(bought).current_period_end + DAY)
  const next = await peer.stripe.subscriptions.retrieve(bought.id, { expand: ['latest_invoice', 'customer'] })
  expect(next).toMatchObject({
    latest_invoice: { status: 'paid', total: PRO_MONTHLY_CENTS, amount_due: 0 },
    customer: { balance: PRO_MONTHLY_CENTS - difference },
  })
})
