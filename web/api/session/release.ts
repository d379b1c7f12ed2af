import { createListeners } from '#web/listeners.ts'

/** Set by the router with every document: the release of its scripts. */
declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

/** The release of this tab's scripts; undefined where nothing was built. */
export const ownRelease = (): string | undefined => globalThis.window?.['__reactRouterManifest']?.version

let isNewer = false
const listeners = createListeners()

/** Whether the server has another release of the pages than this tab. */
export const newRelease = {
  /** Called with every answer; the first from another release is told. */
  note(ofServer: string | null): void {
    const own = ownRelease()
    if (isNewer || !import.meta.env.PROD || ofServer === null || own === undefined || own === ofServer) return
    isNewer = true
    listeners.notify()
  },
  isThere: (): boolean => isNewer,
  subscribe: listeners.subscribe,
}
