import { createListeners } from '#web/listeners.ts'

/**
 * When the admin's desk was last used: its session ends after so many idle minutes, and each answered call of the
 * desk begins them anew.
 */
let usedAtMs: number | null = null
const listeners = createListeners()

export const adminActivity = {
  /** Called with every answered call; only those of the desk count. */
  note(url: string): void {
    if (!url.startsWith('/api/admin/')) return
    usedAtMs = Date.now()
    listeners.notify()
  },
  /** in milliseconds of this machine's clock; null before the first call of the desk */
  usedAtMs: (): number | null => usedAtMs,
  subscribe: listeners.subscribe,
}
