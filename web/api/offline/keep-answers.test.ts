import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lightKeys } from '#web/api/light-keys.ts'
import { keepAnswers } from './keep-answers.ts'
import type { KeptAnswer } from './kept-store.ts'
import { keeping } from './keeping.ts'

const entries = new Map<string, string>()
let client = new QueryClient()
let written: KeptAnswer[] = []
let stop = () => {}

const store = {
  save: async (answers: readonly KeptAnswer[]) => void written.push(...answers),
  removeOld: vi.fn<(personId: string, nowMs: number) => Promise<KeptAnswer[]>>(async () => []),
}

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  client = new QueryClient()
  written = []
  client.setQueryData(lightKeys.user, { id: 'ruth' })
})

afterEach(() => {
  stop()
  client.clear()
  store.removeOld.mockClear()
  vi.unstubAllGlobals()
})

const names = () => written.map(({ personId, name }) => `${personId} ${name}`)

it('writes an answer in the task in which it came, and those that come together at once', async () => {
  await keeping.choose('ruth', 'yes')
  stop = keepAnswers(client, store)
  await Promise.resolve()
  expect(names()).toEqual(['ruth ["/api/auth/user"]'])
  client.setQueryData(['/api/debts'], [])
  client.setQueryData(['/api/goals'], [])
  client.setQueryData(['/api/billing'], {})
  // No timer may pass: the page may be gone by then.
  await Promise.resolve()
  expect(names().slice(1)).toEqual(['ruth ["/api/debts"]', 'ruth ["/api/goals"]'])
})

it('writes nothing without a yes, what is there once it comes, and nothing after it has stopped', async () => {
  client.setQueryData(['/api/debts'], [])
  stop = keepAnswers(client, store)
  await Promise.resolve()
  expect([written, store.removeOld.mock.calls]).toEqual([[], []])
  await keeping.choose('ruth', 'yes')
  expect(names()).toContain('ruth ["/api/debts"]')
  stop()
  client.setQueryData(['/api/goals'], [])
  await Promise.resolve()
  expect(names()).not.toContain('ruth ["/api/goals"]')
})

it('removes what is too old when a page opens, with a line or without', async () => {
  await keeping.choose('ruth', 'yes')
  stop = keepAnswers(client, store)
  expect(store.removeOld).toHaveBeenCalledWith('ruth', expect.any(Number))
})
