import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { READING_LIMIT_MS, startReading } from './start-reading.ts'

class FakeWorker extends EventTarget {
  static last: FakeWorker
  readonly sent: unknown[] = []
  isRunning = true

  constructor() {
    super()
    FakeWorker.last = this
  }

  postMessage(message: unknown) {
    this.sent.push(message)
  }

  terminate() {
    this.isRunning = false
  }
}

const job = { file: new File(['x'], 'a.csv'), today: '2026-11-20' }
const reading = { file: { is: 'csv', name: 'a.csv', cells: [['x']] } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a file that is read', () => {
  test('is sent to a worker, which ends with its answer', async () => {
    const { outcome } = startReading(job)
    expect(FakeWorker.last.sent).toEqual([job])
    FakeWorker.last.dispatchEvent(new MessageEvent('message', { data: reading }))
    expect(await outcome).toEqual(reading)
    expect(FakeWorker.last.isRunning).toBe(false)
  })

  test('can be stopped, and what comes after changes nothing', async () => {
    const { outcome, stop } = startReading(job)
    stop()
    FakeWorker.last.dispatchEvent(new MessageEvent('message', { data: reading }))
    expect(await outcome).toBeNull()
    expect(FakeWorker.last.isRunning).toBe(false)
  })

  test('ends at its limit and says so', async () => {
    const { outcome } = startReading(job)
    vi.advanceTimersByTime(READING_LIMIT_MS - 1)
    expect(FakeWorker.last.isRunning).toBe(true)
    vi.advanceTimersByTime(1)
    expect(await outcome).toEqual({ fault: 'tooSlow' })
    expect(FakeWorker.last.isRunning).toBe(false)
  })

  test.each(['error', 'messageerror'])('cannot be read after an event %j', async (name) => {
    const { outcome } = startReading(job)
    FakeWorker.last.dispatchEvent(new Event(name))
    expect(await outcome).toEqual({ fault: 'unreadable' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
