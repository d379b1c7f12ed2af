import { expect, test } from 'vitest'
import type { MinimumRule, PayoffDebt } from '#engine/debts/debt.ts'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { nearestDollar } from '#engine/money/rounding.ts'
import { publishedStatements } from '#engine/testing/published-statements.ts'
import { publishedTotals, type PublishedTotal } from '#engine/testing/published-totals.ts'
import { payoffRange } from './range.ts'

type Owed = { balanceCents: number; aprPpm: number; minimum: MinimumRule }

/** What is paid in all and for how many months, as a person who enters the debt and pays nothing extra is told. */
function rangeOf({ balanceCents, aprPpm, minimum }: Owed) {
  const debt: PayoffDebt = { id: 'x', balanceCents, rates: [{ fromMonth: 0, aprPpm }], minimum }
  const range = payoffRange({ debts: [debt], extraCents: 0, order: 'minimumsOnly' })
  return {
    leastCents: balanceCents + range.leastInterestCents!,
    mostCents: balanceCents + range.mostInterestCents!,
    earliestMonths: range.earliestMonths!,
    latestMonths: range.latestMonths!,
  }
}

/** Whether the range holds a total: one in whole dollars stands for every amount that rounds to it. */
function isHeld(totalCents: number, { leastCents, mostCents }: { leastCents: number; mostCents: number }) {
  const asPrinted = totalCents % 100 === 0 ? nearestDollar : (cents: number) => cents
  return asPrinted(leastCents) <= totalCents && totalCents <= asPrinted(mostCents)
}

function minimumOf({ balanceCents, aprPpm, months, paid }: PublishedTotal): MinimumRule {
  if (typeof paid === 'object') return paid
  const level = { principalCents: balanceCents, aprPpm, months: months ?? 0 }
  return { kind: 'fixed', cents: paid ?? standardPaymentCents(level) }
}

const totals = publishedTotals.flatMap(({ publisher, totals: printed }) =>
  printed.map((one) => {
    const range = rangeOf({ ...one, minimum: minimumOf(one) })
    const { balanceCents, aprPpm, months, totalCents } = one
    return {
      named: { publisher, balanceCents, aprPpm, totalCents, isHeld: isHeld(totalCents, range) },
      isMiss: one.countedAtPpm !== undefined,
      hasItsMonths: months === undefined || (range.earliestMonths <= months && months <= range.latestMonths),
      isNumbered: months !== undefined,
      isHeldToTheCent: range.leastCents <= totalCents && totalCents <= range.mostCents,
      width: (range.mostCents - range.leastCents) / totalCents,
    }
  }),
)

const statements = publishedStatements.map(({ issuer, rule, statement, isHeld: isExpected }) => {
  const { balanceCents, aprPpm, minimumCents, minimumOnlyTotalCents: totalCents } = statement
  // The statement asks for its own minimum first: it has no interest in it yet.
  const leftCents = balanceCents + monthInterestCents(balanceCents, aprPpm) - minimumCents
  const later = rangeOf({ balanceCents: leftCents, aprPpm, minimum: rule })
  const range = {
    leastCents: minimumCents + later.leastCents,
    mostCents: minimumCents + later.mostCents,
  }
  return {
    named: { publisher: issuer, balanceCents, aprPpm, totalCents, isHeld: isHeld(totalCents!, range) },
    isMiss: !isExpected,
    isHeldToTheCent: range.leastCents <= totalCents! && totalCents! <= range.mostCents,
    width: (range.mostCents - range.leastCents) / totalCents!,
  }
})

const all = [...statements, ...totals]

test.each(all)(
  '$named.publisher, $named.balanceCents cents at $named.aprPpm ppm: held, or a known miss',
  ({ named, isMiss }) => {
    expect(named).toEqual({ ...named, isHeld: !isMiss })
  },
)

test('of 52 published totals 49 lie in the range: more than 23 of 25', () => {
  expect(all.length).toBe(52)
  const held = all.filter(({ named }) => named.isHeld).length
  expect(held).toBe(49)
  expect(held / all.length).toBeGreaterThanOrEqual(23 / 25)
  expect(all.filter(({ isHeldToTheCent }) => isHeldToTheCent).length).toBe(46)
})

test('a total that was counted at another rate than is printed beside it is in the range of that rate', () => {
  const misses = publishedTotals.flatMap((document) => document.totals).filter((one) => one.countedAtPpm)
  expect(misses.length).toBe(2)
  for (const one of misses) {
    const counted = { ...one, aprPpm: one.countedAtPpm! }
    expect(isHeld(one.totalCents, rangeOf({ ...counted, minimum: minimumOf(counted) }))).toBe(true)
  }
})

test('the range is under 2.5 % of the totals wide, on average and for every single one', () => {
  const widths = all.map(({ width }) => width)
  expect(widths.reduce((sum, width) => sum + width, 0) / widths.length).toBeLessThan(0.005)
  expect(Math.max(...widths)).toBeLessThan(0.025)
})

test('the number of payments that a lender prints is in the range of months', () => {
  const outside = totals.filter(({ hasItsMonths }) => !hasItsMonths)
  // Both count full payments alone: 56 and 90 of $40 are $7.37 and $4.55 less than the totals beside them.
  expect(outside.map(({ named }) => named.totalCents)).toEqual([2_247_37, 3_604_55])
  expect(totals.filter(({ isNumbered }) => isNumbered).length).toBe(35)
})
