import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Essential, essentialKinds, shortMonth, type ShortMonthDue } from './short-month.ts'

const due = (id: string, fields: Partial<ShortMonthDue>): ShortMonthDue => ({
  id,
  name: id,
  type: 'credit_card',
  cents: fields.minimumCents ?? 0,
  minimumCents: 0,
  dueOn: '2026-11-28',
  securedBy: null,
  isFederal: false,
  lateFeeCents: 0,
  hasPenaltyRate: false,
  ...fields,
})
const rent: Essential = { id: 'rent', kind: 'housing', name: 'Rent', cents: 700_00 }

describe('shortMonth', () => {
  it('pays the example of its file', () => {
    const first = due('first', { minimumCents: 40_00, lateFeeCents: 30_00 })
    const second = due('second', { minimumCents: 35_00, lateFeeCents: 30_00, hasPenaltyRate: true })
    const car = due('car', { type: 'auto_loan', minimumCents: 250_00, securedBy: 'car' })
    expect(shortMonth({ cents: 1_000_00, essentials: [rent], dues: [first, second, car] })).toEqual({
      pay: [
        { id: 'rent', cents: 700_00 },
        { id: 'car', cents: 250_00 },
        { id: 'second', cents: 35_00 },
        { id: 'first', cents: 15_00 },
      ],
      skipped: [{ id: 'first', cents: 25_00, consequences: ['lateFee', 'markAfter30Days'] }],
      leftCents: 0,
    })
  })

  it('pays essentials in the order of their kind, whatever order they came in', () => {
    const essentials = essentialKinds
      .map((kind) => ({ id: kind, kind, name: kind, cents: 10_00 }))
      .toReversed()
    const { pay, skipped } = shortMonth({ cents: 35_00, essentials, dues: [] })
    expect(pay.map(({ id }) => id)).toEqual(['housing', 'power', 'food', 'medicine'])
    expect(skipped).toEqual([
      { id: 'medicine', cents: 5_00, consequences: ['medicineHelp'] },
      { id: 'work', cents: 10_00, consequences: ['wayToWork'] },
      { id: 'insurance', cents: 10_00, consequences: ['coverageEnds'] },
      { id: 'childSupport', cents: 10_00, consequences: ['courtOrder'] },
    ])
  })

  it('pays home, car, federal loan, penalty rate, late fee, then the smaller minimum', () => {
    const dues = [
      due('large', { minimumCents: 60_00 }),
      due('small', { minimumCents: 20_00 }),
      due('fee', { minimumCents: 90_00, lateFeeCents: 41_00 }),
      due('penalty', { minimumCents: 95_00, hasPenaltyRate: true }),
      due('federal', { minimumCents: 200_00, isFederal: true, lateFeeCents: 5_00 }),
      due('car', { minimumCents: 300_00, securedBy: 'car' }),
      due('home', { minimumCents: 900_00, securedBy: 'home' }),
    ]
    const { pay, leftCents } = shortMonth({ cents: 5_000_00, essentials: [], dues })
    expect(pay.map(({ id }) => id)).toEqual(['home', 'car', 'federal', 'penalty', 'fee', 'small', 'large'])
    expect(leftCents).toBe(5_000_00 - 1_665_00)
    expect(shortMonth({ cents: 0, essentials: [], dues }).skipped.map((one) => one.consequences)).toEqual([
      ['foreclosure', 'markAfter30Days'],
      ['repossession', 'markAfter30Days'],
      ['askIncomeDriven', 'lateFee', 'markAfter90Days'],
      ['penaltyRate', 'markAfter30Days'],
      ['lateFee', 'markAfter30Days'],
      ['markAfter30Days'],
      ['markAfter30Days'],
    ])
  })

  it('asks for no more than is owed, and a fee that is not known can follow', () => {
    const last = due('last', { cents: 12_00, minimumCents: 35_00, lateFeeCents: null })
    expect(shortMonth({ cents: 2_00, essentials: [], dues: [last] })).toEqual({
      pay: [{ id: 'last', cents: 2_00 }],
      skipped: [{ id: 'last', cents: 10_00, consequences: ['lateFee', 'markAfter30Days'] }],
      leftCents: 0,
    })
  })

  it.each([
    ['half a cent', { cents: 0.5, essentials: [], dues: [] }],
    ['less than nothing', { cents: -1, essentials: [], dues: [] }],
    ['a bill below 0', { cents: 1, essentials: [{ ...rent, cents: -1 }], dues: [] }],
    ['a minimum that is no number', { cents: 1, essentials: [], dues: [due('x', { minimumCents: NaN })] }],
  ])('refuses %s', (_, given) => {
    expect(() => shortMonth(given)).toThrow(RangeError)
  })
})

const amount = fc.integer({ min: 0, max: 900_00 })
const set = fc.record({
  cents: fc.integer({ min: 0, max: 4_000_00 }),
  essentials: fc
    .array(fc.record({ kind: fc.constantFrom(...essentialKinds), cents: amount }), { maxLength: 7 })
    .map((all) => all.map((one, at) => ({ ...one, id: `e${at}`, name: `e${at}` }))),
  dues: fc
    .array(
      fc.record({
        cents: amount,
        minimumCents: amount,
        securedBy: fc.constantFrom('home' as const, 'car' as const, null, null),
        isFederal: fc.boolean(),
        lateFeeCents: fc.constantFrom(0, 8_00, 30_00, 41_00, null),
        hasPenaltyRate: fc.boolean(),
      }),
      { maxLength: 8 },
    )
    .map((all) => all.map((one, at) => due(`d${at}`, one))),
})

const key = (one: ShortMonthDue) => {
  const secured = one.securedBy === 'home' ? 'a' : one.securedBy === 'car' ? 'b' : one.isFederal ? 'c' : 'd'
  if (secured !== 'd') return secured
  const fee = 9_999_999 - (one.lateFeeCents ?? 0)
  return `d${one.hasPenaltyRate ? 0 : 1}${String(fee).padStart(8, '0')}${String(one.minimumCents).padStart(8, '0')}`
}

/** A second reading of the rule: hands out the money by asking again and again who comes first. */
function naive({ cents, essentials, dues }: Parameters<typeof shortMonth>[0]) {
  const open = [
    ...essentials.map((one) => ({
      id: one.id,
      at: `0${essentialKinds.indexOf(one.kind)}`,
      asked: one.cents,
    })),
    ...dues.map((one) => ({ id: one.id, at: `1${key(one)}`, asked: Math.min(one.cents, one.minimumCents) })),
  ]
  const paid = new Map<string, number>()
  let left = cents
  while (open.length > 0) {
    let best = 0
    for (let at = 1; at < open.length; at += 1) if (open[at]!.at < open[best]!.at) best = at
    const [one] = open.splice(best, 1)
    const gets = left < one!.asked ? left : one!.asked
    if (gets > 0) paid.set(one!.id, gets)
    left -= gets
  }
  return { pay: [...paid].map(([id, cents]) => ({ id, cents })), left }
}

const part = (rows: readonly { id: string; cents: number }[], id: string) =>
  rows.find((row) => row.id === id)?.cents ?? 0

describe('shortMonth over 2,000 random sets', () => {
  it('pays what a second reading of the rule pays, in the same order', () => {
    const isSame = fc.property(set, (given) => {
      const { pay, leftCents } = shortMonth(given)
      const { pay: expected, left } = naive(given)
      return JSON.stringify(pay) === JSON.stringify(expected) && leftCents === left
    })
    expect(fc.check(isSame, { numRuns: 2_000 }).counterexample).toBeNull()
  })

  it('pays at most what there is; pay and skipped are what was asked; what is left is whole and never below 0', () => {
    const holds = fc.property(set, (given) => {
      const { pay, skipped, leftCents } = shortMonth(given)
      const paidCents = pay.reduce((sum, { cents }) => sum + cents, 0)
      const isSpent = paidCents + leftCents === given.cents && Number.isInteger(leftCents) && leftCents >= 0
      const asked = [
        ...given.essentials,
        ...given.dues.map(({ id, cents, minimumCents }) => ({ id, cents: Math.min(cents, minimumCents) })),
      ]
      const isWhole = asked.every(({ id, cents }) => part(pay, id) + part(skipped, id) === cents)
      const isReasoned = skipped.every(({ cents, consequences }) => cents > 0 && consequences.length > 0)
      return isSpent && isWhole && isReasoned && (skipped.length === 0 || leftCents === 0)
    })
    expect(fc.check(holds, { numRuns: 2_000 }).counterexample).toBeNull()
  })

  it('never leaves out what it paid with less money', () => {
    const isMore = fc.property(set, fc.integer({ min: 0, max: 500_00 }), (given, more) => {
      const before = shortMonth(given)
      const after = shortMonth({ ...given, cents: given.cents + more })
      return before.pay.every(
        ({ id, cents }) => (after.pay.find((row) => row.id === id)?.cents ?? 0) >= cents,
      )
    })
    expect(fc.check(isMore, { numRuns: 2_000 }).counterexample).toBeNull()
  })
})
