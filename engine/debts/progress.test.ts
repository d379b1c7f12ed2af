import { array, assert, integer, nat, property, record } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { milestonesReached, payoffProgress, quickWins, type MilestoneDebt } from './progress.ts'

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
    'what was written off was not paid, and is no part of the way',
    [{ balanceCents: 0, highestBalanceCents: 1_000_00, writtenOffCents: 600_00 }],
    { paidCents: 400_00, highestCents: 400_00, percent: 100 },
  ],
  [
    'all of it written off',
    [
      { balanceCents: 0, highestBalanceCents: 600_00, writtenOffCents: 600_00 },
      { balanceCents: 750_00, highestBalanceCents: 1_000_00 },
    ],
    { paidCents: 250_00, highestCents: 1_000_00, percent: 25 },
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

const debt = (id: string, balanceCents: number, highestBalanceCents: number): MilestoneDebt => ({
  id,
  name: id,
  balanceCents,
  highestBalanceCents,
})
const parts = (debts: MilestoneDebt[]) =>
  milestonesReached(debts).flatMap((one) => (one.kind === 'part' ? [one.percent] : []))

describe('milestones', () => {
  it.each<[string, MilestoneDebt[], number[]]>([
    ['nothing owed, nothing entered', [], []],
    ['a debt just entered', [debt('a', 50_000, 50_000)], []],
    ['a cent before the first quarter', [debt('a', 75_001, 100_000)], []],
    ['the first quarter to the cent', [debt('a', 75_000, 100_000)], [25]],
    ['half of the way', [debt('a', 240_000, 300_000), debt('b', 0, 200_000)], [50]],
    ['three quarters', [debt('a', 25_000, 100_000)], [75]],
    ['a cent left', [debt('a', 1, 100_000)], [75]],
    ['the end', [debt('a', 0, 100_000)], [100]],
    ['an empty debt that never owed anything', [debt('a', 0, 0)], []],
  ])('%s', (_name, debts, expected) => {
    expect(parts(debts)).toEqual(expected)
  })

  it('are none for a debt that was written off', () => {
    const forgiven = { ...debt('card', 0, 12_345), writtenOffCents: 12_000 }
    expect(milestonesReached([forgiven, debt('car', 100_000, 100_000)])).toEqual([])
  })

  it('names each debt that is paid off, with the most it was', () => {
    expect(milestonesReached([debt('car', 90_000, 100_000), debt('card', 0, 12_345)])).toEqual([
      { kind: 'debt_paid', debtId: 'card', name: 'card', highestCents: 12_345 },
    ])
  })

  it('never takes a part back when more is paid', () => {
    const amounts = array(record({ highest: integer({ min: 1, max: 1e9 }), left: nat(1e9) }), {
      minLength: 1,
      maxLength: 8,
    })
    assert(
      property(amounts, nat(1e9), (debts, more) => {
        const owed = debts.map(({ highest, left }, at) => debt(String(at), Math.min(left, highest), highest))
        const later = owed.map((one) => ({ ...one, balanceCents: Math.max(0, one.balanceCents - more) }))
        expect(parts(later)[0] ?? 0).toBeGreaterThanOrEqual(parts(owed)[0] ?? 0)
      }),
    )
  })
})
