import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paramsOf, placeOf, type LibraryPlace } from './library-address.ts'

const KEEP_AFTER_MS = 300

/** Tab, topic and search. A change shows at once; words being typed go into the address a moment later. */
export function useLibraryPlace() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = placeOf(params)
  const place = typed === null ? kept : { ...withQuery(kept, typed) }

  const go = useCallback(
    (next: LibraryPlace) => setParams(paramsOf(next), { replace: true, preventScrollReset: true }),
    [setParams],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(changed: Partial<LibraryPlace>): void {
    clearTimeout(timer.current)
    const next = { ...place, ...changed }
    if (changed.topic !== undefined && changed.tab === undefined) next.tab = 'all'
    setTyped(null)
    go(next)
  }

  function search(query: string): void {
    setTyped(query)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      go(withQuery(kept, query))
      setTyped(null)
    }, KEEP_AFTER_MS)
  }

  return { place, change, search }
}

/** A search looks through all articles, whichever tab it was begun on. */
function withQuery(place: LibraryPlace, query: string): LibraryPlace {
  return { ...place, query, tab: query.trim() === '' ? place.tab : 'all' }
}
