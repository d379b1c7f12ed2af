import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function draw() {
  render(
    <Tooltip content="Settings">
      {(says) => (
        <button {...says} aria-label="Open the settings">
          o
        </button>
      )}
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  return { button, place: button.parentElement ?? button }
}

const pass = (delayMs: number) => act(() => vi.advanceTimersByTime(delayMs))
const tooltip = () => screen.queryByRole('tooltip')

it('opens under a resting mouse after 700 ms, and the next within 300 ms at once', () => {
  const { place, button } = draw()
  fireEvent.pointerEnter(place, { pointerType: 'mouse' })
  pass(690)
  expect(tooltip()).toBeNull()
  pass(10)
  expect(tooltip()?.textContent).toBe('Settings')
  expect(button.getAttribute('aria-describedby')).toBe(tooltip()?.id)
  fireEvent.pointerLeave(place)
  expect(tooltip()).toBeNull()
  expect(button.hasAttribute('aria-describedby')).toBe(false)
  pass(290)
  fireEvent.pointerEnter(place, { pointerType: 'mouse' })
  pass(0)
  expect(tooltip()).not.toBeNull()
})

it.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['a press', ({ button }: ReturnType<typeof draw>) => fireEvent.click(button)],
  ['a leaving mouse', ({ place }: ReturnType<typeof draw>) => fireEvent.pointerLeave(place)],
])('closes by %s', (_, leave) => {
  const drawn = draw()
  fireEvent.pointerEnter(drawn.place, { pointerType: 'mouse' })
  pass(700)
  expect(tooltip()).not.toBeNull()
  leave(drawn)
  expect(tooltip()).toBeNull()
})

it('opens at once with the focus of the keyboard, and not under a finger', () => {
  const { place, button } = draw()
  fireEvent.pointerEnter(place, { pointerType: 'touch' })
  pass(1000)
  expect(tooltip()).toBeNull()
  act(() => button.focus())
  expect(tooltip()).not.toBeNull()
  act(() => button.blur())
  expect(tooltip()).toBeNull()
})
