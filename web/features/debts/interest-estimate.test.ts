import { expect, it } from 'vitest'
import type { Debt, DebtEntry } from '#contracts/debts.ts'
import { estimateInterest } from './interest-estimate.ts'

const debt = {
  balance: '8200.00',
  interestRate: '0.2290',
  promotionalRate: null,
  deferredInterest: null,
} as Debt
const entries = [{ occurredOn: '2026-10-21' }] as DebtEntry[]

it('counts the days since the last entry', () => {
  expect(estimateInterest(debt, entries, '2026-11-20')).toEqual({
    cents: 15_434,
    since: '2026-10-21',
    aprPpm: 229_000,
  })
})

it('takes the offer’s rate while it lasts', () => {
  const offer = { ...debt, promotionalRate: { interestRate: '0.0000', endsOn: '2026-12-31' } }
  expect(estimateInterest(offer, entries, '2026-11-20')).toBeNull()
  expect(estimateInterest(offer, entries, '2027-01-20')?.aprPpm).toBe(229_000)
})

it('does not guess without a rate, without an entry or without days', () => {
  expect(estimateInterest({ ...debt, interestRate: null }, entries, '2026-11-20')).toBeNull()
  expect(estimateInterest(debt, [], '2026-11-20')).toBeNull()
  expect(estimateInterest(debt, entries, '2026-10-21')).toBeNull()
})
