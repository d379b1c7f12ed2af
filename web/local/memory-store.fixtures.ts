/** A store for tests: kept as long as the test. */
import { nothingKept, type Store } from './kept.ts'

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
