import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBusinessDay } from '#engine/money/business-days.ts'
import { addDays, dayNumber } from '#engine/money/calendar.ts'
import { nextUsualDate, payDates, payKinds, type PaySchedule } from './pay-dates.ts'

const schedule = (fields: Partial<PaySchedule>): PaySchedule => ({
  kind: 'monthly',
  nextOn: null,
  secondOn: null,
  dayOff: 'before',
  ...fields,
})

describe('payDates', () => {
  it.each<[string, Partial<PaySchedule>, [from: string, to: string, days: string[]]]>([
    [
      'weekly on Fridays, one before Christmas Day and New Year’s Day',
      { kind: 'weekly', nextOn: '2026-12-11' },
      ['2026-12-01', '2027-01-08', ['2026-12-11', '2026-12-18', '2026-12-24', '2026-12-31', '2027-01-08']],
    ],
    [
      'every two weeks, asked long after the date that was entered',
      { kind: 'everyTwoWeeks', nextOn: '2026-01-08' },
      ['2026-11-20', '2026-12-31', ['2026-11-25', '2026-12-10', '2026-12-24']],
    ],
    [
      'twice a month, the 15th and the last',
      { kind: 'twiceAMonth', nextOn: '2026-11-30', secondOn: '2026-12-15' },
      ['2026-11-20', '2027-01-15', ['2026-11-30', '2026-12-15', '2026-12-31', '2027-01-15']],
    ],
    [
      'monthly on a Sunday, paid before it',
      { nextOn: '2026-11-15' },
      ['2026-11-01', '2026-12-31', ['2026-11-13', '2026-12-15']],
    ],
    [
      'monthly on a Sunday, paid after it',
      { nextOn: '2026-11-15', dayOff: 'after' },
      ['2026-11-01', '2026-12-31', ['2026-11-16', '2026-12-15']],
    ],
    [
      'on the last day of each month',
      { nextOn: '2027-02-28', dayOff: 'before' },
      ['2027-02-01', '2027-04-30', ['2027-02-26', '2027-03-31', '2027-04-30']],
    ],
    [
      'on the 29th, also in February',
      { nextOn: '2027-01-29' },
      ['2027-01-01', '2027-03-31', ['2027-01-29', '2027-02-26', '2027-03-29']],
    ],
    [
      'on the 1st, a holiday that falls into the month before',
      { nextOn: '2026-12-01' },
      ['2026-12-30', '2026-12-31', ['2026-12-31']],
    ],
    ['irregular', { kind: 'irregular', nextOn: '2026-11-27' }, ['2026-11-01', '2026-12-31', []]],
    ['none entered', { kind: 'weekly' }, ['2026-11-01', '2026-12-31', []]],
  ])('%s', (_, fields, [from, to, days]) => {
    expect(payDates(schedule(fields), { from, to })).toEqual(days)
  })

  const someDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days))
  const some = fc.record({
    kind: fc.constantFrom(...payKinds),
    nextOn: someDay,
    secondOn: fc.oneof(someDay, fc.constant(null)),
    dayOff: fc.constantFrom('before' as const, 'after' as const),
  })

  it('lists business days of the window in order, each once, and the same whether asked at once or in two parts', () => {
    const holds = fc.property(some, someDay, fc.integer({ min: 2, max: 90 }), (one, from, length) => {
      const [middle, to] = [addDays(from, Math.floor(length / 2)), addDays(from, length)]
      const days = payDates(one, { from, to })
      const parts = [
        ...payDates(one, { from, to: middle }),
        ...payDates(one, { from: addDays(middle, 1), to }),
      ]
      const isOrdered = days.every((day, at) => day >= from && day <= to && (at === 0 || day > days[at - 1]!))
      return isOrdered && days.every(isBusinessDay) && JSON.stringify(parts) === JSON.stringify(days)
    })
    expect(fc.check(holds, { numRuns: 2_000 }).counterexample).toBeNull()
  })

  it('has the gaps that its kind has, give or take the days off', () => {
    const gaps = { weekly: [7, 7], everyTwoWeeks: [14, 14], monthly: [28, 31], twiceAMonth: [0, 31] }
    const holds = fc.property(some, (one) => {
      if (one.kind === 'irregular') return payDates(one, { from: one.nextOn, to: '2040-01-01' }).length === 0
      const [least, most] = gaps[one.kind]
      const days = payDates(one, { from: one.nextOn, to: addDays(one.nextOn, 200) })
      return days.slice(1).every((day, at) => {
        const gap = dayNumber(day) - dayNumber(days[at]!)
        return gap >= least! - 5 && gap <= most! + 5
      })
    })
    expect(fc.check(holds, { numRuns: 500 }).counterexample).toBeNull()
  })
})

describe('nextUsualDate', () => {
  it.each<[string, Partial<PaySchedule>, [day: string, next: string | null]]>([
    ['is the one entered while it is to come', { nextOn: '2026-11-30' }, ['2026-11-30', '2026-11-30']],
    ['is the usual date, not the day pay comes', { nextOn: '2026-10-15' }, ['2026-11-01', '2026-11-15']],
    ['of two weeks', { kind: 'everyTwoWeeks', nextOn: '2026-11-06' }, ['2026-11-07', '2026-11-20']],
    [
      'of two dates the nearer',
      { kind: 'twiceAMonth', nextOn: '2026-10-31', secondOn: '2026-11-15' },
      ['2026-11-16', '2026-11-30'],
    ],
    ['is none for irregular pay', { kind: 'irregular' }, ['2026-11-16', null]],
  ])('%s', (_, fields, [day, expected]) => {
    expect(nextUsualDate(schedule(fields), day)).toBe(expected)
  })
})
