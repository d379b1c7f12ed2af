import { useEffect } from 'react'

/** Brings the term of the address into view: the list is drawn after the browser looked for it. */
export function useWantedTerm(slug: string): void {
  useEffect(() => {
    if (slug !== '') document.getElementById(slug)?.scrollIntoView({ block: 'start' })
  }, [slug])
}
