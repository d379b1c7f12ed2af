import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { today } from '#web/format/dates.ts'
import { localServer } from '#web/local/local-server.ts'
import { memoryStore } from '#web/local/memory-store.ts'
import DebtMonthPage from './debt-month-page.tsx'

const last = monthIndex(today()) - 1
const dayOf = (month: number, day: number) => `${monthText(month)}-${String(day).padStart(2, '0')}`

let now: Date
let server: ReturnType<typeof localServer>

beforeEach(() => {
  server = localServer(memoryStore(), () => now)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const given = await server({ method, url, body: body && JSON.parse(body as string) })
    return Response.json(given.body, { status: given.status })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function send(day: string, call: string, body: object): Promise<{ id: string }> {
  now = new Date(`${day}T17:00:00Z`)
  const [method = '', url = ''] = call.split(' ')
  const { status, body: answer } = await server({ method, url, body })
  expect(status).toBeLessThan(300)
  return answer as { id: string }
}

/** $3,000 at 24 % with $90 a month, entered two months ago. */
async function addCard(): Promise<string> {
  const terms = { interestRate: '0.24', minimumPayment: '90.00', paymentDueDate: dayOf(last, 28) }
  const body = { name: 'Visa', type: 'credit_card', balance: '3000.00', ...terms }
  return (await send(dayOf(last - 1, 3), 'POST /api/debts', body)).id
}

async function open(month: string): Promise<void> {
  now = new Date(`${today()}T17:00:00Z`)
  const router = createMemoryRouter([{ path: '/debt-tracker/months/:month', element: <DebtMonthPage /> }], {
    initialEntries: [`/debt-tracker/months/${month}`],
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: /./ })
}

it('shows what the plan said beside what was posted, and the reasons to the cent', async () => {
  const id = await addCard()
  await send(dayOf(last - 1, 4), 'PUT /api/debt-plan', { order: 'avalanche', extra: '0' })
  const paid = { amount: '50.00', interest: '60.00', charges: '100.00', paidOn: dayOf(last, 28) }
  await send(dayOf(last, 28), `POST /api/debts/${id}/payments`, paid)
  await open(monthText(last))
  expect(await screen.findByText('You ended the month owing $140.00 more than planned.')).toBeDefined()
  const card = within(screen.getByRole('region', { name: 'Visa' }))
  const ending = within(card.getByRole('row', { name: /End/ })).getAllByRole('cell')
  expect(ending.map(({ textContent }) => textContent)).toEqual(['$2,970.00', '$3,110.00'])
  const reasons = card.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(reasons).toEqual(['New charges+$100.00', 'You paid less+$40.00'])
  expect(screen.getByText(/Your debt-free date moved from .* later\./)).toBeDefined()
})

it('is honest where no plan was kept: what was recorded stands alone', async () => {
  const id = await addCard()
  await send(dayOf(last, 28), `POST /api/debts/${id}/payments`, {
    amount: '90.00',
    paidOn: dayOf(last, 28),
  })
  await open(monthText(last))
  expect(await screen.findByText(/No plan was kept in this month/)).toBeDefined()
  expect(screen.queryByRole('columnheader', { name: 'Plan' })).toBeNull()
  expect(screen.getByRole('row', { name: /Payments \$90.00/ })).toBeDefined()
})

it.each([
  ['a month that is not over', monthText(last + 1)],
  ['no month at all', '2026-13'],
])('offers last month for %s', async (_, month) => {
  await open(month)
  const link = screen.getByRole('link', { name: 'Go to last month' })
  expect(link.getAttribute('href')).toBe(`/debt-tracker/months/${monthText(last)}`)
})
