import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { type Change, atStart, readFragment, writeFragment } from './assumptions.ts'

/** What the address says the figures rest on, and how to change it. A server is never told, so it draws the start. */
export function useAssumptions() {
  const isHydrated = useHydrated()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const assumptions = useMemo(() => (isHydrated ? readFragment(hash) : atStart), [isHydrated, hash])
  // The address follows a change after a while, and the next change builds on this one.
  const latest = useRef(assumptions)
  useEffect(() => {
    latest.current = assumptions
  }, [assumptions])
  const change: Change = useCallback(
    (update) => {
      latest.current = update(latest.current)
      const hash = writeFragment(latest.current)
      void navigate({ search, hash }, { replace: true, preventScrollReset: true })
    },
    [navigate, search],
  )
  return { assumptions, change }
}
