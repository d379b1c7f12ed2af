import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendered markup is being taken over, true from then on: what only the browser knows waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
