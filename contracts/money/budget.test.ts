import { describe, expect, it } from 'vitest'
import { callsOf, sentencesOf } from '#contracts/calls.fixtures.ts'
import * as contract from './budget.ts'

const calls = callsOf(contract)

const food = { name: 'Food', budgetAmount: '600.00' }

describe('the calls of the budget', () => {
  it('are fourteen, each described and for signed-in people only', () => {
    expect(calls.map(([, call]) => `${call.method} ${call.path}`).toSorted()).toEqual([
      'DELETE /api/budget-categories/{id}',
      'DELETE /api/budget-categories/{id}/spending/{spendingId}',
      'DELETE /api/budget-groups/{id}',
      'DELETE /api/budget-months/{month}/carry-over',
      'GET /api/budget-categories',
      'GET /api/budget-categories/{id}/spending',
      'GET /api/budget-groups',
      'GET /api/budget-months',
      'PATCH /api/budget-categories/{id}',
      'PATCH /api/budget-groups/{id}',
      'POST /api/budget-categories',
      'POST /api/budget-categories/{id}/spending',
      'POST /api/budget-groups',
      'POST /api/budget-months/{month}/carry-over',
    ])
    for (const [, call] of calls) {
      expect(call.access).toBe('signedIn')
      expect(call.summary).toMatch(/^[A-Z].{10,}\.$/)
      expect(call.params !== undefined).toBe(call.path.includes('{'))
    }
  })
})

describe('a new category', () => {
  it('reads the payload of the specification', () => {
    const body = {
      name: ' Food ',
      budgetAmount: '600',
      spentAmount: '0',
      color: null,
      isActive: true,
      icon: null,
    }
    expect(contract.createBudgetCategory.body.parse(body)).toEqual({
      name: 'Food',
      budgetAmount: 60_000,
      spentAmount: 0,
      color: null,
      isActive: true,
      icon: null,
    })
    expect(contract.updateBudgetCategory.body.parse({ budgetAmount: '450.5' })).toEqual({
      budgetAmount: 45_050,
    })
  })

  it('has a sentence for every field that is missing', () => {
    expect(sentencesOf(contract.createBudgetCategory, {})).toEqual({
      name: 'Give this category a name.',
      budgetAmount: 'Enter an amount above $0, up to $999,999,999.99, with at most two decimals.',
    })
  })

  it.each<[string, object, string]>([
    ['name', { name: '   ' }, 'Give this category a name.'],
    ['name', { name: 'x'.repeat(61) }, 'Use at most 60 characters.'],
    ['color', { color: 'red' }, 'Choose a color, as #RRGGBB.'],
    ['color', { color: 7 }, 'Choose a color, as #RRGGBB.'],
    ['icon', { icon: '<i>' }, 'Choose one of the icons.'],
    ['icon', { icon: 7 }, 'Choose one of the icons.'],
    ['isActive', { isActive: 'yes' }, 'Send true or false.'],
    ['dueDay', { dueDay: 32 }, 'Enter a day of the month from 1 to 31.'],
    ['dueDay', { dueDay: '1' }, 'Enter a day of the month from 1 to 31.'],
    ['groupId', { groupId: 7 }, 'Choose one of your groups.'],
    ['month', { month: '2026-13' }, 'Choose a month, as YYYY-MM.'],
    ['month', { month: '1899-12' }, 'Choose a month, as YYYY-MM.'],
    ['month', { month: 202611 }, 'Choose a month, as YYYY-MM.'],
    [
      'budgetAmount',
      { budgetAmount: 0 },
      'Enter an amount above $0, up to $999,999,999.99, with at most two decimals.',
    ],
    [
      'spentAmount',
      { spentAmount: -1 },
      'Enter an amount from $0 to $999,999,999.99, with at most two decimals.',
    ],
  ])('%s of %j: %s', (field, change, sentence) => {
    expect(sentencesOf(contract.createBudgetCategory, { ...food, ...change })).toEqual({ [field]: sentence })
  })

  it.each(['userId', 'id', 'position', 'version', 'carriedAmount'])('refuses the key %s', (key) => {
    expect(contract.createBudgetCategory.body.safeParse({ ...food, [key]: 'x' }).success).toBe(false)
  })
})

it.each([-1, 0.5, 201, '1', null])('a category cannot move to %j', (position) => {
  expect(sentencesOf(contract.updateBudgetCategory, { position })).toEqual({
    position: 'Send the place as a whole number from 0 to 200.',
  })
})

describe('spending', () => {
  it('needs only an amount; an empty note and an empty day are none', () => {
    expect(contract.recordSpending.body.parse({ amount: '12.40' })).toEqual({ amount: 1_240 })
    expect(contract.recordSpending.body.parse({ amount: 1, isRefund: true, note: ' ', spentOn: '' })).toEqual(
      { amount: 100, isRefund: true, note: null, spentOn: null },
    )
  })

  it.each<[string, object]>([
    ['amount', {}],
    ['amount', { amount: 0 }],
    ['amount', { amount: -5 }],
    ['isRefund', { amount: 1, isRefund: 1 }],
    ['spentOn', { amount: 1, spentOn: '2026-02-29' }],
    ['note', { amount: 1, note: 'x'.repeat(201) }],
  ])('has a sentence for %s in %j', (field, body) => {
    const sentences = sentencesOf(contract.recordSpending, body)
    expect(Object.keys(sentences)).toEqual([field])
    expect(sentences[field]).toMatch(/^[A-Z].*\.$/)
    expect(sentences[field]).not.toBe('NO SENTENCE')
  })
})
