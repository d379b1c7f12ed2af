import { expect, test } from 'vitest'
import { payoffProgress } from './progress.ts'
import { quickWins } from './quick-wins.ts'

test.each([
  ['no debts', [], { paidCents: 0, highestCents: 0, percent: null }],
  [
    'two debts, one paid off',
    [
      { balanceCents: 2_400_00, highestBalanceCents: 3_000_00 },
      { balanceCents: 0, highestBalanceCents: 2_000_00 },
    ],
    { paidCents: 2_600_00, highestCents: 5_000_00, percent: 52 },
  ],
  [
    'a cent left is not 100 %',
    [{ balanceCents: 1, highestBalanceCents: 5_000_00 }],
    { paidCents: 4_999_99, highestCents: 5_000_00, percent: 99 },
  ],
  [
    'above its recorded highest',
    [{ balanceCents: 900_00, highestBalanceCents: 800_00 }],
    { paidCents: 0, highestCents: 900_00, percent: 0 },
  ],
  [
    'all paid',
    [{ balanceCents: 0, highestBalanceCents: 800_00 }],
    { paidCents: 800_00, highestCents: 800_00, percent: 100 },
  ],
])('progress: %s', (_, debts, progress) => {
  expect(payoffProgress(debts)).toEqual(progress)
})

test('quick wins are open debts under $5,000, smallest first', () => {
  const balances = [5_000_00, 4_999_99, 0, 12_00]
  expect(quickWins(balances.map((balanceCents) => ({ balanceCents })))).toEqual([
    { balanceCents: 12_00 },
    { balanceCents: 4_999_99 },
  ])
})
