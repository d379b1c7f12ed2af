import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A browser whose worker of release `next` waits. */
function stubWorkers() {
  const workers = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => ({}),
    getRegistration: async () => registration,
  })
  const postMessage = vi.fn<(said: { release: string }) => void>(({ release }) => {
    if (release !== 'next') workers.dispatchEvent(new MessageEvent('message', { data: { release: 'next' } }))
  })
  const registration = Object.assign(new EventTarget(), { waiting: { postMessage }, installing: null })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  vi.stubEnv('PROD', true)
  return postMessage
}

it('a worker of another release is offered by the notice, and nothing is loaded before it is asked for', async () => {
  const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => {})
  const asked = stubWorkers()
  vi.stubGlobal('__reactRouterManifest', { version: 'own' })
  const { startWorker } = await import('#web/features/offline/start-worker.ts')
  const { ReleaseNotice } = await import('./release-notice.tsx')
  render(<ReleaseNotice />)
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  startWorker()
  const button = await screen.findByRole('button', { name: 'Reload' })
  expect(asked).toHaveBeenCalledWith({ release: 'own' }, [])
  expect(reload).not.toHaveBeenCalled()
  button.click()
  expect(reload).toHaveBeenCalledTimes(1)
})
