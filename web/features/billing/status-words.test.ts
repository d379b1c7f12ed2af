import { describe, expect, it } from 'vitest'
import { endOf, priceWords, statusTone, statusWord } from './status-words.ts'

describe('the subscription in words', () => {
  it.each([
    ['active', 'ACTIVE', 'good'],
    ['past_due', 'PAST DUE', 'warn'],
    ['free', 'FREE', 'plain'],
    ['paused', 'PAUSED', 'plain'],
  ] as const)('%s is %s', (status, word, tone) => {
    expect([statusWord(status), statusTone(status)]).toEqual([word, tone])
  })

  const subscriptionEndsAt = '2026-12-24T15:00:00.000Z'
  it('says when access ends only where the plan was canceled', () => {
    expect(endOf({ subscriptionStatus: 'canceled', subscriptionEndsAt })).toEqual({
      label: 'Access ends',
      date: '12/24/2026',
    })
    expect(endOf({ subscriptionStatus: 'active', subscriptionEndsAt }).label).toBe('Next billing date')
    expect(endOf({ subscriptionStatus: 'free', subscriptionEndsAt: null }).date).toBe('None')
    expect(endOf({ subscriptionStatus: 'active', subscriptionEndsAt: null }).date).toBe('Not set yet')
  })

  it('has the prices of the catalogue', () => {
    expect(['Free', 'Pro', 'Premium'].map((name) => priceWords(name as 'Free'))).toEqual([
      '$0 per month',
      '$39 per month',
      '$99 per month',
    ])
  })
})
