/** localStorage that may be missing (prerendering, tests) or forbidden (private windows): then nothing is kept. */
export const browserStore = {
  read(key: string): string | null {
    try {
      return globalThis.localStorage?.getItem(key) ?? null
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      globalThis.localStorage?.setItem(key, value)
    } catch {
      // nothing to do: the choice holds until the page is left
    }
  },
  remove(key: string): void {
    try {
      globalThis.localStorage?.removeItem(key)
    } catch {
      // nothing was kept
    }
  },
}
