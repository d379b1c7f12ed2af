import { describe, expect, it } from 'vitest'
import { emptyCategoryForm, readCategoryForm } from './add-category-form.tsx'
import { iconOf } from './category-appearance.ts'
import { budgetSentences } from '../messages.ts'
import { readSpendingForm } from '../spending/spending-dialog.tsx'
import { typedDueDay } from './place-fields.tsx'
import { moved, stepOf } from '../groups/use-move-category.ts'

describe('the form for a category', () => {
  it('says what is missing beside each field', () => {
    expect(readCategoryForm(emptyCategoryForm).errors).toEqual({
      name: budgetSentences.name,
      budgetAmount: budgetSentences.budget,
    })
  })

  it.each([
    ['0', 'Budget must be more than 0.'],
    ['-5', 'Budget must be more than 0.'],
    ['abc', budgetSentences.budget],
    ['1,2', budgetSentences.budget],
    ['1000000000', 'Budget must be $999,999,999.99 or less.'],
  ])('does not take %s for an amount', (budgetAmount, sentence) => {
    const { errors } = readCategoryForm({ ...emptyCategoryForm, name: 'Rent', budgetAmount })
    expect(errors).toEqual({ budgetAmount: sentence })
  })

  it('takes a pasted amount', () => {
    const { body } = readCategoryForm({ ...emptyCategoryForm, name: ' Rent ', budgetAmount: '$1,234.50' })
    expect(body).toEqual({
      name: 'Rent',
      budgetAmount: '1234.50',
      color: null,
      icon: null,
      dueDay: null,
      groupId: null,
    })
  })

  it.each([
    ['', null],
    [' 1 ', 1],
    ['31', 31],
    ['05', 5],
    ['0', undefined],
    ['32', undefined],
    ['1st', undefined],
    ['-1', undefined],
  ])('reads the due day %j as %s', (text, day) => {
    expect(typedDueDay(text)).toBe(day)
    const { errors } = readCategoryForm({
      ...emptyCategoryForm,
      name: 'Rent',
      budgetAmount: '1',
      dueDay: text,
    })
    expect(errors).toEqual(day === undefined ? { dueDay: budgetSentences.dueDay } : undefined)
  })
})

describe('the form for spending', () => {
  const values = { amount: '62.4', spentOn: '2026-11-20', note: ' ', isRefund: false }

  it('sends what was typed', () => {
    const { body } = readSpendingForm(values, '2026-11-20')
    expect(body).toEqual({
      amount: '62.40',
      spentOn: '2026-11-20',
      note: null,
      isRefund: false,
    })
  })

  it('refuses a day to come, and an amount that is none', () => {
    const { errors } = readSpendingForm({ ...values, amount: '', spentOn: '2026-11-21' }, '2026-11-20')
    expect(errors).toEqual({ amount: budgetSentences.spent, spentOn: budgetSentences.future })
  })
})

it('moves one category and keeps the others in their order', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const ids = (id: string, position: number) => moved(list, { id, position }).map((item) => item.id)
  expect(ids('c', 1)).toEqual(['a', 'c', 'b', 'd'])
  expect(ids('a', 1)).toEqual(['b', 'a', 'c', 'd'])
  expect(ids('a', 99)).toEqual(['b', 'c', 'd', 'a'])
  expect(ids('x', 0)).toEqual(['a', 'b', 'c', 'd'])
})

describe('a step in the order', () => {
  const list = ['a', 'hidden', 'b', 'c'].map((id) => ({ id, isActive: id !== 'hidden', groupId: null }))
  it.each([
    ['b', 'up', 0],
    ['a', 'down', 2],
    ['c', 'up', 2],
  ] as const)('takes %s %s past what is not shown', (id, direction, position) => {
    expect(stepOf(list, id, direction)).toEqual({ id, position })
  })

  it('stays in its group', () => {
    const grouped = ['a', 'x', 'b', 'y'].map((id) => ({
      id,
      isActive: true,
      groupId: 'ab'.includes(id) ? 'home' : null,
    }))
    expect(stepOf(grouped, 'b', 'up')).toEqual({ id: 'b', position: 0 })
    expect(stepOf(grouped, 'x', 'down')).toEqual({ id: 'x', position: 3 })
    expect(stepOf(grouped, 'b', 'down')).toBeNull()
  })

  it('ends at the ends', () => {
    expect(stepOf(list, 'a', 'up')).toBeNull()
    expect(stepOf(list, 'c', 'down')).toBeNull()
    expect(stepOf(list, 'x', 'down')).toBeNull()
  })
})

it.each([
  ['car', 'car'],
  ['fas fa-car', 'car'],
  ['fa fa-home', 'house'],
  ['something-else', 'wallet'],
  [null, 'wallet'],
])('reads the icon %s as %s', (icon, name) => {
  expect(iconOf(icon).name).toBe(name)
})
