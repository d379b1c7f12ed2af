import { describe, expect, it } from 'vitest'
import { creditFactors, type CreditAccount } from '#engine/credit/factors.ts'
import { timeSpan } from '#web/format/amounts.ts'
import { factorViews } from './factor-words.ts'

const card: CreditAccount = {
  id: 'a',
  type: 'credit_card',
  balanceCents: 45_000,
  minimumCents: 4_000,
  limitCents: 100_000,
  startedOn: '2019-09-01',
  payments: [{ cents: 4_000, paidOn: '2026-10-05' }],
}
const wordsOf = (accounts: CreditAccount[]) => factorViews(creditFactors(accounts, '2026-11-20'))

describe('the factors in words', () => {
  it('say what each rests on', () => {
    expect(wordsOf([card])).toEqual([
      {
        name: 'Payment History',
        score: 100,
        words: 'The payments you recorded met 1 of 1 monthly minimum.',
      },
      { name: 'Credit Utilization', score: 55, words: 'You use 45% of your card limits: $450 of $1,000.' },
      {
        name: 'Length of Credit History',
        score: 71,
        words: '7 years 2 months on average, 7 years 2 months the oldest. Known for your one debt.',
      },
      {
        name: 'Credit Mix',
        score: 50,
        words: '1 card and 0 loans. Having both counts in full, having one kind counts half.',
      },
      {
        name: 'New Credit',
        score: 100,
        words: 'None opened in the last 12 months. Known for your one debt.',
      },
    ])
  })

  it('say how to make known what is not', () => {
    const bare = wordsOf([{ ...card, type: 'other', limitCents: null, startedOn: null, payments: [] }])
    expect(bare.map(({ score }) => score)).toEqual([null, null, null, null, null])
    expect(bare.map(({ words }) => words).join(' ')).not.toMatch(/undefined|NaN/)
  })

  it.each([
    [0, '0 months'],
    [12, '1 year'],
    [31, '2 years 7 months'],
  ])('%d months are %s', (months, words) => expect(timeSpan(months)).toBe(words))
})
