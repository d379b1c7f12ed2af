import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import GlossaryPage from './glossary-page.tsx'

function show(): void {
  const router = createMemoryRouter([{ path: '/education/glossary', element: <GlossaryPage /> }], {
    initialEntries: ['/education/glossary'],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const shownTerms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

it('leads to every letter that has a word, and back', () => {
  show()
  const letters = within(screen.getByRole('navigation', { name: 'Letters' })).getAllByRole('link')
  const sections = screen.getAllByRole('heading', { level: 2 })
  expect(letters.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
  expect(letters.map((link) => link.textContent)).toEqual(
    letters.map((link) => link.textContent ?? '').toSorted(),
  )
  const debts = within(screen.getByRole('region', { name: 'D' }))
  for (const term of debts.getAllByRole('term')) expect(term.textContent).toMatch(/^D/)
  const [back] = debts.getAllByRole('link', { name: 'Back to the letters' })
  expect(document.querySelector(back?.getAttribute('href') ?? '')?.tagName).toBe('NAV')
})

it('shows what is found without the letters', () => {
  show()
  fireEvent.change(screen.getByLabelText('Search the words'), { target: { value: 'amortization' } })
  expect(screen.queryByRole('navigation', { name: 'Letters' })).toBeNull()
  expect(shownTerms()[0]).toBe('Amortization')
})
