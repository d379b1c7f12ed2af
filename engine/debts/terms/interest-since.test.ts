import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#engine/money/calendar.ts'
import { interestBetweenCents } from '#engine/money/interest.ts'
import { interestSince, rateOfDay, type AccrualCase, type StatedRates } from './interest-since.ts'

const plain: StatedRates = { aprPpm: 299_900, promotionalRate: null, deferredInterest: null }
const promotion = { aprPpm: 0, endsOn: '2026-12-01' }
const deferral = { aprPpm: 299_900, endsOn: '2026-12-01', accruedCents: 420_00 }

const since = (until: string, rates: StatedRates, from = '2026-11-03') =>
  interestSince({ balanceCents: 6_000_00, since: from, until, rates })

describe('with an offer that ends on December 1', () => {
  const rates = { ...plain, promotionalRate: promotion }
  const low = { ...plain, promotionalRate: { aprPpm: 19_900, endsOn: '2026-12-01' } }

  test.each<[string, StatedRates, string, number]>([
    ['paid before the end', rates, '2026-11-20', 0],
    ['paid on the last day', rates, '2026-12-01', 0],
    ['paid two days after the end: $9.86, not $147.90', rates, '2026-12-03', 9_86],
    // 6000 x (1.99 % x 28 + 29.99 % x 2) / 365 = 9.1594 + 9.8597 = 19.0192
    ['each stretch at its own rate', low, '2026-12-03', 19_02],
    ['before the end the offer’s rate, not none', low, '2026-12-01', 9_16],
  ])('%s', (...[, stated, until, cents]) => {
    expect(since(until, stated)?.cents).toBe(cents)
  })

  test('the last entry was after the end: the usual rate alone', () => {
    expect(since('2027-01-01', rates, '2026-12-02')).toEqual({
      cents: interestBetweenCents({ balanceCents: 6_000_00, aprPpm: 299_900, days: 30 }),
      deferredCents: 0,
      stretches: [{ aprPpm: 299_900, days: 30, through: '2027-01-01' }],
    })
  })

  test('the stretches, each through its last day', () => {
    expect(since('2026-12-03', rates)?.stretches).toEqual([
      { aprPpm: 0, days: 28, through: '2026-12-01' },
      { aprPpm: 299_900, days: 2, through: '2026-12-03' },
    ])
  })

  test('a usual rate nobody told is not needed before the end, and not guessed after it', () => {
    const unknown = { ...rates, aprPpm: null }
    expect(since('2026-11-20', unknown)?.cents).toBe(0)
    expect(since('2026-12-03', unknown)).toBeNull()
  })
})

describe('with interest deferred through December 1', () => {
  const rates = { ...plain, deferredInterest: deferral }

  test.each<[string, string, string, [all: number, deferred: number]]>([
    ['paid before the end', '2026-11-03', '2026-11-20', [0, 0]],
    ['paid on the last day', '2026-11-03', '2026-12-01', [0, 0]],
    // 420.00 + 6000 x 29.99 % x 28 / 365 = 420.00 + 138.04, then two days at the usual rate
    ['paid after the end: what gathered falls due', '2026-11-03', '2026-12-03', [567_90, 558_04]],
    ['the last entry was on the last day', '2026-12-01', '2026-12-03', [429_86, 420_00]],
    ['the last entry was after it: the charge is in the balance', '2026-12-02', '2026-12-03', [4_93, 0]],
  ])('%s', (...[, from, until, [cents, deferredCents]]) => {
    expect(since(until, rates, from)).toMatchObject({ cents, deferredCents })
  })

  const asOf = (accruedOn: string) =>
    since('2026-12-03', { ...rates, deferredInterest: { ...deferral, accruedOn } })?.deferredCents

  test('what gathered is counted from the day of what is known of it', () => {
    // 6000 x 29.99 % / 365 = 4.93 a day: 58 days from October 4, 11 from November 20
    expect(asOf('2026-10-04')).toBe(420_00 + 285_93)
    expect(asOf('2026-11-20')).toBe(420_00 + 54_23)
  })

  test('its rate stands for a usual rate nobody told', () => {
    expect(rateOfDay({ ...rates, aprPpm: null }, '2026-12-02')).toBe(299_900)
    expect(rateOfDay({ ...plain, aprPpm: null }, '2026-12-02')).toBeNull()
  })

  test('nothing falls due where nothing is owed', () => {
    const paid: AccrualCase = { balanceCents: 0, since: '2026-11-03', until: '2026-12-03', rates }
    expect(interestSince(paid)?.cents).toBe(0)
  })
})

test('there is no interest without a day', () => {
  expect(since('2026-11-03', plain)).toBeNull()
  expect(since('2026-11-02', plain)).toBeNull()
})

test('it is the sum of every day at that day’s rate', () => {
  const day = fc.integer({ min: 0, max: 90 }).map((days) => addDays('2026-11-03', days - 20))
  const apr = fc.nat({ max: 400_000 })
  const offer = fc.option(fc.record({ aprPpm: apr, endsOn: day }), { nil: null })
  const stated = fc.record({ aprPpm: apr, promotionalRate: offer, deferredInterest: fc.constant(null) })
  fc.assert(
    fc.property(stated, day, fc.integer({ min: 1, max: 70 }), (rates, from, days) => {
      const balanceCents = 6_000_00
      const until = addDays(from, days)
      let parts = 0n
      for (let i = 1; i <= days; i += 1)
        parts += BigInt(balanceCents) * BigInt(rateOfDay(rates, addDays(from, i)) ?? 0)
      const exact = Number((2n * parts + 365_000_000n) / 730_000_000n)
      expect(interestSince({ balanceCents, since: from, until, rates })?.cents).toBe(exact)
    }),
  )
})
