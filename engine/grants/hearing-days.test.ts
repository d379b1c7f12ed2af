import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBusinessDay } from '#engine/money/business-days.ts'
import { addDays, dayNumber } from '#engine/money/calendar.ts'
import { hearingDays } from './hearing-days.ts'

describe('hearingDays', () => {
  it.each([
    // sent on a Friday before Thanksgiving
    ['2026-11-20', '2026-11-25', '2026-11-30'],
    // a Saturday and a Sunday begin to count on Monday
    ['2026-10-31', '2026-11-04', '2026-11-06'],
    ['2026-11-01', '2026-11-04', '2026-11-06'],
    // over Christmas and New Year, which both fall on a Friday or are observed on one
    ['2026-12-23', '2026-12-29', '2026-12-31'],
    ['2027-12-23', '2027-12-29', '2028-01-03'],
  ])('sent on %s: from %s to %s', (sentOn, hearFrom, hearBy) => {
    expect(hearingDays(sentOn)).toEqual({ hearFrom, hearBy })
  })

  const someDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1990-01-01', days))

  it('is always a business day, later than the day of sending, and never more than two weeks away', () => {
    const isNear = fc.property(someDay, (sentOn) => {
      const { hearFrom, hearBy } = hearingDays(sentOn)
      const isWorked = isBusinessDay(hearFrom) && isBusinessDay(hearBy)
      return isWorked && hearFrom > sentOn && hearBy > hearFrom && dayNumber(hearBy) - dayNumber(sentOn) <= 14
    })
    expect(fc.check(isNear, { numRuns: 1_000 }).counterexample).toBeNull()
  })
})
