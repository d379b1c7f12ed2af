import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/api/query-client.ts'
import type { Sandbox } from '#web/features/account/use-sandbox.ts'
import { ModeRibbon } from './mode-ribbon.tsx'

afterEach(() => vi.unstubAllGlobals())

const live: Sandbox = {
  sandbox: false,
  isTest: false,
  notSetUp: [],
  movedByMs: 0,
  hasPages: false,
  hasClock: false,
  hasAnalytics: false,
  people: [],
}

/** The ribbon of a system that answers so. */
async function ribbonOf(mode: Partial<Sandbox>) {
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json({ ...live, ...mode }))
  vi.stubGlobal('fetch', asked)
  const client = createQueryClient()
  const { container } = render(
    <QueryClientProvider client={client}>
      <ModeRibbon at="top" />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(client.isFetching() === 0 && asked.mock.calls.length).toBe(1))
  return container
}

it('is not there in live mode', async () => {
  expect((await ribbonOf({})).textContent).toBe('')
})

it('names the sandbox, and its pages', async () => {
  await ribbonOf({ sandbox: true, hasPages: true, hasClock: true })
  expect(screen.getByRole('complementary', { name: 'Sandbox' }).textContent).toContain('no real money')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Mail', 'Clock'])
})

it('names a test system and what has no key there, without a page of the sandbox', async () => {
  await ribbonOf({ isTest: true, notSetUp: ['mail', 'banking'] })
  const ribbon = screen.getByRole('complementary', { name: 'Test system' })
  expect(ribbon.textContent).toContain('no real money moves')
  expect(ribbon.textContent).toContain('Not set up here: email, bank links')
  expect(screen.queryAllByRole('link')).toEqual([])
})
