import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { approvalsNeeded, areEnough } from './approvals.ts'

it.each([
  [1, 1],
  [99_999, 1],
  [100_000, 1],
  [100_001, 2],
  [500_000, 2],
])('%i cents need %i', (cents, admins) => {
  expect(approvalsNeeded(cents)).toBe(admins)
})

it.each([
  [[], 50_000, false],
  [['a'], 100_000, true],
  [['a'], 100_001, false],
  [['a', 'a', 'a'], 100_001, false],
  [['a', 'b'], 100_001, true],
])('%j for %i cents: %s', (admins, cents, is) => {
  expect(areEnough(admins, cents)).toBe(is)
})

it('one admin alone is never enough above $1,000, however often', () => {
  const amounts = fc.integer({ min: 100_001, max: 500_000 })
  const neverAlone = fc.property(amounts, fc.integer({ min: 1, max: 50 }), (cents, times) => {
    const admins = Array.from({ length: times }, () => 'a')
    return !areEnough(admins, cents)
  })
  expect(fc.check(neverAlone).counterexample).toBeNull()
})
