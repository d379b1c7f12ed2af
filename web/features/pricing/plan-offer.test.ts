import { describe, expect, it } from 'vitest'
import { accessOf } from '#engine/access/access.ts'
import { currentPlan, offerOf } from './plan-offer.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const LATER = '2026-12-20T12:00:00.000Z'

function standing(status: string | null, planId: string | null = null, endsAt: string | null = null) {
  const facts = status && {
    isAdmin: status === 'admin',
    subscriptionStatus: status,
    subscriptionPlanId: planId,
    subscriptionEndsAt: endsAt,
  }
  return { access: accessOf(facts || null, NOW), isEnding: status === 'canceled' }
}

describe('what each plan offers', () => {
  it.each([
    ['a visitor', standing(null), ['start', 'buy', 'buy'], null],
    ['Free', standing('free'), ['goOn', 'buy', 'buy'], 'Free'],
    ['Pro', standing('active', 'price_monthly', LATER), ['see', 'see', 'change'], 'Pro'],
    ['a trial', standing('trialing', 'price_monthly', LATER), ['see', 'see', 'change'], 'Pro'],
    ['Premium', standing('active', 'price_premium', LATER), ['see', 'change', 'see'], 'Premium'],
    ['Pro, canceled, not over', standing('canceled', 'price_monthly', LATER), ['see', 'see', 'see'], 'Pro'],
    ['Pro, a payment failed', standing('past_due', 'price_monthly', NOW), ['see', 'see', 'see'], 'Pro'],
    ['Pro, over', standing('canceled', 'price_monthly', NOW), ['leave', 'buy', 'buy'], null],
    ['an unpaid plan', standing('unpaid', 'price_monthly', LATER), ['leave', 'buy', 'buy'], null],
    ['an admin', standing('admin'), ['see', 'see', 'see'], 'Premium'],
  ] as const)('%s', (_, person, ...[offers, current]) => {
    expect((['Free', 'Pro', 'Premium'] as const).map((plan) => offerOf(plan, person))).toEqual(offers)
    expect(currentPlan(person.access)).toBe(current)
  })
})
