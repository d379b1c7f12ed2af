import { describe, expect, it } from 'vitest'
import type { Debt, DebtEntry } from '#contracts/money/debts.ts'
import { estimateInterest, interestHint } from './interest-estimate.ts'

const debt = {
  balance: 820_000,
  interestRate: 229_000,
  promotionalRate: null,
  deferredInterest: null,
} as Debt
const entries = [{ occurredOn: '2026-10-21' }] as DebtEntry[]

it('counts the days since the last entry', () => {
  expect(estimateInterest(debt, entries, '2026-11-20')).toEqual({
    cents: 15_434,
    deferredCents: 0,
    since: '2026-10-21',
    stretches: [{ aprPpm: 229_000, days: 30, through: '2026-11-20' }],
  })
})

it('takes the offer’s rate while it lasts, and the usual one only from its end', () => {
  const store = { ...debt, balance: 600_000, interestRate: 299_900 }
  const offer = { ...store, promotionalRate: { interestRate: 0, endsOn: '2026-12-01' } }
  const opened = [{ occurredOn: '2026-11-03' }] as DebtEntry[]
  expect(estimateInterest(offer, opened, '2026-11-20')).toBeNull()
  expect(estimateInterest(offer, opened, '2026-12-03')?.cents).toBe(986)
})

it('adds deferred interest once its offer ran out', () => {
  const deferredInterest = { interestRate: 299_900, endsOn: '2026-11-10', accrued: 42_000 }
  const store = { ...debt, balance: 240_000, interestRate: 299_900, deferredInterest }
  expect(estimateInterest(store, entries, '2026-11-10')).toBeNull()
  // 2400 x 29.99 % x 20 / 365 = 39.44 on top of the 420.00, and 10 days at the usual rate
  expect(estimateInterest(store, entries, '2026-11-20')).toMatchObject({
    cents: 479_16,
    deferredCents: 459_44,
  })
})

it('does not guess without a rate, without an entry or without days', () => {
  expect(estimateInterest({ ...debt, interestRate: null }, entries, '2026-11-20')).toBeNull()
  expect(estimateInterest(debt, [], '2026-11-20')).toBeNull()
  expect(estimateInterest(debt, entries, '2026-10-21')).toBeNull()
})

const hint = (cents: number, deferredCents: number, ...stretches: [aprPpm: number, through: string][]) =>
  interestHint(
    {
      cents,
      deferredCents,
      since: '2026-11-03',
      stretches: stretches.map(([aprPpm, through]) => ({ aprPpm, days: 1, through })),
    },
    '2026-12-03',
  )

describe('the hint under the field', () => {
  it('names every rate it counts with', () => {
    expect(hint(1, 0, [229_000, '2026-12-03'])).toBe(
      'Estimated at 22.90% since Nov 3. Your statement has the exact amount.',
    )
    expect(hint(1, 0, [0, '2026-12-01'], [299_900, '2026-12-03'])).toBe(
      'Estimated at 0.00% through Dec 1, then 29.99%, since Nov 3. Your statement has the exact amount.',
    )
  })

  it('names deferred interest', () => {
    expect(hint(479_16, 459_44, [0, '2026-12-01'], [299_900, '2026-12-03'])).toBe(
      'Estimated at 0.00% through Dec 1, then 29.99%, since Nov 3, with $459.44 of deferred interest. Your statement has the exact amount.',
    )
  })

  it('asks for the statement where nothing can be estimated', () => {
    expect(interestHint(null, '2026-12-03')).toBe('What your statement charged since your last entry.')
  })
})
