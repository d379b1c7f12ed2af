import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendered markup is being taken over, true from then on: what only the browser knows waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Whether the server drew this, and the person may have read, scrolled and entered before it was taken over. */
export function useDrawnByServer(): boolean {
  const [isDrawn] = useState(!useHydrated())
  return isDrawn
}
