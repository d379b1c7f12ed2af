import { describe, expect, it } from 'vitest'
import { axisMoney, day, timeSpan } from './figures.ts'

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
