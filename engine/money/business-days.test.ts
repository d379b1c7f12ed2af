import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#engine/money/calendar.ts'
import { addBusinessDays, businessDaysBefore, federalHolidays, isBusinessDay } from './business-days.ts'

// The lists of the Office of Personnel Management, opm.gov/policy-data-oversight/pay-leave/federal-holidays
const published: [number, string[]][] = [
  [
    2026,
    [
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ],
  ],
  [
    2027,
    [
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
    ],
  ],
  [
    2028,
    [
      '2027-12-31',
      '2028-01-17',
      '2028-02-21',
      '2028-05-29',
      '2028-06-19',
      '2028-07-04',
      '2028-09-04',
      '2028-10-09',
      '2028-11-10',
      '2028-11-23',
      '2028-12-25',
    ],
  ],
]

describe('federalHolidays', () => {
  it.each(published)('of %i', (year, days) => {
    expect(federalHolidays(year)).toEqual(days)
  })
})

describe('isBusinessDay', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-26', false],
    ['2026-07-03', false],
    ['2026-07-04', false],
    ['2027-12-31', false],
    ['2024-02-29', true],
  ])('%s: %s', (day, is) => {
    expect(isBusinessDay(day)).toBe(is)
  })
  it('refuses what is no date', () => {
    expect(() => isBusinessDay('2026-02-30')).toThrow(RangeError)
  })
})

function businessDaysBetween(from: string, to: string): number {
  let count = 0
  for (let at = addDays(from, 1); at <= to; at = addDays(at, 1)) if (isBusinessDay(at)) count += 1
  return count
}

const someDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1990-01-01', days))

describe('addBusinessDays and businessDaysBefore', () => {
  it('counts every business day between once', () => {
    const counts = fc.property(someDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
      return businessDaysBetween(day, addBusinessDays(day, count)) === count
    })
    expect(fc.check(counts, { numRuns: 300 }).counterexample).toBeNull()
  })

  it.each([
    // over Thanksgiving, a weekend, and from a Sunday
    ['2026-11-30', 2, '2026-11-25'],
    ['2026-11-28', 2, '2026-11-25'],
    ['2026-11-22', 2, '2026-11-19'],
    ['2026-11-20', 2, '2026-11-18'],
    // July 4 is a Saturday, observed on Friday the 3rd
    ['2026-07-06', 2, '2026-07-01'],
  ])('%s less %i: %s', (day, days, before) => {
    expect(businessDaysBefore(day, days)).toBe(before)
  })

  it('goes back the way it came from a business day', () => {
    const isSame = fc.property(someDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
      return !isBusinessDay(day) || businessDaysBefore(addBusinessDays(day, count), count) === day
    })
    expect(fc.check(isSame, { numRuns: 300 }).counterexample).toBeNull()
  })
})
