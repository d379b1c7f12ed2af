import { browserStore } from '#web/api/browser-store.ts'

const KEY = 'jubilee-known-here'

/**
 * Whether somebody signed in with this browser and has not signed out. The session cookie cannot be read by a
 * script; this spares a visitor's public page a call that would only answer 401. It grants nothing.
 */
export const signInTrace = {
  isThere: (): boolean => browserStore.read(KEY) === '1' || browserStore.read('auth_token') !== null,
  leave: (): void => browserStore.write(KEY, '1'),
  remove: (): void => browserStore.remove(KEY),
}
