import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { Menu } from './menu.tsx'

const chosen = vi.fn<(act: string) => void>()

function draw() {
  chosen.mockReset()
  const act = (label: string) => ({
    label,
    onSelect: () => chosen(`${label} from ${document.activeElement?.textContent}`),
  })
  render(
    <>
      <Menu items={[act('Mark as done'), act('Move'), act('Remove')]}>
        {(opener) => <button {...opener}>More</button>}
      </Menu>
      <a href="/next">Next</a>
    </>,
  )
  return { user: userEvent.setup(), opener: screen.getByRole('button', { name: 'More' }) }
}

const focused = () => document.activeElement?.textContent

it('opens at its first act and is walked by keys', async () => {
  const { user, opener } = draw()
  opener.focus()
  await user.keyboard('{ArrowDown}')
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  const visited = [focused()]
  for (const key of ['{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}', 'm', 'm', 'r']) {
    await user.keyboard(key)
    visited.push(focused())
  }
  expect(visited.join(', ')).toBe(
    'Mark as done, Move, Remove, Mark as done, Remove, Mark as done, Move, Mark as done, Remove',
  )
})

it('runs the chosen act with the focus back on its button', async () => {
  const { user, opener } = draw()
  await user.click(opener)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Move from More')
  expect(screen.queryByRole('menu')).toBeNull()
})

it.each([
  ['Escape', async ({ user }: ReturnType<typeof draw>) => user.keyboard('{Escape}'), 'More'],
  ['Tab', async ({ user }: ReturnType<typeof draw>) => user.tab(), 'Next'],
  ['its button', async ({ user, opener }: ReturnType<typeof draw>) => user.click(opener), 'More'],
])('closes by %s without an act', async (_, close, last) => {
  const drawn = draw()
  await drawn.user.click(drawn.opener)
  await close(drawn)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe(last)
  expect(chosen).not.toHaveBeenCalled()
})

it('closes by a press beside it', async () => {
  const { user, opener } = draw()
  await user.click(opener)
  fireEvent.pointerDown(screen.getByRole('menu'))
  expect(screen.getByRole('menu')).toBeTruthy()
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})

it('opens at its last item by the arrow up', async () => {
  const { user, opener } = draw()
  opener.focus()
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Remove')
  expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy()
})

it.each(['{Enter}', ' '])('leads to a place by "%s", and says where one is', async (key) => {
  const items = [
    { label: 'Settings', to: '/settings', isCurrent: true },
    { label: 'Billing', to: '/billing' },
  ]
  const menu = (
    <Menu items={items} head={<p>Ruth Bennett</p>} opens="down">
      {(opener) => <button {...opener}>RB</button>}
    </Menu>
  )
  const router = createMemoryRouter([{ path: '*', element: menu }])
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'RB' }))
  expect(screen.getByText('Ruth Bennett').closest('[role=menu]')).toBeNull()
  expect(screen.getByRole('menuitem', { current: 'page' }).textContent).toBe('Settings')
  await user.keyboard(`{ArrowDown}${key}`)
  expect(router.state.location.pathname).toBe('/billing')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('RB')
})
