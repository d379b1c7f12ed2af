import { expect, test } from 'vitest'
import { dayInZone, earliestDay, latestDay } from './calendar-day.ts'

test('a moment has its day in each of more zones than are kept, and again', () => {
  const moment = new Date('2026-12-31T23:30:00Z')
  const zones = Intl.supportedValuesOf('timeZone')
  const days = zones.map((zone) => dayInZone(moment, zone))
  expect(zones.length).toBeGreaterThan(100)
  expect(new Set(days)).toEqual(new Set(['2026-12-31', '2027-01-01']))
  expect(zones.map((zone) => dayInZone(moment, zone))).toEqual(days)
  expect(dayInZone(moment, 'America/Los_Angeles')).toBe('2026-12-31')
  expect(dayInZone(moment, 'Europe/Berlin')).toBe('2027-01-01')
  expect(dayInZone(moment.getTime(), 'Europe/Berlin')).toBe('2027-01-01')
  expect(dayInZone(moment, null)).toBe(dayInZone(moment, Intl.DateTimeFormat().resolvedOptions().timeZone))
  expect(() => dayInZone(moment, 'Mars/Olympus')).toThrow(RangeError)
})

test('the latest day anybody may have is that of the first zone to reach it', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  for (const now of [new Date('2026-12-31T10:00:00Z'), new Date('2026-12-31T23:59:00Z')])
    for (const zone of zones) expect(dayInZone(now, zone) <= latestDay(now)).toBe(true)
  expect(latestDay(new Date('2026-12-31T12:00:00Z'))).toBe('2027-01-01')
})

test('the earliest day anybody had is that of the last zone to reach it', () => {
  for (const instant of [
    '2026-12-31T11:59:59.000Z',
    '2027-01-01T00:00:00.000Z',
    '2026-12-31T12:00:00.000Z',
  ]) {
    const days = ['Etc/GMT+12', 'UTC', 'Pacific/Kiritimati'].map((zone) => dayInZone(new Date(instant), zone))
    expect(earliestDay(instant)).toBe(days.toSorted()[0])
  }
})
