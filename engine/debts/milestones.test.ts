import { array, assert, integer, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { milestonesReached, type MilestoneDebt } from './milestones.ts'

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
