import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { Shown } from './transactions-view.ts'

/** What is shown and which page, as the address has them; what is usual is left out of it. */
export function useSortingPlace(usual: Shown) {
  const [params, setParams] = useSearchParams()
  const show = params.get('show')
  const go = useCallback(
    (changed: Record<string, string | null>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changed)) {
            if (value === null) after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    shown: show === 'all' || show === 'unsorted' ? show : usual,
    page: Number(params.get('page')) || 1,
    choose: (next: Shown) => go({ show: next, page: null }),
    turnTo: (page: number) => go({ page: page > 1 ? String(page) : null }),
  }
}
