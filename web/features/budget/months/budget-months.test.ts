import { describe, expect, it } from 'vitest'
import { daysLeft, likelyDay, monthFromText, monthName, adjacentMonths } from './budget-months.ts'

const today = '2026-11-20'

describe('the month in the address', () => {
  it.each([
    [null, '2026-11'],
    ['2026-10', '2026-10'],
    ['2027-11', '2027-11'],
    ['2027-12', '2026-11'],
    ['1999-12', '2026-11'],
    ['2026-13', '2026-11'],
    ['2026-1', '2026-11'],
    ['October', '2026-11'],
  ])('%s is %s', (text, month) => {
    expect(monthFromText(text, today)).toBe(month)
  })
})

describe('the months around', () => {
  it('cross the year', () => {
    expect(adjacentMonths('2026-01', today)).toEqual({ before: '2025-12', after: '2026-02' })
  })

  it('end where nothing more can be shown', () => {
    expect(adjacentMonths('2000-01', today).before).toBeNull()
    expect(adjacentMonths('2027-11', today).after).toBeNull()
  })
})

it('is named with its year only where that is another', () => {
  expect(monthName('2026-03', today)).toBe('March')
  expect(monthName('2025-03', today)).toBe('March 2025')
})

describe('the day an entry starts with', () => {
  it.each([
    ['2026-11', '2026-11-20'],
    ['2026-12', '2026-11-20'],
    ['2026-10', '2026-10-31'],
    ['2024-02', '2024-02-29'],
  ])('in %s is %s', (month, day) => {
    expect(likelyDay(month, today)).toBe(day)
  })
})

it('counts the days from today on', () => {
  expect(daysLeft('2026-11-20')).toBe(11)
  expect(daysLeft('2026-11-30')).toBe(1)
})
