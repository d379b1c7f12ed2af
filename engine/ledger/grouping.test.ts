import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digest } from '#engine/testing/ledgers.ts'
import { commitmentOf, detailText } from './commitment.ts'
import type { GrantDetail } from './commitment.ts'
import { groupOf } from './grouping.ts'
import type { Waiting } from './grouping.ts'

const grant = (sequence: number, given: Partial<GrantDetail> = {}): Waiting => ({
  sequence,
  detail: {
    kind: 'grant',
    happenedOn: '2026-03-03',
    amountCents: 100_000,
    program: 'emergency',
    interestSavedCents: 20_000,
    monthsSaved: 9,
    ...given,
  },
})
const change = (sequence: number, corrects: number, amountCents: number): Waiting => ({
  sequence,
  detail: { kind: 'grant_correction', happenedOn: '2026-04-01', amountCents, corrects, reason: 'Bank fee' },
})
const grants = (count: number) => Array.from({ length: count }, (_, at) => grant(at + 1))

describe('groupOf', () => {
  it('counts interest and months only of grants that were measured, and says how many those are', () => {
    const unmeasured = { interestSavedCents: null, monthsSaved: null }
    const waiting = [grant(1), grant(2), ...[3, 4, 5].map((at) => grant(at, unmeasured))]
    expect(groupOf(waiting, 6)).toMatchObject({
      grants: '5',
      reason: 'measured 2 of 5',
      interestSaved: '400.00',
      monthsSaved: '18',
    })
  })

  it('publishes nothing while fewer than five wait', () => {
    for (const count of [0, 1, 4]) expect(groupOf(grants(count), count + 1)).toBeNull()
  })

  it('sums up all that wait, and shows months in place of days', () => {
    const waiting = [
      ...grants(3),
      grant(4, { happenedOn: '2026-05-30', program: 'senior' }),
      grant(7, { amountCents: 1, interestSavedCents: 5, monthsSaved: 0 }),
    ]
    expect(groupOf(waiting, 8)).toMatchObject({
      sequence: '8',
      kind: 'group',
      happenedOn: '',
      amount: '4000.01',
      period: '2026-03/2026-05',
      programs: 'emergency senior',
      grants: '5',
      covers: '1 2 3 4 7',
      interestSaved: '800.05',
      monthsSaved: '36',
    })
  })

  it('does not count a grant that was wholly taken back: four would stand behind the sum', () => {
    expect(groupOf([...grants(5), change(6, 2, -100_000)], 7)).toBeNull()
    const six = groupOf([...grants(5), change(6, 2, -100_000), grant(7)], 8)
    expect(six).toMatchObject({ grants: '5', amount: '5000.00', monthsSaved: '45' })
  })

  it('hides the correction of an earlier grant in the next sum', () => {
    const later = groupOf([change(20, 3, -60_000), ...grants(5)], 26)
    expect(later).toMatchObject({ grants: '5', amount: '4400.00' })
  })

  it('never has fewer than five different payments behind its sum', () => {
    const one = fc.record({ taken: fc.integer({ min: 0, max: 100 }) })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (list) => {
        const paid = list.filter(({ taken }) => taken < 100).length
        const waiting = list.flatMap(({ taken }, at) => [
          grant(at + 1),
          ...(taken === 0 ? [] : [change(100 + at, at + 1, -1_000 * taken)]),
        ])
        const group = groupOf(waiting, 999)
        expect(group === null ? null : Number(group.grants)).toBe(paid < 5 ? null : paid)
      }),
    )
  })
})

describe('a commitment', () => {
  it('binds to every detail and to the salt', async () => {
    const detail = grant(1).detail
    const own = await commitmentOf('s1', detail, digest)
    expect(own).toBe(await digest('s1["grant","2026-03-03","1000.00","emergency","200.00","9"]'))
    expect(await commitmentOf('s2', detail, digest)).not.toBe(own)
    expect(await commitmentOf('s1', { ...detail, amountCents: 100_001 } as GrantDetail, digest)).not.toBe(own)
    expect(detailText(change(2, 1, -5_00).detail)).toBe(
      '["grant_correction","2026-04-01","-5.00","1","Bank fee"]',
    )
  })
})
