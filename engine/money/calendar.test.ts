import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayNumber,
  daysInMonth,
  monthIndex,
  monthOfIndex,
  monthsBefore,
  parseDate,
} from './calendar.ts'

test.each([
  ['2026-02-29', null],
  ['2028-02-29', { year: 2028, month: 2, day: 29 }],
  ['2100-02-29', null],
  ['2000-02-29', { year: 2000, month: 2, day: 29 }],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['2026-04-31', null],
  ['2026-1-1', null],
  ['1899-12-31', null],
  ['2026-11-20T00:00', null],
])('%s', (text, date) => {
  expect(parseDate(text)).toEqual(date)
})

describe('months as indexes', () => {
  test('January 31 plus one month is February', () => {
    expect(monthOfIndex(monthIndex('2026-01-31') + 1)).toEqual({ year: 2026, month: 2 })
  })

  test('December plus one is January', () => {
    expect(monthOfIndex(monthIndex('2026-12-31') + 1)).toEqual({ year: 2027, month: 1 })
  })

  test('a text that is no date is refused', () => {
    expect(() => monthIndex('2026-02-30')).toThrow(RangeError)
    expect(() => dayNumber('')).toThrow(RangeError)
  })
})

test('every day from 1900 to 2199 is one after the day before', () => {
  const gaps: string[] = []
  let last = dayNumber('1900-01-01') - 1
  for (let year = 1900; year < 2200; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= daysInMonth(year, month); day += 1) {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const number = dayNumber(text)
        if (number !== last + 1) gaps.push(text)
        last = number
      }
    }
  }
  expect(gaps).toEqual([])
  expect(last - dayNumber('1900-01-01') + 1).toBe(109_573)
})

test.each([
  ['2026-11-20', 12, '2025-11-20'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s less %i months is %s', (...[date, months, earlier]) => {
  expect(monthsBefore(date, months)).toBe(earlier)
})

describe('days later and earlier', () => {
  test.each([
    ['2026-11-20', 30, '2026-12-20'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-03-08', 0, '2026-03-08'],
    ['2000-02-29', 365, '2001-02-28'],
    ['2026-11-20', 45, '2027-01-04'],
  ])('%s and %i days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later)
  })

  test('undoes the difference of any two days', () => {
    for (let days = 0; days < 73_000; days += 17) {
      const later = addDays('1900-03-01', days)
      expect(dayNumber(later) - dayNumber('1900-03-01')).toBe(days)
      expect(parseDate(later)).not.toBeNull()
    }
  })
})
