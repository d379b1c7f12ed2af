import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ArticleTable } from './article-table.tsx'

function show(): void {
  const element = (
    <ArticleTable
      block={{
        kind: 'table',
        caption: 'Where to look',
        columns: ['State', 'Law'],
        rows: [
          ['Ohio', '[R.C. 2305.06](https://codes.ohio.gov/ohio-revised-code/section-2305.06)'],
          ['Iowa', 'Look it up.'],
        ],
      }}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

it('is a table with a caption, heads and named rows, and its cells hold links', () => {
  show()
  const table = screen.getByRole('table', { name: 'Where to look' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['State', 'Law'])
  const row = within(table).getByRole('rowheader', { name: 'Ohio' }).closest('tr')
  expect(
    within(row!)
      .getByRole('link', { name: /R\.C\. 2305\.06/ })
      .getAttribute('href'),
  ).toBe('https://codes.ohio.gov/ohio-revised-code/section-2305.06')
})

it('says the name of its column beside each cell, for a phone, and not twice to who listens', () => {
  show()
  const cell = screen.getByRole('cell', { name: 'Look it up.' })
  expect(within(cell).getByText('Law:').getAttribute('aria-hidden')).toBe('true')
})
