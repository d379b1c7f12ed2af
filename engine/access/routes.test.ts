import { describe, expect, test } from 'vitest'
import type { SubscriptionFacts } from './access.ts'
import { decideRoute, opensPrivately, routeNeeds } from './routes.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const free: SubscriptionFacts = {
  isAdmin: false,
  subscriptionStatus: 'free',
  subscriptionPlanId: null,
  subscriptionEndsAt: null,
}
const unpaid = { ...free, subscriptionStatus: 'unpaid' }
const active = { ...free, subscriptionStatus: 'active' }

const screens = Object.keys(routeNeeds)
const subscription = screens.filter((path) => routeNeeds[path] === 'subscription')
const signedIn = screens.filter((path) => routeNeeds[path] === 'signedIn')
const open = screens.filter((path) => ['public', 'open'].includes(routeNeeds[path] ?? ''))

test('every route of the specification has its need', () => {
  expect(subscription).toEqual([
    '/dashboard',
    '/credit-monitor',
    '/start',
    '/debt-tracker',
    '/debt-tracker/import',
    '/debt-tracker/ways-out',
    '/debt-tracker/months/:month',
    '/banks/return',
    '/budgeting',
    '/budgeting/import',
    '/goals',
    '/education/course',
    '/education/course/:lesson',
    '/extra-income',
    '/billing',
    '/settings',
  ])
  expect(signedIn).toEqual([
    '/products',
    '/partners',
    '/foundation/application',
    '/foundation/gifts',
    '/letters',
    '/calculators',
  ])
  expect(open).toEqual([
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
    '/education',
    '/education/glossary',
    '/education/coach',
    '/education/worksheets',
    '/education/:id',
    '/foundation',
    '/foundation/apply',
    '/foundation/donate',
    '/foundation/thanks',
    '/foundation/gift',
    '/foundation/ledger',
    '/plan-link',
  ])
})

describe('who may open what', () => {
  const toLanding = { isOpen: false, redirectTo: '/landing', lapse: null }
  const toPricing = { isOpen: false, redirectTo: '/pricing', lapse: 'unpaid' }

  test.each(open)('%s is open to everybody', (path) => {
    expect([null, free, unpaid].map((facts) => decideRoute(path, facts, NOW).isOpen)).toEqual([
      true,
      true,
      true,
    ])
  })

  test.each([...subscription, ...signedIn])('%s sends a visitor to /landing', (path) => {
    expect(decideRoute(path, null, NOW)).toEqual(toLanding)
  })

  test.each(subscription)('%s is open on Free and on a live plan', (path) => {
    expect(decideRoute(path, free, NOW)).toEqual({ isOpen: true })
    expect(decideRoute(path, active, NOW)).toEqual({ isOpen: true })
  })

  test.each(signedIn)('%s needs no subscription', (path) => {
    expect(decideRoute(path, unpaid, NOW)).toEqual({ isOpen: true })
  })

  test.each(subscription.filter((path) => path !== '/billing' && path !== '/settings'))(
    '%s sends a plan that is over to /pricing with the reason',
    (path) => {
      expect(decideRoute(path, unpaid, NOW)).toEqual(toPricing)
    },
  )

  test.each(['/billing', '/settings'])('%s stays open when the plan is over', (path) => {
    expect(decideRoute(path, unpaid, NOW)).toEqual({ isOpen: true })
  })
})

test('a visitor whose figures their browser keeps opens the screens for that, and is a visitor elsewhere', () => {
  const opened = screens.filter((path) => decideRoute(path, 'private', NOW).isOpen)
  expect(opened.filter((path) => !open.includes(path))).toEqual([
    '/start',
    '/debt-tracker',
    '/debt-tracker/ways-out',
    '/debt-tracker/months/:month',
    '/goals',
    '/calculators',
  ])
  expect(decideRoute('/debt-tracker/import', 'private', NOW)).toMatchObject({ redirectTo: '/landing' })
  expect(opensPrivately('/debt-tracker?strategy=snowball')).toBe(true)
})

test('the root leads on', () => {
  expect(decideRoute('/', null, NOW)).toMatchObject({ redirectTo: '/landing' })
  expect(decideRoute('/', free, NOW)).toMatchObject({ redirectTo: '/pricing', lapse: null })
  expect(decideRoute('/?from=mail', active, NOW)).toMatchObject({ redirectTo: '/dashboard' })
  expect(decideRoute('/', unpaid, NOW)).toMatchObject({ redirectTo: '/pricing', lapse: 'unpaid' })
})

test('query, fragment and deeper segments do not matter; an unknown path is the open 404 page', () => {
  expect(decideRoute('/debt-tracker?tab=snowball#list', null, NOW).isOpen).toBe(false)
  expect(decideRoute('/goals/of-mine', unpaid, NOW).isOpen).toBe(false)
  expect(decideRoute('/education/debt-snowball', null, NOW).isOpen).toBe(true)
  expect(decideRoute('/education/course/w1-l1?from=mail', null, NOW).isOpen).toBe(false)
  expect(decideRoute('/constructor', null, NOW).isOpen).toBe(true)
  expect(decideRoute('/nowhere', null, NOW).isOpen).toBe(true)
})
