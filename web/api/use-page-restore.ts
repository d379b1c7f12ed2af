import { useEffect, useEffectEvent } from 'react'

/** Tells when the page is shown again as it was left, by the browser's back: what was under way there is over. */
export function usePageRestore(onReturn: () => void): void {
  const tell = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  })
  useEffect(() => {
    globalThis.addEventListener('pageshow', tell)
    return () => globalThis.removeEventListener('pageshow', tell)
  }, [])
}
