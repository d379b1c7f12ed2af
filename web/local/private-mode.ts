/**
 * Private mode: a person without an account uses some screens on a store of this browser. On those screens every call is
 * answered in the browser; all other pages ask the server as ever.
 */
import { opensPrivately } from '#engine/access/routes.ts'
import { browserStore } from '#web/api/storage/browser-store.ts'

const KEY = 'jubilee-private'

/** Whether the screen at the address now open is one that is answered in the browser. */
export const isAnsweredHere = (): boolean =>
  browserStore.read(KEY) === 'on' && opensPrivately(globalThis.location.pathname)
