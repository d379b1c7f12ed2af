import { describe, expect, it, test } from 'vitest'
import { livingCostsCents, paysDebt } from './living-costs.ts'

const mortgage = { name: 'Home', type: 'mortgage' }
const card = { name: 'Chase Visa', type: 'credit_card' }
const car = { name: 'Toyota', type: 'auto_loan' }

describe('a category that pays a listed debt', () => {
  it.each([
    ['Mortgage', [mortgage], true],
    ['Hipoteca', [mortgage], true],
    ['Mortgage', [card], false],
    ['Debt payments', [card], true],
    ['Chase Visa minimum', [card], true],
    ['Credit cards', [card], true],
    ['Car payment', [car], true],
    ['Car insurance', [car], false],
    ['Rent', [mortgage, card, car], false],
    ['Credit cards', [], false],
  ])('%s', (name, debts, expected) => {
    expect(paysDebt(name, debts)).toBe(expected)
  })
})

test('the costs of a month are the budget without them', () => {
  const budget = [
    { name: 'Mortgage', budgetAmount: 143_000 },
    { name: 'Groceries', budgetAmount: 80_000 },
    { name: 'Phones', budgetAmount: 11_200 },
  ]
  expect(livingCostsCents(budget, [mortgage, card])).toBe(91_200)
  expect(livingCostsCents(budget, [card])).toBe(234_200)
  expect(livingCostsCents([], [card])).toBeNull()
  expect(livingCostsCents(budget.slice(0, 1), [mortgage])).toBeNull()
})
