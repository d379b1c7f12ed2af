import { expect, it } from 'vitest'
import type { CreditFactor } from '#contracts/money/credit-monitoring.ts'
import { bureauFactorView } from './bureau-factors.tsx'
import { ratingNames } from './messages.ts'

it.each<[CreditFactor, string, string | null]>([
  [{ kind: 'payment_history', value: 98, rating: 'good' }, 'Payments on time: 98%', 'Good'],
  [{ kind: 'utilization', value: 45, rating: 'fair' }, 'Card limits used: 45%', 'Fair'],
  [
    { kind: 'credit_age', value: 86, rating: 'excellent' },
    'Average age of accounts: 7 years 2 months',
    'Excellent',
  ],
  [{ kind: 'total_accounts', value: 1, rating: 'needs_work' }, 'Accounts in all: 1 account', 'Needs work'],
  [{ kind: 'open_accounts', value: 4, rating: null }, 'Open accounts: 4 accounts', null],
  [{ kind: 'inquiries', value: 0, rating: 'excellent' }, 'Hard inquiries: None', 'Excellent'],
])('%j is read as "%s"', (factor, words, label) => {
  const view = bureauFactorView(factor)
  expect(`${view.name}: ${view.value}`).toBe(words)
  expect(view.rating && ratingNames[view.rating]).toBe(label)
})
