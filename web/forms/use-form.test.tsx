import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '#web/api/query-client.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { Form } from './form.tsx'
import { useForm } from './use-form.ts'

type Typed = { name: string; balance: string }

function Debts({ send }: { send: (typed: Typed) => Promise<void> }) {
  const form = useForm({
    start: { name: '', balance: '' },
    read: (body) => ({ body }),
    send,
    onSent: (_, __, { reset }) => reset(),
  })
  return (
    <Form form={form}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Balance" {...form.field('balance')} />
      <button type="submit">Add</button>
    </Form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

it('begins the next one empty, but for what was typed while the one before was under way', async () => {
  const stored = Promise.withResolvers<void>()
  const send = vi.fn<(typed: Typed) => Promise<void>>(() => stored.promise)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Debts send={send} />
    </QueryClientProvider>,
  )
  type('Name', 'Dental bill')
  type('Balance', '800')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Dental bill', balance: '800' }, null))
  type('Name', 'Visa')
  await act(async () => stored.resolve())
  await waitFor(() => expect(field('Balance').value).toBe(''))
  expect(field('Name').value).toBe('Visa')
})
