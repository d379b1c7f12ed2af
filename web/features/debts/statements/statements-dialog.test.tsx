import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listDebts } from '#contracts/money/debts.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { useRead } from '#web/api/use-read.ts'
import { localServer } from '#web/local/local-server.ts'
import { memoryStore } from '#web/local/memory-store.ts'
import { toast, toastStore } from '#web/ui/toast/toast-store.ts'
import { StatementsDialog } from './statements-dialog.tsx'

let server: ReturnType<typeof localServer>
let debtId: string

beforeEach(async () => {
  toast({ title: 'nothing yet' })
  server = localServer(memoryStore(), () => new Date())
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const given = await server({ method, url, body: body && JSON.parse(body as string) })
    return Response.json(given.body, { status: given.status })
  })
  const card = { name: 'Visa', type: 'credit_card', balance: '2000.00', interestRate: '0.219' }
  debtId = ((await server({ method: 'POST', url: '/api/debts', body: card })).body as { id: string }).id
})
afterEach(() => vi.unstubAllGlobals())

function Screen() {
  const debts = useRead(listDebts)
  const [debt] = debts.data ?? []
  return debt ? <StatementsDialog debt={debt} onClose={() => {}} /> : null
}

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog')
}

const undo = () =>
  toastStore
    .read()
    .find(({ action }) => action)
    ?.action?.onPress()

const stored = async () =>
  ((await server({ method: 'GET', url: '/api/debts' })).body as { minimumRule: object | null }[])[0]

/** Figures of 1 % plus interest, at least $25. */
async function keep(...[balance, interest, minimum, dueOn]: string[]): Promise<void> {
  const body = { balance, interest, minimum, dueOn, interestRate: '0.219' }
  const url = `/api/debts/${debtId}/statements`
  expect((await server({ method: 'POST', url, body })).status).toBe(201)
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('asks for the first statement at once, and keeps what was typed beside a wrong figure', async () => {
  await open()
  expect(await screen.findByText('Check a statement of Visa')).toBeDefined()
  type(/New balance/, '2,000')
  type(/Minimum payment due/, '2,500')
  type(/Payment due date/, new Date().toISOString().slice(0, 10))
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
  expect((await screen.findAllByText(/The minimum cannot be more than the balance/)).length).toBeGreaterThan(
    0,
  )
  type(/Minimum payment due/, '56.50')
  type(/Interest charged/, '36.50')
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
  expect(await screen.findByText('Every figure matches ours.')).toBeDefined()
  expect(screen.getByText('Add one more statement, and we can work out the rule.')).toBeDefined()
})

it('learns the rule from two statements, and makes it the debt’s with one press and an undo', async () => {
  await keep('2000.00', '36.50', '56.50', '2026-10-14')
  await keep('300.00', '5.48', '25.00', '2026-11-14')
  await open()
  const use = await screen.findAllByRole('button', { name: 'Use this rule' })
  expect(
    screen.getByText(/Your 2 statements fit this rule: 1% of the balance plus the interest/),
  ).toBeDefined()
  fireEvent.click(use[0]!)
  expect(await screen.findByText('Your plan uses it.')).toBeDefined()
  expect(await stored()).toMatchObject({
    minimumRule: { percent: '0.0100', floor: '25.00', plusInterest: true },
  })
  undo()
  await waitFor(async () => expect(await stored()).toMatchObject({ minimumRule: null }))
})

it('says which figure differs and why, and removes a statement with an undo', async () => {
  await keep('2000.00', '36.50', '95.00', '2026-11-14')
  await open()
  const line = (await screen.findByText('This figure is not the same as ours.')).closest('li')!
  expect(within(line).getByText(/Your bank may set the minimum by another rule/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /Remove the statement due/ }))
  await waitFor(() => expect(screen.queryByText('This figure is not the same as ours.')).toBeNull())
  undo()
  expect(await screen.findByText('This figure is not the same as ours.')).toBeDefined()
})
