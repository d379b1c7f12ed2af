import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayNumber, daysInMonth } from '#engine/money/calendar.ts'
import { nextMonitoringDay } from './monitoring-days.ts'
import type { MonitoringFrequency } from './monitoring-days.ts'

/** The days of a schedule, from the one it was set up on. */
function daysOf(frequency: MonitoringFrequency, startedOn: string, count: number): string[] {
  const days = [startedOn]
  for (let made = 0; made < count; made += 1)
    days.push(nextMonitoringDay(frequency, { startedOn, after: days.at(-1)! }))
  return days.slice(1)
}

test.each<[MonitoringFrequency, string, string[]]>([
  ['monthly', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['monthly', '2028-01-30', ['2028-02-29', '2028-03-30']],
  ['monthly', '2026-11-20', ['2026-12-20', '2027-01-20']],
  ['weekly', '2026-10-28', ['2026-11-04', '2026-11-11']], // summer time ends on 2026-11-01
  ['weekly', '2028-02-25', ['2028-03-03', '2028-03-10']],
  ['daily', '2028-02-28', ['2028-02-29', '2028-03-01']],
  ['daily', '2026-12-31', ['2027-01-01']],
])('%s from %s', (frequency, startedOn, days) => {
  expect(daysOf(frequency, startedOn, days.length)).toEqual(days)
})

test('days that were missed are not made up for: the next one is still ahead, on its own day', () => {
  expect(nextMonitoringDay('weekly', { startedOn: '2026-11-02', after: '2026-11-20' })).toBe('2026-11-23')
  expect(nextMonitoringDay('monthly', { startedOn: '2026-01-31', after: '2026-06-12' })).toBe('2026-06-30')
})

describe('from any day', () => {
  const day = fc
    .record({
      year: fc.integer({ min: 2020, max: 2110 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .map(({ year, month, day: of }) => {
      const inMonth = Math.min(of, daysInMonth(year, month))
      return `${year}-${String(month).padStart(2, '0')}-${String(inMonth).padStart(2, '0')}`
    })

  test('days follow each other by one, by seven, or month by month on the same day', () => {
    fc.assert(
      fc.property(day, (startedOn) => {
        const start = dayNumber(startedOn)
        const numbers = (frequency: MonitoringFrequency) => daysOf(frequency, startedOn, 30).map(dayNumber)
        expect(numbers('daily')).toEqual(Array.from({ length: 30 }, (_, index) => start + index + 1))
        expect(numbers('weekly')).toEqual(Array.from({ length: 30 }, (_, index) => start + 7 * (index + 1)))
        const ofMonth = Number(startedOn.slice(8))
        for (const one of daysOf('monthly', startedOn, 30)) {
          const length = daysInMonth(Number(one.slice(0, 4)), Number(one.slice(5, 7)))
          expect(Number(one.slice(8))).toBe(Math.min(ofMonth, length))
        }
      }),
      { numRuns: 300 },
    )
  })
})
