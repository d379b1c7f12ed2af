import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { getCashPlan } from '#contracts/money/cash-plan.ts'
import { listDebts, listRecentPayments } from '#contracts/money/debts.ts'
import { toPayment } from '#engine/debts/start/debt-record.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { useRead } from '#web/api/use-read.ts'
import * as dates from '#web/format/dates.ts'
import { localServer } from '#web/local/local-server.ts'
import { memoryStore } from '#web/local/memory-store.ts'
import { planOf } from '../plan/plan-under-test.ts'
import { CashRows } from './cash-rows.tsx'

const rent = {
  id: 'rent',
  userId: 'ivy',
  name: 'Rent',
  budgetAmount: '700.00',
  carriedAmount: '0.00',
  spentAmount: '0.00',
  paymentCount: 0,
  color: null,
  icon: null,
  isActive: true,
  dueDay: 1,
  groupId: null,
  version: 1,
}

const food = { ...rent, id: 'food', name: 'Groceries', budgetAmount: '300.00', dueDay: null }

let server: ReturnType<typeof localServer>
let now: Date

// A busy machine takes longer for this than a test waits.
beforeAll(() => Promise.all([import('./paydays-panel.tsx'), import('./short-panel.tsx')]))
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00Z')
  sessionStorage.clear()
  vi.spyOn(dates, 'today').mockImplementation(() => '2026-11-20')
  server = localServer(memoryStore(), () => now)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.startsWith('/api/budget-categories')) return Response.json([rent, food])
    const given = await server({ method, url, body: body && JSON.parse(body as string) })
    return Response.json(given.body, { status: given.status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function owe(fields: object): Promise<void> {
  const body = {
    type: 'credit_card',
    balance: '3000.00',
    interestRate: '0.24',
    minimumPayment: '90.00',
    ...fields,
  }
  expect((await server({ method: 'POST', url: '/api/debts', body })).status).toBe(201)
}

function Screen() {
  const debts = useRead(listDebts)
  const payments = useRead(listRecentPayments)
  const cash = useRead(getCashPlan).data
  if (!debts.data || !payments.data) return null
  const given = { extra: 0, payments: payments.data.map(toPayment), cash }
  return <CashRows plan={planOf(debts.data, given)} />
}

async function open(name: string): Promise<HTMLElement> {
  await owe({ name: 'Card', paymentDueDate: '2026-11-28' })
  await owe({ name: 'Car', type: 'auto_loan', minimumPayment: '250.00', paymentDueDate: '2026-12-03' })
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <Screen />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(name) }))
  const region = await screen.findByRole('region', { name })
  await within(region).findByRole('button', { name: /^(Show the days|See what it covers)$/ })
  return region
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
}
const amounts = () => screen.getAllByLabelText<HTMLInputElement>('Amount').map(({ value }) => value)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks for pay days, says beside its field what is wrong, and shows on which day to pay what', async () => {
  const region = await open('Which day to pay what')
  type('Next pay day', '2026-11-19')
  type('One paycheck', '900')
  type('In the account today', '300')
  type('Keep at least', '100')
  press('Show the days')
  expect(screen.getByLabelText(/^Next pay day/).getAttribute('aria-invalid')).toBe('true')
  expect(region.textContent).toContain('This day has passed. Enter the next day you get paid.')
  expect(screen.getByLabelText<HTMLInputElement>(/^In the account today/).value).toBe('300')
  type('Next pay day', '2026-11-27')
  press('Show the days')
  const days = await within(region).findByRole('region', { name: 'Days to pay' })
  expect(
    within(days)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Nov 20Pay $90.00 to Card due Nov 28',
    'Nov 27Pay $250.00 to Car due Dec 3',
    // Payments of cycles that have not begun, on their last days.
    'Dec 23Pay $90.00 to Card due Dec 28',
    'Dec 30Pay $250.00 to Car due Jan 3, 2027',
  ])
  expect(region.textContent).toContain('Each day ends with $100 or more in the account.')
  // $300 - $90 + $900 - $250 - $700 of rent on Dec 1.
  expect(region.textContent).toContain('November 2026: $210.00 on Nov 20')
  expect(region.textContent).toContain('December 2026: $160.00 on Dec 1')
  expect(region.textContent).toContain('Bills from your budget: Rent.')
})

it('says which day is short, by how much, why, and which due date to move', async () => {
  const region = await open('Which day to pay what')
  type('Next pay day', '2026-11-27')
  type('One paycheck', '1200')
  type('In the account today', '150')
  type('Keep at least', '100')
  press('Show the days')
  await within(region).findByRole('region', { name: 'Days to pay' })
  expect(within(region).getByRole('status').textContent).toBe(
    [
      'Some days end below the $100 you want to keep.',
      'Nov 25 to Nov 26: up to $40.00 short. Card has to be paid before the money is there.',
      'Ask Card to move the due date from Nov 28 to Dec 1. Then the money is there in time.',
    ].join(''),
  )
})

it('shows what the money covers, what it cannot, what follows, whom to call and what to say, until the next pay', async () => {
  const region = await open('This month I have less')
  type('What you have', '1140.40')
  press('See what it covers')
  expect(region.textContent).toContain('Enter your next pay day.')
  // Two weeks of food until the next pay day is said; then ten days of it.
  expect(amounts()).toEqual(['700', '140'])
  type('Next pay day', '2026-11-30')
  expect(amounts()).toEqual(['700', '100'])
  type('Next pay day', '2026-12-04')
  expect(amounts()).toEqual(['700', '140'])
  press('What a late payment costs, by lender')
  fireEvent.change(screen.getAllByLabelText(/^Lender’s phone number/)[0]!, {
    target: { value: '800-555-0100' },
  })
  press('See what it covers')
  await waitFor(() => expect(region.textContent).toContain('Pay these, in this order'))
  expect(screen.getByRole('button', { name: /^You have \$1,140\.40 until Dec 4/ })).toBeTruthy()
  const [first, open_] = within(region).getAllByRole('list')
  expect(
    within(first!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Rent $700.00', 'Groceries $140.00', 'Car due Dec 3$250.00', 'Card due Nov 28$50.40 of $90.00'])
  expect(open_!.textContent).toContain('Card $39.60 is not covered, due Nov 28')
  expect(open_!.textContent).toContain('usually up to $30, or $41 for another within 6 statements')
  expect(open_!.textContent).toContain('A payment 30 days late can be marked on your credit report.')
  expect(within(open_!).getByRole('link', { name: 'Call Card: 800-555-0100' }).getAttribute('href')).toBe(
    'tel:8005550100',
  )
  press('Words for the call')
  expect(open_!.textContent).toContain('My payment of $90.00 is due on Nov 28')
  expect(open_!.textContent).toContain('By then I can pay $50.40. I am paid again on Dec 4.')
  expect(within(region).getByRole('link', { name: 'Call 211: rent, food, power' })).toBeTruthy()
  expect(region.textContent).toContain('After Dec 4 your plan goes on as before.')
  press('End this now')
  await screen.findByRole('button', { name: /^This month I have less/ })
})
