import { expect, it } from 'vitest'
import { streakOf } from './save-progress.ts'

it.each<[string, string[], number]>([
  ['nothing read', [], 0],
  ['read today only', ['2026-11-20'], 1],
  ['read yesterday only', ['2026-11-19'], 1],
  ['read the day before yesterday', ['2026-11-18', '2026-11-17'], 0],
  ['three days up to today', ['2026-11-20', '2026-11-19', '2026-11-18'], 3],
  ['a gap after two days', ['2026-11-19', '2026-11-18', '2026-11-16', '2026-11-15'], 2],
  ['a day that is still to come', ['2026-11-22', '2026-11-20'], 1],
])('%s', (_name, days, streak) => {
  expect(streakOf(days, '2026-11-20')).toBe(streak)
})

it('goes on over the ends of months and years', () => {
  expect(streakOf(['2028-03-01', '2028-02-29', '2028-02-28'], '2028-03-02')).toBe(3)
  expect(streakOf(['2027-01-01', '2026-12-31'], '2027-01-01')).toBe(2)
})
