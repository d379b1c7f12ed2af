import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCashPlan } from '#contracts/money/cash-plan.ts'
import { listDebts, listRecentPayments } from '#contracts/money/debts.ts'
import { toPayment } from '#engine/debts/start/debt-record.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { useRead } from '#web/api/use-read.ts'
import { localServer } from '#web/local/local-server.ts'
import { memoryStore } from '#web/local/memory-store.ts'
import { toast, toastStore } from '#web/ui/toast/toast-store.ts'
import { debt, planOf } from '../plan/plan-under-test.ts'
import { ThisMonth } from './this-month.tsx'

type Asked = { method: string; url: string }

/** What happens to a request on its way, in place of an answer. */
let disturb: (asked: Asked, answer: () => Promise<Response>) => Promise<Response>
/** how often a payment was sent */
let sent: number
let server: ReturnType<typeof localServer>

beforeEach(() => {
  sent = 0
  toast({ title: 'nothing yet' })
  disturb = (_, answer) => answer()
  server = localServer(memoryStore(), () => new Date('2026-11-20T15:00:00Z'))
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (method === 'POST' && url.endsWith('/payments')) sent += 1
    const onceKey = (headers as Record<string, string> | undefined)?.['Idempotency-Key']
    const answer = async () => {
      const given = await server({ method, url, body: body && JSON.parse(body as string), onceKey })
      return Response.json(given.body, { status: given.status })
    }
    return disturb({ method, url }, answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

async function store(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const terms = { interestRate: '0.24', minimumPayment: '90.00', paymentDueDate: '2026-11-28' }
    const body = { name, type: 'credit_card', balance: '3000.00', ...terms }
    expect((await server({ method: 'POST', url: '/api/debts', body })).status).toBe(201)
  }
}

function Screen() {
  const debts = useRead(listDebts)
  const payments = useRead(listRecentPayments)
  const cash = useRead(getCashPlan).data
  if (!debts.data || !payments.data || !cash) return null
  return <ThisMonth plan={planOf(debts.data, { payments: payments.data.map(toPayment), cash })} />
}

async function open(names: readonly string[]): Promise<void> {
  await store(names)
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <Screen />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('region', { name: 'This month' })
}

async function paid(): Promise<string[]> {
  const { body } = await server({ method: 'GET', url: '/api/debts/payments' })
  return (body as { amount: string }[]).map(({ amount }) => amount)
}

const toasted = () => toastStore.read()[0]
const month = () => screen.getByRole('region', { name: 'This month' })
const mark = (amount: string, name: string) =>
  screen.getByRole('button', { name: `Mark paid: ${amount} to ${name}` })

it('says what is to be paid to whom by when', async () => {
  await open(['Card', 'Other'])
  expect(month().textContent).toContain('$380 to pay by Nov 28.')
  const [card, other] = within(month()).getAllByRole('listitem')
  expect(card?.textContent).toMatch(/^Card\$290\.00by Nov 28, \$200\.00 above its minimumMark paid$/)
  expect(other?.textContent).toMatch(/^Other\$90\.00by Nov 28Mark paid$/)
})

it('says of a payment which due day it was late for', () => {
  const late = {
    id: 'card',
    name: 'Card',
    balance: 2_910_00,
    minimumPayment: 90_00,
    paymentDueDate: '2026-10-28',
  }
  const payments = [{ debtId: 'card', cents: 90_00, on: '2026-10-31' }]
  const plan = planOf([debt({ ...late, createdAt: '2026-10-01T00:00:00.000Z' })], { payments })
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ThisMonth plan={plan} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const [card] = within(month()).getAllByRole('listitem')
  expect(card?.textContent).toBe(
    'Card$290.00by Nov 28, $200.00 above its minimum, $90.00 paid late for Oct 28Mark paid',
  )
})

it('in a short month asks for what its money pays, says what it does not cover, and records no more', async () => {
  const short = { cash: '110', until: '2026-12-04', essentials: [], lenders: [] }
  expect((await server({ method: 'PUT', url: '/api/cash-plan/short-month', body: short })).status).toBe(200)
  await open(['Card', 'Other', 'Third'])
  expect(month().textContent).toContain('$110 to pay before your next pay on Dec 4. $160 is not covered.')
  const rows = () =>
    within(month())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(rows()).toEqual([
    'Card$90.00by Nov 28Mark paid',
    'Other$20.00by Nov 28, $70.00 not coveredMark paid',
    'Third$0.00by Nov 28, $90.00 not covered',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Mark all paid' }))
  await waitFor(() =>
    expect(month().textContent).toContain(
      'Nothing more to pay before your next pay on Dec 4. $160 is not covered. You have paid $110.',
    ),
  )
  expect((await paid()).toSorted()).toEqual(['20.00', '90.00'])
  expect(screen.getByRole('button', { name: /^You have \$0\.00 until Dec 4/ })).toBeTruthy()
  expect((await server({ method: 'DELETE', url: '/api/cash-plan/short-month' })).status).toBe(200)
})

it('records what the plan proposes, once, however often it is pressed', async () => {
  await open(['Card', 'Other'])
  const button = mark('$290.00', 'Card')
  for (let press = 0; press < 3; press += 1) fireEvent.click(button)
  await waitFor(() => expect(month().textContent).toContain('$90 left to pay by Nov 28. You have paid $290.'))
  expect(await paid()).toEqual(['290.00'])
  expect(sent).toBe(1)
  expect(within(month()).getAllByRole('listitem').at(-1)?.textContent).toContain(
    'paid $290.00, next due Dec 28',
  )
})

it('takes the payment back', async () => {
  await open(['Card'])
  fireEvent.click(mark('$290.00', 'Card'))
  await waitFor(() => expect(toasted()?.title).toBe('$290.00 to Card recorded'))
  expect(month().textContent).toContain('Done for November. Next: pay $290 to Card by Dec 28.')
  toasted()?.action?.onPress()
  await screen.findByRole('button', { name: 'Mark paid: $290.00 to Card' })
  expect(await paid()).toEqual([])
})

it('records all of it, and says which one failed; a second press records that one alone', async () => {
  await open(['Card', 'Other', 'Third'])
  const debts = (await server({ method: 'GET', url: '/api/debts' })).body as { id: string; name: string }[]
  const other = debts.find(({ name }) => name === 'Other')!
  const refusal = { message: 'Not now.', code: 'unavailable' }
  disturb = async ({ method, url }, answer) =>
    method === 'POST' && url.includes(other.id) ? Response.json(refusal, { status: 503 }) : answer()
  fireEvent.click(screen.getByRole('button', { name: 'Mark all paid' }))
  await waitFor(() => expect(toasted()?.title).toBe('Not recorded: Other'))
  expect(toasted()?.description).toContain('The other 2 are recorded.')
  expect(within(month()).getAllByRole('listitem')[0]?.textContent).toContain('Not now.')
  expect((await paid()).toSorted()).toEqual(['290.00', '90.00'])
  disturb = (_, answer) => answer()
  fireEvent.click(mark('$90.00', 'Other'))
  await waitFor(() => expect(month().textContent).toContain('Done for November.'))
  expect((await paid()).toSorted()).toEqual(['290.00', '90.00', '90.00'])
})

it('takes back all that one press recorded', async () => {
  await open(['Card', 'Other'])
  fireEvent.click(screen.getByRole('button', { name: 'Mark all paid' }))
  await waitFor(() =>
    expect(toasted()).toMatchObject({ title: '2 payments recorded', description: '$380.00 in all.' }),
  )
  toasted()?.action?.onPress()
  await waitFor(() => expect(toasted()?.title).toBe('Payments taken back'))
  expect(await paid()).toEqual([])
})

it.each([
  ['once', 1],
  ['twice, and is found when the list is read again', 2],
])('stores one payment where its answer is lost %s', async (_, times) => {
  await open(['Card', 'Other'])
  let lost = 0
  disturb = async ({ method }, answer) => {
    const given = await answer()
    if (method !== 'POST' || lost === times) return given
    lost += 1
    throw new TypeError('Failed to fetch')
  }
  fireEvent.click(mark('$290.00', 'Card'))
  await waitFor(() => expect(toasted()?.title).toBe('$290.00 to Card recorded'))
  expect([await paid(), lost]).toEqual([['290.00'], times])
  expect(month().textContent).toContain('$90 left to pay')
})
