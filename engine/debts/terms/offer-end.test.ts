import { describe, expect, test } from 'vitest'
import { daysInMonth, monthIndex } from '#engine/money/calendar.ts'
import { lastMonthCovered, lastPaymentDay } from './offer-end.ts'

const MAY = monthIndex('2027-05-01')
const JUNE = monthIndex('2027-06-01')
const dueOn = (day: number | null) => (day === null ? null : `2026-12-${String(day).padStart(2, '0')}`)

test.each([
  ['2027-05-31', 25, MAY],
  ['2027-06-01', 25, MAY],
  ['2027-06-24', 25, MAY],
  ['2027-06-25', 25, JUNE],
  ['2027-06-01', 1, JUNE],
  ['2027-06-30', null, JUNE],
  ['2027-06-29', null, MAY],
  ['2027-06-01', null, MAY],
  ['2027-05-31', null, MAY],
  ['2027-06-30', 31, JUNE],
])('an offer that ends on %s with payments on day %s covers month %s', (endsOn, day, month) => {
  expect(lastMonthCovered(endsOn, dueOn(day))).toBe(month)
})

describe('every day of a month, with every due day and none', () => {
  for (const [year, month] of [
    [2027, 2],
    [2028, 2],
    [2027, 6],
    [2027, 7],
  ] as const) {
    test(`${year}-${month}`, () => {
      const length = daysInMonth(year, month)
      const named = `${year}-${String(month).padStart(2, '0')}`
      for (let end = 1; end <= length; end += 1) {
        for (let due = 1; due <= 32; due += 1) {
          const endsOn = `${named}-${String(end).padStart(2, '0')}`
          const isIn = Math.min(due, length) <= end
          const covered = lastMonthCovered(endsOn, due === 32 ? null : dueOn(due))
          expect(covered, `${endsOn}, due ${due}`).toBe(monthIndex(endsOn) - (isIn ? 0 : 1))
        }
      }
    })
  }
})

describe('the last day to pay that is in time', () => {
  test.each<[string, string, number | null, string, string]>([
    ['ends before the due day: the one of the month before', '2027-06-01', 25, '2026-11-20', '2027-05-25'],
    ['ends on the due day', '2027-06-25', 25, '2026-11-20', '2027-06-25'],
    [
      'no due day: the last day of a month that is over by then',
      '2027-06-01',
      null,
      '2026-11-20',
      '2027-05-31',
    ],
    ['the last due day is past: the day it ends', '2026-11-30', 3, '2026-11-20', '2026-11-30'],
    ['the first payment comes later: the day it ends', '2026-12-01', 25, '2026-11-28', '2026-12-01'],
    ['ends this month, due before it', '2026-11-30', 25, '2026-11-20', '2026-11-25'],
    ['on the last day itself', '2026-11-30', null, '2026-11-30', '2026-11-30'],
  ])('%s', (_, ...[endsOn, day, today, last]) => {
    const due = day === null ? null : `2026-10-${String(day).padStart(2, '0')}`
    expect(lastPaymentDay(endsOn, due, today)).toBe(last)
  })
})
