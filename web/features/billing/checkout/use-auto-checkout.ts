import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

type AutoCheckout = {
  /** the person is signed in, and that is known */
  isReady: boolean
  start: () => void
}

/**
 * `/pricing?checkout=true` starts buying by itself (spec 5), once: the address forgets the wish before the browser
 * leaves, so that coming back does not start it again.
 */
export function useAutoCheckout({ isReady, start }: AutoCheckout): void {
  const [search, setSearch] = useSearchParams()
  const hasStarted = useRef(false)
  const isAsked = search.get('checkout') === 'true'
  useEffect(() => {
    if (!isReady || !isAsked || hasStarted.current) return
    hasStarted.current = true
    setSearch(withoutCheckout, { replace: true, preventScrollReset: true })
    start()
  }, [isReady, isAsked, setSearch, start])
}

function withoutCheckout(search: URLSearchParams): URLSearchParams {
  search.delete('checkout')
  return search
}
