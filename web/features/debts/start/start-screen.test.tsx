import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/api/query-client.ts'
import { localServer } from '#web/local/local-server.ts'
import { memoryStore } from '#web/local/memory-store.ts'
import { StartScreen } from './start-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The first answer for one card of $15,000 at 24 % with this minimum, which is all that goes to it. */
async function answerFor(minimumPayment: string): Promise<string> {
  const server = localServer(memoryStore(), () => new Date())
  const terms = { type: 'credit_card', balance: '15000.00', interestRate: '0.24', minimumPayment }
  await server({ method: 'POST', url: '/api/debts', body: { name: 'Visa', ...terms } })
  await server({ method: 'PUT', url: '/api/debt-plan', body: { order: 'avalanche', extra: 0 } })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const given = await server({ method, url })
    return Response.json(given.body, { status: given.status })
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <StartScreen otherWays={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return (await screen.findByRole('region', { name: 'Your plan' })).textContent
}

it('the first answer says between which months it is, once they are more than a month apart', async () => {
  const month = String.raw`[A-Z][a-z]+ \d{4}`
  expect(await answerFor('320.00')).toMatch(
    new RegExp(
      `Between ${month} and ${month}, most likely ${month}\\. Lenders count interest in different ways\\.`,
    ),
  )
})

it('a plan that is as long by every way to count has one date', async () => {
  const text = await answerFor('1500.00')
  expect(text).toMatch(/debt-free in/)
  expect(text).not.toContain('Between')
})
