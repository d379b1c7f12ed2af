import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CategoryMonth } from './category-kind.ts'
import {
  budgetHealth,
  type BudgetStatus,
  categoryUsage,
  monthlySavingsCents,
  totalUsage,
  wasDueOn,
} from './usage.ts'

const category = (budgetCents: number, spentCents: number, carriedCents = 0): CategoryMonth => ({
  name: 'Groceries',
  paymentCount: 3,
  dueDay: null,
  budgetCents,
  spentCents,
  carriedCents,
})

describe('the status of a category', () => {
  test.each([
    ['exactly 80 % is good', category(100_00, 80_00), { percent: 80, status: 'good' }],
    ['a cent above 80 % warns and reads 81', category(100_00, 80_01), { percent: 81, status: 'warning' }],
    ['exactly 100 % is a warning', category(100_00, 100_00), { percent: 100, status: 'warning' }],
    ['a cent above 100 % is over and reads 101', category(100_00, 100_01), { percent: 101, status: 'over' }],
    ['nothing spent', category(100_00, 0), { percent: 0, status: 'good' }],
    ['a cent spent is not nothing', category(100_00, 1), { percent: 1, status: 'good' }],
    ['carried money counts', category(600_00, 520_00, 50_00), { percent: 80, status: 'good' }],
    [
      'an overspent month before counts too',
      category(100_00, 60_00, -50_00),
      { percent: 120, status: 'over' },
    ],
    ['nothing planned, nothing spent', category(0, 0), { percent: 0, status: 'good' }],
    ['nothing planned, something spent', category(0, 5_00), { percent: null, status: 'over' }],
    ['less than nothing to spend', category(100_00, 0, -120_00), { percent: null, status: 'over' }],
    ['more came back than was spent', category(100_00, -20_00), { percent: 0, status: 'good' }],
  ] as const)('%s', (_name, input, usage) => {
    expect(categoryUsage(input)).toMatchObject(usage)
  })

  test('the percent shown never disagrees with the status', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999_999 })
    fc.assert(
      fc.property(cents, cents, (budget, spent) => {
        const { percent, status } = categoryUsage(category(budget, spent))
        const read = percent! > 100 ? 'over' : percent! > 80 ? 'warning' : 'good'
        expect(status).toBe(read)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a bill', () => {
  type Case = [name: string, paymentCount: number, spentCents: number, status: BudgetStatus]
  test.each<Case>([
    ['Mortgage', 1, 100_00, 'paid'],
    ['Phones', 1, 97_00, 'paid'],
    ['Car insurance', 1, 81_00, 'paid'],
    ['Church', 2, 100_00, 'paid'],
    ['Church', 1, 50_00, 'good'],
    ['Utilities', 3, 91_00, 'good'],
    ['Utilities', 3, 95_00, 'paid'],
    ['Mortgage', 1, 100_01, 'over'],
    ['Bus pass', 1, 97_00, 'paid'],
    ['Bus pass', 4, 97_00, 'warning'],
    ['Doctor and pharmacy', 1, 90_00, 'paid'],
    ['Doctor and pharmacy', 3, 90_00, 'warning'],
    ['Groceries', 1, 90_00, 'warning'],
    ['Dog', 1, 100_01, 'over'],
  ])('%s in %i payments, %i cents of $100: %s', (...[name, paymentCount, spentCents, status]) => {
    expect(categoryUsage({ ...category(100_00, spentCents), name, paymentCount }).status).toBe(status)
  })
})

describe('a bill that knows its day', () => {
  type Case = [payments: number, spentCents: number, budgetCents: number, status: BudgetStatus]
  test.each<Case>([
    [0, 0, 100_00, 'due'],
    [1, 100_00, 100_00, 'paid'],
    [1, 50_01, 100_00, 'paid'],
    [1, 50_00, 100_00, 'due'],
    [2, 94_99, 100_00, 'due'],
    [2, 95_00, 100_00, 'paid'],
    [2, 100_00, 100_00, 'paid'],
    [1, 100_01, 100_00, 'over'],
    [1, -20_00, 100_00, 'due'],
    [0, 0, 0, 'due'],
    [1, 1, 0, 'over'],
  ])('%i payments, %i cents of %i: %s, whatever it is called', (...[paymentCount, spent, budget, status]) => {
    for (const name of ['Groceries', 'Mortgage', 'Doctor and pharmacy', 'Dog'])
      expect(categoryUsage({ ...category(budget, spent), name, paymentCount, dueDay: 15 }).status).toBe(
        status,
      )
  })

  test('is never a warning, and never makes one of the whole budget', () => {
    const cents = fc.integer({ min: 0, max: 100_00 })
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 5 }), (spentCents, paymentCount) => {
        const bill = { ...category(100_00, spentCents), paymentCount, dueDay: 1 }
        expect(['due', 'paid']).toContain(categoryUsage(bill).status)
        expect(totalUsage([bill]).status).toBe('good')
      }),
    )
  })

  test('counts as on track until it is paid', () => {
    const bill = { ...category(100_00, 0), dueDay: 1 }
    expect(budgetHealth([bill])).toEqual({ onTrack: 1, paid: 0, pastDue: 0, atRisk: 0, over: 0 })
  })

  test.each([
    ['2026-11', '2026-11-15', null],
    ['2026-11', '2026-11-16', '2026-11-15'],
    ['2026-10', '2026-11-01', '2026-10-15'],
    ['2026-12', '2026-11-30', null],
  ])('of %s is past due on %s: %s', (month, today, wasDue) => {
    const bill = { ...category(100_00, 0), dueDay: 15 }
    expect(wasDueOn(bill, { month, today })).toBe(wasDue)
    expect(budgetHealth([bill], { month, today })).toMatchObject({
      onTrack: wasDue === null ? 1 : 0,
      pastDue: wasDue === null ? 0 : 1,
    })
  })

  test('that is paid, and what is no bill, is never past due', () => {
    const on = { month: '2026-11', today: '2026-11-30' }
    expect(wasDueOn({ ...category(100_00, 100_00), dueDay: 1 }, on)).toBeNull()
    expect(wasDueOn(category(100_00, 0), on)).toBeNull()
  })
})

test('with the rent paid a budget does not warn, with the groceries nearly gone it does', () => {
  const rent = { ...category(900_00, 900_00), name: 'Rent', paymentCount: 1 }
  expect(totalUsage([rent, category(100_00, 10_00)]).status).toBe('good')
  expect(totalUsage([rent, category(100_00, 81_00)]).status).toBe('warning')
  expect(totalUsage([rent, category(100_00, 101_00)]).status).toBe('over')
})

test('the whole budget: sums, and what is left', () => {
  expect(totalUsage([category(600_00, 520_00, 50_00), category(400_00, 480_00)])).toEqual({
    availableCents: 1_050_00,
    spentCents: 1_000_00,
    leftCents: 50_00,
    percent: 96,
    status: 'warning',
  })
})

test('an empty budget is 0 % used', () => {
  expect(totalUsage([])).toMatchObject({ percent: 0, status: 'good', leftCents: 0 })
})

test('health counts each category once', () => {
  const categories = [category(100_00, 80_00), category(100_00, 0), category(100_00, 99_00), category(0, 1)]
  expect(budgetHealth(categories)).toEqual({ onTrack: 2, paid: 0, pastDue: 0, atRisk: 1, over: 1 })
  const phone = { ...category(50_00, 50_00), name: 'Phone' }
  expect(budgetHealth([...categories, phone])).toEqual({
    onTrack: 2,
    paid: 1,
    pastDue: 0,
    atRisk: 1,
    over: 1,
  })
})

describe('monthly savings', () => {
  test.each([
    ['no budget', [], null],
    ['the worked example', [category(2_000_00, 1_420_00, 150_00)], 730_00],
    ['one category eats what another leaves', [category(100_00, 20_00), category(100_00, 150_00)], 30_00],
    ['never below 0', [category(100_00, 150_00)], 0],
  ])('%s', (_name, categories, cents) => {
    expect(monthlySavingsCents(categories)).toBe(cents)
  })
})
