import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Sheet } from './sheet.tsx'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>More</button>
      {isOpen && (
        <Sheet title="More" onClose={() => setOpen(false)}>
          <a href="/settings">Settings</a>
        </Sheet>
      )}
    </>
  )
}

it.each([
  ['its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['a press beside it', () => fireEvent.click(screen.getByRole('dialog'))],
])('opens over the page and closes by %s', async (_, close) => {
  render(<Opener />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'More' }))
  const sheet = screen.getByRole('dialog', { name: 'More' })
  expect((sheet as HTMLDialogElement).open).toBe(true)
  fireEvent.click(screen.getByRole('heading', { name: 'More' }))
  expect(screen.queryByRole('dialog')).toBe(sheet)
  close()
  expect(screen.queryByRole('dialog')).toBeNull()
})
