import { describe, expect, it } from 'vitest'
import { axisMoney, day, difference, timeSpan } from './figures.ts'

describe('the amount between two figures in whole dollars', () => {
  it.each([
    [6_986_51, 6_825_49, '$162'],
    [6_825_49, 6_986_51, '$162'],
    [100_49, 100_50, 'under $1'],
    [100_50, 100_49, 'under $1'],
    [100_50, 101_49, ''],
    [100_00, 101_00, '$1'],
  ])('%i and %i cents: %s', (cents, other, words) => expect(difference(cents, other)).toBe(words))
})

describe('words', () => {
  it.each([
    [1, '1 month'],
    [12, '1 year'],
    [38, '3 years 2 months'],
    [0, '0 months'],
  ])('%d months is %s', (months, words) => expect(timeSpan(months)).toBe(words))

  it('names the year of a day only where it is another one', () => {
    expect(day('2026-12-03', '2026-11-20')).toBe('Dec 3')
    expect(day('2027-01-03', '2026-11-20')).toBe('Jan 3, 2027')
  })

  it.each([
    [500_000, '$5k'],
    [250_000, '$2.5k'],
    [25_000, '$250'],
    [150_000_000, '$1.5M'],
  ])('%d cents on an axis is %s', (cents, text) => expect(axisMoney(cents)).toBe(text))
})
