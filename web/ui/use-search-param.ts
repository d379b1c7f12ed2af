import { useCallback } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'

/**
 * The search of the address, and how to change one part of it: null takes the part out. The page stays where it is, and
 * unless `options` say otherwise the change takes the place of the address before.
 */
export function useSearchParam() {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (name: string, value: string | null, options: NavigateOptions = { replace: true }) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (value === null) after.delete(name)
          else after.set(name, value)
          return after
        },
        { preventScrollReset: true, ...options },
      ),
    [setParams],
  )
  return [params, set] as const
}
