import { describe, expect, test } from 'vitest'
import type { CategoryMonth } from './category-kind.ts'
import { isAheadOfMonth, whereMoneyCouldStay } from './trim.ts'
import { categoryUsage } from './usage.ts'

const month = (
  name: string,
  [spent, budget]: [spent: number, budget: number],
  paymentCount = 3,
): CategoryMonth => ({
  name,
  paymentCount,
  dueDay: null,
  budgetCents: budget * 100,
  carriedCents: 0,
  spentCents: spent * 100,
})

const named = (categories: CategoryMonth[], today = '2026-11-22') =>
  whereMoneyCouldStay(categories, today).map(({ name }) => name)

describe('where money could stay', () => {
  test('the budget of a family whose bills are paid: only what is decided each time, the largest overspend first', () => {
    expect(
      named([
        month('Mortgage', [1_428, 1_430], 1),
        month('Church', [600, 600], 1),
        month('Phones', [108, 112], 1),
        month('Utilities', [291, 320]),
        month('Car insurance', [130, 124], 1),
        month('Student loan', [400, 350]),
        month('Doctor and pharmacy', [90, 50]),
        month('Eating out', [190, 200]),
        month('Fun', [110, 100]),
        month('Shopping', [160, 120]),
        month('Groceries', [770, 780]),
      ]),
    ).toEqual(['Shopping', 'Fun', 'Eating out'])
  })

  test('what goes in step with the month is not named, what is over its budget always is', () => {
    const eatingOut = month('Eating out', [190, 200])
    expect(named([eatingOut], '2026-11-28')).toEqual(['Eating out'])
    expect(named([eatingOut], '2026-11-29')).toEqual([])
    expect(named([month('Eating out', [201, 200])], '2026-11-30')).toEqual(['Eating out'])
  })

  test('basics are named where they are over, and only then', () => {
    expect(named([month('Groceries', [770, 780]), month('Gas', [300, 300])])).toEqual([])
    expect(named([month('Groceries', [830, 780]), month('Fun', [110, 100])])).toEqual(['Groceries', 'Fun'])
  })

  test('what has a due day is a bill, whatever it is called', () => {
    const gym = { ...month('Fun', [110, 100]), dueDay: 5 }
    expect(named([gym])).toEqual([])
    expect(named([{ ...gym, dueDay: null }])).toEqual(['Fun'])
  })

  test('a large single purchase above its budget is named, whatever it is called', () => {
    expect(named([month('Kayak', [300, 100], 1), month('Piano', [100, 100], 1)])).toEqual(['Kayak'])
  })
})

test('the share of the month counts its days, today among them', () => {
  const half = categoryUsage(month('Fun', [50, 100]))
  expect(isAheadOfMonth(half, '2026-11-14')).toBe(true)
  expect(isAheadOfMonth(half, '2026-11-15')).toBe(false)
  expect(isAheadOfMonth(half, '2027-02-14')).toBe(false)
  expect(() => isAheadOfMonth(half, 'soon')).toThrow(RangeError)
})
