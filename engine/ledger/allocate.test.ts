import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsToDecimal } from '#engine/money/cents.ts'
import { correction, donation, group } from '#engine/testing/ledgers.ts'
import { allocate } from './allocate.ts'
import type { Allocation } from './allocate.ts'
import type { EntryContent } from './entry.ts'

const linesOf = (lines: ((sequence: number) => EntryContent)[]) => lines.map((line, at) => line(at + 1))
const partsOf = ({ gifts }: Allocation) =>
  gifts.map(({ sequence, parts, leftCents }) => ({
    sequence,
    parts: parts.map(({ group, cents }) => [group, cents]),
    leftCents,
  }))

describe('allocate', () => {
  it('takes the oldest gift first', () => {
    const given = allocate(linesOf([donation('50.00'), donation('100.00'), group(12_000, [])]))
    expect(partsOf(given)).toEqual([
      { sequence: 1, parts: [[3, 5_000]], leftCents: 0 },
      { sequence: 2, parts: [[3, 7_000]], leftCents: 3_000 },
    ])
    expect(given.groups).toEqual([{ sequence: 3, coveredCents: 12_000, openCents: 0 }])
  })

  it('leaves open what was paid ahead, until the next gift comes', () => {
    const ahead = linesOf([donation('50.00'), group(8_000, [])])
    expect(allocate(ahead).groups).toEqual([{ sequence: 2, coveredCents: 5_000, openCents: 3_000 }])
    const later = allocate([...ahead, donation('40.00')(3)])
    expect(partsOf(later)[1]).toEqual({ sequence: 3, parts: [[2, 3_000]], leftCents: 1_000 })
  })

  it('lets other money take the place of a gift that went back', () => {
    const given = allocate(
      linesOf([donation('50.00'), group(4_000, []), donation('60.00'), correction(1, '-50.00')]),
    )
    expect(partsOf(given)).toEqual([
      { sequence: 1, parts: [], leftCents: 0 },
      { sequence: 3, parts: [[2, 4_000]], leftCents: 2_000 },
    ])
  })

  it('takes a partial refund from what is free first', () => {
    const given = allocate(linesOf([donation('50.00'), group(4_000, []), correction(1, '-10.00')]))
    expect(partsOf(given)).toEqual([{ sequence: 1, parts: [[2, 4_000]], leftCents: 0 }])
  })

  it('frees the latest money when grants come back', () => {
    const given = allocate(
      linesOf([donation('50.00'), donation('50.00'), group(9_000, []), group(-6_000, [])]),
    )
    expect(partsOf(given)).toEqual([
      { sequence: 1, parts: [[3, 3_000]], leftCents: 2_000 },
      { sequence: 2, parts: [], leftCents: 5_000 },
    ])
  })
})

type Step =
  | { kind: 'gift'; cents: number }
  | { kind: 'correct'; which: number; share: number }
  | { kind: 'group'; cents: number }
  | { kind: 'back'; share: number }

const cents = fc.integer({ min: 1, max: 5_000_00 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('gift' as const), cents }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      which: fc.nat(40),
      share: fc.integer({ min: -100, max: 60 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('group' as const), cents }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('back' as const), share: fc.integer({ min: 1, max: 100 }) }),
  },
)

/** Lines that a true ledger could hold: nothing is taken back that is not there. */
function ledgerOf(steps: Step[]) {
  const lines: EntryContent[] = []
  const left = new Map<number, number>()
  let paid = 0
  for (const one of steps) {
    const sequence = lines.length + 1
    if (one.kind === 'gift') {
      left.set(sequence, one.cents)
      lines.push(donation(centsToDecimal(one.cents))(sequence))
    } else if (one.kind === 'correct') {
      const which = [...left.keys()][one.which % Math.max(left.size, 1)]
      const change = which === undefined ? 0 : Math.trunc((left.get(which)! * one.share) / 100)
      if (which === undefined || change === 0) continue
      left.set(which, left.get(which)! + change)
      lines.push(correction(which, centsToDecimal(change))(sequence))
    } else {
      const amount = one.kind === 'group' ? one.cents : -Math.trunc((paid * one.share) / 100)
      paid += amount
      lines.push(group(amount, [])(sequence))
    }
  }
  return { lines, left, paid }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('whatever happens', () => {
  it('every cent is in one place, to the cent, and no group has more than was paid', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { lines, left, paid } = ledgerOf(steps)
        const { gifts, groups } = allocate(lines)
        for (const gift of gifts) {
          expect(gift.amountCents).toBe(left.get(gift.sequence))
          expect(sum(gift.parts.map(({ cents }) => cents)) + gift.leftCents).toBe(gift.amountCents)
          expect(gift.leftCents).toBeGreaterThanOrEqual(0)
          expect(gift.parts.every((part) => part.cents > 0)).toBe(true)
        }
        for (const one of groups) {
          const parts = gifts.flatMap((gift) => gift.parts.filter((part) => part.group === one.sequence))
          expect(sum(parts.map((part) => part.cents))).toBe(one.coveredCents)
          expect(one.openCents).toBeGreaterThanOrEqual(0)
        }
        const came = sum([...left.values()])
        expect(sum(groups.map(({ coveredCents }) => coveredCents))).toBe(Math.min(came, paid))
        expect(sum(groups.map(({ coveredCents, openCents }) => coveredCents + openCents))).toBe(paid)
      }),
    )
  })

  it('nothing is allocated before it came: what later lines bring changes no part of the lines before', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), cents, (steps, more) => {
        const { lines } = ledgerOf(steps)
        const before = allocate(lines)
        const came = sum(before.gifts.map(({ amountCents }) => amountCents))
        const covered = sum(before.groups.map(({ coveredCents }) => coveredCents))
        // No more is allocated at any time than has come by then.
        expect(covered).toBeLessThanOrEqual(came)
        const after = allocate([...lines, donation(centsToDecimal(more))(lines.length + 1)])
        // A new gift takes nothing from another: earlier gifts keep their parts.
        expect(partsOf(after).slice(0, -1)).toEqual(partsOf(before))
      }),
    )
  })

  it('first in, first out: no gift has money left while an older group is open or a later gift was used first', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(cents, fc.constant(0)), { maxLength: 30 }), (amounts) => {
        const lines = amounts.map((amount, at) =>
          amount === 0 ? group(70_000, [])(at + 1) : donation(centsToDecimal(amount))(at + 1),
        )
        const { gifts, groups } = allocate(lines)
        const firstLeft = gifts.findIndex(({ leftCents }) => leftCents > 0)
        if (firstLeft === -1) return
        expect(gifts.slice(firstLeft + 1).every(({ parts }) => parts.length === 0)).toBe(true)
        expect(groups.every(({ openCents }) => openCents === 0)).toBe(true)
      }),
    )
  })
})
