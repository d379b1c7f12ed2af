import { describe, expect, it } from 'vitest'
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import { statusWords } from './messages.ts'
import { accessOfFacts, actionsOf, type PlanFacts } from './plan-facts.ts'
import { endOf, nextWords, priceWords, statusTone } from './status-words.ts'

const proPrice = formatMoney(PRO_MONTHLY_CENTS)
const premiumPrice = formatMoney(PREMIUM_MONTHLY_CENTS)
const NOW = '2026-11-24T15:00:00.000Z'
const END = '2026-12-24T15:00:00.000Z'
const FAILED = '2026-11-22T15:00:00.000Z'

function facts(given: Partial<PlanFacts>): PlanFacts {
  return {
    status: 'free',
    planId: null,
    endsAt: null,
    trialEndsAt: null,
    isCanceling: false,
    nextPlanId: null,
    pastDueSince: null,
    paymentRetryAt: null,
    toConfirm: null,
    ...given,
  }
}

describe('the subscription in words', () => {
  it.each([
    ['active', 'ACTIVE', 'good'],
    ['past_due', 'PAST DUE', 'warn'],
    ['free', 'FREE', 'plain'],
    ['paused', 'PAUSED', 'plain'],
  ] as const)('%s is %s', (status, word, tone) => {
    expect([statusWords[status], statusTone(status)]).toEqual([word, tone])
  })

  it('says when access ends only where the plan was canceled', () => {
    expect(endOf(facts({ status: 'canceled', endsAt: END }))).toEqual({
      label: 'Access ends',
      date: '12/24/2026',
    })
    expect(endOf(facts({ status: 'active', endsAt: END, isCanceling: true })).label).toBe('Access ends')
    expect(endOf(facts({ status: 'active', endsAt: END })).label).toBe('Next billing date')
    expect(endOf(facts({})).date).toBe('None')
    expect(endOf(facts({ status: 'active' })).date).toBe('Not set yet')
  })

  it('has the prices of the catalogue', () => {
    expect(['Free', 'Pro', 'Premium'].map((name) => priceWords(name as 'Free'))).toEqual([
      '$0 per month',
      `${proPrice} per month`,
      `${premiumPrice} per month`,
    ])
  })
})

const pro = { planId: 'price_monthly', endsAt: END } as const
const premium = { planId: 'price_premium', endsAt: END } as const

describe('what comes next, and what may be done', () => {
  it.each<[string, Partial<PlanFacts>, string, string]>([
    ['Free', {}, `Pro is ${proPrice} per month, Premium ${premiumPrice} per month`, 'compare'],
    [
      'a trial',
      { ...pro, status: 'trialing', trialEndsAt: END },
      `Pro is free for you until 12/24/2026. Then it costs ${proPrice} per month.`,
      'upgrade cancel',
    ],
    [
      'Pro',
      { ...pro, status: 'active' },
      `Your next payment is ${proPrice}, on 12/24/2026.`,
      'upgrade cancel',
    ],
    ['Premium', { ...premium, status: 'active' }, `Your next payment is ${premiumPrice}`, 'downgrade cancel'],
    [
      'a plan nobody is charged for',
      { planId: 'price_monthly', status: 'active' },
      'no payment is planned',
      '',
    ],
    [
      'Premium with a change planned',
      { ...premium, status: 'active', nextPlanId: 'price_monthly' },
      `You keep Premium until 12/24/2026. Then your plan is Pro, at ${proPrice} per month.`,
      'keep cancel',
    ],
    [
      'a trial that was canceled',
      { ...pro, status: 'canceled', isCanceling: true, trialEndsAt: END },
      'You keep Pro until 12/24/2026, and you pay nothing.',
      'resume',
    ],
    [
      'Pro that was canceled',
      { ...pro, status: 'canceled', isCanceling: true },
      'You keep Pro until 12/24/2026. You are not charged again.',
      'resume',
    ],
    [
      'a payment that failed',
      { ...pro, status: 'past_due', pastDueSince: FAILED },
      'You keep Pro until 11/29/2026.',
      'newCard endNow',
    ],
    [
      'a payment that failed and is tried again soon',
      { ...pro, status: 'past_due', pastDueSince: FAILED, paymentRetryAt: '2026-11-26T15:00:00.000Z' },
      'Your card is tried again on 11/26/2026. You keep Pro at least until 11/29/2026.',
      'newCard endNow',
    ],
    [
      'a payment that failed long ago and is tried again',
      {
        ...pro,
        status: 'past_due',
        pastDueSince: '2026-11-12T15:00:00Z',
        paymentRetryAt: '2026-11-26T15:00:00.000Z',
      },
      'You keep Pro at least until 11/27/2026.',
      'newCard endNow',
    ],
    [
      'a payment that failed long ago',
      { ...pro, status: 'past_due', pastDueSince: '2026-11-01T00:00:00Z' },
      'so your plan is on hold',
      'newCard continueFree',
    ],
    ['an unpaid plan', { ...pro, status: 'unpaid' }, 'so your plan is on hold', 'newCard continueFree'],
    ['a paused plan', { ...pro, status: 'paused' }, 'Your plan is paused.', 'newCard continueFree'],
    [
      'a plan that is over',
      { ...pro, status: 'canceled', endsAt: FAILED },
      'Your plan has ended.',
      'compare continueFree',
    ],
  ])('%s', (_, given, ...[sentence, acts]) => {
    const plan = facts(given)
    const access = accessOfFacts(plan, NOW)
    expect(nextWords(plan, access)).toContain(sentence)
    expect(actionsOf(plan, access).join(' ')).toBe(acts)
  })
})
