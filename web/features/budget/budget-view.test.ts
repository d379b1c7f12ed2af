import { describe, expect, it } from 'vitest'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import {
  answerOf,
  carriedShown,
  leftoverCents,
  leftShown,
  groupLines,
  groupSum,
  leftWords,
  paceWords,
  statusText,
  viewOf,
} from './budget-view.ts'

const today = '2026-11-20'

function category(amounts: Partial<BudgetCategory>): BudgetCategory {
  return {
    id: 'c1',
    userId: 'u1',
    name: 'Groceries',
    budgetAmount: 600_00,
    carriedAmount: 0,
    spentAmount: 0,
    paymentCount: 3,
    color: null,
    icon: null,
    isActive: true,
    dueDay: null,
    groupId: null,
    version: 1,
    ...amounts,
  }
}

function sentence(categories: BudgetCategory[], month = '2026-11'): string {
  return answerOf(viewOf(categories, month, today))
}

describe('the answer', () => {
  it.each([
    [180_00, '2026-11', 'You have <figure>$420</figure> left for November.'],
    [600_00, '2026-11', 'You have <figure>$0</figure> left for November.'],
    [635_00, '2026-11', 'You are <figure>$35</figure> over for November.'],
    [180_00, '2026-10', 'You had <figure>$420</figure> left in October.'],
    [635_00, '2025-10', 'You went <figure>$35</figure> over in October 2025.'],
    [0, '2027-01', 'You have <figure>$600</figure> left for January 2027.'],
  ])('with %s spent in %s', (spentAmount, month, words) => {
    expect(sentence([category({ spentAmount })], month)).toBe(words)
  })
})

describe('a month', () => {
  it('leaves out what is not active', () => {
    const list = [
      category({ id: 'a', isActive: false, spentAmount: 900_00 }),
      category({ id: 'b', spentAmount: 481_00 }),
      category({ id: 'c', spentAmount: 601_00 }),
    ]
    const view = viewOf(list, '2026-11', today)
    expect(view.lines.map(({ category }) => category.id)).toEqual(['b', 'c'])
    expect(view.health).toEqual({ onTrack: 0, paid: 0, pastDue: 0, atRisk: 1, over: 1 })
    expect(view.budgetCents).toBe(120_000)
  })

  it('counts a bill past its day as past due, and not as on track', () => {
    const [past, open] = [category({ dueDay: 19, spentAmount: 0 }), category({ dueDay: 20, spentAmount: 0 })]
    const view = viewOf([past, open], '2026-11', '2026-11-20')
    expect(view.health).toEqual({ onTrack: 1, paid: 0, pastDue: 1, atRisk: 0, over: 0 })
  })

  it('counts each category as its row reads', () => {
    const list = [
      category({ name: 'Mortgage', budgetAmount: 1_430_00, spentAmount: 1_428_16, paymentCount: 1 }),
      category({ name: 'Church', spentAmount: 600_00, paymentCount: 2 }),
      category({ spentAmount: 550_00 }),
      category({ spentAmount: 100_00 }),
    ]
    const view = viewOf(list, '2026-11', today)
    expect(view.lines.map((line) => statusText(line, view))).toEqual(['Paid', 'Paid', 'At Risk', 'On Track'])
    expect(view.health).toEqual({ onTrack: 1, paid: 2, pastDue: 0, atRisk: 1, over: 0 })
    expect(view.total.status).toBe('good')
  })

  it.each([
    ['2026-11-20', 'Going faster than the month: 11 days left.'],
    ['2026-11-29', 'In step with the month: 2 days left.'],
    ['2026-12-01', null],
  ])('at risk on %s it says how the money goes', (day, words) => {
    const [line] = viewOf([category({ spentAmount: 550_00 })], '2026-11', day).lines
    expect(paceWords(line!.usage, '2026-11', day)).toBe(words)
  })

  it('shows as left what the two figures beside it leave', () => {
    const view = viewOf([category({ spentAmount: 499_50 })], '2026-11', today)
    expect(answerOf(view)).toContain('<figure>$100</figure>')
    expect(leftWords(view.lines[0]!.usage)).toBe('$100 left')
    const other = viewOf([category({ budgetAmount: 600_50, spentAmount: 499_49 })], '2026-11', today)
    expect(answerOf(other)).toContain('<figure>$102</figure>')
    expect(leftShown(other.total)).toBe(102_00)
    const carried = viewOf([category({ carriedAmount: 50_50, budgetAmount: 600_50 })], '2026-11', today)
    // $601 is set, and $651 there in all.
    expect(carriedShown(carried.total, carried.carriedCents)).toBe(50_00)
  })

  it('carries only what is left, category by category', () => {
    const list = [
      category({ spentAmount: 550_00 }),
      category({ spentAmount: 900_00 }),
      category({ spentAmount: 0, isActive: false }),
    ]
    expect(leftoverCents(list)).toBe(5000)
  })
})

const textOf = (amounts: Partial<BudgetCategory>, month = '2026-11') => {
  const view = viewOf([category({ name: 'Rent', dueDay: 25, ...amounts })], month, today)
  return statusText(view.lines[0]!, view)
}

describe('a bill that knows its day', () => {
  it.each<[Partial<BudgetCategory>, string, string]>([
    [{}, '2026-11', 'Due on Nov 25'],
    [{ dueDay: 20 }, '2026-11', 'Due on Nov 20'],
    [{ dueDay: 19 }, '2026-11', 'Was due on Nov 19'],
    [{ dueDay: 31 }, '2027-02', 'Due on Feb 28, 2027'],
    [{ spentAmount: 600_00, paymentCount: 1 }, '2026-11', 'Paid'],
    [{ spentAmount: 600_01, paymentCount: 1 }, '2026-11', 'Over Budget'],
    [{ spentAmount: 600_00, paymentCount: 2, dueDay: 1 }, '2026-10', 'Paid'],
  ])('with %j in %s', (amounts, month, words) => {
    expect(textOf(amounts, month)).toBe(words)
  })

  it('says nothing of a pace', () => {
    const [line] = viewOf([category({ dueDay: 5, spentAmount: 550_00 })], '2026-11', today).lines
    expect(paceWords(line!.usage, '2026-11', today)).toBeNull()
  })
})

const linesOf = (...list: Partial<BudgetCategory>[]) => viewOf(list.map(category), '2026-11', today).lines

describe('groups', () => {
  const groups = [
    { id: 'home', name: 'Home' },
    { id: 'fun', name: 'Fun' },
  ]

  it('come in their order with their sums; what is in none comes last', () => {
    const lines = linesOf(
      { id: 'a', groupId: null },
      { id: 'b', groupId: 'home', spentAmount: 200_00 },
      { id: 'c', groupId: 'home', spentAmount: 650_00 },
      { id: 'd', groupId: 'of another device' },
    )
    const sections = groupLines(lines, groups)
    const shown = sections.map(({ group, lines, total }) => [
      group?.name ?? '',
      lines.map(({ category: { id } }) => id).join(''),
      groupSum(total),
    ])
    expect(shown).toEqual([
      ['Home', 'bc', '$350 left of $1,200'],
      ['Fun', '', '$0 left of $0'],
      ['', 'ad', '$1,200 left of $1,200'],
    ])
  })

  it('are one list where there are none', () => {
    const lines = linesOf({ id: 'a' }, { id: 'b' })
    expect(groupLines(lines, [])).toMatchObject([{ group: null, lines }])
    expect(groupLines([], groups).map(({ group }) => group?.id)).toEqual(['home', 'fun'])
  })
})
