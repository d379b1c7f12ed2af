import { describe, expect, it } from 'vitest'
import { addMonths, daysOf, monthOf, monthsUpTo, nearestDay } from './month.ts'

describe('months', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 0, '2026-11'],
    ['1900-01', -1, '1899-12'],
    ['2099-12', 1, '2100-01'],
    ['2026-03', -15, '2024-12'],
  ])('%s and %d months is %s', (month, by, other) => {
    expect(addMonths(month, by)).toBe(other)
  })

  it.each([
    ['2028-02', '2028-02-29'],
    ['2027-02', '2027-02-28'],
    ['2000-02', '2000-02-29'],
    ['1900-02', '1900-02-28'],
    ['2026-12', '2026-12-31'],
    ['2026-11', '2026-11-30'],
  ])('%s ends on %s', (month, last) => {
    expect(daysOf(month)).toEqual({ first: `${month}-01`, last })
  })

  it('that end with one cross the year', () => {
    expect(monthsUpTo('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  })

  it('have a day nearest to today', () => {
    expect(nearestDay('2026-11', '2026-11-20')).toBe('2026-11-20')
    expect(nearestDay('2026-10', '2026-11-20')).toBe('2026-10-31')
    expect(nearestDay('2026-12', '2026-11-20')).toBe('2026-12-01')
    expect(monthOf('2026-11-20')).toBe('2026-11')
  })
})
