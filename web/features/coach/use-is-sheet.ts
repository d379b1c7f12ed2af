import { useSyncExternalStore } from 'react'

// the whole screen on a phone, and where the window is too low for a panel beside the page
const sheet = () => matchMedia('(width < 48rem) or (height < 30rem)')
const read = () => sheet().matches
function watch(changed: () => void): () => void {
  const query = sheet()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the chat takes the whole screen. */
export function useIsSheet(): boolean {
  return useSyncExternalStore(watch, read, () => false)
}
