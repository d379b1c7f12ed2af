import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

const onConfirm = vi.fn<() => void>()

/** A card that can be removed, as on every list. */
function List() {
  const [isAsking, setAsking] = useState(false)
  const [isThere, setThere] = useState(true)
  return (
    <>
      <h1>My debts</h1>
      {isThere && <button onClick={() => setAsking(true)}>Remove</button>}
      <ConfirmDialog
        title="Remove this debt?"
        description="Its payments go with it."
        confirmLabel="Remove debt"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          onConfirm()
          setThere(false)
          setAsking(false)
        }}
      />
    </>
  )
}

async function ask() {
  onConfirm.mockReset()
  const user = userEvent.setup()
  render(<List />)
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  return user
}

describe('a question before what cannot be undone', () => {
  it('is announced with its text, and begins at Cancel', async () => {
    await ask()
    const dialog = screen.getByRole('alertdialog', { name: 'Remove this debt?' })
    const described = dialog.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Its payments go with it.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  })

  it.each([
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['Cancel', async (user: ReturnType<typeof userEvent.setup>) => user.click(cancel())],
  ])('changes nothing at %s, and goes back to what asked', async (_, leave) => {
    const user = await ask()
    await leave(user)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(onConfirm).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }))
  })

  it('is not closed by a press beside it', async () => {
    await ask()
    await pressBeside()
    expect(screen.getByRole('alertdialog')).toBeTruthy()
  })

  it('leads to the heading once what asked is gone', async () => {
    const user = await ask()
    await user.click(screen.getByRole('button', { name: 'Remove debt' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My debts' }))
  })

  it('keeps the keyboard inside', async () => {
    const user = await ask()
    const confirm = screen.getByRole('button', { name: 'Remove debt' })
    await user.tab()
    expect(document.activeElement).toBe(confirm)
    await user.tab()
    expect(document.activeElement).toBe(cancel())
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(confirm)
  })
})

describe('a dialog of choices', () => {
  it('opens at the choice that is made, where it starts at a field', () => {
    render(
      <Dialog title="How often?" open onOpenChange={() => {}} startsAtField>
        <label>
          <input type="radio" name="often" value="once" /> Once
        </label>
        <label>
          <input type="radio" name="often" value="monthly" defaultChecked /> Each month
        </label>
      </Dialog>,
    )
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Each month' }))
  })

  it.each([
    ['its cross', () => userEvent.setup().click(screen.getByRole('button', { name: 'Close' }))],
    ['a press beside it', pressBeside],
  ])('closes by %s', async (_, close) => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    render(<Dialog title="Read this" open onOpenChange={onOpenChange} />)
    await close()
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})

const aMoment = () => new Promise((resolve) => setTimeout(resolve))

/** A press on the page behind the dialog, which hears of one only after the press that opened it has ended. */
async function pressBeside(): Promise<void> {
  await aMoment()
  await act(async () => {
    fireEvent.pointerDown(document.body, { button: 0 })
    fireEvent.click(document.body)
    await aMoment()
  })
}

const cancel = () => screen.getByRole('button', { name: 'Cancel' })
