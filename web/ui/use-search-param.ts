import { useCallback } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'

/**
 * The search of the address, and how to change parts of it: null takes a part out. The page stays where it is, and
 * unless `options` say otherwise the change takes the place of the address before.
 */
export function useSearchParam() {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (changed: Record<string, string | null>, options: NavigateOptions = { replace: true }) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changed)) {
            if (value === null) after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { preventScrollReset: true, ...options },
      ),
    [setParams],
  )
  return [params, set] as const
}

/** One of `values`, as the address names it; the first one is left out of the address. */
export function useSearchChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [params, set] = useSearchParam()
  const value = values.find((one) => one === params.get(name)) ?? values[0]
  const choose = (chosen: Value) => set({ [name]: chosen === values[0] ? null : chosen })
  return [value, choose] as const
}
