import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { screenOrShell } from './screen-or-shell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fromNetwork = new Response('the document')
const shell = new Response('the shell')

function after(delayMs: number, answer: () => Response): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(answer())
      } catch (error) {
        reject(error)
      }
    }, delayMs)
  })
}
const noLine = (): Response => {
  throw new TypeError('Failed to fetch')
}

type Line = { delayMs: number; answer?: () => Response; isOnDevice: boolean; kept?: Response | undefined }

/** What is shown, and after how many milliseconds. */
async function open({ delayMs, answer = () => fromNetwork, isOnDevice, ...rest }: Line) {
  const kept = 'kept' in rest ? rest.kept : shell
  const start = Date.now()
  const shown = screenOrShell({
    document: after(delayMs, answer),
    shell: Promise.resolve(kept),
    isOnDevice: async () => isOnDevice,
  }).then(
    (response) => [response, Date.now() - start],
    (error: unknown) => [error, Date.now() - start],
  )
  await vi.runAllTimersAsync()
  return shown
}

it('shows the document of a line that answers in time, whatever is kept', async () => {
  expect(await open({ delayMs: 2900, isOnDevice: true })).toEqual([fromNetwork, 2900])
})

it('shows the shell on a slow line where the device has what the screen shows', async () => {
  expect(await open({ delayMs: 9000, isOnDevice: true })).toEqual([shell, 3000])
})

it('waits for a slow line where the device has nothing for the screen', async () => {
  expect(await open({ delayMs: 9000, isOnDevice: false })).toEqual([fromNetwork, 9000])
})

it('shows the shell at once where there is no line, and where a slow one is lost', async () => {
  expect(await open({ delayMs: 0, answer: noLine, isOnDevice: false })).toEqual([shell, 0])
  expect(await open({ delayMs: 5000, answer: noLine, isOnDevice: false })).toEqual([shell, 5000])
})

it('waits for a slow line where no shell is kept, and fails as it does', async () => {
  expect(await open({ delayMs: 9000, isOnDevice: true, kept: undefined })).toEqual([fromNetwork, 9000])
  const failed = await open({ delayMs: 10, answer: noLine, isOnDevice: true, kept: undefined })
  expect(failed[0]).toBeInstanceOf(TypeError)
})
