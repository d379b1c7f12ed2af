import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { plainDebts, wildInput } from '#engine/testing/random-debts.ts'
import { referencePayoff } from '#engine/testing/reference-payoff.ts'
import type { PayoffDebt, PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { addCentsFrom, type Cliff, cliffsOf } from './cliffs.ts'

const RUNS = { numRuns: 2_000 }

/** Debts with an offer each: a promotion, a deferral, or none. */
const offered = fc
  .tuple(
    plainDebts,
    fc.array(
      fc.record({
        kind: fc.constantFrom('promotion' as const, 'deferral' as const, 'none' as const),
        until: fc.integer({ min: 1, max: 30 }),
        aprPpm: fc.integer({ min: 0, max: 60_000 }),
        later: fc.integer({ min: 80_000, max: 350_000 }),
        accruedCents: fc.integer({ min: 0, max: 900_00 }),
      }),
      { minLength: 6, maxLength: 6 },
    ),
    fc.integer({ min: 0, max: 500_00 }),
    fc.constantFrom('avalanche' as const, 'snowball' as const, 'minimumsOnly' as const),
  )
  .map(([plain, offers, extraCents, order]): PayoffInput => ({
    debts: plain.map((debt, at): PayoffDebt => {
      const { kind, until, aprPpm, later, accruedCents } = offers[at]!
      if (kind === 'none') return debt
      const isFree = kind === 'deferral'
      const rates = [
        { fromMonth: 0, aprPpm: isFree ? 0 : aprPpm },
        { fromMonth: until + 1, aprPpm: later },
      ]
      const deferred = isFree && { untilMonth: until, aprPpm: later, accruedCents }
      return { ...debt, rates, ...(deferred && { deferred }) }
    }),
    extraCents,
    order,
  }))

const halfUp = (a: bigint, b: bigint) => (2n * a + b) / (2n * b)

/** A second way to follow one debt: the plan's payments to it and more, in whole cents. */
function owedAfter(
  { input, plan }: { input: PayoffInput; plan: PayoffPlan },
  { id, untilMonth }: Cliff,
  more: { cents: number; from: number },
): bigint {
  const place = input.debts.findIndex((debt) => debt.id === id)
  const debt = input.debts[place]!
  let owed = BigInt(debt.balanceCents)
  for (let month = 1; month <= untilMonth; month += 1) {
    owed += halfUp(owed * BigInt(rateInMonth(debt.rates, month)), 12_000_000n)
    const planned = plan.schedule[month - 1]!.debts[place]!.paymentCents
    const paid = BigInt(planned + (month >= more.from ? more.cents : 0))
    owed = paid >= owed ? 0n : owed - paid
  }
  return owed
}

/** Calls `look` for every cliff of many inputs; answers how many there were. */
function eachCliff(look: (planned: { input: PayoffInput; plan: PayoffPlan }, cliff: Cliff) => void): number {
  let seen = 0
  fc.assert(
    fc.property(offered, (input) => {
      const plan = planPayoff(input)
      for (const cliff of cliffsOf(input, plan)) {
        seen += 1
        look({ input, plan }, cliff)
      }
    }),
    RUNS,
  )
  return seen
}

test('the amount from now on leaves nothing, one dollar less leaves something', () => {
  const seen = eachCliff((planned, cliff) => {
    const cents = cliff.addCentsToAvoid!
    expect(cents % 100).toBe(0)
    expect(owedAfter(planned, cliff, { cents, from: 1 })).toBe(0n)
    expect(owedAfter(planned, cliff, { cents: cents - 100, from: 1 })).toBeGreaterThan(0n)
  })
  expect(seen).toBeGreaterThan(1_000)
})

test('it still leaves nothing from the latest month named, and something from the month after it', () => {
  const seen = eachCliff((planned, cliff) => {
    const { addCentsToAvoid: cents, addFromMonth: from, untilMonth } = cliff
    expect(from).toBeGreaterThanOrEqual(1)
    expect(from).toBeLessThanOrEqual(untilMonth)
    expect(owedAfter(planned, cliff, { cents: cents!, from: from! })).toBe(0n)
    const later = owedAfter(planned, cliff, { cents: cents!, from: from! + 1 })
    expect(from === untilMonth || later > 0n).toBe(true)
  })
  expect(seen).toBeGreaterThan(1_000)
})

test('a later start takes the least whole dollars too, and never less than an earlier one', () => {
  const seen = eachCliff((planned, cliff) => {
    const from = Math.ceil(cliff.untilMonth / 2)
    const cents = addCentsFrom(planned, cliff, from)!
    expect(cents).toBeGreaterThanOrEqual(cliff.addCentsToAvoid!)
    expect(owedAfter(planned, cliff, { cents, from })).toBe(0n)
    expect(owedAfter(planned, cliff, { cents: cents - 100, from })).toBeGreaterThan(0n)
    expect(addCentsFrom(planned, cliff, cliff.untilMonth + 1)).toBeNull()
  })
  expect(seen).toBeGreaterThan(1_000)
})

test('what is left is the plan’s own, and only an offer that leaves something is named', () => {
  fc.assert(
    fc.property(offered, (input) => {
      const plan = planPayoff(input)
      const named = new Map(cliffsOf(input, plan).map((cliff) => [cliff.id, cliff]))
      input.debts.forEach((debt, place) => {
        const until = debt.deferred?.untilMonth ?? (debt.rates[1]?.fromMonth ?? 0) - 1
        const row = plan.schedule[until - 1]?.debts[place]
        const cliff = named.get(debt.id)
        const charged = debt.deferred ? (cliff?.chargeCents ?? 0) : 0
        const leftCents = until < 1 || !row ? 0 : row.balanceCents - charged
        expect(cliff?.leftCents ?? 0).toBe(leftCents)
        expect(cliff?.untilMonth ?? until).toBe(until)
      })
    }),
    RUNS,
  )
})

test('a deferral charges all the interest it has gathered', () => {
  let seen = 0
  eachCliff(({ input, plan }, { id, kind, untilMonth, chargeCents }) => {
    if (kind === 'promotion') return
    seen += 1
    const place = input.debts.findIndex((debt) => debt.id === id)
    const { balanceCents, deferred } = input.debts[place]!
    let gathered = BigInt(deferred!.accruedCents)
    for (let month = 1; month <= untilMonth; month += 1) {
      const opening = month === 1 ? balanceCents : plan.schedule[month - 2]!.debts[place]!.balanceCents
      gathered += halfUp(BigInt(opening) * BigInt(deferred!.aprPpm), 12_000_000n)
    }
    expect(BigInt(chargeCents)).toBe(gathered)
  })
  expect(seen).toBeGreaterThan(500)
})

const interestOf = (input: PayoffInput) =>
  referencePayoff(input, 600)
    .rows.flat()
    .reduce((sum, { interest }) => sum + interest, 0n)

test('a promotion costs the difference of two runs', () => {
  let seen = 0
  eachCliff(({ input, plan }, { id, kind, chargeCents }) => {
    if (kind === 'deferral' || plan.status !== 'paid') return
    seen += 1
    const debts = input.debts.map((debt) =>
      debt.id === id ? { ...debt, rates: debt.rates.slice(0, 1) } : debt,
    )
    expect(BigInt(chargeCents)).toBe(interestOf(input) - interestOf({ ...input, debts }))
  })
  expect(seen).toBeGreaterThan(500)
})

test('anything goes in: no amount is below zero, and what is named can be said', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      const plan = planPayoff(input)
      for (const { leftCents, untilMonth, addCentsToAvoid, addFromMonth } of cliffsOf(input, plan)) {
        expect(leftCents).toBeGreaterThan(0)
        expect(untilMonth).toBeLessThanOrEqual(plan.schedule.length)
        expect(addCentsToAvoid === null).toBe(addFromMonth === null)
        expect(addCentsToAvoid === null ? untilMonth === 0 : addCentsToAvoid > 0).toBe(true)
      }
    }),
    RUNS,
  )
})
