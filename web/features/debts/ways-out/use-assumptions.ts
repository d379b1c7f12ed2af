import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { type Assumptions, atStart, readFragment, writeFragment } from './assumptions.ts'

/** What the address says the figures rest on, and how to change it. A server is never told, so it draws the start. */
export function useAssumptions() {
  const isHydrated = useHydrated()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const assumptions = useMemo(() => (isHydrated ? readFragment(hash) : atStart), [isHydrated, hash])
  const change = useCallback(
    (changed: Assumptions) =>
      void navigate({ search, hash: writeFragment(changed) }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  )
  return { assumptions, change }
}
