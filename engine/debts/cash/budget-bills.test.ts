import { describe, expect, it } from 'vitest'
import { billsOf, essentialsOf } from './budget-bills.ts'

const category = (name: string, budgetAmount: number, fields: object = {}) => ({
  id: name,
  name,
  budgetAmount,
  carriedAmount: 0,
  spentAmount: 0,
  paymentCount: 0,
  dueDay: null as number | null,
  isActive: true,
  ...fields,
})
const budget = [
  category('Rent', 900_00, { dueDay: 1, spentAmount: 900_00, paymentCount: 1 }),
  category('Electric', 90_00, { dueDay: 24 }),
  category('Streaming', 15_00, { dueDay: 28 }),
  category('Groceries', 400_00, { spentAmount: 260_00, paymentCount: 5 }),
  category('Gas', 60_00, { spentAmount: 75_00, paymentCount: 3 }),
  category('Water', 40_00, { dueDay: 5 }),
  category('Pharmacy', 50_00, { spentAmount: 20_00, paymentCount: 1 }),
  category('Doctor', 50_00, { spentAmount: 49_50, paymentCount: 1 }),
  category('Phone', 50_00, { dueDay: 24, isActive: false }),
  category('Mortgage', 1_200_00, { dueDay: 1 }),
]
const mortgage = { name: 'Home loan', type: 'mortgage', balance: 1 }

describe('billsOf', () => {
  it('has the categories with a day, whether each is paid, and none that pays a listed debt', () => {
    expect(billsOf(budget, [mortgage])).toEqual([
      { id: 'Rent', name: 'Rent', dueDay: 1, cents: 900_00, isPaid: true },
      { id: 'Electric', name: 'Electric', dueDay: 24, cents: 90_00, isPaid: false },
      { id: 'Streaming', name: 'Streaming', dueDay: 28, cents: 15_00, isPaid: false },
      { id: 'Water', name: 'Water', dueDay: 5, cents: 40_00, isPaid: false },
    ])
    expect(billsOf(budget, []).map(({ id }) => id)).toContain('Mortgage')
    // A mortgage that is paid off pays no bill any more.
    expect(billsOf(budget, [{ ...mortgage, balance: 0 }]).map(({ id }) => id)).toContain('Mortgage')
  })
})

const named = (until: string) =>
  essentialsOf(budget, [mortgage], { today: '2026-11-20', until }).map(({ id, amount }) => [id, amount])

describe('essentialsOf', () => {
  it('has the bills due by then, and food and the way to work by the day', () => {
    expect(named('2026-12-04')).toEqual([
      ['Rent', 900_00],
      ['Electric', 90_00],
      ['Groceries', 187_00],
      ['Gas', 28_00],
      // Due on the 5th, and this month's was never paid.
      ['Water', 40_00],
      // What is left of $50; of the doctor's only 50 cents are.
      ['Pharmacy', 30_00],
    ])
  })

  it('has no bill that is paid and due only after the next pay', () => {
    expect(named('2026-11-27').map(([id]) => id)).toEqual([
      'Electric',
      'Groceries',
      'Gas',
      'Water',
      'Pharmacy',
    ])
    expect(named('2026-11-20').map(([id]) => id)).toEqual(['Water', 'Pharmacy'])
  })
})
