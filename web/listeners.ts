/** The listeners of a value that lives outside React, as `useSyncExternalStore` subscribes them. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** Calls `listener` after each change; returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify(): void {
      for (const listener of listeners) listener()
    },
  }
}
