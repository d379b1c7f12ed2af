import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import * as dates from '#web/format/dates.ts'
import { BudgetRow } from './budget-row.tsx'

function category(name: string, spentAmount: number, dueDay: number | null = null): BudgetCategory {
  return {
    id: name,
    userId: 'u1',
    name,
    budgetAmount: 100_00,
    carriedAmount: 0,
    spentAmount,
    paymentCount: 2,
    color: null,
    icon: null,
    isActive: true,
    dueDay,
    groupId: null,
    version: 1,
  }
}

function show(categories: BudgetCategory[]) {
  render(
    <MemoryRouter>
      <BudgetRow
        row={{ isOpen: true, onToggle: () => {} }}
        categories={categories}
        mark={() => null}
        monthlySavings={0}
      />
    </MemoryRouter>,
  )
}

it.each<[string, BudgetCategory[]]>([
  ['Every category is on track this month.', [category('Zephyr', 98_00, 5), category('Fun', 80_00)]],
  ['Fun is nearly used up. The rest is on track.', [category('Zephyr', 98_00, 5), category('Fun', 81_00)]],
  ['2 categories are nearly used up.', [category('Zephyr', 98_00), category('Fun', 81_00)]],
  ['Zephyr is over budget.', [category('Zephyr', 101_00, 5), category('Fun', 81_00)]],
  ['2 categories are over budget.', [category('Zephyr', 101_00, 5), category('Fun', 101_00)]],
])('says: %s', (note, categories) => {
  show(categories)
  expect(screen.getByText(note)).toBeTruthy()
})

describe('a bill that is past its day, and not paid', () => {
  beforeEach(() => {
    vi.spyOn(dates, 'today').mockImplementation(() => '2026-11-20')
  })
  afterEach(() => vi.restoreAllMocks())

  it.each<[string, BudgetCategory[]]>([
    ['Rent was due on Nov 5, and no payment is noted.', [category('Rent', 0, 5), category('Fun', 10_00)]],
    [
      'Rent was due on Nov 19, and no payment is noted. Fun is nearly used up.',
      [category('Rent', 0, 19), category('Fun', 81_00)],
    ],
    [
      'Rent and Phone are past due, and no payment is noted. Fun is over budget.',
      [category('Rent', 0, 5), category('Phone', 20_00, 1), category('Fun', 101_00)],
    ],
    [
      'Rent, Phone, and 2 more are past due, and no payment is noted.',
      [category('Rent', 0, 5), category('Phone', 0, 1), category('Gas', 0, 2), category('Water', 0, 3)],
    ],
    // Due today is not past.
    ['Every category is on track this month.', [category('Rent', 0, 20), category('Phone', 98_00, 1)]],
  ])('is said: %s', (note, categories) => {
    show(categories)
    expect(screen.getByText(note)).toBeTruthy()
  })

  it('has its day in its line', () => {
    show([category('Rent', 0, 5)])
    expect(screen.getByText('Was due on Nov 5')).toBeTruthy()
  })
})

it('says of a bill when it is due, and that it is paid', () => {
  show([category('Rent', 0, 31), category('Phone', 98_00, 1)])
  expect(screen.getByText(/^Due on [A-Z][a-z]{2} \d+$/)).toBeTruthy()
  expect(screen.getByText('Paid')).toBeTruthy()
})
