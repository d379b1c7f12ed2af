import { describe, expect, test } from 'vitest'
import { categoryKind, kindOfName, type CategoryKind, type CategoryMonth } from './category-kind.ts'

describe('the kind that a name tells', () => {
  test.each<[string, CategoryKind | null]>([
    ['Mortgage', 'bill'],
    ['Rent & HOA', 'bill'],
    ['Church', 'bill'],
    ['Tithes and offerings', 'bill'],
    ['Charitable gifts', 'bill'],
    ['Phones', 'bill'],
    ['Utilities', 'bill'],
    ['Gas bill', 'bill'],
    ['Credit cards', 'bill'],
    ['STUDENT LOANS', 'bill'],
    ['Car insurance', 'bill'],
    ['Health insurance', 'bill'],
    ['Taxes', 'bill'],
    ['Savings', 'bill'],
    ['Teléfono', 'bill'],
    ['Doctor and pharmacy', 'care'],
    ['Prescriptions', 'care'],
    ['Children', 'care'],
    ['Home repairs', 'care'],
    ['School lunches', 'care'],
    ['Groceries', 'basics'],
    ['Gasolina', 'basics'],
    ['Food', 'everyday'],
    ['Eating out', 'everyday'],
    ['Fun', 'everyday'],
    ['Movies', 'everyday'],
    ['Clothes', 'everyday'],
    ['Gifts', 'everyday'],
    ['Gas and car', 'basics'],
    ['Rental movies', 'everyday'],
    ['Dog', null],
    ['Billiards', null],
    ['日本', null],
    ['', null],
  ])('%s: %s', (name, kind) => {
    expect(kindOfName(name)).toBe(kind)
  })
})

const dance = (paymentCount: number, spentCents: number): CategoryMonth => ({
  name: 'Dance',
  paymentCount,
  dueDay: null,
  budgetCents: 60_00,
  carriedCents: 0,
  spentCents,
})

describe('where the name tells nothing', () => {
  test.each<[string, CategoryMonth, CategoryKind]>([
    ['one payment within the budget is a bill', dance(1, 60_00), 'bill'],
    ['one payment above it is not', dance(1, 60_01), 'everyday'],
    ['several payments are everyday', dance(2, 60_00), 'everyday'],
    ['nothing paid yet is everyday', dance(0, 0), 'everyday'],
    ['one payment that came back whole is everyday', dance(1, 0), 'everyday'],
    ['its name wins over one payment', { ...dance(1, 60_00), name: 'Dining' }, 'everyday'],
  ])('%s', (_name, category, kind) => {
    expect(categoryKind(category)).toBe(kind)
  })
})
