import { useEffect, useRef } from 'react'

/** Tells when the page is shown again as it was left, by the browser's back: what was under way there is over. */
export function usePageRestore(onReturn: () => void): void {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    const tell = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current()
    }
    globalThis.addEventListener('pageshow', tell)
    return () => globalThis.removeEventListener('pageshow', tell)
  }, [])
}
