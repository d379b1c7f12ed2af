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

it('has the letters of the Spanish words, and each with its English name', () => {
  show()
  const letters = within(screen.getByRole('navigation', { name: 'Letras' })).getAllByRole('link')
  expect(letters.map((link) => link.textContent)).toEqual(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  )
  const section = within(screen.getByRole('region', { name: 'G' }))
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toContain(
    'GravamenEn inglés: Lien',
  )
  expect(screen.getByText('Lien').getAttribute('lang')).toBe('en')
})

it.each([
  ['avalancha', 'Avalancha'],
  ['GARNISHMENT', 'Embargo de salario'],
  ['hipotecario prIVADO', 'Seguro hipotecario privado'],
  ['ejecucion', 'Ejecución hipotecaria'],
])('finds “%s” by its Spanish or English name first, with or without accents', (typed, found) => {
  show()
  fireEvent.change(screen.getByLabelText(/^Busque una palabra/), { target: { value: typed } })
  expect(shownTerms()[0]).toContain(found)
  expect(shownTerms().length).toBeLessThan(10)
})
