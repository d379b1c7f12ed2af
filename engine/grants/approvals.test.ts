import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { approvalsNeeded, approvedAlone, areEnough } from './approvals.ts'

it.each([
  [1, 0, 1],
  [99_999, 0, 1],
  [100_000, 0, 1],
  [100_001, 0, 2],
  [500_000, 0, 2],
  [20_000, 80_000, 1],
  [20_001, 80_000, 2],
  [1, 100_000, 2],
])('%i cents after %i need %i', (cents, granted, admins) => {
  expect(approvalsNeeded(cents, granted)).toBe(admins)
})

it.each([
  { admins: [], amountCents: 50_000, grantedCents: 0, is: false },
  { admins: ['a'], amountCents: 100_000, grantedCents: 0, is: true },
  { admins: ['a'], amountCents: 100_001, grantedCents: 0, is: false },
  { admins: ['a'], amountCents: 80_000, grantedCents: 80_000, is: false },
  { admins: ['a', 'a', 'a'], amountCents: 100_001, grantedCents: 0, is: false },
  { admins: ['a', 'b'], amountCents: 100_001, grantedCents: 0, is: true },
  { admins: ['a', 'b'], amountCents: 80_000, grantedCents: 80_000, is: true },
])('$admins for $amountCents cents after $grantedCents: $is', ({ admins, is, ...amounts }) => {
  expect(areEnough(admins, amounts)).toBe(is)
})

it('one admin alone never grants a household more than $1,000, in however many parts', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 12 })
  const neverAlone = fc.property(parts, (amounts) => {
    let grantedCents = 0
    for (const amountCents of amounts)
      if (areEnough(['a'], { amountCents, grantedCents })) grantedCents += amountCents
    return grantedCents <= 100_000
  })
  expect(fc.check(neverAlone).counterexample).toBeNull()
})

it.each([
  [['a'], 'a', true],
  [['a'], 'b', false],
  [['a', 'b'], 'a', false],
  [['a', 'b'], 'b', false],
  [[], 'a', false],
])('%j approved: %s approved alone is %s', (approvedBy, adminId, is) => {
  expect(approvedAlone(approvedBy, adminId)).toBe(is)
})
