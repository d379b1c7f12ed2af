import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { lateDialog } from './late-dialog.tsx'

type Props = { onClose: () => void }

const load = vi.fn<() => Promise<ComponentType<Props>>>()
let arrive: (code: ComponentType<Props>) => void
let fail: (error: Error) => void

/** The dialog that comes late. */
function Rename({ onClose }: Props) {
  return (
    <Dialog title="Rename" startsAtField onOpenChange={onClose}>
      <input aria-label="Name" />
    </Dialog>
  )
}

function draw() {
  const Late = lateDialog(load)
  function Card() {
    const [isOpen, setOpen] = useState(false)
    return (
      <div {...Late.near}>
        <h1>Card</h1>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Late onClose={() => setOpen(false)} />}
      </div>
    )
  }
  render(<Card />)
  return screen.getByRole('button', { name: 'Open' })
}

beforeEach(() => {
  load.mockReset().mockImplementation(() => {
    const { promise, resolve, reject } = Promise.withResolvers<ComponentType<Props>>()
    arrive = resolve
    fail = reject
    return promise
  })
})

const press = (button: HTMLElement) => {
  button.focus()
  fireEvent.click(button)
}

it('is fetched when a pointer comes to a button beside it, once, and opens at its first field', async () => {
  const opener = draw()
  fireEvent.pointerOver(screen.getByRole('heading'))
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerOver(opener)
  await act(async () => arrive(Rename))
  expect(screen.queryByRole('dialog')).toBeNull()
  press(opener)
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(load).toHaveBeenCalledOnce()
})

it('says on a slow line that it is on its way, and gives the focus back to what opened it', async () => {
  const opener = draw()
  press(opener)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('dialog', { name: 'One moment' })).toBeTruthy()
  await act(async () => arrive(Rename))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Rename' }), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('says that it did not come, and is fetched again on a press', async () => {
  press(draw())
  await act(async () => fail(new Error('no line')))
  const failure = screen.getByRole('dialog', { name: 'This did not open' })
  expect(failure.textContent).toContain('Nothing was changed.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => arrive(Rename))
  expect(screen.getByRole('dialog', { name: 'Rename' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
