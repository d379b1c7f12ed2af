import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  dismissToast,
  DURATION_MS,
  REMOVE_DELAY_MS,
  setToastsAside,
  toast,
  toastStore,
} from './toast-store.ts'

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

const shown = () => toastStore.read().filter(({ open, isAside }) => open && !isAside)

it('sets aside what is shown while modals are open, and brings it back with its action after the last', () => {
  const action = { label: 'Undo', onPress: () => {} }
  toast({ title: 'recorded', action })
  const backs = [setToastsAside(), setToastsAside()]
  expect(shown()).toEqual([])
  backs[0]!()
  expect(shown()).toEqual([])
  backs[1]!()
  expect(shown()).toMatchObject([{ title: 'recorded', action }])
})

it('shows what comes while a modal is open, in place of what was set aside', () => {
  toast({ title: 'before' })
  const back = setToastsAside()
  toast({ title: 'during' })
  expect(shown().map(({ title }) => title)).toEqual(['during'])
  back()
  expect(shown().map(({ title }) => title)).toEqual(['during'])
})

it('keeps what came from a modal while another takes its place, and sets it aside for one that is opened later', async () => {
  const form = setToastsAside()
  toast({ title: 'saved' })
  form()
  const list = setToastsAside()
  expect(shown()).toMatchObject([{ title: 'saved' }])
  list()
  await Promise.resolve()
  const other = setToastsAside()
  expect(shown()).toEqual([])
  other()
})

it('brings nothing back that was closed before', () => {
  toast({ title: 'closed' }).dismiss()
  setToastsAside()()
  expect(shown()).toEqual([])
})

it('holds the times of spec 9', () => {
  expect({ DURATION_MS, REMOVE_DELAY_MS }).toEqual({ DURATION_MS: 5000, REMOVE_DELAY_MS: 1_000_000 })
})
