import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, DURATION_MS, REMOVE_DELAY_MS, toast, toastStore } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows one at a time: the newest', () => {
  toast({ title: 'first' })
  toast({ title: 'second', variant: 'destructive' })
  expect(toastStore.read().map(({ title }) => title)).toEqual(['second'])
})

it('closes a dismissed one at once and forgets it after the delay of the specification', () => {
  const changed = vi.fn<() => void>()
  const stop = toastStore.subscribe(changed)
  const { dismiss } = toast({ title: 'gone' })
  dismiss()
  expect(toastStore.read()).toMatchObject([{ title: 'gone', open: false }])
  vi.advanceTimersByTime(999_999)
  expect(toastStore.read()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastStore.read()).toHaveLength(0)
  expect(changed).toHaveBeenCalledTimes(3)
  stop()
})

it('leaves the others alone when one is dismissed that is gone', () => {
  toast({ title: 'here' })
  dismissToast(-1)
  expect(toastStore.read()).toMatchObject([{ title: 'here', open: true }])
})

it('holds the times of spec 9', () => {
  expect({ DURATION_MS, REMOVE_DELAY_MS }).toEqual({ DURATION_MS: 5000, REMOVE_DELAY_MS: 1_000_000 })
})
