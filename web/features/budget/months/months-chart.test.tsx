import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MonthsChart } from './months-chart.tsx'
import { monthLines } from './months-view.ts'

const lines = monthLines([
  { month: '2026-01', budgetAmount: 100_00, carriedAmount: 0, spentAmount: 90_00 },
  { month: '2026-02', budgetAmount: 100_00, carriedAmount: 0, spentAmount: 120_00 },
])

it('is drawn whole by the server, without style', () => {
  const html = renderToString(<MonthsChart lines={lines} />)
  // Two bars a month and the stripes of one, in a narrow and a wide picture, and three keys with one of stripes.
  expect(html.match(/<rect /g)).toHaveLength(2 * 5 + 4)
  expect(html).not.toContain('style=')
})

it('has its figures in a table', async () => {
  render(<MonthsChart lines={lines} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }))
  const table = screen.getByRole('table', { name: 'You stayed within budget in 1 of 2 months' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Month', 'Budget', 'Spent', 'Left'],
    ['Jan 2026', '$100', '$90', '$10'],
    ['Feb 2026', '$100', '$120', '-$20'],
  ])
})
