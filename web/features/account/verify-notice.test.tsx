import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '#contracts/account/account.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { VerifyNotice } from './verify-notice.tsx'

// 3 p.m. in New York
const NOW = new Date('2026-11-24T20:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('fetch', async () => Response.json({ sandbox: false, movedByMs: 0, people: [] }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The name of the notice that a person sees; null where there is none. */
function noticeOf(person: Partial<User>): string | null {
  const user = { email: 'ruth@example.test', emailVerified: false, emailRefusedAt: null, ...person } as User
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <VerifyNotice user={user} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.queryByRole('complementary')?.getAttribute('aria-label') ?? null
}

it.each<[string, Partial<User>, string | null]>([
  ['waits on the day of sign-up', { createdAt: '2026-11-24T14:00:00.000Z' }, null],
  ['is there from the next day on', { createdAt: '2026-11-23T14:00:00.000Z' }, 'Confirm your email'],
  ['is not for a confirmed address', { createdAt: '2026-11-20T14:00:00.000Z', emailVerified: true }, null],
  [
    'does not wait where mail comes back',
    { createdAt: '2026-11-24T14:00:00.000Z', emailRefusedAt: '2026-11-24T14:05:00.000Z' },
    'Mail does not arrive',
  ],
])('%s', (_name, person, label) => {
  expect(noticeOf(person)).toBe(label)
})
