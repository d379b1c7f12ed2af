import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { keepOnceKeysUnder, underOnceKey } from './once-keys.ts'

const POST = 'POST /api/debts'
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}
const answered = (status: number) => () => Promise.reject(new ApiError(status, '{"message":"No."}', ''))

let person = 0
/** The key under which one press is sent, and how it is answered. */
async function press(answer: () => Promise<unknown> = async () => 'stored', asked = POST): Promise<string> {
  let sent = ''
  await underOnceKey(asked, (key) => {
    sent = key
    return answer()
  }).catch(() => {})
  return sent
}

function stubTab(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  return kept
}

beforeEach(() => {
  stubTab()
  person += 1
  keepOnceKeysUnder(() => `person-${person}`)
})
afterEach(() => vi.unstubAllGlobals())

test('a key is a UUID; after success the next press has another', async () => {
  const first = await press()
  expect(first).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/)
  expect(await press()).not.toBe(first)
})

test.each([
  ['no answer', lost],
  ['a failure of the server', answered(500)],
  ['one that stands before it', answered(503)],
  ['a session that has ended since', answered(401)],
  ['too many tries since', answered(429)],
  ['entries that are to be put right', answered(422)],
])('after %s the next press is the same request', async (_, answer) => {
  const first = await press(answer)
  expect(await press(lost)).toBe(first)
  expect(await press()).toBe(first)
  expect(await press()).not.toBe(first)
})

test('a key that belongs to other entries is not sent again', async () => {
  const first = await press(lost)
  expect(await press(answered(409))).toBe(first)
  expect(await press()).not.toBe(first)
})

test('the error is passed on, and the answer', async () => {
  await expect(underOnceKey(POST, answered(422))).rejects.toThrow('422')
  expect(await underOnceKey(POST, async () => 7)).toBe(7)
})

test('two at the same time have a key each; the one without an answer keeps its own', async () => {
  const { promise, reject } = Promise.withResolvers()
  const first = press(() => promise)
  const second = await press()
  reject(new TypeError('Failed to fetch'))
  expect(await first).not.toBe(second)
  expect(await press()).toBe(await first)
})

test('each address has its own', async () => {
  const first = await press(lost)
  const other = await press(lost, 'POST /api/debts/1/payments')
  expect(other).not.toBe(first)
  expect(await press(lost)).toBe(first)
})

test('it outlives a reload, for the same person alone', async () => {
  const first = await press(lost)
  vi.resetModules()
  const reloaded = await import('./once-keys.ts')
  const keyOfNextPress = (id: string) => {
    reloaded.keepOnceKeysUnder(() => id)
    return reloaded.underOnceKey(POST, async (key) => key)
  }
  expect(await keyOfNextPress('somebody else')).not.toBe(first)
  expect(await keyOfNextPress(`person-${person}`)).toBe(first)
})

test('where the tab keeps nothing, it is kept as long as the page', async () => {
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  const first = await press(lost)
  expect(await press()).toBe(first)
  expect(await press()).not.toBe(first)
})
