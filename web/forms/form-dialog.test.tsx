import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyField, TextField } from '#web/ui/fields/field.tsx'
import { toastStore } from '#web/ui/toast/toast-store.ts'
import { FormDialog } from './form-dialog.tsx'
import { readRequired } from './read-required.ts'
import { useForm } from './use-form.ts'

type Debt = { name: string; balance: string; version: number }
type Values = { name: string; balance: string }

const send = vi.fn<(body: Values, stored: Debt | null) => Promise<void>>()
const sentences = { name: 'Name this debt.', balance: 'Enter the balance.' }
const failed = { title: 'Not saved', description: 'Nothing was lost.' }

function DebtDialog({ stored, onClose }: { stored: Debt | null; onClose: () => void }) {
  const form = useForm({
    start: stored ?? { name: '', balance: '' },
    draft: 'debt',
    stored,
    read: ({ name, balance }: Values) => readRequired({ name, balance }, sentences),
    send,
    onSent: onClose,
    failed,
    changedElsewhere: 'This debt was changed elsewhere.',
    refused: { text: 'It could not be saved.' },
  })
  return (
    <FormDialog title="Add a debt" form={form} label="Save" onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
      <MoneyField label="Balance" {...form.field('balance')} />
    </FormDialog>
  )
}

function Screen({ stored = null }: { stored?: Debt | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add</Button>
      {isOpen && <DebtDialog stored={stored} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The dialog as a person opens it; `person` is who is signed in. */
async function open({ stored, person = 'ada' }: { stored?: Debt; person?: string } = {}) {
  const queries = new QueryClient()
  queries.setQueryData(lightKeys.user, { id: person })
  const user = userEvent.setup()
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <Screen {...(stored ? { stored } : {})} />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Add' }))
  return { user, unmount }
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const balanceField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Balance' })
const saveButton = () => screen.getByRole('button', { name: 'Save' })
const shownToast = () => toastStore.read().find((shown) => shown.open)

async function fillIn(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  await user.type(nameField(), 'Card')
  await user.type(balanceField(), '120')
}

function refusal(fields: { field: string; message: string }[]): ApiError {
  return new ApiError(422, JSON.stringify({ message: 'Refused.', code: 'invalid_input', fields }), '')
}

beforeEach(() => {
  sessionStorage.clear()
  send.mockReset().mockResolvedValue(undefined)
})

it('opens at its first field, and leads back to what opened it', async () => {
  const { user } = await open()
  expect(document.activeElement).toBe(nameField())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }))
})

it('sends nothing that it cannot read: the summary takes the focus, and each line leads to its field', async () => {
  const { user } = await open()
  await user.click(saveButton())
  expect(send).not.toHaveBeenCalled()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(nameField().getAttribute('aria-invalid')).toBe('true')
  const described = nameField().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(sentences.name)
  await user.click(screen.getByRole('link', { name: sentences.balance }))
  expect(document.activeElement).toBe(balanceField())
})

it('shows the server’s sentence at its field, and a limit at the head of the form', async () => {
  const { user } = await open()
  await fillIn(user)
  send.mockRejectedValueOnce(refusal([{ field: '', message: 'You can keep up to 500 debts.' }]))
  await user.click(saveButton())
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('You can keep up to 500 debts.'),
  )
  expect(nameField().getAttribute('aria-invalid')).toBeNull()

  send.mockRejectedValueOnce(refusal([{ field: 'balance', message: 'That is too much.' }]))
  await user.click(saveButton())
  await waitFor(() => expect(balanceField().getAttribute('aria-invalid')).toBe('true'))
  expect(nameField().getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText('You can keep up to 500 debts.')).toBeNull()
})

it('keeps what was typed and shows a toast when the call fails, and sends it again', async () => {
  const { user } = await open()
  await fillIn(user)
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.click(saveButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('It could not be saved.'))
  expect(shownToast()).toMatchObject({ ...failed, variant: 'destructive' })
  expect([nameField().value, balanceField().value]).toEqual(['Card', '120'])
  await user.click(saveButton())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(send.mock.calls.map(([body]) => body)).toEqual([
    { name: 'Card', balance: '120' },
    { name: 'Card', balance: '120' },
  ])
})

it('sends once while it is under way, by press and by Enter, and keeps the focus', async () => {
  const answer = Promise.withResolvers<void>()
  const { user } = await open()
  await fillIn(user)
  send.mockReturnValueOnce(answer.promise)
  await user.click(saveButton())
  await user.click(saveButton())
  await user.keyboard('{Enter}')
  expect(saveButton().getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(saveButton())
  answer.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(send).toHaveBeenCalledTimes(1)
})

it('saves over what changed elsewhere only after having said so', async () => {
  const stored = { name: 'Card', balance: '120', version: 1 }
  const { user } = await open({ stored })
  const newer = { ...stored, balance: '100', version: 2 }
  send.mockRejectedValueOnce(
    new ApiError(409, JSON.stringify({ message: 'm', code: 'stale', current: newer }), ''),
  )
  await user.click(saveButton())
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('This debt was changed elsewhere.'),
  )
  expect(balanceField().value).toBe('120')
  await user.click(saveButton())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(send.mock.calls.map(([, sentOver]) => sentOver?.version)).toEqual([1, 2])
})

it('keeps a draft over Escape and a reload, and for this person alone', async () => {
  const first = await open()
  await first.user.type(nameField(), 'Card')
  await first.user.keyboard('{Escape}')
  await first.user.click(screen.getByRole('button', { name: 'Add' }))
  expect(nameField().value).toBe('Card')
  first.unmount()

  const other = await open({ person: 'ben' })
  expect(nameField().value).toBe('')
  other.unmount()

  await open()
  expect(nameField().value).toBe('Card')
})

it.each([
  ['Cancel', async (user: Awaited<ReturnType<typeof open>>['user']) => user.click(cancelButton())],
  ['saving', async (user: Awaited<ReturnType<typeof open>>['user']) => user.click(saveButton())],
])('forgets the draft after %s', async (_, act) => {
  const { user } = await open()
  await fillIn(user)
  expect(sessionStorage).toHaveLength(1)
  await act(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sessionStorage).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(nameField().value).toBe('')
})

const cancelButton = () => screen.getByRole('button', { name: 'Cancel' })
