import { fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import GlossaryPage from './glossary-page.tsx'

function show(address = '/education/glossary'): void {
  const router = createMemoryRouter([{ path: '/education/glossary', element: <GlossaryPage /> }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
}

const SPANISH = '/education/glossary?lang=es'
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

it('has the letters of the Spanish words, and each with its English name', () => {
  show(SPANISH)
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('es')
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
  show(SPANISH)
  fireEvent.change(screen.getByLabelText(/^Busque una palabra/), { target: { value: typed } })
  expect(shownTerms()[0]).toContain(found)
  expect(shownTerms().length).toBeLessThan(10)
})

it('changes the language at the same word, and back', () => {
  show('/education/glossary#charge-off')
  fireEvent.change(screen.getByLabelText('Search the words'), { target: { value: 'charge' } })
  fireEvent.click(screen.getByRole('link', { name: 'Léalo en español' }))
  expect(screen.getByText('Deuda dada por perdida').closest('[aria-current="true"]')?.id).toBe('charge-off')
  expect(screen.getByLabelText(/^Busque una palabra/)).toHaveProperty('value', '')
  fireEvent.click(screen.getByRole('link', { name: 'Read it in English' }))
  expect(screen.getByText('Charge-off').closest('[aria-current="true"]')?.id).toBe('charge-off')
})
