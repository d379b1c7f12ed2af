import { describe, expect, test } from 'vitest'
import { categoryIn, isTransferCategory, offeredCategories } from './file-category.ts'

const row = (date: string, cents: number, category: string | null) => ({
  at: 0,
  date,
  cents,
  description: 'x',
  category,
})

test.each([
  ['Groceries', 'Groceries'],
  [' Food:\nGroceries ', 'Food: Groceries'],
  ['Uncategorized', null],
  ['[Savings]', null],
  ['Transfer:[Blue Visa]', null],
  ['Inflow: Ready to Assign', null],
  ['--', null],
  ['', null],
])('the category %j is %j', (text, category) => {
  expect(categoryIn(text)).toBe(category)
})

test.each([
  ['Transfer', true],
  ['Internal Transfers', true],
  ['Credit Card Payment', true],
  ['Payment/Credit', true],
  ['Mortgage Payment', false],
  ['Public Transportation', false],
])('%s is between own accounts: %s', (name, is) => {
  expect(isTransferCategory(name)).toBe(is)
})

describe('the categories of a file', () => {
  test('are offered by what was spent in them, with their last part as name and a month of it', () => {
    const rows = [
      row('2026-10-01', 6010, 'Food:Groceries'),
      row('2026-09-01', 4000, 'food:groceries'),
      row('2026-10-02', 90000, 'Rent'),
      row('2026-10-03', -500, 'Food:Groceries'),
      row('2026-10-04', -189000, 'Paycheck'),
      row('2026-10-05', 100, null),
    ]
    expect(offeredCategories(rows)).toEqual([
      { name: 'Rent', key: 'rent', suggested: 'Rent', rows: 1, spentCents: 90000, monthlyCents: 45000 },
      {
        name: 'Food:Groceries',
        key: 'food:groceries',
        suggested: 'Groceries',
        rows: 2,
        spentCents: 10010,
        monthlyCents: 5100,
      },
    ])
    expect(offeredCategories([])).toEqual([])
  })

  test('keep all of their parts where two end alike', () => {
    const rows = [
      row('2026-10-01', 300, 'Auto:Gas'),
      row('2026-10-01', 200, 'Home:Gas'),
      row('2026-10-01', 1, 'Fun'),
    ]
    expect(offeredCategories(rows).map(({ suggested }) => suggested)).toEqual([
      'Auto: Gas',
      'Home: Gas',
      'Fun',
    ])
  })
})
