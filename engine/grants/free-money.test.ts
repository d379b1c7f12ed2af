import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { coversApproval, coversPayment, freeMoney } from './free-money.ts'

it.each([
  [300_000, 220_000, 80_000],
  [300_000, 0, 300_000],
  [300_000, 300_000, 0],
  [100_000, 220_000, 0],
  [-50_000, 0, 0],
])('%i on hand and %i approved leave %i free', (onHandCents, waitingCents, freeCents) => {
  expect(freeMoney({ onHandCents, waitingCents })).toEqual({ onHandCents, waitingCents, freeCents })
})

it('approves up to the free cent, and not one above', () => {
  const money = freeMoney({ onHandCents: 300_000, waitingCents: 220_000 })
  expect([80_000, 80_001].map((cents) => coversApproval(money, cents))).toEqual([true, false])
})

it('pays an approved grant from the money on hand, also where a refund left less than was approved', () => {
  const money = freeMoney({ onHandCents: 100_000, waitingCents: 220_000 })
  expect([100_000, 100_001].map((cents) => coversPayment(money, cents))).toEqual([true, false])
})

it('never overdraws: whatever is approved and paid in any order, the ledger stays at zero or above', () => {
  const acts = fc.array(fc.record({ isPay: fc.boolean(), cents: fc.integer({ min: 1, max: 50_000 }) }))
  const holds = fc.property(fc.integer({ min: 0, max: 200_000 }), acts, (start, list) => {
    let onHandCents = start
    const approved: number[] = []
    for (const { isPay, cents } of list) {
      const waitingCents = approved.reduce((sum, one) => sum + one, 0)
      const money = freeMoney({ onHandCents, waitingCents })
      const [next] = approved
      if (isPay && next !== undefined && coversPayment(money, next)) onHandCents -= approved.shift() ?? 0
      if (!isPay && coversApproval(money, cents)) approved.push(cents)
    }
    const rest = approved.reduce((sum, one) => sum + one, 0)
    return onHandCents >= 0 && rest <= onHandCents
  })
  expect(fc.check(holds, { numRuns: 300 }).counterexample).toBeNull()
})
