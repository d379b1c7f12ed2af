import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CreditAccount } from '#engine/credit/factors.ts'
import { sampleAttributes, sampleScores } from './sample-report.ts'

const now = new Date('2026-11-20T15:00:00Z')
const entityId = 'ent_1'

const card = (change: Partial<CreditAccount> = {}): CreditAccount => ({
  id: 'a',
  type: 'credit_card',
  balanceCents: 45_000,
  minimumCents: 2_500,
  limitCents: 100_000,
  startedOn: '2019-09-01',
  payments: [],
  ...change,
})
const scoresOf = (accounts: CreditAccount[]) => sampleScores({ accounts, entityId, now })!

describe('the scores of the sandbox', () => {
  it('are the same for the same records, and in the range there is', () => {
    const amount = fc.integer({ min: 0, max: 90_000_000 })
    const account = fc.record({
      balanceCents: amount,
      limitCents: fc.option(amount),
      startedOn: fc.constantFrom(null, '1990-01-01', '2026-11-20'),
      type: fc.constantFrom('credit_card', 'mortgage', 'other'),
    })
    fc.assert(
      fc.property(fc.array(account, { minLength: 1, maxLength: 8 }), (changes) => {
        const accounts = changes.map((change, index) => card({ ...change, id: String(index) }))
        const scores = scoresOf(accounts)
        expect(scoresOf(accounts)).toEqual(scores)
        for (const { score } of scores) {
          expect(Number.isInteger(score)).toBe(true)
          expect(score).toBeGreaterThanOrEqual(300)
          expect(score).toBeLessThanOrEqual(850)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('rise when a card is paid down', () => {
    const before = scoresOf([card()])
    const after = scoresOf([card({ balanceCents: 5_000 })])
    for (const [index, { score }] of after.entries()) expect(score).toBeGreaterThan(before[index]!.score)
  })

  it('name what holds them down, and nothing that does not', () => {
    expect(scoresOf([card()])[0]!.factors.map(({ description }) => description)).toEqual([
      'There is only one kind of account',
      'Balances on cards are high for their limits',
    ])
  })

  it('are none for a person without accounts', () => {
    expect(sampleScores({ accounts: [], entityId, now })).toBeNull()
  })
})

describe('the attributes of the sandbox', () => {
  it('are those that were asked for and that the records say', () => {
    const asked = ['credit_health_credit_card_usage', 'credit_health_payment_history'] as const
    expect(sampleAttributes({ accounts: [card()], now }, asked)).toEqual({
      credit_health_credit_card_usage: { value: 45, rating: 'fair' },
    })
  })
})
