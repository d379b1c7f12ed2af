/** A store that is gone with the page: for what is only looked at, and for tests. */
import { nothingKept, type Store } from './kept/kept.ts'

export function memoryStore(): Store {
  let kept = nothingKept()
  return {
    change: async (act) => {
      const draft = structuredClone(kept)
      const result = act(draft)
      kept = draft
      return result
    },
    empty: async () => {
      kept = nothingKept()
    },
  }
}
