/**
 * Registers the service worker. A page and a worker of different releases tell each other so: the page goes on as it is,
 * and the frame offers the new release (newRelease); a page that is of the new release lets its worker begin.
 */
import { LANGUAGE } from '#web/format/messages.ts'
import { newRelease, ownRelease } from '#web/api/session/release.ts'

let isStarted = false

/** Registers once the page is loaded and has nothing else to do: its files are fetched after those of the screen. */
export function startWorker(): void {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isStarted = true
  if (document.readyState === 'complete') registerWhenIdle()
  else globalThis.addEventListener('load', registerWhenIdle, { once: true })
}

function registerWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(tryToRegister)
  else setTimeout(tryToRegister, 1000)
}

/** Where the browser forbids a worker, everything works but for opening without a line. */
const tryToRegister = () => void register().catch(() => {})

async function register(): Promise<void> {
  const workers = navigator.serviceWorker
  workers.addEventListener('message', ({ data }) => {
    if (typeof data?.release === 'string') newRelease.note(data.release)
  })
  // Another tab is of a new release, and its worker has begun.
  workers.addEventListener('controllerchange', () => askRelease(workers.controller))
  await workers.register(LANGUAGE === 'en' ? '/sw.js' : `/sw.${LANGUAGE}.js`)
  const registration = await workers.getRegistration()
  if (!registration) return
  askRelease(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') askRelease(worker)
    })
  })
  // A tab may stay open for days; the browser itself looks only when a document is loaded.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {})
  })
}

/** A worker answers with its own release where it is another; one of the same begins without a word. */
function askRelease(worker: ServiceWorker | null): void {
  // A worker is of this origin alone: the list is of what is handed over.
  worker?.postMessage({ release: ownRelease() }, [])
}
