import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isCurrent, KEPT_FOR_MS } from './kept-store.ts'
import { keeping } from './keeping.ts'
import { wipeDevice, wipeOthers } from './wipe-device.ts'

/** A store of the browser: entries are its own properties, as in a real one. */
function stubStore(name: 'localStorage' | 'sessionStorage', entries: Record<string, string> = {}) {
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  }
  const store = Object.assign(Object.create(methods) as Record<string, string>, entries)
  vi.stubGlobal(name, store)
  return store
}

beforeEach(() => stubStore('localStorage'))
afterEach(() => vi.unstubAllGlobals())

it('keeps nothing until the person has said yes, and asks each person', async () => {
  expect(keeping.choiceOf('ruth')).toBeNull()
  expect(keeping.owner()).toBeNull()
  await keeping.choose('ruth', 'yes')
  expect([keeping.choiceOf('ruth'), keeping.choiceOf('boaz'), keeping.owner()]).toEqual(['yes', null, 'ruth'])
  await keeping.choose('ruth', 'no')
  expect([keeping.choiceOf('ruth'), keeping.owner()]).toEqual(['no', null])
})

it('reads an answer for seven days, and only for its own person', () => {
  const kept = { personId: 'ruth', name: '', key: [], answer: 1, at: 1000 }
  expect(isCurrent(kept, 'ruth', 1000 + KEPT_FOR_MS - 1)).toBe(true)
  expect(isCurrent(kept, 'ruth', 1000 + KEPT_FOR_MS)).toBe(false)
  expect(isCurrent(kept, 'boaz', 1000)).toBe(false)
})

it('leaves no draft and no sign of the person, and the key of a payment that may be stored', async () => {
  const local = stubStore('localStorage', {
    'jubilee-formats': '{}',
    'jubilee-known-here': '1',
    'jubilee-not-mine': 'ruth',
    'jubilee-last-here': '{}',
    theme: 'dark',
  })
  const once = 'jubilee:ruth:once:POST /api/debts/1/payments'
  const tab = stubStore('sessionStorage', { 'jubilee:ruth:debt': '{}', [once]: 'a-key' })
  await wipeDevice()
  expect(Object.keys(local)).toEqual(['theme'])
  expect(Object.keys(tab)).toEqual([once])
})

it('takes away what another person has left, when somebody else is signed in', async () => {
  await keeping.choose('ruth', 'yes')
  const tab = stubStore('sessionStorage', { 'jubilee:ruth:debt': '{}', 'jubilee:boaz:debt': '{}' })
  await wipeOthers('ruth')
  expect(Object.keys(tab)).toHaveLength(2)
  await wipeOthers('boaz')
  expect(Object.keys(tab)).toEqual(['jubilee:boaz:debt'])
  expect(keeping.owner()).toBeNull()
})
