import { expect, test } from 'vitest'
import { dueDateIn } from './due-day.ts'

test.each([
  ['2026-11', 1, '2026-11-01'],
  ['2026-11', 30, '2026-11-30'],
  ['2026-11', 31, '2026-11-30'],
  ['2026-02', 29, '2026-02-28'],
  ['2028-02', 31, '2028-02-29'],
  ['2026-12', 31, '2026-12-31'],
])('in %s a bill of day %i is due on %s', (month, dueDay, date) => {
  expect(dueDateIn(month, dueDay)).toBe(date)
})

test('a text that is not a month is refused', () => {
  expect(() => dueDateIn('soon', 1)).toThrow(RangeError)
})
