/** Reading 4 and the route table of the specification, written down by hand: every status on every screen. */
import { describe, expect, test } from 'vitest'
import type { SubscriptionFacts } from './access.ts'
import { decideRoute, routeNeeds } from './routes.ts'

const NOW = '2026-11-20T12:00:00.000Z'

const person = (facts: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  isAdmin: false,
  subscriptionStatus: 'free',
  subscriptionPlanId: null,
  subscriptionEndsAt: null,
  pastDueSince: null,
  ...facts,
})

const pro = { subscriptionPlanId: 'price_monthly' }
const premium = { subscriptionPlanId: 'price_premium' }

/** What opens for whom: the root's place, the screens that require a subscription, those for admins. */
type Row = { root: string; screens: string; signedIn: string; admin: string }

const OPEN = 'open'
const visitor: Row = { root: '/landing', screens: '/landing', signedIn: '/landing', admin: '/landing' }
const free: Row = { root: '/pricing', screens: OPEN, signedIn: OPEN, admin: '/dashboard' }
const live: Row = { ...free, root: '/dashboard' }
const over: Row = { ...free, screens: '/pricing' }
const admin: Row = { ...live, admin: OPEN }

const people: [string, SubscriptionFacts | null, Row][] = [
  ['a visitor', null, visitor],
  ['free', person({}), free],
  ['trialing', person({ subscriptionStatus: 'trialing', ...pro }), live],
  ['active Pro', person({ subscriptionStatus: 'active', ...pro }), live],
  ['active Premium', person({ subscriptionStatus: 'active', ...premium }), live],
  [
    'past due, in grace',
    person({ subscriptionStatus: 'past_due', ...pro, pastDueSince: '2026-11-14T12:00:00Z' }),
    live,
  ],
  [
    'past due, after grace',
    person({ subscriptionStatus: 'past_due', ...pro, pastDueSince: '2026-11-13T11:59:59Z' }),
    over,
  ],
  [
    'past due for longer, and tried again',
    person({
      subscriptionStatus: 'past_due',
      ...pro,
      pastDueSince: '2026-11-08T12:00:00Z',
      paymentRetryAt: '2026-11-21T12:00:00Z',
    }),
    live,
  ],
  [
    'canceled, before the end',
    person({ subscriptionStatus: 'canceled', ...pro, subscriptionEndsAt: '2026-11-21T00:00:00Z' }),
    live,
  ],
  [
    'canceled, after the end',
    person({ subscriptionStatus: 'canceled', ...premium, subscriptionEndsAt: '2026-11-20T00:00:00Z' }),
    over,
  ],
  ['unpaid', person({ subscriptionStatus: 'unpaid', ...premium }), over],
  ['paused', person({ subscriptionStatus: 'paused', ...premium }), over],
  ['an admin', person({ isAdmin: true }), admin],
  ['an admin with an unpaid plan', person({ isAdmin: true, subscriptionStatus: 'unpaid' }), admin],
]

// spec 2; billing and settings stay open to everybody signed in (reading 4)
const screens: [keyof Row | 'everybody' | 'account', string[]][] = [
  ['root', ['/']],
  [
    'everybody',
    [
      '/landing',
      '/login',
      '/forgot-password',
      '/reset-password',
      '/reset-two-factor',
      '/verify-email',
      '/unsubscribe',
      '/privacy',
      '/terms',
      '/pricing',
      '/welcome',
      '/foundation',
      '/foundation?from=mail',
      '/foundation/apply',
      '/foundation/apply?program=senior',
      '/foundation/ledger',
      '/plan-link',
      '/foundation/ledger?view=grants',
      '/education',
      '/education?tab=all',
      '/education/glossary',
      '/education/coach',
      '/education/worksheets',
      '/education/:id',
      '/education/debt-snowball?lang=es',
      '/foundation/donate',
      '/foundation/thanks',
      '/foundation/thanks?session_id=cs_1',
      '/foundation/gift',
      '/foundation/gift?token=abc',
      '/no-such-page',
    ],
  ],
  [
    'screens',
    [
      '/dashboard',
      '/credit-monitor',
      '/start',
      '/debt-tracker',
      '/debt-tracker/import',
      '/debt-tracker/ways-out',
      '/debt-tracker/months/:month',
      '/debt-tracker/months/2026-10',
      '/banks/return',
      '/banks/return?oauth_state_id=1',
      '/budgeting',
      '/budgeting/import',
      '/goals',
      '/education/course',
      '/education/course/:lesson',
      '/education/course/w1-l1',
      '/extra-income',
    ],
  ],
  ['account', ['/billing', '/settings', '/settings?tab=notifications']],
  [
    'signedIn',
    ['/products', '/partners', '/foundation/application', '/foundation/gifts', '/letters', '/calculators'],
  ],
  [
    'admin',
    [
      '/admin',
      '/admin/content',
      '/admin/content/:kind/:id/:language',
      '/admin/content/:kind/:id/:language/preview',
      '/admin/people',
      '/admin/people/:id',
      '/admin/people/42',
      '/admin/jobs',
      '/admin/health',
      '/admin/audit',
      '/admin/news',
      '/admin/grants',
      '/admin/grants/:id',
      '/admin/ledger',
    ],
  ],
]

const cases = people.flatMap(([name, facts, row]) =>
  screens.flatMap(([need, paths]) =>
    paths.map((path) => {
      if (need === 'everybody') return { name, facts, path, expected: OPEN }
      if (need === 'account') return { name, facts, path, expected: row.signedIn }
      return { name, facts, path, expected: row[need] }
    }),
  ),
)

test.each(cases)('$name on $path: $expected', ({ facts, path, expected }) => {
  const decision = decideRoute(path, facts, NOW)
  expect(decision.isOpen ? OPEN : decision.redirectTo).toBe(expected)
})

describe('the table above', () => {
  test('names every route the rules know', () => {
    const named = new Set(screens.flatMap(([, paths]) => paths))
    expect(Object.keys(routeNeeds).filter((path) => !named.has(path))).toEqual([])
  })

  test('whoever is sent to the price list is told why their plan is over, and only they', () => {
    for (const [name, facts, row] of people) {
      const decision = decideRoute('/dashboard', facts, NOW)
      const reason = decision.isOpen ? null : decision.lapse
      expect({ name, hasReason: reason !== null }).toEqual({ name, hasReason: row === over })
    }
  })
})
