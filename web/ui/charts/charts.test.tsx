import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FreedomLine, type FreedomLineProps } from './freedom-line/freedom-line.tsx'
import { LineChart, type LineChartProps } from './line-chart/line-chart.tsx'

const scores: LineChartProps = {
  title: 'Your score',
  summary: 'From 640 in January to 700 in March.',
  points: [
    { label: 'Jan', name: 'January 2026', value: 640, at: 0 },
    { label: 'Feb', name: 'February 2026', value: 655, at: 31 },
    { label: 'Mar', name: 'March 2026', value: 700, at: 59 },
  ],
  range: { low: 600, high: 750 },
  formatValue: (value) => `${value} points`,
  table: { label: 'Month', value: 'Score' },
}

const plan: FreedomLineProps = {
  title: 'Your balances',
  summary: 'All is paid off in April 2026.',
  series: [
    { id: 'card', name: 'Card', values: [100, 50, 0] },
    { id: 'loan', name: 'Loan', values: [300, 200, 100, 0] },
  ],
  alternative: {
    name: 'Minimums only',
    summary: 'Minimums only would take a year',
    values: [400, 380, 360, 340],
  },
  freeMonth: 3,
  // January 2026, by year x 12 + month - 1
  startMonth: 2026 * 12,
  formatMonth: (month, style) => (style === 'year' ? '2026' : `month ${month - 2026 * 12}`),
  formatValue: (value) => `$${value}`,
  formatGridline: (value) => `$${value}`,
}

/** The figures of the table that is shown, row by row. */
function cells(): (string | null)[][] {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
  return rows.map((row) => [...row.children].map((cell) => cell.textContent))
}

describe.each([
  ['the line chart', () => <LineChart {...scores} />, scores],
  ['the freedom line', () => <FreedomLine {...plan} />, plan],
])('%s', (_, draw, { title, summary }) => {
  it('is a figure with its title and its summary for people who do not see it', () => {
    render(draw())
    const figure = screen.getByRole('figure', { name: title })
    const described = figure.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(summary)
  })

  it('is drawn whole by the server, in two sizes without style, and fits its place once that is known', async () => {
    const html = renderToString(draw())
    expect(html.match(/<path d="M[\d.]+ [\d.]+L/g)?.length).toBeGreaterThan(1)
    expect(html).toContain('viewBox="0 0 320 ')
    expect(html).toContain('viewBox="0 0 680 ')
    expect(html).not.toMatch(/ style=|type="range"/)
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = html
    const mismatches: unknown[] = []
    const onRecoverableError = (error: unknown) => mismatches.push(error)
    const page = await act(async () => hydrateRoot(place, draw(), { onRecoverableError }))
    expect(mismatches).toEqual([])
    expect(place.innerHTML).not.toMatch(/viewBox="0 0 (320|680) /)
    expect(within(place).getAllByRole('slider')).toHaveLength(1)
    act(() => page.unmount())
    place.remove()
  })

  it('opens its table with what it holds, and closes it', async () => {
    const user = userEvent.setup()
    render(draw())
    const opener = screen.getByRole('button', { name: 'Show as table' })
    await user.click(opener)
    const table = screen.getByRole('table', { name: title })
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')?.contains(table)).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Hide the table' }))
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the line chart', () => {
  it('begins at the newest point and reads off each one by key', () => {
    render(<LineChart {...scores} />)
    const scrubber = screen.getByRole('slider', { name: 'Your score. Point shown' })
    expect(scrubber.getAttribute('aria-valuetext')).toBe('March 2026: 700 points')
    fireEvent.change(scrubber, { target: { value: '0' } })
    expect(scrubber.getAttribute('aria-valuetext')).toBe('January 2026: 640 points')
    fireEvent.keyDown(scrubber, { key: 'Escape' })
    expect(scrubber.getAttribute('aria-valuetext')).toBe('March 2026: 700 points')
  })

  it('lists every point, the newest first', async () => {
    render(<LineChart {...scores} />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }))
    expect(cells()).toEqual([
      ['March 2026', '700 points'],
      ['February 2026', '655 points'],
      ['January 2026', '640 points'],
    ])
  })

  it('has nothing to move along where there is one point', () => {
    render(<LineChart {...scores} points={scores.points.slice(0, 1)} />)
    expect(screen.queryByRole('slider')).toBeNull()
  })
})

describe('the freedom line', () => {
  it('begins today, moves by months and by years, and no further than the picture', () => {
    render(<FreedomLine {...plan} />)
    const scrubber = screen.getByRole('slider', { name: 'Your balances. Month shown' })
    expect(scrubber.getAttribute('aria-valuetext')).toBe('Today: $400 left')
    fireEvent.change(scrubber, { target: { value: '2' } })
    expect(scrubber.getAttribute('aria-valuetext')).toBe('month 2: $100 left')
    fireEvent.keyDown(scrubber, { key: 'PageUp' })
    expect(scrubber.getAttribute('aria-valuetext')).toBe('month 5: $0 left')
    fireEvent.keyDown(scrubber, { key: 'PageDown' })
    expect(scrubber.getAttribute('aria-valuetext')).toBe('Today: $400 left')
  })

  it('gives every month its sum, each debt, and the other way', async () => {
    render(<FreedomLine {...plan} />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }))
    expect(cells()).toEqual([
      ['Today', '$400', '$100', '$300', '$400'],
      ['month 1', '$250', '$50', '$200', '$380'],
      ['month 2', '$100', '$0', '$100', '$360'],
      ['month 3', '$0', '$0', '$0', '$340'],
      // What follows the free month; the other way is not given that far.
      ['month 4', '$0', '$0', '$0', '–'],
      ['month 5', '$0', '$0', '$0', '–'],
    ])
  })

  it('names the thin line apart from the balances, by how it ends', () => {
    render(<FreedomLine {...plan} />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Card$100', 'Loan$300'])
    expect(screen.getByText('Minimums only would take a year').tagName).toBe('P')
  })

  it('says what changes, in a list and in the rows of the table', async () => {
    const changes = [
      { month: 2, text: 'Card is paid off' },
      { month: 2, text: 'an offer ends' },
    ]
    const { container } = render(<FreedomLine {...plan} changes={changes} />)
    const listed = within(screen.getByText('What changes').parentElement!).getAllByRole('listitem')
    expect(listed.map((item) => item.textContent)).toEqual([
      '1month 2: Card is paid off',
      '2month 2: an offer ends',
    ])
    expect([...container.querySelectorAll('rect + text')].at(-1)?.textContent).toBe('1–2')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }))
    expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('What changes')
    expect(cells().map((row) => row.at(-1))).toEqual(['', '', 'Card is paid off; an offer ends', '', '', ''])
  })

  it('says that nothing is known past the end of a line that has not reached zero', async () => {
    const unfinished = { name: 'Minimums only', summary: 'No end', values: [400, 390] }
    const finished = { name: 'More a month', summary: 'One month', values: [400, 0] }
    const { unmount } = render(<FreedomLine {...plan} alternative={unfinished} />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }))
    expect(cells().map((row) => row.at(-1))).toEqual(['$400', '$390', '–', '–', '–', '–'])
    unmount()
    render(<FreedomLine {...plan} alternative={finished} />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }))
    expect(cells().map((row) => row.at(-1))).toEqual(['$400', '$0', '$0', '$0', '$0', '$0'])
  })
})
