import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { adminActivity } from '#web/api/session/admin-activity.ts'
import { seedQueries } from './first-reads.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('starts the idle minutes of the desk again when its answers came with the document', () => {
  const client = new QueryClient()
  vi.stubGlobal('document', {})
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') })
  const before = adminActivity.usedAtMs()
  seedQueries(client, { queries: [[['/api/debts'], []]] })
  expect(adminActivity.usedAtMs()).toBe(before)
  seedQueries(client, { queries: [[['/api/admin/people', { search: '' }, 'pages'], { pages: [] }]] })
  expect(adminActivity.usedAtMs()).toBe(Date.parse('2026-11-23T15:00:00Z'))
  client.clear()
})
