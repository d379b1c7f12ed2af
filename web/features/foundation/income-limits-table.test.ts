import { expect, it } from 'vitest'
import { furtherPersonCents, incomeLimitRows } from './income-limits-table.tsx'

it('has a row for households of one to eight, for the three areas of the guidelines', () => {
  const rows = incomeLimitRows()
  expect(rows.map((row) => row.people)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(rows[0]?.limitsCents).toEqual([3_192_000, 3_990_000, 3_672_000])
  expect(rows[3]?.limitsCents).toEqual([6_600_000, 8_250_000, 7_590_000])
})

it('adds the same for each further person', () => {
  expect(furtherPersonCents()).toEqual([1_136_000, 1_420_000, 1_306_000])
})
