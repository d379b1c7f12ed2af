import { describe, expect, test } from 'vitest'
import { accessOf, graceEndOf, instantMs, type SubscriptionFacts } from './access.ts'
import { coachMessagesADay, featuresOf, mayUse } from './features.ts'
import {
  PREMIUM_MONTHLY_CENTS,
  PREMIUM_ORIGINAL_CENTS,
  PRO_MONTHLY_CENTS,
  planOfId,
  plans,
} from './prices.ts'

const NOW = '2026-11-20T12:00:00.000Z'

function person(facts: Partial<SubscriptionFacts>): SubscriptionFacts {
  return {
    isAdmin: false,
    subscriptionStatus: 'free',
    subscriptionPlanId: null,
    subscriptionEndsAt: null,
    ...facts,
  }
}

type Row = { root: string; opensScreens: boolean; hasPro: boolean; hasPremium: boolean; badge: string }

const closed = { root: '/pricing', opensScreens: false, hasPro: false, hasPremium: false, badge: 'Free' }
const pro = { root: '/dashboard', opensScreens: true, hasPro: true, hasPremium: false, badge: 'Pro' }
const premium = { ...pro, hasPremium: true, badge: 'Premium' }

describe('reading 4, row by row', () => {
  test.each<[string, SubscriptionFacts | null, Row]>([
    ['visitor', null, { ...closed, root: '/landing' }],
    ['free', person({}), { ...closed, opensScreens: true }],
    [
      'free with a Premium id left over',
      person({ subscriptionPlanId: 'price_premium' }),
      { ...closed, opensScreens: true },
    ],
    ['trialing Pro', person({ subscriptionStatus: 'trialing', subscriptionPlanId: 'price_monthly' }), pro],
    ['active Pro', person({ subscriptionStatus: 'active', subscriptionPlanId: 'price_monthly' }), pro],
    ['active without a plan id', person({ subscriptionStatus: 'active' }), pro],
    [
      'trialing Premium',
      person({ subscriptionStatus: 'trialing', subscriptionPlanId: 'price_premium' }),
      premium,
    ],
    [
      'active Premium',
      person({ subscriptionStatus: 'active', subscriptionPlanId: 'price_premium' }),
      premium,
    ],
    [
      'canceled, before the end',
      person({
        subscriptionStatus: 'canceled',
        subscriptionPlanId: 'price_monthly',
        subscriptionEndsAt: '2026-11-20T12:00:00.001Z',
      }),
      pro,
    ],
    [
      'canceled Premium, before the end',
      person({
        subscriptionStatus: 'canceled',
        subscriptionPlanId: 'price_premium',
        subscriptionEndsAt: '2026-12-01T00:00:00Z',
      }),
      premium,
    ],
    [
      'canceled, at the end',
      person({
        subscriptionStatus: 'canceled',
        subscriptionPlanId: 'price_premium',
        subscriptionEndsAt: NOW,
      }),
      closed,
    ],
    ['canceled, no end known', person({ subscriptionStatus: 'canceled' }), closed],
    [
      'past_due, 7 days less a moment',
      person({ subscriptionStatus: 'past_due', pastDueSince: '2026-11-13T12:00:00.001Z' }),
      pro,
    ],
    [
      'past_due Premium, within 7 days',
      person({
        subscriptionStatus: 'past_due',
        subscriptionPlanId: 'price_premium',
        pastDueSince: '2026-11-19T00:00:00Z',
      }),
      premium,
    ],
    [
      'past_due, 7 days',
      person({ subscriptionStatus: 'past_due', pastDueSince: '2026-11-13T12:00:00Z' }),
      closed,
    ],
    [
      'past_due, only the end of the period known',
      person({ subscriptionStatus: 'past_due', subscriptionEndsAt: '2026-11-18T00:00:00Z' }),
      pro,
    ],
    ['past_due, nothing known', person({ subscriptionStatus: 'past_due' }), closed],
    ['unpaid', person({ subscriptionStatus: 'unpaid', subscriptionPlanId: 'price_premium' }), closed],
    ['paused', person({ subscriptionStatus: 'paused', subscriptionPlanId: 'price_premium' }), closed],
    ['a status nobody knows', person({ subscriptionStatus: 'incomplete' }), closed],
    ['admin', person({ isAdmin: true }), premium],
    ['admin with an unpaid plan', person({ isAdmin: true, subscriptionStatus: 'unpaid' }), premium],
  ])('%s', (_, facts, row) => {
    expect(accessOf(facts, NOW)).toMatchObject(row)
  })

  test('a failed payment is named on the dashboard, and only then', () => {
    const grace = person({ subscriptionStatus: 'past_due', pastDueSince: '2026-11-19T00:00:00Z' })
    expect(accessOf(grace, NOW)).toMatchObject({ notice: 'past_due', lapse: null })
    expect(accessOf(person({ subscriptionStatus: 'active' }), NOW).notice).toBeNull()
  })

  test.each([
    ['not tried again', null, '2026-12-08T09:30:00.000Z'],
    ['tried again soon', '2026-12-04T09:30:00.000Z', '2026-12-08T09:30:00.000Z'],
    ['tried again after a week', '2026-12-12T21:00:00.000Z', '2026-12-13T21:00:00.000Z'],
    ['tried again in months', '2027-03-01T00:00:00Z', '2027-02-01T09:30:00.000Z'],
    ['tried again at no moment we can read', 'soon', '2026-12-08T09:30:00.000Z'],
  ])('a payment that failed on December 1, %s', (_, paymentRetryAt, end) => {
    const facts = person({
      subscriptionStatus: 'past_due',
      pastDueSince: '2026-12-01T09:30:00.000Z',
      paymentRetryAt,
    })
    expect(graceEndOf(facts)).toBe(end)
    expect(accessOf(facts, new Date(Date.parse(end) - 1).toISOString()).line).toBe('grace')
    expect(accessOf(facts, end).line).toBe('lapsed')
  })

  test('a planned try keeps a plan only while it is past due', () => {
    const paymentRetryAt = '2026-12-12T21:00:00.000Z'
    for (const subscriptionStatus of ['unpaid', 'canceled'])
      expect(accessOf(person({ subscriptionStatus, pastDueSince: NOW, paymentRetryAt }), NOW).line).toBe(
        'lapsed',
      )
    expect(graceEndOf(person({ paymentRetryAt }))).toBeNull()
  })

  test.each([
    ['past_due', 'past_due'],
    ['unpaid', 'unpaid'],
    ['paused', 'paused'],
    ['canceled', 'canceled'],
    ['incomplete', 'unpaid'],
    ['free', null],
    ['active', null],
  ])('the reason for a plan that is over: %s', (subscriptionStatus, lapse) => {
    expect(accessOf(person({ subscriptionStatus }), NOW).lapse).toBe(lapse)
  })
})

describe('features', () => {
  const visitor = accessOf(null, NOW)
  const free = accessOf(person({}), NOW)
  const onPro = accessOf(person({ subscriptionStatus: 'active' }), NOW)
  const onPremium = accessOf(person({ isAdmin: true }), NOW)

  test.each([
    ['payoff_plan', [false, true, true, true]],
    ['protection_letters', [false, true, true, true]],
    ['bank_linking', [false, false, true, true]],
    ['predictions', [false, false, true, true]],
    ['roadmap', [false, false, false, true]],
    ['dispute_letters', [false, false, false, true]],
  ] as const)('%s', (feature, open) => {
    expect([visitor, free, onPro, onPremium].map((access) => mayUse(feature, access))).toEqual(open)
  })

  test('coach messages a day', () => {
    expect([visitor, free, onPro, onPremium].map(coachMessagesADay)).toEqual([0, 10, 200, 200])
  })

  test('each plan includes those below it', () => {
    expect(featuresOf('Pro')).toEqual(expect.arrayContaining(featuresOf('Free')))
    expect(featuresOf('Premium')).toEqual(expect.arrayContaining(featuresOf('Pro')))
    expect(featuresOf('Free')).not.toContain('reminders')
  })
})

describe('prices', () => {
  test('Free costs nothing, Pro has a 7-day trial, Premium stands in place of a higher price', () => {
    const [proCents, premiumCents, originalCents] = [
      PRO_MONTHLY_CENTS,
      PREMIUM_MONTHLY_CENTS,
      PREMIUM_ORIGINAL_CENTS,
    ]
    expect(plans).toEqual([
      { name: 'Free', planId: null, monthlyCents: 0, originalCents: null, trialDays: 0 },
      { name: 'Pro', planId: 'price_monthly', monthlyCents: proCents, originalCents: null, trialDays: 7 },
      { name: 'Premium', planId: 'price_premium', monthlyCents: premiumCents, originalCents, trialDays: 0 },
    ])
    const rising = [0, proCents, premiumCents, originalCents]
    expect(rising.toSorted((one, other) => one - other)).toEqual(rising)
    expect(new Set(rising).size).toBe(4)
    for (const cents of rising) expect(cents % 100).toBe(0)
  })

  test('a plan by its id', () => {
    expect(planOfId('price_monthly')?.name).toBe('Pro')
    expect(planOfId('price_yearly')).toBeNull()
  })
})

describe('instants', () => {
  test.each([
    ['2026-11-20T07:00:00-05:00', NOW],
    ['2026-11-20T12:00:00Z', NOW],
    ['2026-11-20T12:00', NOW],
    ['2026-11-21T00:30:00+12:30', NOW],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ])('%s is %s', (text, same) => {
    expect(instantMs(text)).toBe(instantMs(same))
  })

  test.each(['', 'soon', '2026-02-30T00:00:00Z', '20.11.2026'])('%j is no instant', (text) => {
    expect(instantMs(text)).toBeNull()
  })

  test('milliseconds count', () => {
    expect((instantMs('2026-11-20T12:00:00.25Z') ?? 0) - (instantMs(NOW) ?? 0)).toBe(250)
  })
})
