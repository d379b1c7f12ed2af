/** A store of the browser that may be missing (prerendering, tests) or forbidden (private windows): then nothing is kept. */
function storeIn(name: 'localStorage' | 'sessionStorage') {
  function attempt<Result>(act: (store: Storage) => Result): Result | null {
    try {
      return act(globalThis[name])
    } catch {
      return null
    }
  }
  return {
    read: (key: string): string | null => attempt((store) => store.getItem(key)),
    write: (key: string, value: string): void => void attempt((store) => store.setItem(key, value)),
    remove: (key: string): void => void attempt((store) => store.removeItem(key)),
    has: (isMeant: (key: string) => boolean): boolean =>
      attempt((store) => Object.keys(store).some(isMeant)) ?? false,
    removeWhere: (isMeant: (key: string) => boolean): void =>
      void attempt((store) => {
        for (const key of Object.keys(store).filter(isMeant)) store.removeItem(key)
      }),
  }
}

/** Kept in this browser. */
export const browserStore = storeIn('localStorage')
/** Kept for this tab, also over a reload. */
export const tabStore = storeIn('sessionStorage')
