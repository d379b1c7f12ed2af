import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { connection } from '#web/connection.ts'
import { Button } from './button.tsx'
import { offlineMessages } from './messages.ts'
import { toastStore } from './toast/toast-store.ts'

afterEach(() => act(connection.restore))

it('that sends something is stopped without a line and says why; one that sends nothing is not', () => {
  const send = vi.fn<() => void>()
  const open = vi.fn<() => void>()
  render(
    <>
      <Button busy={false} onClick={send}>
        Save
      </Button>
      <Button onClick={open}>Show</Button>
    </>,
  )
  act(connection.lose)
  const save = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(save)
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(save.getAttribute('aria-disabled')).toBe('true')
  expect(send).not.toHaveBeenCalled()
  expect(open).toHaveBeenCalledTimes(1)
  expect(toastStore.read()[0]).toMatchObject({ description: offlineMessages.needsLine })
  act(connection.restore)
  fireEvent.click(save)
  expect(send).toHaveBeenCalledTimes(1)
})
