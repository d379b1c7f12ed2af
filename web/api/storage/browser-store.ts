/** A store of the browser that may be missing (prerendering, tests) or forbidden (private windows): then nothing is kept. */
function storeIn(name: 'localStorage' | 'sessionStorage') {
  return {
    read(key: string): string | null {
      try {
        return globalThis[name]?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    write(key: string, value: string): void {
      try {
        globalThis[name]?.setItem(key, value)
      } catch {
        // nothing to do: the choice holds until the page is left
      }
    },
    remove(key: string): void {
      try {
        globalThis[name]?.removeItem(key)
      } catch {
        // nothing was kept
      }
    },
  }
}

/** Kept in this browser. */
export const browserStore = storeIn('localStorage')
/** Kept for this tab, also over a reload. */
export const tabStore = storeIn('sessionStorage')
