import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { AFTER_LAST_TRY, tryInvoice } from '../invoices/invoices.ts'
import { serialize } from '#server/sandbox/stripe/serialize.ts'
import { FAILS_LATER, openUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'
import type { StripeUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'
import { changeSubscription } from './subscriptions.ts'
import { DAY } from '#server/sandbox/stripe/types.ts'

let peer: StripeUnderTest
beforeAll(async () => {
  peer = await openUnderTest('2026-01-31T10:00:00Z')
})
afterAll(() => peer.close())

const at = (moment: string) => Date.parse(moment) / 1_000
const read = (id: string) => peer.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
const invoices = async (subscription: string) => (await peer.stripe.invoices.list({ subscription })).data
const typesSince = async (before: string[]) => (await peer.eventTypes()).slice(before.length)
const period = (subscription: Awaited<ReturnType<typeof read>>) => {
  const [item] = subscription.items.data
  return [item!.current_period_start, item!.current_period_end]
}

test('a month from 31 January is 28 February, and the one after it 31 March', async () => {
  const { id, status } = await peer.buy()
  expect(status).toBe('active')
  expect(period(await read(id))).toEqual([at('2026-01-31T10:00:00Z'), at('2026-02-28T10:00:00Z')])
  await peer.goTo('2026-03-01T00:00:00Z')
  const february = await read(id)
  expect(period(february)).toEqual([at('2026-02-28T10:00:00Z'), at('2026-03-31T10:00:00Z')])
  expect(february.latest_invoice).toMatchObject({
    status: 'paid',
    amount_paid: PREMIUM_MONTHLY_CENTS,
    billing_reason: 'subscription_cycle',
    created: at('2026-02-28T10:00:00Z'),
    status_transitions: { finalized_at: at('2026-02-28T11:00:00Z'), paid_at: at('2026-02-28T11:00:00Z') },
    parent: { subscription_details: { subscription: id } },
  })
  expect(await invoices(id)).toHaveLength(2)
  await peer.stripe.subscriptions.cancel(id)
})

test('a trial is active before its first invoice is paid, and is told of three days before', async () => {
  const before = await peer.eventTypes()
  const start = peer.now()
  const { id, status, trial_end: trialEnd } = await peer.buy({ plan: 'price_monthly', trialDays: 7 })
  expect([status, trialEnd]).toEqual(['trialing', start + 7 * DAY])
  expect(await typesSince(before)).toEqual([
    'customer.created',
    'payment_method.attached',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
  ])
  expect((await read(id)).latest_invoice).toMatchObject({ status: 'paid', total: 0 })
  const atStart = await peer.eventTypes()
  await peer.days(4)
  expect(await typesSince(atStart)).toEqual(['customer.subscription.trial_will_end'])
  const atNotice = await peer.eventTypes()
  await peer.days(3)
  const ended = await read(id)
  expect(ended).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'draft', amount_due: PRO_MONTHLY_CENTS },
  })
  expect(await typesSince(atNotice)).toEqual(['invoice.created', 'customer.subscription.updated'])
  await peer.goTo(peer.now() + 3_600)
  expect((await read(id)).latest_invoice).toMatchObject({ status: 'paid', amount_paid: PRO_MONTHLY_CENTS })
  await peer.stripe.subscriptions.cancel(id)
})

test('a trial without a card ends the subscription', async () => {
  const { id } = await peer.buy({ plan: 'price_monthly', trialDays: 7, card: null })
  await peer.days(7)
  expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: peer.now() })
})

test('a card that fails later: past due, tried again after 3, 7 and 14 days, then unpaid; a new card pays', async () => {
  const before = await peer.eventTypes()
  const { id, customer } = await peer.buy({ plan: 'price_monthly', trialDays: 7, card: FAILS_LATER })
  await peer.days(7)
  await peer.goTo(peer.now() + 3_600)
  const first = peer.now()
  const failed = await read(id)
  expect(failed).toMatchObject({ status: 'past_due' })
  expect(failed.latest_invoice).toMatchObject({
    status: 'open',
    attempt_count: 1,
    next_payment_attempt: first + 3 * DAY,
  })
  expect(await typesSince(before)).toContain('invoice.payment_failed')
  const attempts = []
  for (const days of [3, 4, 7]) {
    await peer.days(days)
    const { latest_invoice: invoice, status } = await read(id)
    attempts.push([
      status,
      typeof invoice === 'string' ? null : [invoice?.attempt_count, invoice?.next_payment_attempt],
    ])
  }
  expect(attempts).toEqual([
    ['past_due', [2, first + 7 * DAY]],
    ['past_due', [3, first + 14 * DAY]],
    ['unpaid', [4, null]],
  ])
  const [invoice] = await invoices(id)
  const tryNow = () =>
    serialize(peer.it.app.parts.peers!.parts, async (store) =>
      tryInvoice(store, await store.get('invoice', invoice!.id), { isByHand: true }),
    )
  expect(await tryNow()).toMatchObject({ status: 'open', attempt_count: 5 })
  const { default_payment_method: good } = await peer.buy({ customer: customer as string })
  await serialize(peer.it.app.parts.peers!.parts, async (store) =>
    changeSubscription(store, await store.get('subscription', id), {
      default_payment_method: good as string,
    }),
  )
  expect(await tryNow()).toMatchObject({ status: 'paid', amount_paid: PRO_MONTHLY_CENTS })
  expect((await read(id)).status).toBe('active')
  for (const { id: one } of (await peer.stripe.subscriptions.list({ customer: customer as string })).data)
    await peer.stripe.subscriptions.cancel(one)
})

test('where the account says so, the last failure cancels', async () => {
  const { parts } = peer.it.app.parts.peers!
  const set = (value: string) => serialize(parts, (store) => store.note('setting', AFTER_LAST_TRY, { value }))
  await set('canceled')
  const { id } = await peer.buy({ plan: 'price_monthly', trialDays: 7, card: FAILS_LATER })
  await peer.days(22)
  const ended = await read(id)
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
  await set('unpaid')
})

test('cancel at the period end, resume, cancel again: over on the day, and told', async () => {
  const { id } = await peer.buy()
  const [, end] = period(await read(id))
  const canceling = await peer.stripe.subscriptions.update(id, { cancel_at_period_end: true })
  expect(canceling).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end })
  const resumed = await peer.stripe.subscriptions.update(id, { cancel_at_period_end: false })
  expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
  await peer.stripe.subscriptions.update(id, { cancel_at_period_end: true })
  const before = await peer.eventTypes()
  await peer.goTo(end!)
  expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: end })
  expect(await typesSince(before)).toEqual(['customer.subscription.deleted'])
  expect(await invoices(id)).toHaveLength(1)
  await expect(peer.stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
    statusCode: 400,
  })
  await expect(peer.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' })
})

test('a renewal is announced a week before, with its sum', async () => {
  const { id } = await peer.buy()
  const [, end] = period(await read(id))
  await peer.goTo(end! - 7 * DAY)
  const { data } = await peer.stripe.events.list({ type: 'invoice.upcoming', limit: 1 })
  expect(data[0]).toMatchObject({
    created: end! - 7 * DAY,
    data: { object: { total: PREMIUM_MONTHLY_CENTS, status: 'draft' } },
  })
  await peer.stripe.subscriptions.cancel(id)
})
